internal import Language
internal import Session
internal import World

extension Stage {
  /// The settings, what came before each one's value where it is not the default, and what it is for.
  ///
  /// Where these two have no room in columns of their own they share one.
  var settingLines: [ReplyLine] {
    let way = "  What says nothing more is the default; set NAME default brings it back."
    let table = settingTable
    let isWide = !table.fits(layout) && layout.columns >= 60
    let lines = isWide ? closeLines(of: table) : table.lines(in: layout)
    return lines + layout.broken(ReplyLine(way, .quiet))
  }

  /// What is said of a setting in one column; a long value, such as an address, has what is said
  /// right behind it, so that it makes no room narrow but its own.
  private func closeLines(of table: Table) -> [ReplyLine] {
    let (all, longest) = (table.rows, 12)
    var table = table
    table.columns = [2: .init(least: 24)]
    table.rows = all.map { row in
      let facts = ReplyLine.facts(row[2...].flatMap(\.line.spans))
      return row[1].width > longest ? [row[0]] : row.prefix(2) + [.init(facts)]
    }
    let name = all.map { $0[0].width }.max() ?? 0
    return zip(all, table.linesOfRows(in: layout)).flatMap { row, lines in
      guard row[1].width > longest else { return lines }
      let facts = ReplyLine.facts(row[1].line.spans + row[2...].flatMap(\.line.spans))
      let line = ReplyLine([Span(leftAligned("  \(row[0].line.text)", name + 2, gap: 2), .name)])
      return layout.broken(ReplyLine(line.spans + facts.spans), hanging: name + 4)
    }
  }

  private var settingTable: Table {
    var table = Table()
    table.columns = [3: .init(least: 24, leaves: 1)]
    for name in SettingName.allCases {
      let origin = self.origin(name) ?? .standard
      let value = origin.value ?? session.settings[name]
      let ofWindow = origin == .home ? session.settings.ofWindow[name] : nil
      let standard = ofWindow ?? name.standard
      table.rows.append([
        .init(name.rawValue, .name), .init(value ?? layout.signs.nothing("not set")),
        .init(origin.words(else: standard), .quiet), .init(name.summary, .quiet),
      ])
    }
    table.rows.append([
      .init("home", .name),
      .init(session.settings.home?.name ?? layout.signs.nothing("not set")),
      .init(homeOrigin.words(else: nil), .quiet), .init("where you live: a place, or none", .quiet),
    ])
    return table
  }

  var aliasLines: [ReplyLine] {
    guard !session.knownAliases.isEmpty else { return [ReplyLine("No aliases", .quiet)] }
    let width = session.knownAliases.keys.reduce(0) { max($0, displayWidth($1)) }
    return session.knownAliases.sorted(by: { $0.key < $1.key }).flatMap { name, line in
      let spans = [Span(leftAligned("  \(name)", width + 2), .name), Span("  = ")]
      return layout.broken(
        ReplyLine(spans + [Span(line, verbatim: true)]), hanging: min(width, 16) + 6)
    }
  }

  /// Which day of the open trip a date is, counted from 1.
  private func numberOfDay(_ date: CivilDate) -> Int? {
    guard let id = session.cursor.trip, let trip = trip(id) else { return nil }
    return trip.days.firstIndex { $0.date == date }.map { $0 + 1 }
  }

  /// What a phrase means, one line for dates, one for a time, one for a length.
  func lines(of meaning: PhraseMeaning) -> [ReplyLine] {
    var lines: [ReplyLine] = []
    if let dates = meaning.dates {
      let number = dates.first == dates.last ? numberOfDay(dates.first) : nil
      lines += layout.broken(
        .facts(
          [Span(DateWording.spelled(dates), .when)]
            + (number.map { [Span("day \($0) of the trip")] } ?? [])
            + [Span(dates.seen(from: today), .quiet)]))
    }
    if let time = meaning.time { lines.append(ReplyLine(time.text, .when)) }
    if let minutes = meaning.minutes {
      lines.append(ReplyLine(durationText(minutes), .when))
    }
    return lines
  }
}

/// The text with every newline as a blank.
func oneLine(_ text: String) -> String {
  text.split(separator: "\n").joined(separator: " ")
}
