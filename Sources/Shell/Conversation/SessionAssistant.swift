internal import Language
package import Session
package import World

/// Answers Tab from the language, the session, the gazetteer and the files.
package struct SessionAssistant: LineAssistant {
  private let completions: Completions
  private let files: any FileStore
  /// The places whose name begins so, near ones first; it is asked on the terminal's worker thread only.
  private let places: @Sendable (_ beginning: String, _ goal: Place?) -> [GazetteerMatch]

  package init(
    session: Session, today: CivilDate, trips: [TripSummary], files: any FileStore,
    places: @escaping @Sendable (_ beginning: String, _ goal: Place?) -> [GazetteerMatch]
  ) {
    completions = Completions(session: session, today: today, trips: trips)
    self.files = files
    self.places = places
  }

  package func completions(for line: TypedLine) -> CompletionOffer {
    let text = line.beforeCursor
    let draft = completions.draft(for: text)
    let known = draft.candidates.map { Piece($0, replacing: $0.replacing ?? draft.replacing) }
    if known.isEmpty, let open = draft.file { return fileOffer(open) }
    let places = draft.place.map(placePieces) ?? []
    // Behind the first words of a name its other words are likelier than a keyword.
    let goesOn = (draft.place?.replacing ?? 0) > draft.replacing
    return offer(goesOn ? places + known : known + places, for: text)
  }

  /// A candidate with how many Unicode scalars at the end of the text it replaces.
  private struct Piece {
    var candidate: CompletionCandidate
    var replacing: Int

    init(_ candidate: CompletionDraft.Candidate, replacing: Int) {
      self.candidate = CompletionCandidate(
        insertion: candidate.insertion, label: candidate.label, summary: candidate.summary)
      self.replacing = replacing
    }

    init(_ match: GazetteerMatch, replacing: Int) {
      let facts = [match.place.kindInWords, match.place.address ?? ""].filter { !$0.isEmpty }
      candidate = CompletionCandidate(
        insertion: spelledName(match.place.name) + " ", label: match.place.name,
        summary: facts.joined(separator: " · "))
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

  private func placePieces(_ open: CompletionDraft.Open) -> [Piece] {
    places(open.prefix, completions.goal).map { Piece($0, replacing: open.replacing) }
  }

  private func fileOffer(_ open: CompletionDraft.Open) -> CompletionOffer {
    let slash = open.prefix.lastIndex(of: "/")
    let folder = slash.map { String(open.prefix[...$0]) } ?? ""
    let stem = slash.map { open.prefix[open.prefix.index(after: $0)...] } ?? open.prefix[...]
    let names = (try? files.list(folder.isEmpty ? "." : folder)) ?? []
    let fitting = names.filter { $0.hasPrefix(stem) && (!stem.isEmpty || !$0.hasPrefix(".")) }
    let usual = fitting.filter { $0.hasSuffix("/") || $0.hasSuffix(".trip") }
    let candidates = (usual.isEmpty ? fitting : usual).map { name in
      CompletionCandidate(
        insertion: spelledPath(folder + name) + (name.hasSuffix("/") ? "" : " "), label: name,
        summary: "")
    }
    return CompletionOffer(replacing: open.replacing, candidates: candidates)
  }
}

/// The path, in quotes only where it would not be one word.
private func spelledPath(_ path: String) -> String {
  let isPlain = path.unicodeScalars.allSatisfy {
    !$0.properties.isWhitespace && !["\"", "'", "\\", "#", ";", ",", "="].contains($0)
  }
  return isPlain ? path : quotedText(path)
}
