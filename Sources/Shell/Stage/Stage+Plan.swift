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
    return lines
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

/// Writes the parts of a plan in one format.
private struct PlanWriter {
  let format: PlanFormat
  let prices: Prices

  init(_ format: PlanFormat, _ prices: Prices) { (self.format, self.prices) = (format, prices) }

  private var isMarkdown: Bool { format == .markdown }

  func title(_ name: String, _ facts: [String]) -> [String] {
    let about = facts.joined(separator: " · ")
    return isMarkdown ? ["# \(escaped(name))", "", escaped(about)] : [oneLine(name), about]
  }

  func heading(_ text: String) -> [String] { isMarkdown ? ["## \(escaped(text))", ""] : [text] }

  func paragraph(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return isMarkdown ? [""] + lines.map(escaped) : lines
  }

  func day(_ number: Int, _ day: Day, bed: String) -> [String] {
    let facts: [String?] = [
      "Day \(number)", day.date?.dayText, day.title, day.city?.name, bed.isEmpty ? nil : bed,
    ]
    let note = day.note.map { paragraph($0) } ?? []
    let gap = isMarkdown && !note.isEmpty ? [""] : []
    return heading(facts.compactMap(\.self).joined(separator: " · ")) + note + gap
  }

  /// A stop with all that one needs there, its note below.
  func stop(_ stop: Stop) -> [String] {
    let facts: [String?] = [
      [stop.at?.text, stop.name].compactMap(\.self).joined(separator: " "),
      stop.minutes.map(durationText), stop.address, stop.cost.map(prices.text),
    ]
    let line = facts.compactMap(\.self).joined(separator: ", ")
    return [item(line)] + notes(stop.note)
  }

  /// One end of a booking, as the day shows it.
  func booking(_ row: BookingRow) -> [String] {
    let name = [row.time?.text, row.title.text].compactMap(\.self).joined(separator: " ")
    let facts = ([name] + row.facts.map(\.text)).filter { !$0.isEmpty }
    return [item(facts.joined(separator: ", "))] + notes(row.note)
  }

  func item(_ text: String) -> String { isMarkdown ? "- \(escaped(text))" : "- \(oneLine(text))" }

  private func notes(_ text: String?) -> [String] {
    text?.split(separator: "\n").map { "  " + (isMarkdown ? escaped(String($0)) : String($0)) }
      ?? []
  }

  /// What Markdown would take for looks stands for itself.
  private func escaped(_ text: String) -> String {
    let signs: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "#", "|"]
    return oneLine(text).reduce(into: "") { line, letter in
      if signs.contains(letter) { line.append("\\") }
      line.append(letter)
    }
  }
}
