internal import JSON
internal import Session

// The objects of the state document's form, as far as replies show them.

extension Place {
  var object: JSONValue {
    .object([
      "name": .string(name), "lat": .number(position.latitude),
      "lon": .number(position.longitude), "category": .optional(category),
      "address": .optional(address), "country": .optional(country),
      "timeZone": .optional(timeZone), "osm": .optional(osm),
      "source": .string(source.rawValue),
    ])
  }
}

extension Stop {
  var object: JSONValue {
    .object([
      "id": .string("s\(id.number)"), "name": .string(name),
      "lat": position.map { .number($0.latitude) } ?? .null,
      "lon": position.map { .number($0.longitude) } ?? .null, "category": .optional(category),
      "address": .optional(address), "country": .optional(country),
      "timeZone": .optional(timeZone), "at": .optional(at?.text), "minutes": .optional(minutes),
      "note": .optional(note), "cost": cost?.object ?? .null, "done": .bool(done),
      "osm": .optional(osm), "source": .string(source.rawValue),
    ])
  }
}

extension Money {
  var object: JSONValue {
    .object(["amount": .string(amount), "currency": .string(currency.code)])
  }
}

extension Day {
  /// The day with its number, counted from 1.
  func object(number: Int) -> JSONValue {
    .object([
      "id": .string("d\(id.number)"), "number": .integer(number), "date": .optional(date?.iso),
      "title": .optional(title), "city": city?.object ?? .null, "note": .optional(note),
      "stops": .array(stops.map(\.object)),
    ])
  }
}

extension Trip {
  var object: JSONValue {
    .object([
      "id": .string("t\(id.number)"), "name": .string(name),
      "destination": destination?.object ?? .null, "start": .optional(start?.iso),
      "end": .optional(end?.iso), "style": .optional(style), "about": .optional(about),
      "note": .optional(note), "favourite": .bool(favourite),
      "days": .array(days.enumerated().map { $0.element.object(number: $0.offset + 1) }),
      "ideas": .array(ideas.map(\.object)), "budget": budget?.object ?? .null,
      "rates": textsObject(rates), "people": .optional(people),
    ])
  }
}

extension TripSummary {
  var members: [JSONMember] {
    [
      JSONMember("id", .string("t\(id.number)")), JSONMember("name", .string(name)),
      JSONMember("destination", .optional(destination)),
      JSONMember("start", .optional(start?.iso)), JSONMember("end", .optional(end?.iso)),
      JSONMember("favourite", .bool(favourite)), JSONMember("style", .optional(style)),
      JSONMember("days", .integer(days)), JSONMember("stops", .integer(stops)),
      JSONMember("ideas", .integer(ideas)),
    ]
  }
}

extension LogRow {
  var object: JSONValue {
    .object([
      "entry": .integer(entry.number), "at": .integer(entry.at),
      "today": .string(entry.today.iso), "kind": .string(entry.kind.rawValue),
      "of": .array(entry.of.map(JSONValue.integer)), "script": .optional(entry.script),
      "line": .string(entry.line), "canonical": .string(entry.canonical),
      "takenBackBy": .optional(takenBackBy),
    ])
  }
}

/// An object of texts, its keys sorted.
func textsObject(_ texts: [String: String]) -> JSONValue {
  .object(texts.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) })
}
