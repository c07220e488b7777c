internal import JSON
internal import Language
internal import Session
internal import World

extension Stage {
  /// All that is known of a stop, and of its place where that was looked into.
  func lines(
    of stop: Stop, in trip: Trip, _ details: PlaceDetails? = nil
  ) -> [ReplyLine] {
    let day = trip.days.first { $0.stops.contains { $0.id == stop.id } }
    let head = ReplyLine.facts([
      Span(stop.name, .name),
      Span(day.map { "day \(trip.number(of: $0.id) ?? 0)" } ?? "idea"),
      Span(day?.date.map(DateWording.spelled) ?? "", .when),
      Span(stop.at?.text ?? "", .when),
      Span(stop.minutes.map(durationText) ?? "", .when),
      Span(stop.hours.map { "open \($0.text)" } ?? ""),
      Span(stop.cost.map(prices(of: trip).text) ?? ""),
      Span(stop.done ? "done" : ""),
    ])
    let known =
      details.map { facts($0) } ?? stop.place.map { facts(of: $0, zone: $0.timeZone ?? "") }
    let place = known ?? [ReplyLine("  no place", .quiet)]
    return layout.broken(head) + place + noteLines(stop.note, indent: 2)
  }

  func lines(of details: PlaceDetails) -> [ReplyLine] {
    [ReplyLine(details.place.name, .name)] + facts(details)
  }

  private func facts(_ details: PlaceDetails) -> [ReplyLine] {
    let zone =
      details.zone.map { zone in
        zone.borrowed.map { "\(zone.name), as in \($0)" } ?? zone.name
      } ?? ""
    return facts(of: details.place, zone: zone) + origin(of: details) + distances(details)
  }

  private func facts(of place: Place, zone: String) -> [ReplyLine] {
    let address = place.address.map { addressLines($0, in: place.country) }
    let whereabouts = address ?? [place.country ?? ""]
    let spot = [
      Span("\(degrees(place.position.latitude)), \(degrees(place.position.longitude))", .quiet),
      Span(zone, .quiet),
    ]
    // An id that is cut is none: where there is no room for it, it stands in a line of its own.
    let object = place.osm.map { [Span("OpenStreetMap \($0)", .quiet)] } ?? []
    let width = displayWidth(ReplyLine.facts(spot + object).text) + 2
    let fits = !layout.cuts || width <= layout.columns
    let lines: [ReplyLine] =
      [.facts([Span(place.kindInWords), Span(whereabouts.first ?? "")])]
      + whereabouts.dropFirst().map { ReplyLine($0) }
      + (fits ? [.facts(spot + object)] : [.facts(spot), .facts(object)])
    return lines.filter { !$0.spans.isEmpty }.flatMap {
      layout.broken($0.indented(2), hanging: 4)
    }
  }

  /// Street, town and country in a line each, where there is a street.
  private func addressLines(_ text: String, in code: String?) -> [String] {
    guard let parts = PostalAddress(reading: text, in: code), parts.road != nil else {
      return [text]
    }
    var street = PostalAddress()
    (street.road, street.houseNumber) = (parts.road, parts.houseNumber)
    var town = parts
    (town.road, town.houseNumber, town.country) = (nil, nil, nil)
    return [street.text(in: code), town.text(in: code), parts.country ?? ""].filter { !$0.isEmpty }
  }

  private func origin(of details: PlaceDetails) -> [ReplyLine] {
    let source =
      switch details.place.source {
      case .gazetteer: "from the offline places"
      case .nominatim: "from a server"
      case .typed: "typed"
      }
    let since = details.added.map { entry in
      let date = clock.local(entry.at).date
      return "in the trip since \(date.fullText), entry \(entry.number)"
    }
    let facts = ReplyLine.facts([Span(source, .quiet), Span(since ?? "", .quiet)])
    return layout.broken(facts.indented(2), hanging: 4)
  }

  /// The day's other stops, the nearest first.
  private func distances(_ details: PlaceDetails) -> [ReplyLine] {
    let nearest = details.distances.sorted { $0.kilometres < $1.kilometres }.prefix(6)
    return nearest.flatMap { other in
      let far = "\(distance(other.kilometres)) from \(other.number) \(other.name)"
      return layout.broken(ReplyLine("  \(far)", .quiet), hanging: 4)
    }
  }

  /// The same for programs, beside the place itself.
  func members(of details: PlaceDetails) -> [JSONMember] {
    [
      JSONMember("addressParts", addressParts(of: details.place)),
      JSONMember(
        "zone",
        details.zone.map {
          .object(["name": .string($0.name), "borrowedFrom": .optional($0.borrowed)])
        } ?? .null),
      JSONMember("entry", .optional(details.added?.number)),
      JSONMember(
        "distances",
        .array(
          details.distances.map {
            .object([
              "number": .integer($0.number), "name": .string($0.name),
              "kilometres": .number(($0.kilometres * 1000).rounded() / 1000),
            ])
          })),
    ]
  }

  /// `null` where only is known in which region it lies.
  private func addressParts(of place: Place) -> JSONValue {
    guard let parts = place.address.flatMap({ PostalAddress(reading: $0, in: place.country) })
    else { return .null }
    return .object([
      "road": .optional(parts.road), "houseNumber": .optional(parts.houseNumber),
      "postcode": .optional(parts.postcode), "city": .optional(parts.city),
      "state": .optional(parts.state), "country": .optional(parts.country),
    ])
  }
}

extension JSONValue {
  /// The object with these members behind its own; another value as it is.
  func adding(_ members: [JSONMember]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}

/// Degrees with five decimals, about a metre; zero has no sign.
private func degrees(_ value: Double) -> String {
  let units = Int((abs(value) * 100_000).rounded())
  let sign = value < 0 && units > 0 ? "-" : ""
  return "\(sign)\(units / 100_000).\(padded(units % 100_000, 5))"
}
