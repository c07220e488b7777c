extension Condition {
  /// What `check` finds where it is to find nothing, or no error.
  func findings(_ trip: CheckedTrip, _ errorsOnly: Bool) -> String? {
    let found = errorsOnly ? trip.errors : trip.findings
    guard !found.isEmpty else { return nil }
    let told = found.prefix(5).map { finding in
      let day = finding.seen.day.flatMap(trip.trip.number).map { "day \($0): " } ?? ""
      return "\(day)\(finding.message.text) (\(finding.rule.rawValue))"
    }
    let noun = errorsOnly ? "error" : "finding"
    return "check has \(found.count) \(noun)\(found.count == 1 ? "" : "s"): "
      + told.joined(separator: "; ") + (found.count > 5 ? "; and more" : "")
  }
}
