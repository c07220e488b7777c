internal import Session

/// Lines that leave the word out for what is to be done, or tell it of the thing.
extension LineReader {
  /// `lello and clerigos to thursday`, `Clérigos before Lello`: stops that are there and where they are to
  /// go; `nil` where the line does something without, or more is said.
  func impliedMove(
    _ read: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, tokens.count > 2, tokens.count < mostImplied, session.cursor.trip != nil,
      CommandTable.verbs[tokens[0].folded] == nil,
      tokens.contains(where: { leadingOn.contains($0.folded) }),
      !(read.isUnderstood && read.trial(in: scene) == .changes),
      case .understood(var utterance) = self.read("move " + said(tokens, in: expanded)),
      case .moveStops(let move) = utterance.intent, case .named(let first)? = move.stops.first,
      folded(said(tokens, in: expanded)).hasPrefix(folded(first)),
      utterance.looseNames?.isEmpty != false,
      ReadResult.understood(utterance).trial(in: scene) == .changes
    else { return nil }
    utterance.spans = [:]
    return .understood(utterance).said(as: line)
  }

  /// `wine tasting is booked for thursday 5pm`: an activity, told of the thing and not of who booked it.
  func bookedPassively(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, session.cursor.trip != nil, tokens.count < LineReader.mostInSentence,
      let verb = tokens.firstIndex(where: { ["booked", "reserved"].contains($0.folded) }),
      verb > 0, CommandTable.verbs[tokens[0].folded] == nil
    else { return nil }
    let name = tokens[..<verb].reversed().drop { being.contains($0.spoken) }.reversed().drop {
      ["a", "an", "the", "our", "my"].contains($0.folded)
    }
    let rest = tokens[(verb + 1)...].drop { $0.kind == .sign || ["for", "in"].contains($0.folded) }
    guard !name.isEmpty, !rest.isEmpty, name.count < 6, name.allSatisfy({ $0.kind != .sign }),
      !Lexicon.firstPersons.contains(tokens[0].spoken),
      context(expanded.text, tokens).stops.match(folded(said(name, in: expanded))) == .none,
      case .understood(var utterance) = read(
        "we have booked a \(said(name, in: expanded)) on \(said(rest, in: expanded))"),
      case .booking(.add(let new)) = utterance.intent.first, new.kind == .activity,
      new.day != nil || new.time != nil,
      ReadResult.understood(utterance).trial(in: scene) == .changes
    else { return nil }
    utterance.spans = [:]
    return .understood(utterance).said(as: line)
  }

  /// Lines whose words stand in another order than their command has them, read as that; `nil` where they
  /// are none, or where it does nothing and asks nothing.
  func saidOtherwise(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, session.cursor.trip != nil, tokens.count < LineReader.mostInSentence,
      let command = putOnList(tokens, expanded) ?? newDates(tokens, expanded)
        ?? countedList(tokens, expanded) ?? noTime(tokens, expanded)
    else { return nil }
    let result = read(command)
    guard case .understood(var utterance) = result,
      [.changes, .asks].contains(result.trial(in: scene))
    else { return nil }
    utterance.spans = [:]
    return .understood(utterance).said(as: line)
  }

  /// `put "book a babysitter" on the to-do list by 1 april`.
  private func putOnList(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard ["put", "stick", "pop", "add", "write", "place"].contains(tokens[0].folded) else {
      return nil
    }
    let context = context(expanded.text, tokens)
    for index in tokens.indices.dropFirst(2) {
      guard let end = context.end(ofOneOf: onTheList, at: index) else { continue }
      let start = context.matches([","], at: end) ? end + 1 : end
      guard let lead = context.token(start), ["by", "until", "due"].contains(lead.folded) else {
        return nil
      }
      return "todo \(said(tokens[1..<index], in: expanded)) \(said(tokens[start...], in: expanded))"
    }
    return nil
  }

  /// `our new dates are 20 to 24 april`, `new dates: 26-30 april`.
  private func newDates(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    let start = ["our", "the", "my"].contains(tokens[0].folded) ? 1 : 0
    guard tokens.count > start + 3, tokens[start].says("new"), tokens[start + 1].says("dates"),
      ["are", ":", "="].contains(tokens[start + 2].folded)
    else { return nil }
    return "dates \(said(tokens[(start + 3)...], in: expanded))"
  }

  /// `two more for the ideas: the tram museum and a picnic`: how many there are is told by the list.
  private func countedList(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    let context = context(expanded.text, tokens)
    guard let colon = tokens.prefix(7).firstIndex(where: { $0.says(":") }), colon > 1,
      colon + 1 < tokens.count, tokens[colon - 1].says("ideas"),
      let (_, end) = context.count(at: 0, Chart(context)), end < colon,
      tokens[end..<(colon - 1)].allSatisfy({ ["more", "for", "the", "our"].contains($0.folded) })
    else { return nil }
    return "ideas: \(said(tokens[(colon + 1)...], in: expanded))"
  }

  /// `no fixed time for the beach`, `beach: no set time`: of one stop, and nothing else is said.
  private func noTime(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard let time = tokens.firstIndex(where: { ["time", "hour"].contains($0.folded) }), time > 0,
      ["fixed", "set", "fix", "particular", "exact", "no", "certain"]
        .contains(tokens[time - 1].folded),
      tokens[..<time].contains(where: { denials.contains($0.spoken) })
    else { return nil }
    let context = context(expanded.text, tokens)
    let chart = Chart(context)
    for index in tokens.indices {
      let spans = chart.spans(.knownStop, at: index).filter {
        $0.score >= ($0.end - index) * Score.shared && !(index..<$0.end).contains(time)
      }
      guard let end = spans.map(\.end).max() else { continue }
      let rest = tokens.indices.filter { !(index..<end).contains($0) }
      guard rest.allSatisfy({ free.contains(tokens[$0].spoken) }) else { return nil }
      return "at \(said(tokens[index..<end], in: expanded)) none"
    }
    return nil
  }

  private func said(
    _ tokens: some BidirectionalCollection<Token>, in expanded: ExpandedLine
  )
    -> String
  {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let bytes = Array(expanded.text.utf8)[first.bytes.lowerBound..<last.bytes.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Intent {
  /// The first of what is to be done.
  fileprivate var first: Intent {
    if case .several(let parts) = self, let first = parts.first { first } else { self }
  }
}

/// In words.
private let mostImplied = 14
private let leadingOn: Set = ["to", "before", "after"]
private let being: Set = [
  "is", "are", "was", "were", "has", "have", "been", "already", "now", "'s", "got",
]
private let onTheList = BookingWords.ways(
  """
  on_the_todo_list on_my_todo_list on_our_todo_list on_the_to_do_list on_my_to_do_list
  on_our_to_do_list on_the_to_-_do_list on_my_to_-_do_list on_our_to_-_do_list on_the_todo
  on_the_todos on_the_list onto_the_todo_list to_the_todo_list to_the_to_do_list
  to_the_to_-_do_list
  """)
private let denials: Set = ["no", "don't", "dont", "without", "not", "doesn't", "needn't"]
private let free: Set = [
  "no", "don't", "dont", "without", "not", "doesn't", "needn't", "fixed", "set", "fix",
  "particular", "exact", "certain", "time", "hour", "for", "the", "a", "an", "any", "we", "i",
  "need", "needs", "want", "has", "have", "there's", "is", "yet", "please", "pls", "whenever", ",",
  ":", ".", "-", "at", "really", "leave", "empty", "our",
]
