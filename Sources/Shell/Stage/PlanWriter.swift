internal import Language
internal import Session

/// Writes the parts of a plan in one format.
struct PlanWriter {
  let format: PlanFormat
  let prices: Prices

  init(_ format: PlanFormat, _ prices: Prices) { (self.format, self.prices) = (format, prices) }

  private var isMarkdown: Bool { format == .markdown }

  func title(_ name: String, _ facts: [String]) -> [String] {
    let about = facts.joined(separator: " · ")
    return switch format {
    case .markdown: ["# \(escaped(name))", "", escaped(about)]
    case .page: [tagged("h1", name), tagged("p", about)]
    case .text, .calendar, .gpx, .kml, .table: [oneLine(name), about]
    }
  }

  func heading(_ text: String) -> [String] {
    switch format {
    case .markdown: ["## \(escaped(text))", ""]
    case .page: [tagged("h2", text)]
    case .text, .calendar, .gpx, .kml, .table: [text]
    }
  }

  func paragraph(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if format == .page { return lines.filter { !$0.isEmpty }.map { tagged("p", $0) } }
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
      stop.minutes.map(durationText), stop.address,
      stop.cost.map { prices.text($0, paidBy: stop.paidBy) },
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

  func item(_ text: String) -> String {
    if format == .page { return tagged("li", text) }
    return isMarkdown ? "- \(escaped(text))" : "- \(oneLine(text))"
  }

  private func notes(_ text: String?) -> [String] {
    let lines = text?.split(separator: "\n").map(String.init) ?? []
    if format == .page { return lines.map { tagged("li", $0, class: "note") } }
    return lines.map { "  " + (isMarkdown ? escaped($0) : $0) }
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
