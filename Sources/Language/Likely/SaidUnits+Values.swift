internal import Session

/// Numbers, hours, lengths and amounts, codes and who travels.
extension SaidUnits {
  /// A number, and the hours that it may be.
  func number(at index: Int) -> Found? {
    let token = context.tokens[index]
    let number =
      token.kind == .number
      ? (text: token.text, end: index + 1)
      : NumberWords.cardinal(in: context.tokens, from: index).map {
        (text: String($0.value), end: $0.tokens.upperBound)
      }
    guard let number else { return nil }
    let hours = spans.chart.spans(.time, at: index).filter { $0.end == number.end }.map(\.value)
    return ("<number>", number.end, [number.text] + hours.flatMap(hours(of:)))
  }

  func hours(of value: SlotValue) -> [String] {
    switch value {
    case .time(let time): [time.text]
    case .dial(let time, let other): [time.text, other.text]
    default: []
    }
  }

  func time(at index: Int) -> Found? {
    let number = number(at: index)
    var best: Found?
    for span in spans.spans(.time, at: index, before: context.tokens.count)
      + spans.chart.spans(.clearTime, at: index).map({
        RoleSpan(end: $0.end, value: $0.value, points: 0)
      })
    where span.end > best?.end ?? index && span.end != number?.end {
      if case .hours(let time, let minutes) = span.value {
        let end = ClockTime(minutes: (time.minutes + minutes) % 1440)
        best = (
          "<hours>", span.end,
          ["\(time.text) for \(minutes)m", "\(time.text) - \(end?.text ?? time.text)"]
        )
      } else {
        let found = hours(of: span.value)
        if !found.isEmpty { best = ("<time>", span.end, found) }
      }
    }
    return best ?? dotted(at: index)
  }

  /// `19.15`, which is no price.
  func dotted(at index: Int) -> Found? {
    let tokens = context.tokens
    guard tokens[index].kind == .number, index + 2 < tokens.count, tokens[index + 1].says("."),
      tokens[index + 1].isGlued, tokens[index + 2].isGlued, tokens[index + 2].text.utf8.count == 2,
      let hour = Int(tokens[index].text), let minute = Int(tokens[index + 2].text),
      let time = ClockTime(hour: hour, minute: minute)
    else { return nil }
    return ("<time>", index + 3, [time.text, "\(hour).\(tokens[index + 2].text)"])
  }

  func length(at index: Int) -> Found? {
    var best: Found?
    for span in spans.spans(.slot(.duration), at: index, before: context.tokens.count)
    where span.end > best?.end ?? index {
      guard case .integer(let minutes) = span.value else { continue }
      best = ("<length>", span.end, ["\(minutes)m"])
    }
    for span in spans.chart.spans(.dayCount, at: index) where span.end > best?.end ?? index {
      guard case .integer(let days) = span.value else { continue }
      best = ("<days>", span.end, [String(days)])
    }
    return best
  }

  func amount(at index: Int) -> Found? {
    var best: Found?
    for span in spans.chart.spans(.amount, at: index) where span.end > best?.end ?? index {
      guard case .amount(let amount) = span.value, amount.currency != nil else { continue }
      best = ("<amount>", span.end, [amount.canonical])
    }
    return best
  }

  /// `14C`, `K9PLM2`, `RC-904`: letters and digits that stand together.
  func code(at index: Int) -> Found? {
    var end = index + 1
    while end < context.tokens.count, context.tokens[end].isGlued,
      [.word, .number].contains(context.tokens[end].kind)
        || context.tokens[end].says("-") && context.token(end + 1)?.isGlued == true
    {
      end += 1
    }
    let text = context.text(index..<end)
    guard end > index + 1, text.contains(where: \.isNumber), text.contains(where: \.isLetter)
    else { return nil }
    return ("<code>", end, [text])
  }

  func person(at index: Int) -> Found? {
    let token = context.tokens[index]
    guard token.kind == .word,
      let name = context.trip?.companions.map(\.name).first(where: { folded($0) == token.folded })
    else { return nil }
    return ("<person>", index + 1, [name])
  }
}
