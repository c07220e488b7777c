internal import Language
package import Session
package import World

/// Answers Tab from the language, the session, the gazetteer and the files.
package struct SessionCompleter: LineCompleter {
  private let completions: Completions
  private let files: any FileStore
  /// The places whose name begins so; it is asked on the terminal's worker thread only.
  private let places: @Sendable (_ beginning: String) -> [GazetteerMatch]

  package init(
    session: Session, today: CivilDate, trips: [TripSummary], files: any FileStore,
    places: @escaping @Sendable (_ beginning: String) -> [GazetteerMatch]
  ) {
    completions = Completions(session: session, today: today, trips: trips)
    self.files = files
    self.places = places
  }

  package func completions(for text: String) -> CompletionOffer {
    let draft = completions.draft(for: text)
    if !draft.candidates.isEmpty {
      return CompletionOffer(replacing: draft.replacing, candidates: draft.candidates.map(offered))
    }
    if let open = draft.place { return placeOffer(open) }
    if let open = draft.file { return fileOffer(open) }
    return .none
  }

  private func offered(_ candidate: CompletionDraft.Candidate) -> CompletionCandidate {
    CompletionCandidate(
      insertion: candidate.insertion, label: candidate.label, summary: candidate.summary)
  }

  private func placeOffer(_ open: CompletionDraft.Open) -> CompletionOffer {
    guard !folded(open.prefix).isEmpty else { return .none }
    let candidates = places(open.prefix).map { match in
      let facts = [match.place.category, match.place.address].compactMap { $0 }
      let spelling = spelledName(match.place.name)
      return CompletionCandidate(
        insertion: spelling + " ", label: match.place.name, summary: facts.joined(separator: " · "))
    }
    return CompletionOffer(replacing: open.replacing, candidates: candidates)
  }

  private func fileOffer(_ open: CompletionDraft.Open) -> CompletionOffer {
    let slash = open.prefix.lastIndex(of: "/")
    let folder = slash.map { String(open.prefix[...$0]) } ?? ""
    let stem = slash.map { open.prefix[open.prefix.index(after: $0)...] } ?? open.prefix[...]
    let names = (try? files.list(folder.isEmpty ? "." : folder)) ?? []
    let fitting = names.filter { $0.hasPrefix(stem) && (!stem.isEmpty || !$0.hasPrefix(".")) }
    let candidates = fitting.map { name in
      CompletionCandidate(
        insertion: spelledName(folder + name) + (name.hasSuffix("/") ? "" : " "), label: name,
        summary: "")
    }
    return CompletionOffer(replacing: open.replacing, candidates: candidates)
  }
}
