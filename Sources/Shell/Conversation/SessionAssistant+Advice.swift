internal import Language
internal import Session
package import World

/// What is shown without being asked for.
extension SessionAssistant {
  package func advice(on line: TypedLine) -> LineAdvice {
    guard !line.text.isEmpty else {
      scene.live?.leave()
      return .none
    }
    let text = line.beforeCursor
    let draft = completions.draft(for: text, quickly: true)
    let found = typedPlace(in: draft, most: SessionAssistant.mostRows) { $0.isPlace }
    // What was found tells which names are known.
    let parts = completions.parts(of: line.text, cursor: line.cursor)
    var advice = LineAdvice(styles: parts.map { StyledPart($0.range, LineStyle($0.role)) })
    if !scene.goesOn {
      (advice.rowsGoingOn, advice.isOpen) = LineAssembler.goingOn(in: line.text)
      advice.written = writtenOut(line.text, aliases: scene.session.knownAliases)
    }
    if line.holdsRow { return advice }
    let typed = found.flatMap { mayBecome($0, text, parts) ? $0 : nil }
    let next = continuation(of: text, draft, typed)
    if line.behindCursor.isEmpty { advice.next = next?.continuation }
    guard let typed, scene.session.settings.showsLiveRows else {
      scene.live?.leave()
      return advice
    }
    let rows = typed.found.isEmpty ? similarRows(draft, typed.open) : typed.found
    advice.list = list(of: typed.open, rows, behind: next?.word, for: line, draft)
    return advice
  }

  package func isQuick(on line: TypedLine) -> Bool {
    line.text.utf8.count < SessionAssistant.longestQuickLine
  }

  package func closeList() { scene.live?.leave() }

  /// The best of what goes on from the end of the line; where it is a word of the language, that word.
  private func continuation(
    of text: String, _ draft: CompletionDraft, _ typed: TypedPlace?
  ) -> (continuation: Continuation, word: CompletionDraft.Candidate?)? {
    for line in scene.likely {
      if let more = rest(of: line, behind: text) { return (Continuation(insertion: more), nil) }
    }
    if let meal = meal(behind: text, draft) { return meal }
    let places = typed.flatMap { typed in
      typed.open.isClosed
        ? nil : likeliest(typed.found).flatMap { continuation($0, draft.isQuoted) }
    }
    if draft.goesOnWithPlace, let places { return (places, nil) }
    return known(text, draft) ?? places.map { ($0, nil) }
  }

  /// A meal is added more often than a town that is called alike.
  private func meal(
    behind text: String, _ draft: CompletionDraft
  ) -> (Continuation, CompletionDraft.Candidate?)? {
    guard let open = draft.place, !draft.isQuoted,
      let meal = PlainActivities.meal(beginning: open.prefix)
    else { return nil }
    let before = String(String.UnicodeScalarView(text.unicodeScalars.dropLast(open.replacing)))
    guard before.split(separator: " ").last.map({ folded(String($0)) }) == "add" else { return nil }
    let word = draft.candidates.first { $0.insertion == meal }
    return (Continuation(insertion: String(meal.dropFirst(open.prefix.count))), word)
  }

  private func known(
    _ text: String, _ draft: CompletionDraft
  ) -> (Continuation, CompletionDraft.Candidate?)? {
    // What a row is called beside its number is no part of the line.
    for candidate in draft.candidates where candidate.isInsertedAsCalled {
      let replacing = candidate.replacing ?? draft.replacing
      let typed = String(String.UnicodeScalarView(text.unicodeScalars.suffix(replacing)))
      let bare = typed.first == "\"" || typed.first == "'" ? String(typed.dropFirst()) : typed
      guard let more = rest(of: candidate.label, behind: bare) else { continue }
      let next = Continuation(replacing: replacing, insertion: candidate.insertion, shown: more)
      return (next, candidate)
    }
    return nil
  }

  /// The first whose name goes on; nothing that is far while the first row is near.
  private func likeliest(_ found: [FoundPlace]) -> FoundPlace? {
    let isNear = found.first?.isNear
    return found.first { $0.rest != nil && $0.isNear == isNear }
  }

  private func continuation(_ found: FoundPlace, _ isQuoted: Bool) -> Continuation? {
    guard let more = found.rest else { return nil }
    let name = spelled(found.match.place.name, isQuoted)
    return Continuation(replacing: found.replacing, insertion: name, shown: more)
  }

  /// Where nothing begins so, and no word of the language either: what has the letters of the one word.
  private func similarRows(
    _ draft: CompletionDraft, _ open: CompletionDraft.Open
  ) -> [FoundPlace] {
    guard open.isPlain, !open.isClosed, draft.candidates.isEmpty else { return [] }
    let similar = similarPlaces(draft, open)
    return similar.found.map {
      FoundPlace(match: $0, rest: nil, replacing: similar.replacing, isNear: true)
    }
  }

  /// The rows for a place that is being typed; a server of one's own is asked behind them.
  ///
  /// - `word`: a likelier word of the language, which is the first row then.
  private func list(
    of open: CompletionDraft.Open, _ found: [FoundPlace], behind word: CompletionDraft.Candidate?,
    for line: TypedLine, _ draft: CompletionDraft
  ) -> LiveList? {
    let ends = WordEnding(behind: line.behindCursor, isQuoted: draft.isQuoted)
    let isAsked = scene.live?.asks(open.prefix, isPlain: open.isPlain) == true
    // What the server says needs room as well, and moves nothing.
    let shown = found.prefix(
      isAsked ? SessionAssistant.mostRowsBeforeServer : SessionAssistant.mostRows)
    let note = scene.live?.type(
      LivePlaces.Typed(
        topic: open.prefix, replacing: open.replacing, isQuoted: draft.isQuoted,
        behind: line.behindCursor, shown: shown.map(\.match.place), session: scene.session),
      isPlain: open.isPlain)
    guard !shown.isEmpty || note != nil else { return nil }
    let rows = rows(
      Array(shown), behind: word, replacing: draft.replacing, for: line.beforeCursor, open, ends)
    var list = LiveList(
      topic: open.prefix,
      offer: CompletionOffer(replacing: open.replacing, candidates: rows), note: note)
    if scene.session.settings[.hints] == "on" {
      list.hint = "Enter takes it, again runs the line"
    }
    return list
  }

  static let mostRowsBeforeServer = 4
  static let mostRows = 8

  /// In bytes; for longer ones nobody knows beforehand.
  private static let longestQuickLine = 200
}

extension CompletionDraft.Open {
  /// Whether enough was typed to be a place.
  fileprivate var isPlace: Bool {
    var letters = 0
    for scalar in prefix.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if letters > 1 { return true }
    }
    return false
  }
}

extension LineStyle {
  fileprivate init(_ role: WordRole) {
    self =
      switch role {
      case .verb: .verb
      case .name: .name
      case .when: .when
      case .amount: .amount
      case .quoted: .quoted
      case .quiet: .quiet
      case .unknown: .unknown
      }
  }
}
