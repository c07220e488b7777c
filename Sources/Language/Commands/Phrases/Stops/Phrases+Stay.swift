internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let duration: SlotSpec = .needs(.duration, .duration, "DURATION", ask: "How long?")
private let minutes: SlotSpec = .needs(.number, .integer, "MINUTES", ask: "")

/// A bare number is so many minutes; a small one may be hours as well.
@Sendable private func lasting(_ fills: Fills) -> Intent? {
  guard let stop = fills.stop(), let count = fills.integer(), count > 0 else { return nil }
  let minutes = Intent.stay(stop, minutes: count)
  return count > 12 ? minutes : .either([.stay(stop, minutes: count * 60), minutes])
}

@Sendable private func stayed(_ fills: Fills) -> Intent? {
  fills.stop().map { .stay($0, minutes: fills.integer(.duration)) }
}

extension Frame {
  /// How people say how long a stop takes.
  static let stayPhrases: [Frame] = [
    Frame(["stay"], [.needs(.stop, .stop, "STOP", ask: ""), minutes], in: .inTrip, build: lasting),
    Frame(
      [""],
      [
        known,
        .needs(
          .duration, .duration,
          after: [
            "is now",
            "(takes|lasts|needs|takes us|will take|should take|gets|is|for)"
              + " (about|around|roughly|at least|up to|)",
          ], "DURATION", ask: ""), .takes(.filter, .choice(["long"]), "long"),
      ], in: .inTrip, build: stayed),
    Frame(
      ["(need|want|plan|allow|leave|spend|reserve|stay|have|budget) (about|around|roughly|)"],
      [
        duration,
        .needs(.stop, .knownStop, after: ["for", "at", "in", "on", "with"], "STOP", ask: ""),
      ], in: .inTrip, build: stayed),
    Frame(
      [""],
      [
        duration,
        .needs(
          .stop, .knownStop, after: ["(is enough|are enough|is plenty|will do|) for", "at", "in"],
          "STOP", ask: ""),
      ], in: .inTrip, build: stayed),
    Frame(
      ["(give|make|stay|spend|allow|stay at|stay in|be at)"],
      [
        known,
        .needs(
          .duration, .duration, after: ["(for|last|take|) (about|around|)"], "DURATION", ask: ""),
        .takes(.filter, .choice(["long"]), "long"),
      ], in: .inTrip, build: stayed),
    Frame(
      [
        "(stay|spend|be) (there|here|) (for|) (about|around|)",
        "(it'll|it will|that'll|that will|it should|that should|it's going to|it can|it might)"
          + " (take|last|be|need) (us|me|) (about|around|roughly|)",
      ], [duration], in: .stopMentioned
    ) { fills in
      // No stop takes whole days: these are days of the trip.
      guard let minutes = fills.integer(.duration), minutes % 1440 != 0 else { return nil }
      return .stay(.mentioned, minutes: minutes)
    },
  ]
}
