internal import Session

/// A name is not longer than this many tokens unless it is quoted; what bounds the search.
private let longestName = 48

extension Chart {
  /// A quoted text, or words up to any of the next tokens that are neither quoted nor a semicolon.
  func bareText(at index: Int) -> [(end: Int, text: String, quoted: Bool)] {
    guard let token = context.token(index), !token.says(";") else { return [] }
    if token.kind == .quoted {
      return [(index + 1, oneLine(token.text), true)]
    }
    guard !Fillers.signs.contains(token.folded), !token.says("=") else { return [] }
    var found: [(end: Int, text: String, quoted: Bool)] = []
    var end = index + 1
    while end <= context.tokens.count, end - index <= longestName {
      if !endsInSign(end) { found.append((end, context.text(index..<end), false)) }
      guard let next = context.token(end), next.kind != .quoted, !next.says(";") else { break }
      end += 1
    }
    return found
  }

  /// Whether the token before is a sign that ends a part of a line or the sentence; a point glued to
  /// a short word may belong to its name (`St.`, `D.C.`).
  private func endsInSign(_ end: Int) -> Bool {
    let token = context.tokens[end - 1]
    guard token.kind == .sign, Fillers.signs.contains(token.folded) else { return false }
    if token.folded == "," || !token.isGlued { return true }
    guard end == context.tokens.count, end > 1 else { return false }
    return token.folded != "." || context.tokens[end - 2].text.count > 3
  }

  func names(at index: Int) -> [Span] {
    bareText(at: index).map { end, text, quoted in
      Span(
        end: end, value: .text(text, quoted: quoted),
        score: quoted ? Score.known : (end - index) * Score.bare)
    }
  }

  func trips(at index: Int) -> [Span] {
    if let number = wholeNumber(at: index) {
      return [Span(end: index + 1, value: .trip(.listed(number)), score: Score.known)]
    }
    return ordinalTrips(at: index)
      + bareText(at: index).map { end, text, quoted in
        Span(
          end: end, value: .trip(.named(text)),
          score: quoted ? Score.known : (end - index) * Score.bare)
      }
  }

  /// All that follows; a single quoted text without its quotes, newlines and all.
  ///
  /// A sign that stands between the command and its text is no part of it, nor one that ends the
  /// sentence behind a quoted text.
  func text(at index: Int, orNone: Bool) -> [Span] {
    // Of `Foss3` the `3` is no text behind a `Foss`.
    guard !isInWord(index) else { return [] }
    let end = context.tokens.count
    if orNone, end == index + 1, context.tokens[index].says("none") {
      return [Span(end: end, value: .cleared, score: Score.known)]
    }
    let start = isSignBeforeText(index) ? index + 1 : index
    let quoted = context.tokens[start].kind == .quoted && isOnlySigns(start + 1..<end)
    let score = quoted ? Score.known : (end - index) * Score.rest
    let words = quoted ? start..<start + 1 : start..<courtesy(behind: start)
    return [Span(end: end, value: .text(context.text(words), quoted: quoted), score: score)]
  }

  private func isInWord(_ index: Int) -> Bool {
    index > 0 && context.tokens[index].isGlued && context.tokens[index - 1].kind == .word
      && [.word, .number].contains(context.tokens[index].kind)
  }

  /// Where the words end that are said and a `please` begins that closes the line.
  private func courtesy(behind start: Int) -> Int {
    let end = context.tokens.count
    let words = context.tokens[..<end].lastIndex { !Fillers.signs.contains($0.folded) }
    guard let last = words, last > start,
      ["please", "pls", "plz"].contains(context.tokens[last].folded)
    else { return end }
    return context.tokens[last - 1].says(",") && last - 1 > start ? last - 1 : last
  }

  /// `name day 2 = X`, `name day 2: X`; a sign that is glued to what follows begins that.
  private func isSignBeforeText(_ index: Int) -> Bool {
    guard let next = context.token(index + 1), !next.isGlued else { return false }
    return ["=", ":"].contains(context.tokens[index].text)
  }

  private func isOnlySigns(_ range: Range<Int>) -> Bool {
    range.allSatisfy { Fillers.signs.contains(context.tokens[$0].folded) }
  }

  func rawLine(at index: Int) -> [Span] {
    let end = context.tokens.count
    let first = context.tokens[index]
    let raw =
      end == index + 1 && first.kind == .quoted
      ? context.raw(index..<end) : context.text(index..<end)
    return [
      Span(end: end, value: .text(raw, quoted: false), score: (end - index) * Score.rest)
    ]
  }

  func words(at index: Int) -> [Span] {
    guard let token = context.token(index) else { return [] }
    let end = token.kind == .quoted ? index + 1 : context.endOfGlued(from: index, before: "=")
    return [
      Span(end: end, value: .text(context.text(index..<end), quoted: false), score: Score.bare)
    ]
  }

  func choices(_ choices: ChoiceWords, at index: Int) -> [Span] {
    let first = context.tokens[index].folded.utf8.first
    guard !choices.rulesOut(first) else { return [] }
    return zip(choices.words, choices.patterns).compactMap { choice, pattern in
      guard pattern.first == first, context.matches(pattern.tokens, at: index) else { return nil }
      return Span(
        end: index + pattern.tokens.count, value: .text(choice, quoted: false),
        score: pattern.tokens.count * Score.known)
    }
  }

  func cleared(at index: Int) -> [Span] {
    guard context.tokens[index].says("none") else { return [] }
    return [Span(end: index + 1, value: .cleared, score: Score.known)]
  }

  func settings(at index: Int) -> [Span] {
    let end = context.endOfGlued(from: index)
    let text = folded(context.text(index..<end)).replacingBlanks(with: "-")
    let value: SlotValue =
      SettingName(rawValue: text).map(SlotValue.setting)
      ?? .fault(.unknownSetting(context.text(index..<end)))
    return [Span(end: end, value: value, score: Score.known)]
  }

  /// What a setting is set to: all that follows.
  func values(at index: Int) -> [Span] { text(at: index, orNone: false) }

  func files(at index: Int) -> [Span] {
    // `save 3-7`: no name begins within a word.
    guard index == 0 || !context.tokens[index].isGlued else { return [] }
    let end = context.endOfGlued(from: index)
    let isQuoted = context.tokens[index].kind == .quoted
    return [
      Span(end: end, value: .text(context.text(index..<end), quoted: isQuoted), score: Score.known)
    ]
  }

  /// `NAME=VALUE` as often as it stands there.
  func assignments(at index: Int) -> [Span] {
    var values: [String: String] = [:]
    var at = index
    while let token = context.token(at), token.kind == .word,
      let sign = context.token(at + 1), sign.says("="), sign.isGlued, context.token(at + 2) != nil
    {
      let end = context.endOfGlued(from: at + 2)
      values[token.text] = context.text(at + 2..<end)
      at = end
    }
    guard at > index else { return [] }
    return [Span(end: at, value: .values(values), score: (at - index) * Score.known)]
  }
}

extension ChartContext {
  /// The line's own text, quotes and all.
  func raw(_ range: Range<Int>) -> String {
    let bytes = bytes(range)
    return String(decoding: Array(line.utf8)[bytes], as: UTF8.self)
  }

  /// The token after the run of glued ones, or the one with this sign.
  func endOfGlued(from index: Int, before sign: String) -> Int {
    var end = index + 1
    while let token = token(end), token.isGlued, token.kind != .quoted, !token.says(sign) {
      end += 1
    }
    return end
  }
}

/// The text with every newline made a blank: what names are.
func oneLine(_ text: String) -> String {
  // Most have none, which their bytes tell.
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  return String(text.map { $0.isNewline ? " " : $0 })
}

extension String {
  fileprivate func replacingBlanks(with character: Character) -> String {
    String(map { $0 == " " ? character : $0 })
  }
}
