internal import Session

/// Lines with semicolons.
extension LineReader {
  /// A line of one or more parts.
  func whole(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    if let signed = signed(tokens, of: expanded, typed: line) { return signed }
    if let either = ofWhichMoney(tokens, of: expanded, typed: line) { return either }
    if let both = toldThenAsked(tokens, of: expanded, typed: line) { return both }
    if let told = toldWithHours(tokens, of: expanded, typed: line) { return told }
    if let told = told(withoutTalk(tokens), of: expanded, typed: line) { return told }
    let parts = LineParts(tokens, of: expanded.text)
    if parts.isSingle { return inOnePart(tokens, of: expanded, typed: line) }
    // `…; check-in 14:00; 98 a night`: what is told of one booking.
    if let booked = booked(tokens, of: expanded, typed: line), booked.isUnderstood { return booked }
    guard let apart = several(parts, of: expanded, typed: line) else {
      let one = asOne(tokens, parts, expanded, line)
      guard case .refused = one, !hasMisspeltPart(parts) else { return one }
      return weighed(one, tokens, of: expanded, typed: line)
    }
    if case .refused = apart {
      return weighed(apart, tokens, of: expanded, typed: line)
    }
    // `picnic on thursday; dinner at 9`: what has no verb goes on with what stands before it.
    let goesOn = parts.ranges.dropFirst().contains {
      !beginsCommand(parts.text($0)) && DialogueAct.of(parts.text($0)) != .retract
    }
    guard goesOn, let open = openly(tokens, of: expanded, typed: line), open.isUnderstood else {
      return apart
    }
    return open
  }

  /// What is told at length: lists, routes, bookings, payments and what days are about.
  private func told(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    listed(tokens, of: expanded, typed: line) ?? itinerary(tokens, of: expanded, typed: line)
      ?? bookedApart(tokens, of: expanded, typed: line)
      ?? pricedByWords(tokens, of: expanded, typed: line)
      ?? otherHouse(tokens, of: expanded, typed: line)
      ?? spent(tokens, of: expanded, typed: line) ?? wasPaid(tokens, of: expanded, typed: line)
      ?? themed(tokens, of: expanded, typed: line) ?? keptFree(tokens, of: expanded, typed: line)
  }

  /// A line without the words of talk at both its ends; most have none.
  private func withoutTalk(_ tokens: [Token]) -> [Token] {
    var rest = tokens[...]
    while rest.count > 1, let last = rest.last, endsOfTalk.contains(last.folded) {
      rest.removeLast()
    }
    // No command begins with such a word, and for canonical lines no lexicon is made.
    guard CommandTable.verbs[tokens[0].folded] == nil,
      Lexicon.shared.classes(of: tokens[0].spoken).has(.talk)
    else { return Array(rest) }
    return Array(rest.dropFirst(WordLattice(Array(rest)).behindTalk))
  }

  /// The parts of a line as one intent, where each of them is whole by itself.
  func several(
    _ parts: LineParts, of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    var intents: [Intent] = []
    var spans: SlotMap<Range<Int>> = [:]
    for part in parts.ranges {
      guard case .understood(let utterance)? = understood(parts.text(part)) else { return nil }
      // `…; never mind; …`: what stands before it is left.
      if utterance.intent == .talk(.retracted), intents.popLast() != nil { continue }
      intents.append(utterance.intent)
      spans.complete(
        from: utterance.spans.mapValues { expanded.typed($0.shifted(by: part.lowerBound)) })
    }
    let whole = expanded.typed(0..<expanded.text.utf8.count)
    return .understood(
      Utterance(line: line, intent: .several(intents), spans: spans, whole: whole))
  }

  /// A line with semicolons that are no cuts; where it cannot be read so either, what is wrong with
  /// its first part that is not whole.
  func asOne(
    _ tokens: [Token], _ parts: LineParts, _ expanded: ExpandedLine, _ line: String
  ) -> ReadResult {
    let result = read(tokens, of: expanded, typed: line)
    guard case .refused = result else { return result }
    for part in parts.ranges where !isUnderstood(parts.text(part)) {
      let diagnostic: Diagnostic
      switch understood(parts.text(part)) {
      case .refused(let trouble)?: diagnostic = trouble
      case .incomplete(let question)?: diagnostic = question.diagnostic
      case .understood, .nothing, nil: continue
      }
      return .refused(diagnostic.mapped { expanded.typed($0.shifted(by: part.lowerBound)) })
    }
    return result
  }

  /// Whether a part begins with what is nearly a command: it is no talk beside the others, which
  /// might be left out.
  private func hasMisspeltPart(_ parts: LineParts) -> Bool {
    parts.ranges.map(parts.text).contains { text in
      guard !isUnderstood(text), let tokens = try? Lexer.tokens(of: text) else { return false }
      return !MisspeltVerb(context: context(text, tokens), reader: self, index: 0).close.isEmpty
        && CommandTable.leads[tokens[0].folded] == nil
    }
  }

  /// Whether a part of a line means something by itself, however it is said.
  private func isUnderstood(_ part: String) -> Bool {
    guard let expanded = try? ExpandedLine(part, aliases: [:]),
      let tokens = try? Lexer.tokens(of: part), !tokens.isEmpty,
      case .understood = inOnePart(withoutDatesInNames(tokens), of: expanded, typed: part)
    else { return false }
    return true
  }

  /// One part of a line, read without aliases.
  private func understood(_ part: String) -> ReadResult? {
    guard let expanded = try? ExpandedLine(part, aliases: [:]),
      let tokens = try? Lexer.tokens(of: part), !tokens.isEmpty
    else { return nil }
    let known = withoutDatesInNames(tokens)
    return booked(known, of: expanded, typed: part) ?? read(known, of: expanded, typed: part)
  }

  /// Whether the words of a command stand at the beginning.
  func beginsCommand(_ text: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: text) else { return false }
    return context(text, tokens).leads.contains(where: \.isBegun)
  }
}

private let endsOfTalk: Set = ["please", "thanks", "thx", "cheers", "."]
