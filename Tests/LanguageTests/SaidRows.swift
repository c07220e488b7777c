import JSON
import Language
import Session
import TestSupport

/// Lines with the commands that they mean, as rows that `data/learn_frames.py` learns from.
struct SaidRow {
  let set: String
  let line: String
  /// A line said before, which is said in the talk already.
  let first: String?
  /// The commands that mean the same; empty where nothing is to be done, `?` where it must be asked.
  let wanted: String
  /// Commands that are as good.
  var also: [String] = []
  let talk: Talk

  /// Units, the canonical commands of it and what was so before.
  func json() throws -> JSONValue {
    let reader = LineReader(talk.window.scene, names: StopNameMemory())
    let units = reader.units(of: line).map { unit in
      JSONValue.object([
        "sign": .string(unit.sign), "values": .array(unit.values.map(JSONValue.string)),
        "text": .string(unit.text), "cap": .bool(unit.isCapitalised),
      ])
    }
    let commands = wanted.split(separator: ";;").map { String($0.drop { $0 == " " }) }
    let trip = talk.window.session.cursor.trip.flatMap { id in
      talk.window.library.trips.first { $0.id == id }
    }
    return .object([
      "set": .string(set), "say": .string(line), "do": .string(wanted),
      "first": first.map(JSONValue.string) ?? .null,
      "verb": .string(reader.verb(of: commands.first ?? "")?.rawValue ?? ""),
      "steps": .array(try steps(commands.filter { !$0.isEmpty })),
      "units": .array(units),
      "budget": .integer(Int64(trip?.budget.flatMap { Int($0.minorUnits) / 100 } ?? 0)),
      "people": .array(trip?.companions.map { .string($0.name) } ?? []),
      "children": .integer(Int64(trip?.unnamedChildren ?? 0)),
      "days": .array(trip?.days.map { .string($0.date?.iso ?? "") } ?? []),
      "stops": .array(trip.map(stops) ?? []),
    ])
  }

  /// What is carried out of commands, as canonical lines; behind `!` what only shows something, behind `?`
  /// what comes to nothing.
  private func steps(_ commands: [String]) throws -> [JSONValue] {
    var working = talk
    return try commands.map { command in
      try working.say(command)
      return switch working.last {
      case .done(let intent): .string(intent.canonicalLine)
      case .shown(_, let intent): .string("!" + intent.canonicalLine)
      case .nothing, .effect, .no: .string("?" + command)
      }
    }
  }

  /// The stops of a trip: where each stands, its name, its hour and its length.
  private func stops(of trip: Trip) -> [JSONValue] {
    let days = trip.days.enumerated().flatMap { day, told in
      told.stops.enumerated().map { ("\(day + 1).\($0 + 1)", $1) }
    }
    let all = days + trip.ideas.enumerated().map { ("idea \($0 + 1)", $1) }
    return all.map { place, stop in
      .array([
        .string(place), .string(stop.name), .string(stop.at?.text ?? ""),
        .integer(Int64(stop.minutes ?? 0)),
      ])
    }
  }
}

extension SaidRow {
  /// The lines of the tables that lean on none before: the commands of those others stand for all of their lines.
  static func ofCases() throws -> [SaidRow] {
    try SaidCase.all.compactMap { said -> SaidRow? in
      guard let wanted = said.wanted.first, !["?", "~"].contains(wanted),
        let line = said.lines.last,
        said.lines.count == 1
      else { return nil }
      return SaidRow(
        set: "cases", line: line, first: nil, wanted: wanted == "-" ? "" : wanted,
        also: Array(said.wanted.dropFirst()), talk: try said.scene.talk())
    }
  }
}

extension PairsOfLines {
  /// The rows of a file of pairs.
  static func rows(_ file: String) throws -> [SaidRow] {
    let start = try nearby()
    return try Repository.read(Repository.path("Tests/Conversations/\(file).jsonl"))
      .split(separator: "\n").compactMap { row in
        let pair = try JSONValue(parsing: Array(row.utf8))
        guard let line = pair["say"]?.stringValue, let wanted = pair["do"]?.stringValue else {
          return nil
        }
        let first = pair["first"]?.stringValue
        var talk = start
        if let first { try talk.say(first) }
        let also = pair["also"]?.arrayValue?.compactMap(\.stringValue) ?? []
        return SaidRow(
          set: file, line: line, first: first, wanted: wanted, also: also, talk: talk)
      }
  }

  /// The session of the pairs, where the towns around are known.
  private static func nearby() throws -> Talk {
    var talk = Talk(besides: towns)
    for line in try Repository.read(Repository.path("Tests/Conversations/pairs.trip"))
      .split(separator: "\n")
    {
      try talk.say(String(line))
    }
    return talk
  }

  private static let towns: [SmallGazetteer.Row] =
    [
      SmallGazetteer.Row(
        "Lisbon Portela Airport", 38.7813, -9.1359, .airport, category: "airport",
        address: "Lisbon, Portugal", country: "PT", zone: "Europe/Lisbon", rank: 300, own: ["LIS"])
    ].compactMap(\.self)
    + [
      ("Braga", 41.55, -8.42), ("Guimarães", 41.44, -8.29), ("Aveiro", 40.64, -8.65),
      ("Coimbra", 40.21, -8.42), ("Matosinhos", 41.18, -8.70), ("Viana do Castelo", 41.69, -8.83),
      ("Amarante", 41.27, -8.08), ("Espinho", 41.01, -8.64),
    ].compactMap { name, latitude, longitude in
      SmallGazetteer.Row(
        name, latitude, longitude, .city, category: "city", address: "Portugal", country: "PT",
        rank: 250)
    }
}

extension Trip {
  /// So many children travel of whom no name is known.
  fileprivate var unnamedChildren: Int {
    max(0, (children ?? 0) - companions.count { $0.kind == .child })
  }
}
