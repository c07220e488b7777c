internal import Session
internal import World

extension Stage {
  /// A day with its stops.
  func lines(of day: Day, in trip: Trip, _ columns: StopColumns? = nil) -> [ReplyLine] {
    rows(
      of: day.stops, below: dayHead(day, in: trip) + noteLines(day.note, indent: 2), columns,
      distances: columns == nil, beside: rows(ofBookingsOn: day, trip), prices: prices(of: trip))
  }

  /// `Day 2 · Tue 20 Apr · arrival · Lisbon · nothing planned`.
  func dayHead(_ day: Day, in trip: Trip) -> [ReplyLine] {
    let head = KeptRows.Head(
      number: trip.number(of: day.id) ?? 0, date: day.date, title: day.title, city: day.city,
      bed: bed(on: day, in: trip), isEmpty: day.stops.isEmpty && !trip.hasBookings(on: day),
      layout: layout)
    return kept?.lines(of: head, day.id) { plain(lines(of: head)) } ?? lines(of: head)
  }

  private func lines(of head: KeptRows.Head) -> [ReplyLine] {
    layout.broken(
      .facts([
        Span("Day \(head.number)", .name), Span(head.date?.dayText ?? "", .when),
        Span(head.title ?? ""),
        Span(head.city.map { $0.place == nil ? "\($0.name), no place" : $0.name } ?? ""),
        Span(head.bed), Span(head.isEmpty ? "nothing planned" : "", .quiet),
      ]))
  }

  /// Lines that are kept, with their text beside them; at a terminal they are broken and in colours.
  func plain(_ lines: [ReplyLine]) -> [ReplyLine] {
    layout.breaks ? lines : lines.map { $0.keptPlain(layout.signs) }
  }

  /// A line a day, with its first stops; those give way first, then title and city.
  func dayRows(of trip: Trip) -> [ReplyLine] {
    var table = Table()
    table.columns = [3: .init(least: 8, leaves: 2), 5: .init(least: 12, leaves: 1)]
    for (index, day) in trip.days.enumerated() {
      let isSelected = session.cursor.day == day.id
      table.rows.append([
        .init(isSelected && layout.signs.areDrawn ? "›" : "", .attention),
        .init("day \(index + 1)", .name),
        .init(day.date?.dayText ?? "", .when),
        .init(heading(of: day, isSelected)),
        .init(count(of: day, in: trip), .quiet),
        .init(firstThings(of: day, in: trip).prefix(3).joined(separator: ", "), .quiet),
      ])
    }
    return table.lines(in: layout)
  }

  /// How many stops; where there is none, how much is booked.
  private func count(of day: Day, in trip: Trip) -> String {
    guard day.stops.isEmpty else { return counted(day.stops.count, "stop") }
    let booked = DayCourse(of: day, in: trip).booked.count
    return booked == 0 ? layout.signs.nothing("no stops") : counted(booked, "booking")
  }

  private func firstThings(of day: Day, in trip: Trip) -> [String] {
    day.stops.isEmpty
      ? DayCourse(of: day, in: trip).booked.map(\.booking.name)
      : day.stops.map(\.name)
  }

  /// Title and city, and in words whether it is the selected day.
  private func heading(of day: Day, _ isSelected: Bool) -> String {
    let selected = isSelected && !layout.signs.areDrawn ? "selected" : nil
    return [selected, day.title, day.city?.name].compactMap(\.self).joined(separator: ", ")
  }

  func ideaLines(of trip: Trip) -> [ReplyLine] {
    guard !trip.ideas.isEmpty else { return [ReplyLine("Ideas · none yet", .quiet)] }
    return [ReplyLine("Ideas", .name)] + rows(of: trip.ideas, prices: prices(of: trip))
  }
}
