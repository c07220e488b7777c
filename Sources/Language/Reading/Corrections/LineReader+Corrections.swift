internal import Session

extension LineReader {
  /// Reads a line behind others that came to nothing: the first of them was refused or asked about,
  /// the rest put it right in vain.
  ///
  /// A correction says that line anew with what it says better. Where it says nothing of it, it is
  /// read as if it stood alone: then it speaks of something older, which is for the caller to ask.
  package func read(_ line: String, correcting open: [String]) -> ReadResult {
    let alone = read(line)
    guard !open.isEmpty, let words = correction(line), alone.mayCorrect(words) else {
      return alone
    }
    guard
      let anew = saidAnew(open, words, line, unless: alone) ?? saidAnewOpenly(open, line)
    else { return alone }
    // `note 9.9 bread`, `move it to day 2`: what there is not is not what "it" is.
    guard let scene, words.context.speaksOfIt, alone.trial(in: scene) == .changes,
      anew.trial(in: scene) == .fails
    else { return anew }
    return alone
  }

  /// The line that came to nothing and what puts it right, read as one: `move lunch to day 9` and
  /// `no, friday at 11`.
  private func saidAnewOpenly(_ open: [String], _ line: String) -> ReadResult? {
    guard scene != nil, let first = open.first else { return nil }
    let whole = ([first] + (open.dropFirst() + [line]).map(better))
      .joined(separator: ", no, ")
    guard let expanded = try? ExpandedLine(whole, aliases: session.knownAliases),
      let tokens = try? Lexer.tokens(of: expanded.text),
      let read = openly(tokens, of: expanded, typed: whole),
      case .understood(var utterance) = read
    else { return nil }
    utterance.saysAnew = true
    return .understood(utterance).said(as: line)
  }

  /// The line that came to nothing with these words in it; `nil` where they say nothing of it.
  ///
  /// What is a command by itself (`move it to day 2`) is never the text of a note.
  private func saidAnew(
    _ open: [String], _ words: Chart, _ line: String, unless alone: ReadResult
  ) -> ReadResult? {
    guard var partial = partial(open) else { return nil }
    let before = partial
    guard
      let found = correct(
        &partial, words,
        of: { !alone.isUnderstood || before.spec($0)?.type.isVerbatim != true }),
      partial.fills.fault == nil, let intent = partial.intent
    else { return nil }
    let earlier = open.joined(separator: " ") + " "
    let whole = earlier + line
    var utterance = Utterance(
      line: whole, intent: intent,
      spans: found.tokens.mapValues { words.context.bytes($0).shifted(by: earlier.utf8.count) },
      whole: 0..<whole.utf8.count)
    utterance.saysAnew = true
    return .understood(utterance)
  }

  /// What a correction says, without the words that only tell that it is one.
  private func better(_ line: String) -> String {
    if let said = saidBetter(line) { return said }
    guard let tokens = try? Lexer.tokens(of: line), tokens.count > 1, tokens[0].says("no") else {
      return line
    }
    return String(decoding: Array(line.utf8)[tokens[1].bytes.lowerBound...], as: UTF8.self)
  }

  /// The line that came to nothing, as one command with all that was put right since; `nil` where it
  /// was none, or where its words are in doubt.
  func partial(_ open: [String]) -> PartialCommand? {
    guard let first = open.first,
      let line = try? ExpandedLine(first, aliases: session.knownAliases).text,
      let readings = readings(of: line), let best = readings.best,
      Doubt(reading: best, chart: readings.chart, reader: self).finding == nil
    else { return nil }
    var partial = PartialCommand(best)
    for line in open.dropFirst() {
      guard let words = correction(line), correct(&partial, words) != nil else { return nil }
    }
    return partial
  }

  /// Takes the words over in the shape of the command that explains them best.
  ///
  /// Only such slots are said anew.
  func correct(
    _ partial: inout PartialCommand, _ words: Chart, of isMeant: (Slot) -> Bool = { _ in true }
  ) -> Reading? {
    var best: (Reading, PartialCommand)?
    for shape in partial.shapes {
      guard let found = AnswerSearch(words, shape, asked: nil).onlyCorrection(of: isMeant),
        found.score > best?.0.score ?? 0
      else { continue }
      best = (found, shape)
    }
    guard let (found, shape) = best else { return nil }
    partial = shape
    partial.take(found)
    return found
  }

  /// The words of a correction without those that only say that it is one.
  func correction(_ line: String) -> Chart? {
    guard var tokens = try? Lexer.tokens(of: line) else { return nil }
    while let last = tokens.last, endsOfCorrections.contains(where: { last.says($0) }) {
      tokens.removeLast()
    }
    return tokens.isEmpty ? nil : Chart(context(line, tokens))
  }
}

private let endsOfCorrections = ["instead", "rather", "please", "then", "."]

extension ReadResult {
  /// Whether it could put another line right: it is no command of its own, but for the choice of a
  /// day (`no, day 3`).
  fileprivate func mayCorrect(_ chart: Chart) -> Bool {
    let words = chart.context
    let takesBack = words.endOfCorrection(beforeVerbatim: false) != nil
    switch self {
    case .understood(let utterance):
      if case .selectDay = utterance.intent { return takesBack }
      // `actually make it saturday`
      return utterance.isCorrection || words.setsAnew || takesBack && words.speaksOfIt
    case .incomplete(let question) where question.offered == nil: return false
    case .nothing: return false
    // An offer is about something older.
    case .refused, .incomplete:
      // `no thursday`
      let isDay = chart.spans(.day(bareNumber: false), at: 1).contains {
        $0.end == words.tokens.count
      }
      return takesBack && (!words.isNoOrder || isDay)
    }
  }
}

extension ChartContext {
  /// Whether it says "it" or "that" of what was spoken of before.
  fileprivate var speaksOfIt: Bool {
    tokens.contains { Lexicon.resumptive.contains($0.spoken) }
  }
}
