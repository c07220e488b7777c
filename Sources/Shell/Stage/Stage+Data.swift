internal import JSON
internal import Journal
internal import Session

extension Stage {
  /// What a view shows, for programs.
  func data(of view: View) -> JSONValue {
    switch view {
    case .tripHead(let id): with(id) { ["trip": .object(TripSummary($0).members)] }
    case .trip(let id): with(id) { ["trip": $0.stateObject] }
    case .pastTrip(let trip): .object(["trip": trip.stateObject])
    case .day(let id, let day):
      with(id) { ["day": object(of: day, in: $0)] }
        .adding(trip(id).map { bookings(of: $0, on: day) } ?? [])
    case .days(let id):
      with(id) { trip in ["days": .array(trip.days.map { object(of: $0.id, in: trip) })] }
    case .calendar(let id): with(id) { dates($0.dates) }
    case .ideas(let id):
      with(id) { ["ideas": .array(shown(of: $0.ideas).map(\.stateObject))] }
        .adding(trip(id).map { omissions(of: $0.ideas) } ?? [])
    case .bookings(let id, let kind): with(id) { ["bookings": bookings(of: $0, kind)] }
    case .nights(let id, let day): with(id) { ["nights": nights(of: $0, day)] }
    case .trips(let trips): .object(["trips": .array(numbered(trips.map(\.members)))])
    case .results(let first, let count): results(from: first, count: count)
    case .stop(let id, let stop): with(id) { ["stop": object(of: stop, in: $0)] }
    case .place(let details):
      .object(["place": details.place.stateObject]).adding(members(of: details))
    case .stopDetails(let id, let stop, let details):
      with(id) { trip in ["stop": object(of: stop, in: trip)] }.adding(members(of: details))
    case .map(let map): data(of: map)
    case .found(let found): .object(["found": .array(found.map(object))])
    case .log(let rows): .object(["entries": .array(rows.map(\.object))])
    case .lists(let id, let list, let open): with(id) { listMembers(of: $0, list, open: open) }
    case .costs(let report): data(of: report)
    case .settlement(let report): data(of: report)
    case .settings: settingsData
    case .aliases: .object(["aliases": texts(session.knownAliases)])
    case .meaning(let meaning): object(of: meaning)
    case .findings(let found): with(found.trip) { data(of: found, in: $0) }
    case .rules(let silenced): ruleData(silenced: silenced)
    case .outlook(let outlook): data(of: outlook)
    }
  }

  /// An object of texts, its keys sorted.
  private func texts(_ texts: [String: String]) -> JSONValue {
    .object(texts.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) })
  }

  private func with(
    _ id: TripID, _ members: (Trip) -> KeyValuePairs<String, JSONValue>
  ) -> JSONValue {
    trip(id).map { .object(members($0)) } ?? .null
  }

  private func object(of id: DayID, in trip: Trip) -> JSONValue {
    guard let day = trip.day(id), let number = trip.number(of: id) else { return .null }
    var part = day
    part.stops = shown(of: day.stops)
    return part.stateObject(number: number).adding(omissions(of: day.stops))
  }

  /// A change of a long list shows the stops around it, as the text does; who looks sees all.
  private func shown(of stops: [Stop]) -> [Stop] { Array(stops[rowsShown(of: stops)]) }

  /// How many stops are left out before and after those that are shown, where some are.
  private func omissions(of stops: [Stop]) -> [JSONMember] {
    let shown = rowsShown(of: stops)
    guard shown.count < stops.count else { return [] }
    return [
      JSONMember("stopsBefore", .integer(shown.lowerBound)),
      JSONMember("stopsAfter", .integer(stops.count - shown.upperBound)),
    ]
  }

  private func dates(_ dates: DateRange?) -> KeyValuePairs<String, JSONValue> {
    ["start": .optional(dates?.first.iso), "end": .optional(dates?.last.iso)]
  }

  private func numbered(_ rows: [[JSONMember]]) -> [JSONValue] {
    rows.enumerated().map { index, members in
      .object([JSONMember("number", .integer(index + 1))] + members)
    }
  }

  private func results(from first: Int, count: Int) -> JSONValue {
    let places = session.cursor.results
    let rows = places.indices.filter { $0 >= first && $0 - first < count }
    func list(_ rows: [Int]) -> JSONValue {
      .array(rows.map { .object(["number": .integer($0 + 1), "place": places[$0].stateObject]) })
    }
    let exact = session.cursor.exactResults
    return .object([
      "results": list(rows.filter { $0 < exact }), "similar": list(rows.filter { $0 >= exact }),
      "more": .bool(session.cursor.hasMoreResults),
    ])
  }

  private func object(of id: StopID, in trip: Trip) -> JSONValue {
    guard let stop = trip.stop(id), let slot = trip.slot(of: id) else { return .null }
    let day: Int? =
      switch slot.list {
      case .day(let day): trip.number(of: day)
      case .ideas: nil
      }
    return .object([
      "day": .optional(day), "number": .integer(slot.index + 1), "stop": stop.stateObject,
    ])
  }

  private func object(of found: Found) -> JSONValue {
    .object([
      "trip": .string(found.trip.name), "day": .optional(found.day),
      "date": .optional(found.date?.iso), "stop": found.stop?.stateObject ?? .null,
    ])
  }

  private var settingsData: JSONValue {
    let members =
      SettingName.allCases.map { JSONMember($0.rawValue, .optional(value(of: $0))) }
      + [JSONMember("home", session.settings.home?.stateObject ?? .null)]
    let origins =
      SettingName.allCases.map { name in
        JSONMember(
          name.rawValue,
          .object([
            "from": .string((origin(name) ?? .standard).word),
            "default": .optional(name.standard),
          ]))
      } + [
        JSONMember("home", .object(["from": .string(homeOrigin.word), "default": .null]))
      ]
    return .object(["settings": .object(members), "origins": .object(origins)])
  }

  /// The value that holds in this run.
  private func value(of name: SettingName) -> String? {
    origin(name)?.value ?? session.settings[name]
  }

  private func object(of meaning: PhraseMeaning) -> JSONValue {
    .object([
      "start": .optional(meaning.dates?.first.iso), "end": .optional(meaning.dates?.last.iso),
      "time": .optional(meaning.time?.text), "minutes": .optional(meaning.minutes),
    ])
  }
}
