package import Language
internal import Session
package import World

/// Helps with a line from the language, the session, the gazetteer, the trips and the files.
package struct SessionAssistant: LineAssistant {
  let completions: Completions
  let scene: AssistantScene
  let places: CompletionPlaces
  private let files: any FileStore

  package init(
    _ scene: AssistantScene, sources: CompletionSources, files: any FileStore,
    places: CompletionPlaces, memory: CompletionMemory = CompletionMemory()
  ) {
    completions = Completions(
      session: scene.session, today: scene.today, sources: sources, likely: scene.likely,
      memory: memory)
    self.scene = scene
    self.places = places
    self.files = files
  }

  package func completions(for line: TypedLine) -> CompletionOffer {
    let text = line.beforeCursor
    let draft = completions.draft(for: text)
    let ends = WordEnding(behind: line.behindCursor, isQuoted: draft.isQuoted)
    let known = draft.candidates.map { Piece($0, replacing: $0.replacing ?? draft.replacing, ends) }
    if let open = draft.file {
      let files = fileOffer(open)
      let pieces = files.candidates.map { Piece($0, replacing: files.replacing) }
      // What is written is mostly new.
      let all = open.isWritten ? known + pieces : pieces + known
      return known.isEmpty ? files : offer(all, for: text)
    }
    let parts = completions.parts(of: line.text, cursor: line.cursor)
    let found = typedPlace(in: draft, most: CompletionPlaces.most) { $0.isName }
    let typed = found.flatMap { mayBecome($0, text, parts) ? $0 : nil }
    let places = typed.map { typed in
      typed.found.map {
        Piece(candidate($0.match.place, typed.open, ends), replacing: $0.replacing)
      }
    }
    let begun = draft.isSimilar && places?.isEmpty == false ? [] : known
    let all = draft.goesOnWithPlace ? (places ?? []) + begun : begun + (places ?? [])
    guard all.isEmpty, let typed else { return offer(all, for: text) }
    let similar = similarPlaces(draft, typed.open)
    return offer(
      similar.found.map {
        Piece(candidate($0.place, typed.open, ends), replacing: similar.replacing)
      },
      for: text)
  }

  /// A candidate with how many Unicode scalars at the end of the text it replaces.
  private struct Piece {
    var candidate: CompletionCandidate
    var replacing: Int

    init(_ candidate: CompletionDraft.Candidate, replacing: Int, _ ends: WordEnding) {
      self.candidate = CompletionCandidate(
        insertion: ends.ended(candidate.insertion), label: candidate.label,
        summary: candidate.summary)
      self.replacing = replacing
    }

    init(_ candidate: CompletionCandidate, replacing: Int) {
      self.candidate = candidate
      self.replacing = replacing
    }
  }

  /// The pieces as candidates for one and the same end of the text.
  private func offer(_ pieces: [Piece], for text: String) -> CompletionOffer {
    let replacing = pieces.map(\.replacing).max() ?? 0
    let end = text.unicodeScalars.suffix(replacing)
    let candidates = pieces.map { piece in
      var candidate = piece.candidate
      candidate.insertion = String(end.dropLast(piece.replacing)) + candidate.insertion
      return candidate
    }
    return CompletionOffer(replacing: replacing, candidates: candidates)
  }

  /// A place as a candidate, with what is told of it beside its name.
  ///
  /// Where the name means another one too, what it puts into the line means this one.
  func candidate(
    _ place: Place, _ open: CompletionDraft.Open, _ ends: WordEnding
  ) -> CompletionCandidate {
    let goal = open.isElsewhere ? nil : completions.goal
    let known = open.isElsewhere ? [] : scene.session.places(called: place.name)
    let words = places.words(for: place, wish: open.wish, at: goal, besides: known)
    let isPinned = words == nil && open.takesPosition && !ends.closesQuote
    let spelled = isPinned ? pinnedName(of: place) : spelled(words ?? place.name, ends.isQuoted)
    return CompletionCandidate(
      insertion: ends.ended(spelled), label: place.name, summary: place.facts(scene.session))
  }

  /// A place's name as it stands in a line.
  func spelled(_ name: String, _ isQuoted: Bool) -> String {
    isQuoted ? quotedText(name) : places.spelled(name)
  }

  private func fileOffer(_ open: CompletionDraft.Open) -> CompletionOffer {
    let slash = open.prefix.lastIndex(of: "/")
    let folder = slash.map { String(open.prefix[...$0]) } ?? ""
    let stem = slash.map { open.prefix[open.prefix.index(after: $0)...] } ?? open.prefix[...]
    let names = (try? files.list(folder.isEmpty ? "." : folder)) ?? []
    let fitting = names.filter { $0.hasPrefix(stem) && (!stem.isEmpty || !$0.hasPrefix(".")) }
    let usual = fitting.filter { name in
      name.hasSuffix("/") || open.endings.contains { name.hasSuffix("." + $0) }
    }
    let candidates = (usual.isEmpty ? fitting : usual).map { name in
      CompletionCandidate(
        insertion: spelledPath(folder + name) + (name.hasSuffix("/") ? "" : " "), label: name,
        summary: "")
    }
    return CompletionOffer(replacing: open.replacing, candidates: candidates)
  }
}

extension CompletionDraft.Open {
  /// Whether what was typed may be a name: numbers alone are none.
  var isName: Bool {
    prefix.isEmpty || prefix.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

/// What has to stand behind a word that is put before the cursor.
struct WordEnding {
  /// Whether a quote was typed before it.
  let isQuoted: Bool
  /// The quote that stands behind the cursor already.
  private let closing: Character?
  private let needsBlank: Bool
  var closesQuote: Bool { closing != nil }

  init(behind text: String = "", isQuoted: Bool = false) {
    self.isQuoted = isQuoted
    let next = text.first
    closing = isQuoted && (next == "\"" || next == "'") ? next : nil
    needsBlank = closing == nil && next == nil
  }

  func ended(_ word: String) -> String {
    if let closing, word.last == closing { return String(word.dropLast()) }
    return needsBlank ? word + " " : word
  }
}

extension CompletionDraft {
  /// Behind the first words of a name its other words are likelier than a keyword.
  var goesOnWithPlace: Bool {
    prefersPlace || place.map { $0.isPlain && $0.replacing > replacing } == true
  }
}

extension Place {
  /// What it is, where it lies, and how far that is from where the trip goes.
  func facts(_ session: Session) -> String {
    let away = session.goalPosition.map { position.kilometres(to: $0) }
      .flatMap { $0 < farthestTold ? distanceText($0, session.settings) : nil }
    return [kindInWords, address ?? "", away ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// In kilometres; what is farther is elsewhere.
private let farthestTold = 300.0

/// The path, in quotes only where it would not be one word.
private func spelledPath(_ path: String) -> String {
  let isPlain = path.unicodeScalars.allSatisfy {
    !$0.properties.isWhitespace && !["\"", "'", "\\", "#", ";", ",", "="].contains($0)
  }
  return isPlain ? path : quotedText(path)
}
