internal import Language
internal import Session
internal import World

extension Stage {
  /// Entries, the newest last, with what took them back and what they changed.
  func lines(of log: [LogRow]) -> [ReplyLine] {
    guard !log.isEmpty else { return [ReplyLine("No entries", .quiet)] }
    let heads = log.map { ("\($0.entry.number)", time(of: $0.entry)) }
    let numbers = heads.map { displayWidth($0.0) }.max() ?? 0
    let times = heads.map { displayWidth($0.1) }.max() ?? 0
    let trips = columnOfTrips(log, numbers + times + 6)
    let facts = log.map(facts)
    let lines = log.map {
      layout.cut(shortCommands(oneLine($0.entry.canonical), layout.signs), most)
    }
    let start = 2 + numbers + 2 + times + 2
    let indent = start + (trips.first?.first.map(displayWidth) ?? 0)
    let widest = zip(lines, facts).map { $1.isEmpty ? 0 : displayWidth($0) }.max() ?? 0
    let width = layout.cuts ? min(widest, (layout.columns - indent) * 2 / 3) : widest
    return log.indices.flatMap { index in
      let head = [
        Span("  \(rightAligned(heads[index].0, numbers))  "), Span(heads[index].1, .when),
        Span(String(repeating: " ", count: times - displayWidth(heads[index].1) + 2)),
        Span(trips[index].first ?? "", .name),
      ]
      let rows = rows(head, lines[index], facts[index], indent: indent, width: width)
      return adding(trips[index].dropFirst(), at: start, to: rows)
    }
  }

  /// The rest of a trip's name in its column, below the row where nothing else stands there.
  private func adding(
    _ names: ArraySlice<String>, at start: Int, to rows: [ReplyLine]
  ) -> [ReplyLine] {
    guard !names.isEmpty else { return rows }
    let blanks = String(repeating: " ", count: start)
    var rows = rows
    for (index, name) in zip(1..., names) {
      let head = [Span(blanks), Span(name, .name)]
      let column = start + displayWidth(name)
      if index < rows.count, var first = rows[index].spans.first,
        first.text.prefix(column) == String(repeating: " ", count: column)
      {
        first.text.removeFirst(column)
        rows[index] = ReplyLine(head + [first] + rows[index].spans.dropFirst())
      } else {
        rows.insert(ReplyLine(head).trimmed, at: min(index, rows.count))
      }
    }
    return rows
  }

  /// A line and what it changed, beside it where both fit in a row, else below.
  private func rows(
    _ head: [Span], _ line: String, _ facts: String, indent: Int, width: Int
  ) -> [ReplyLine] {
    let line = Span(line, verbatim: true)
    let facts = Span(facts, .quiet)
    let blanks = Span(String(repeating: " ", count: max(2, width - displayWidth(line.text) + 2)))
    let row = ReplyLine(head + [line] + (facts.text.isEmpty ? [] : [blanks, facts]))
    guard layout.cuts, displayWidth(row.text) > layout.columns else { return [row] }
    let room = layout.columns - 24  // a range of dates has room
    let hanging = min(indent, room)
    if indent > room, !(head.last?.text.isEmpty ?? true) {
      // The trip has what is left of the row, and the line stands below.
      let rest = [line, Span(facts.text.isEmpty ? "" : "  "), facts].filter { !$0.text.isEmpty }
      return [ReplyLine(head).trimmed]
        + layout.broken(ReplyLine(rest).indented(7), hanging: 7 + 2)
    }
    let below = ReplyLine([Span(String(repeating: " ", count: hanging)), facts])
    return layout.broken(ReplyLine(head + [line]), hanging: hanging)
      + (facts.text.isEmpty ? [] : layout.broken(below, hanging: hanging))
  }

  /// How much is shown of a line; some hold whole scripts.
  private var most: Int { layout.cuts ? max(240, 3 * layout.columns) : Int.max }

  /// The trip of each row, where they are about more than one.
  private func columnOfTrips(_ log: [LogRow], _ start: Int) -> [[String]] {
    guard Set(log.flatMap(\.trips)).count > 1 else { return log.map { _ in [] } }
    let column = min(20, layout.columns / 4)
    let isNarrow = start + column + 2 > layout.columns - 24
    let most = isNarrow ? layout.columns - start : column
    let names = log.map { row in
      let name = ReplyLine(listed(row.trips))
      return (layout.cuts ? name.inColumn(most, omission: layout.signs.omission) : [name])
        .map(\.text)
    }
    let width = names.joined().map { displayWidth($0) }.max() ?? 0
    return names.map { lines in lines.map { leftAligned($0, width, gap: isNarrow ? 0 : 2) } }
  }

  /// `10:05` today, `20 Nov 10:05` this year, else with the year.
  private func time(of entry: Entry) -> String {
    let (date, time) = clock.local(entry.at)
    if date == today { return time }
    return date.year == today.year ? "\(date.shortText) \(time)" : "\(date.iso) \(time)"
  }

  /// Of a script with more changes than this all are told: its line is too long to be searched.
  private static let fewChanges = 20

  /// What the line does not say by itself.
  private func facts(of row: LogRow) -> String {
    let line = row.changes.count <= Stage.fewChanges ? folded(row.entry.canonical) : ""
    let changes = row.changes.filter { change in
      guard let name = change.subject.name else { return true }
      return line.isEmpty || !line.contains(folded(name))
    }
    let told = [EntryChange.Kind.added, .removed, .moved, .changed].compactMap { kind in
      let names = changes.filter { $0.kind == kind }.map(\.subject.text)
      return names.isEmpty ? nil : kind.sign + listed(names)
    }
    let takenBack = row.takenBackBy.map { ["taken back by \($0)"] } ?? []
    return (takenBack + told).joined(separator: " · ")
  }
}

extension EntryChange.Subject {
  fileprivate var name: String? {
    switch self {
    case .name(let name): name
    case .day, .dates: nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .name(let name): name
    case .day(let date): date?.dayText ?? "a day"
    case .dates: "dates"
    }
  }
}

extension EntryChange.Kind {
  /// What stands before the names: `+ Lello`, `− Lello`, or nothing where they stayed.
  fileprivate var sign: String {
    switch self {
    case .added: "+ "
    case .removed: "− "
    case .moved, .changed: ""
    }
  }
}
