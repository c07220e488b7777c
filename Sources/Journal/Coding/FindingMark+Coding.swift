internal import JSON
internal import Session

extension ListedFindings: Coded {
  var json: JSONValue {
    .object(["trip": trip.json, "marks": marks.json, "withFix": withFix.json])
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(trip: try json.field("trip"), marks: try json.field("marks"))
    // Not in the cursors of the first versions.
    if json["withFix"] != nil { withFix = try json.field("withFix") }
  }
}

extension FindingMark: Coded {
  var json: JSONValue {
    .object([
      "rule": .string(rule), "day": day.json, "stop": stop.json, "booking": booking.json,
      "task": task.json,
    ])
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(
      rule: try json.field("rule"), day: try json.field("day"), stop: try json.field("stop"),
      booking: try json.field("booking"), task: try json.field("task"))
  }
}
