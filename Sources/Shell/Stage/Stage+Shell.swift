internal import Language
internal import Session
internal import World

extension Stage {
  var settingLines: [ReplyLine] {
    var table = Table()
    for name in SettingName.allCases {
      table.rows.append([
        .init(name.rawValue, .name),
        .init(session.settings[name] ?? "–"),
        .init(name.summary, .quiet),
      ])
    }
    table.rows.append([
      .init("home", .name), .init(session.settings.home?.name ?? "–"),
      .init("where you live: a place, or none", .quiet),
    ])
    return table.lines().map(layout.fitted)
  }

  var aliasLines: [ReplyLine] {
    guard !session.aliases.isEmpty else { return [ReplyLine("No aliases", .quiet)] }
    var table = Table()
    for (name, line) in session.aliases.sorted(by: { $0.key < $1.key }) {
      table.rows.append([.init(name, .name), .init("= \(line)")])
    }
    return table.lines().map(layout.fitted)
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
      lines.append(
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
