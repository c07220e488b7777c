internal import Session

extension Frame {
  /// Orders to move the trip that some say for later, others for earlier.
  static let openShiftPhrases: [Frame] = [
    Frame(
      ["(move|shift) (trip|everything|it all|whole thing|all of it) (forward|forwards|up)"],
      [.needs(.number, .dayCount, after: ["", "by"], "N days", ask: "")], in: .inTrip
    ) { fills in
      // Some say it for later, others for earlier.
      fills.integer().map { .either([.shiftTrip(.byDays($0)), .shiftTrip(.byDays(-$0))]) }
    }
  ]
}
