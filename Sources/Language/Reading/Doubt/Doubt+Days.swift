internal import Session

extension Doubt {
  /// What would be added with a verb that a word in the name makes another: `take lunch off
  /// tuesday`, `put dinner back`.
  func takenAway(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    guard owner.type == .subject, let verb = chart.context.token(reading.lead.lowerBound),
      let particles = particles[verb.folded],
      let word = name.dropFirst().first(where: {
        particles.contains(chart.context.tokens[$0].folded)
      })
    else { return nil }
    let words = word..<word + 1
    return doubt(.swallowed(chart.context.raw(words)), chart.context.bytes(words), [quoted(name)])
  }

  /// `sunscreen | to the packing list and the hats`: things of a list, and no name.
  func ofList(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    guard owner.type == .subject else { return nil }
    let context = chart.context
    let begin = name.dropFirst().first { index in
      guard ["to", "on", "onto", "in"].contains(context.tokens[index].folded) else { return false }
      let noun = ["the", "my", "our"].contains { context.matches([$0], at: index + 1) } ? 2 : 1
      // What only ends so is read as the list's anyway.
      return listsOfThings.contains {
        context.matches($0, at: index + noun) && index + noun + $0.count < name.upperBound
      }
    }
    return begin.map { begin in
      let words = begin..<name.upperBound
      return doubt(
        .swallowed(context.raw(words)), context.bytes(words), [quoted(name)])
    }
  }

  /// A time in the name, or words that lead to a day or an hour which it does not have: `lunch every
  /// | tuesday`, `lunch from 12 | to day 2`, `bus 11:30, flight | 14:05`.
  func dangling(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    let context = chart.context
    let found = name.dropFirst().first { index in
      let isLast = index + 1 == name.upperBound
      if ["every", "each"].contains(context.tokens[index].folded) { return isLast }
      if context.matches([":"], at: index), context.token(index + 1)?.kind == .number {
        return context.tokens[index - 1].kind == .number
      }
      return ["from", "between"].contains(context.tokens[index].folded)
        && context.token(index + 1)?.kind == .number
    }
    guard owner.type == .subject, let found else { return nil }
    let words = found..<name.upperBound
    return doubt(.swallowed(context.raw(words)), context.bytes(words), [quoted(name)])
  }

  /// A number at the end that looks like a day or an hour and is none: `coffee to d2`, `coffee at
  /// 25`.
  func misspelt(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    let context = chart.context
    if let number = numberBehindActivity(owner, name) { return number }
    guard owner.type == .subject, let lead = name.dropFirst().last(where: { leadsToWhen($0) }),
      lead + 1 < name.upperBound, context.endOfGlued(from: lead + 1) == name.upperBound,
      let number = context.token(name.upperBound - 1), number.kind == .number
    else { return nil }
    let words = lead..<name.upperBound
    let day = context.line(
      replacing: context.bytes(lead + 1..<name.upperBound), with: "day \(number.text)")
    let mayBeDay =
      name.upperBound > lead + 2 && Int(number.text).map { $0 <= context.dayCount } == true
    return doubt(
      .swallowed(context.raw(words)), context.bytes(words),
      (mayBeDay ? [day] : []) + [quoted(name)])
  }

  /// `coffee 4`, `lunch 20.4`: a day or an hour, where all else is a plain activity.
  private func numberBehindActivity(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    let context = chart.context
    let second = name.lowerBound + 1
    guard owner.type == .subject, second < name.upperBound,
      PlainActivities.begin(context.text(name.lowerBound..<second)),
      context.endOfGlued(from: second) == name.upperBound,
      context.token(name.upperBound - 1)?.kind == .number
    else { return nil }
    let words = context.raw(second..<name.upperBound)
    let bytes = context.bytes(second..<name.upperBound)
    let tries = meanings(ofNumber: second..<name.upperBound).map {
      context.line(replacing: bytes, with: $0)
    }
    return doubt(.swallowed(words), bytes, tries + [quoted(name)])
  }

  /// The day and the hour that a number may be, in words.
  private func meanings(ofNumber tokens: Range<Int>) -> [String] {
    let isAlone = tokens.count == 1
    guard let number = chart.context.token(tokens.upperBound - 1).flatMap({ Int($0.text) }),
      isAlone || chart.context.tokens[tokens.lowerBound].kind == .word
    else { return [] }
    let day = (1...max(1, chart.context.dayCount)).contains(number) ? ["on day \(number)"] : []
    return day + (isAlone && number < 24 ? ["at \(number)"] : [])
  }

  private func leadsToWhen(_ index: Int) -> Bool {
    ["to", "on", "at", "by", "around", "until", "till", "til"].contains(
      chart.context.tokens[index].folded)
  }

  /// A day in the middle of the name of what is to be planned: `brunch tuesday 14`.
  func spokenDay(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    guard owner.type == .subject else { return nil }
    let context = chart.context
    var start = name.lowerBound
    while start < name.upperBound, context.tokens[start].says("the") { start += 1 }
    for index in name where index > start {
      let isOther = reading.fills[.day] != nil
      guard let end = end(ofDayAt: index, in: name) else { continue }
      let bytes = context.bytes(index..<end)
      let mended = context.line(replacing: bytes, with: "on \(context.raw(index..<end))")
      return doubt(
        .swallowed(context.raw(index..<end)), bytes, (isOther ? [] : [mended]) + [quoted(name)])
    }
    return nil
  }

  /// Behind a weekday, a date, `day 2` or `every day`; no abbreviation behind an article (`in the
  /// sun`), no day that is only told from another (`next`).
  private func end(ofDayAt index: Int, in name: Range<Int>) -> Int? {
    let context = chart.context
    let each = [chart.spans(.eachDay, at: index).map(\.end).max(), endOfEveryWeekday(at: index)]
      .compactMap { $0 }.max()
    let isShort = context.tokens[index].text.utf8.count < 4
    let isNamed = isShort && context.token(index - 1)?.says("the") == true
    // Beside another day it is one only where a range begins: `lunch from monday to friday`.
    guard reading.fills[.day] == nil || context.token(index - 1)?.says("from") == true else {
      return each.flatMap { $0 <= name.upperBound ? $0 : nil }
    }
    let days = chart.spans(.day(bareNumber: false), at: index).filter { span in
      switch span.value {
      case .day(.on), .day(.either), .day(.number), .fault: !isNamed
      default: false
      }
    }
    return (days.map(\.end) + [each].compactMap { $0 }).filter { $0 <= name.upperBound }.max()
  }
}

extension Doubt {
  /// `every tuesday` is no day, nor a part of a name.
  private func endOfEveryWeekday(at index: Int) -> Int? {
    let isEvery = ["every", "each"].contains { chart.context.matches([$0], at: index) }
    guard isEvery, let next = chart.context.token(index + 1) else { return nil }
    let isWeekday = next.dateWords?.contains { word in
      if case .weekday = word { true } else { false }
    }
    return isWeekday == true ? index + 2 : nil
  }
}

/// Words that make something else of a verb, wherever they stand behind it.
private let particles: [String: Set<String>] = [
  "take": ["off", "out", "away", "from"], "put": ["back", "off", "away", "down"],
]

extension LineReader {
  /// The best reading of a line where nothing in its names is in doubt.
  func soundReading(of line: String) -> Reading? {
    guard let readings = readings(of: line), let best = readings.best, best.missing == nil,
      best.fills.fault == nil, best.frame.build(best.fills) != nil,
      Doubt(reading: best, chart: readings.chart, reader: self).finding == nil
    else { return nil }
    return best
  }
}

private let listsOfThings = [
  ["packing", "list"], ["todo", "list"], ["to", "-", "do", "list"], ["to", "do", "list"],
  ["todos"], ["checklist"],
]
