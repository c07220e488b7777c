internal import Session

extension Signatures {
  static let longer =
    resized([.extend: 26, .add: 20, .spend: 8, .allow: 8], 1, "to at for in with")
    + resized(
      [.be: 4, .set: 8, .spend: 8, .allow: 8, .last: 8], 1, "at for in with",
      ["longer", "more", "extra"])

  static let shorter =
    resized([.shorten: 26, .remove: 20], -1, "off from of")
    + resized([.be: 4, .set: 8, .spend: 8, .last: 8], -1, "at for in with", ["shorter", "less"])

  /// It takes so much more or less time.
  private static func resized(
    _ speaks: [WordClass: Int], _ sign: Int, _ markers: String, _ words: [String] = []
  ) -> [Signature] {
    let length: Role = .needs(.duration, .slot(.duration), "by for")
    let roles: [Role] =
      words.isEmpty ? [length] : [length, .needs(.policy, .slot(.choice(words)), "")]
    @Sendable func change(_ fills: Fills, _ stop: StopReference) -> Intent? {
      guard let minutes = fills.integer(.duration), minutes % 1440 != 0 else { return nil }
      return .shiftStop(stop, .length(minutes: sign * minutes))
    }
    let traits: Signature.Traits = words.isEmpty ? [] : .actless
    return [
      Signature(
        .stay, speaks, [.needs(.stop, .oneStop, markers)] + roles, in: .inTrip, traits,
        taking: [.more]
      ) { fills in fills.stop().flatMap { change(fills, $0) } },
      Signature(
        .stay, speaks.merging([.pronoun: 0]) { $1 }, roles, in: .stopMentioned, traits,
        taking: [.more]
      ) { fills in change(fills, .mentioned) },
    ]
  }
}
