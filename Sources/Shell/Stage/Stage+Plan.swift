internal import Session

extension Stage {
  /// The plan of a trip for people to read, in lines without looks.
  func plan(of trip: Trip, as format: PlanFormat) -> [String] {
    let writer = PlanWriter(format, prices(of: trip))
    var lines = writer.title(trip.name, facts(of: trip))
    lines += [trip.about, trip.note].compactMap(\.self).flatMap(writer.paragraph)
    for (index, day) in trip.days.enumerated() {
      let items = items(of: day, trip, writer)
      lines += [""] + writer.day(index + 1, day, bed: bed(on: day, in: trip))
      lines += items.isEmpty ? [writer.item("nothing planned yet")] : items
    }
    let outside = trip.bookingsOutside
    if !outside.isEmpty {
      lines += [""] + writer.heading("Booked on other days")
      lines += outside.map { writer.item(onOtherDays($0.booking)) }
    }
    if !trip.ideas.isEmpty {
      lines += [""] + writer.heading("Ideas") + trip.ideas.flatMap(writer.stop)
    }
    return format == .page ? PlanWriter.page(called: trip.name, lines) : lines
  }

  /// The stops of a day, with what is booked among them as the day goes.
  private func items(of day: Day, _ trip: Trip, _ writer: PlanWriter) -> [String] {
    var waiting = rows(ofBookingsOn: day, trip)[...]
    let stops = day.stops.enumerated().flatMap { index, stop in
      let ahead = waiting.prefix { $0.index <= index }
      waiting = waiting.dropFirst(ahead.count)
      return ahead.flatMap(writer.booking) + writer.stop(stop)
    }
    return stops + waiting.flatMap(writer.booking)
  }

  private func onOtherDays(_ booking: Booking) -> String {
    let when = [day(booking.times.start), hours(of: booking)].filter { !$0.isEmpty }
    return "\(booking.titleOfWay.text), \(booking.kind.rawValue), \(when.joined(separator: " "))"
  }

  private func facts(of trip: Trip) -> [String] {
    let goal = trip.destination.map { goal in
      [goal.name == trip.name ? nil : goal.name, goal.place?.address].compactMap(\.self)
        .joined(separator: ", ")
    }
    return [goal, trip.dates?.text, lengthText(days: trip.days.count)]
      .compactMap(\.self).filter { !$0.isEmpty }
  }
}
