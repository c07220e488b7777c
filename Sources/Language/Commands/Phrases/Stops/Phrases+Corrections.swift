internal import Session

private let instead: SlotSpec = .needs(
  .filter, .choice(["instead", "rather"]), "instead", ask: "")
/// Words with which something is said anew.
private let anew = [
  "(make|change|set|move|put) (it|that) (to|)",
  "(meant|"
    + (TakingBack.clear + TakingBack.vague).map { $0.joined(separator: " ") }
    .joined(separator: "|") + ")",
]

extension Frame {
  /// What was said last, said better: day, time or length of the stop last mentioned.
  static let correctionPhrases: [Frame] = [
    Frame(
      anew,
      [
        .takes(.day, .day(bareNumber: false), after: ["", "on"], "DAY"),
        .takes(.time, .clock, "TIME"),
        .takes(.time, .time, after: ["at", "around", "in the"], "TIME"),
        .takes(.duration, .duration, after: ["", "for"], "DURATION"),
        .takes(.filter, .choice(["instead", "rather", "long"]), "instead"),
      ], in: .stopMentioned, correcting: true, build: Signatures.corrected),
    Frame(
      [""],
      [
        .takes(.day, .day(bareNumber: false), after: ["", "on"], "DAY"),
        .takes(.time, .clock, "TIME"),
        .takes(.time, .time, after: ["at", "around", "in the"], "TIME"), instead,
      ], in: .stopMentioned, correcting: true, build: Signatures.corrected),
    Frame(
      anew, [.needs(.number, .integer, "N", ask: "")], in: .stopMentioned, correcting: true,
      build: Signatures.correctedByNumber),
    Frame(
      [""],
      [
        .takes(.time, .clock, after: ["at", "around"], "TIME"),
        .takes(.duration, .duration, after: ["for"], "DURATION"),
      ], in: .stopMentioned, correcting: true, build: Signatures.corrected),
  ]
}
