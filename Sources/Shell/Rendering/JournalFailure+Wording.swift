package import Journal

extension JournalFailure {
  /// The failure in one sentence.
  package var message: String {
    switch self {
    case .unreachable(let path, let words): "the journal \(path) cannot be reached: \(words)"
    case .readOnly(let path): "the journal \(path) can only be read, not written"
    case .full(let path): "no room is left for the journal \(path)"
    case .notAJournal(let path): "\(path) is no journal of tripsh"
    case .newerVersion(let path): "the journal \(path) was written by a newer tripsh"
    case .damaged(let path, let words): "the journal \(path) is damaged: \(words)"
    case .busy(let path): "another program holds the journal \(path)"
    case .other(let path, let words): "the journal \(path): \(words)"
    }
  }

  /// What is safe.
  var safety: String {
    switch self {
    case .unreachable, .readOnly, .full, .busy, .other:
      "nothing was changed; what was there before is safe"
    case .notAJournal, .newerVersion: "it was left as it is"
    case .damaged: "nothing was changed; tripsh verify tells what is safe"
    }
  }

  /// What to do.
  var advice: String {
    switch self {
    case .unreachable:
      "see that its folder is there and is yours, or choose another with --home DIR"
    case .readOnly: "looking works, and save to another place; to change things, make it writable"
    case .full: "looking works; make room (a full disk, or a quota), then say it again"
    case .notAJournal: "move it away, or choose another folder with --home DIR"
    case .newerVersion: "use the newer tripsh, or choose another folder with --home DIR"
    case .damaged: "tripsh repair saves what can be read, beside it"
    case .busy: "say it again in a moment"
    case .other: "say it again; if that does not help, tripsh verify tells what is safe"
    }
  }

  /// What a person can do at a prompt while the journal cannot be read.
  var outlook: String {
    switch self {
    case .damaged: "until then what can be read can be looked at, and nothing is written"
    case .unreachable, .readOnly, .full, .notAJournal, .newerVersion, .busy, .other:
      "until then nothing can be kept; each command tries again"
    }
  }

  /// The reason alone, where the file has been named.
  var reason: String {
    switch self {
    case .unreachable(_, let words), .damaged(_, let words), .other(_, let words): words
    case .readOnly: "it may not be written there"
    case .full: "no room is left for it"
    case .notAJournal: "it is no journal"
    case .newerVersion: "a newer version is needed"
    case .busy: "another program holds it"
    }
  }
}
