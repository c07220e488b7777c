internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")

extension Frame {
  static let costPhrases: [Frame] = [
    Frame(
      ["", "(tickets|ticket|entry|entrance|admission|price|cost) (for|of|to)"],
      [
        known,
        .needs(
          .amount, .amount,
          after: [
            "(tickets|ticket|entry|)"
              + " (costs|cost|was|is|are|were|will be|will cost|is gonna cost|is going to cost|would cost|comes to|came to|sets|set)"
              + " (me|us|) (back|) (about|around|)", ":",
          ], "AMOUNT", ask: ""),
      ], in: .inTrip
    ) { fills in fills.stop().map { .cost($0, fills.amount) } },
    Frame(
      ["(paid|pay|spent|spend|paying|)"],
      [
        .needs(.amount, .amount, "AMOUNT", ask: "How much?"),
        .needs(.stop, .knownStop, after: ["for", "on", "at"], "STOP", ask: "For what?"),
      ], in: .inTrip
    ) { fills in fills.stop().map { .cost($0, fills.amount) } },
    Frame(
      ["(put|set|mark|note|log|record|have|write)"],
      [
        known,
        .needs(.amount, .amount, after: ["down as", "(down|in|) (at|for|as)"], "AMOUNT", ask: ""),
      ], in: .inTrip
    ) { fills in
      // A mere number is rather an hour.
      guard let stop = fills.stop(), fills.amount?.currency != nil else { return nil }
      return .cost(stop, fills.amount)
    },
  ]
}
