internal import Session

/// Lines about lines: what one would do, and what must be so.
extension LineReader {
  /// `what would LINE do`, `what if I LINE`, `dry run LINE`, `LINE --dry-run`; `nil` where it is none of
  /// these, or no command begins there.
  func trial(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    if let inner = lineBeforeOption(tokens, in: expanded.text) {
      return tried(inner, tokens, of: expanded, typed: line)
    }
    let words = tokens.map(\.folded)
    guard let lead = trialLeads.first(where: { words.starts(with: $0) }) else { return nil }
    var end = tokens.count
    while end > lead.count, ["?", ".", "!"].contains(words[end - 1]) { end -= 1 }
    if let tail = trialTails.first(where: {
      words[lead.count..<end].reversed().starts(with: $0.reversed())
    }) {
      end -= tail.count
    }
    guard end > lead.count else { return nil }
    let first = tokens[lead.count]
    let isLine =
      first.kind == .quoted && end == lead.count + 1
      || CommandTable.firstWords.contains(first.folded) || session.knownAliases[first.text] != nil
    guard isLine else { return nil }
    let context = context(expanded.text, tokens)
    let inner = first.kind == .quoted ? first.text : context.raw(lead.count..<end)
    return tried(inner, tokens, of: expanded, typed: line)
  }

  private func tried(
    _ inner: String, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    let whole = expanded.typed(wholeBytes(tokens))
    var utterance = Utterance(line: line, intent: .tryOut(inner), spans: [:], whole: whole)
    utterance.isExact = true
    utterance.isCanonical = true
    return .understood(utterance)
  }

  /// What stands before the option `--dry-run` at the end; `nil` where it does not stand there, or
  /// within quotes.
  private func lineBeforeOption(_ tokens: [Token], in text: String) -> String? {
    guard let first = tokens.first, let last = tokens.last, last.kind != .quoted else { return nil }
    let said = Array(text.utf8)[first.bytes.lowerBound..<last.bytes.upperBound]
    let option = Array(" --dry-run".utf8)
    guard said.count > option.count, said.suffix(option.count).elementsEqual(option) else {
      return nil
    }
    let inner = String(decoding: said.dropLast(option.count), as: UTF8.self)
    return inner.allSatisfy(\.isWhitespace) ? nil : inner
  }

  /// `assert` with what must be so; `nil` where it is not that command.
  func assertion(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard tokens.count > 1, tokens[0].says("assert") else { return nil }
    let context = context(expanded.text, tokens)
    let whole = expanded.typed(context.bytes(0..<tokens.count))
    guard let fact = AssertedWords(Chart(context)).fact else {
      let about = expanded.typed(context.bytes(1..<tokens.count))
      return .refused(
        Diagnostic(
          kind: "assert", message: "nothing that can be asked of a trip", bytes: about,
          tries: ConditionFault.forms.map { "assert \($0)" }))
    }
    var utterance = Utterance(
      line: line, intent: .assert(Condition(fact)), spans: [:], whole: whole)
    utterance.isExact = true
    utterance.isCanonical = true
    return .understood(utterance)
  }
}

private let trialLeads = [
  "what would happen if i", "what would happen if we", "what would happen if",
  "what happens if i", "what happens if we", "what happens if", "what if i", "what if we",
  "what would", "dry run",
].map { $0.split(separator: " ").map(String.init) }

private let trialTails = ["do", "change", "happen"].map { [$0] }
