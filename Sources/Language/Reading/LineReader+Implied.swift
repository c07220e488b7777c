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
