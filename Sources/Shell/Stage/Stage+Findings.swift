internal import JSON
internal import Language
internal import Session
internal import World

extension Stage {
  /// What `check` found, the errors first.
  func lines(of found: FoundFindings, in trip: Trip) -> [ReplyLine] {
    var lines = found.rule.map { head(of: $0, in: trip) } ?? head(of: found, in: trip)
    for severity in Finding.Severity.allCases {
      let rows = found.findings.enumerated().filter { $1.severity == severity }
      guard !rows.isEmpty else { continue }
      lines.append(ReplyLine(severity.heading, severity == .hint ? .quiet : .attention))
      for (index, finding) in rows { lines += row(of: finding, number: index + 1, in: trip) }
    }
    return lines + explanation(of: found, in: trip)
  }

  /// `Porto · 1 error · 2 warnings`.
  private func head(of found: FoundFindings, in trip: Trip) -> [ReplyLine] {
    let counts = Finding.Severity.allCases.map { severity in
      (severity, found.findings.count { $0.severity == severity })
    }.filter { $1 > 0 }.map { Span(counted($1, $0.rawValue)) }
    return layout.broken(
      .facts(
        [Span(trip.name, .name), Span(found.day.map { "day \($0)" } ?? "", .name)]
          + (counts.isEmpty ? [Span("check finds nothing wrong")] : counts)))
  }

  /// `long-day · hint · off`, and what it is about.
  private func head(of rule: CheckRule, in trip: Trip) -> [ReplyLine] {
    let isOff = trip.silenced.contains(rule.rawValue)
    return layout.broken(
      .facts([
        Span(rule.rawValue, .name, verbatim: true), Span(rule.severity.rawValue),
        Span(isOff ? "off" : "", .attention),
      ]))
      + layout.broken(ReplyLine("  " + rule.explanation))
  }

  /// The finding, and below it what can be typed about it.
  private func row(of finding: Finding, number: Int, in trip: Trip) -> [ReplyLine] {
    let day = finding.seen.day.flatMap(trip.number).map { "day \($0)" } ?? "trip"
    let first = ReplyLine(
      [Span(rightAligned(String(number), 3) + "  "), Span(day, .name), Span(": ", .quiet)]
        + spans(of: finding.message))
    let fix =
      finding.fix.map { "fix \(number): \($0.canonicalLine)" }
      ?? finding.toComplete.map { "to complete: \($0.text)" }
    let second = ReplyLine.facts([
      Span(finding.rule.rawValue, .quiet, verbatim: true), Span(fix ?? "", .quiet),
    ]).indented(5)
    return layout.broken(first, hanging: 5) + layout.broken(second, hanging: 7)
  }

  /// What is off, and what can be done with the list.
  private func explanation(of found: FoundFindings, in trip: Trip) -> [ReplyLine] {
    if let rule = found.rule {
      let isOff = trip.silenced.contains(rule.rawValue)
      let line = Intent.check(.silence(rule.rawValue, !isOff)).canonicalLine
      return (found.findings.isEmpty ? [ReplyLine("  It finds nothing here.", .quiet)] : [])
        + layout.broken(
          ReplyLine(
            "  \(line): \(isOff ? "it counts again" : "it is passed over in this trip")", .quiet))
    }
    var lines: [ReplyLine] = []
    if !trip.silenced.isEmpty {
      lines += layout.broken(
        ReplyLine("  off in this trip: \(trip.silenced.joined(separator: ", "))", .quiet))
    }
    guard !found.findings.isEmpty else { return lines }
    let isFixed = found.findings.contains { $0.fix != nil }
    return lines
      + layout.broken(
        ReplyLine(
          "  \(isFixed ? "fix N does what is said there, " : "")check RULE explains a rule, "
            + "check RULE off passes it over", .quiet))
  }

  /// One quiet line where a trip is opened.
  func errorLine(_ count: Int, _ message: FindingMessage) -> ReplyLine {
    let head = count == 1 ? "  check: a new error: " : "  check: \(count) new errors: "
    let text = head + spans(of: message).map(\.text).joined()
    return ReplyLine(layout.cuts ? layout.begun(text, layout.columns) : text, .quiet)
  }

  private func spans(of message: FindingMessage) -> [Span] {
    message.parts.map { part in
      switch part {
      case .words(let words): Span(words)
      case .name(let name): Span(layout.cut(oneLine(name), 200), .name, verbatim: true)
      case .day(let number): Span("day \(number)", .name)
      case .date(let date): Span(date.fullText, .when)
      case .time(let time): Span(time.text, .when)
      case .length(let minutes): Span(spelledLength(minutes), .when)
      case .kilometres(let length): Span(distance(length))
      case .amount(let money): Span(money.text)
      }
    }
  }

  /// The rules by what they tell.
  func ruleLines(silenced: [String]) -> [ReplyLine] {
    Finding.Severity.allCases.flatMap { severity -> [ReplyLine] in
      var table = Table()
      table.columns = [1: .init(least: 16)]
      table.rows = CheckRule.allCases.filter { $0.severity == severity }.map { rule in
        let off = silenced.contains(rule.rawValue) ? "off: " : ""
        return [.init(rule.rawValue, .name), .init(off + rule.explanation)]
      }
      return [ReplyLine(severity.heading, severity == .hint ? .quiet : .attention)]
        + table.lines(in: layout)
    }
  }
}

extension Stage {
  /// What `check` found, for programs.
  func data(of found: FoundFindings, in trip: Trip) -> KeyValuePairs<String, JSONValue> {
    ["findings": .array(found.findings.map { object(of: $0, in: trip) })]
  }

  private func object(of finding: Finding, in trip: Trip) -> JSONValue {
    let stop = finding.seen.stop.flatMap { trip.slot(of: $0) }.map { $0.index + 1 }
    let booking = finding.seen.booking.flatMap { id in
      trip.bookings.firstIndex { $0.id == id }.map { $0 + 1 }
    }
    return .object([
      "rule": .string(finding.rule.rawValue), "severity": .string(finding.severity.rawValue),
      "day": .optional(finding.seen.day.flatMap(trip.number)), "stop": .optional(stop),
      "booking": .optional(booking),
      "message": .string(spans(of: finding.whole).map(\.text).joined()),
      "fix": .optional(finding.fix?.canonicalLine),
    ])
  }

  func ruleData(silenced: [String]) -> JSONValue {
    .object([
      "rules": .array(
        CheckRule.allCases.map { rule in
          .object([
            "rule": .string(rule.rawValue), "severity": .string(rule.severity.rawValue),
            "explanation": .string(rule.explanation),
            "off": .bool(silenced.contains(rule.rawValue)),
          ])
        })
    ])
  }
}

extension Finding.Severity {
  fileprivate var heading: String {
    switch self {
    case .error: "Errors"
    case .warning: "Warnings"
    case .hint: "Hints"
    }
  }
}
