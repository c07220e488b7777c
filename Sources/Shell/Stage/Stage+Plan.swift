internal import Session

extension Stage {
  /// The plan of a trip for people to read, in lines without looks.
  func plan(of trip: Trip, as format: PlanFormat) -> [String] {
    let writer = PlanWriter(format)
    var lines = writer.title(trip.name, facts(of: trip))
    lines += [trip.about, trip.note].compactMap(\.self).flatMap(writer.paragraph)
    for (index, day) in trip.days.enumerated() {
      lines += [""] + writer.day(index + 1, day)
      lines += trip.beginnings(on: day).map { writer.item($0) }
      lines += day.stops.flatMap(writer.stop)
      if day.stops.isEmpty, trip.beginnings(on: day).isEmpty {
        lines.append(writer.item("nothing planned yet"))
      }
    }
    if !trip.ideas.isEmpty {
      lines += [""] + writer.heading("Ideas") + trip.ideas.flatMap(writer.stop)
    }
    return lines
  }

  private func facts(of trip: Trip) -> [String] {
    let goal = trip.destination.map { goal in
      [goal.name == trip.name ? nil : goal.name, goal.place?.address].compactMap(\.self)
        .joined(separator: ", ")
    }
    return [goal, trip.dates?.text, lengthText(days: trip.days.count, trip.dates)]
      .compactMap(\.self).filter { !$0.isEmpty }
  }
}

/// Writes the parts of a plan in one format.
private struct PlanWriter {
  let format: PlanFormat

  init(_ format: PlanFormat) { self.format = format }

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

  func day(_ number: Int, _ day: Day) -> [String] {
    let facts: [String?] = ["Day \(number)", day.date?.dayText, day.title, day.city?.name]
    let note = day.note.map { paragraph($0) } ?? []
    let gap = isMarkdown && !note.isEmpty ? [""] : []
    return heading(facts.compactMap(\.self).joined(separator: " · ")) + note + gap
  }

  /// A stop with all that one needs there, its note below.
  func stop(_ stop: Stop) -> [String] {
    let facts: [String?] = [
      [stop.at?.text, stop.name].compactMap(\.self).joined(separator: " "),
      stop.minutes.map(durationText), stop.address, stop.cost?.text,
    ]
    let line = facts.compactMap(\.self).joined(separator: ", ")
    let notes = stop.note?.split(separator: "\n").map { note(String($0)) } ?? []
    return [item(line)] + notes
  }

  func item(_ text: String) -> String { isMarkdown ? "- \(escaped(text))" : "- \(oneLine(text))" }

  private func note(_ text: String) -> String { "  \(isMarkdown ? escaped(text) : text)" }

  /// What Markdown would take for looks stands for itself.
  private func escaped(_ text: String) -> String {
    let signs: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "#", "|"]
    return oneLine(text).reduce(into: "") { line, letter in
      if signs.contains(letter) { line.append("\\") }
      line.append(letter)
    }
  }
}

extension Trip {
  /// What is booked that begins on a day, each in a line.
  fileprivate func beginnings(on day: Day) -> [String] {
    bookings.filter { $0.times.start.isOn(day, of: self) }.map { booking in
      let ends = [booking.from?.name, booking.to?.name].compactMap(\.self)
      let hours = [booking.times.start.time?.text, booking.times.end?.time?.text]
      return [
        hours.compactMap(\.self).joined(separator: "–"),
        "\(booking.kind.rawValue) \(booking.name)",
        ends.joined(separator: " to "), booking.place?.name ?? "", booking.reference ?? "",
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
}
