internal import JSON
internal import Session

/// A day with its position in the trip, counted from 1.
struct NumberedDay: FormedObject {
  let number: Int
  let day: Day

  func list(in form: inout some ObjectForm & ~Copyable) { day.list(number: number, in: &form) }
}

extension Day: Coded, FormedObject {
  func list(in form: inout some ObjectForm & ~Copyable) { list(number: nil, in: &form) }

  /// The number is left out where it is not part of a trip.
  fileprivate func list(number: Int?, in form: inout some ObjectForm & ~Copyable) {
    form.add("id", id)
    if let number { form.add("number", number) }
    form.add("date", date)
    form.add("title", title)
    form.add("city", city)
    form.add("note", note)
    form.add("stops", stops)
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(id: try json.field("id"), date: try json.field("date"))
    title = try json.field("title")
    city = try json.field("city")
    note = try json.field("note")
    stops = try json.field("stops")
  }
}
