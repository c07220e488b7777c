internal import Session

/// What is wrong with a line before anything is held against the session.
enum SyntaxProblem {
  case unknownVerb(String, close: [String], tries: [String])
  /// A word that only begins commands of several words, and these.
  case unfinishedVerb(String, leads: [String])
  /// A word that nothing uses (`nil`: the end of the line), and what could have stood there.
  case unexpected(String?, expected: [SlotSpec], tries: [String])
  /// What is not there yet.
  case planned(Planned)
  /// Somebody asks whether this may be done.
  case onlyAsked(String?)
  /// Somebody says what is to stay as it is.
  case leavesAlone
  /// A line begins with a word for looking, but only something that changes could be made of it.
  case onlyShows(String)
  /// Two are told to have paid, and the lines that keep one of them.
  case onePayer(tries: [String])
  /// Two prices are told for one thing, in different currencies, and the lines that keep one of them.
  case onePrice(tries: [String])
  /// Several names stand in quotes where one can, and the lines with each alone.
  case oneName(tries: [String])
  case fault(SyntaxFault, tries: [String])
  case doubtfulName(NameDoubt, tries: [String])
  case lexical(Lexer.Fault)
  case alias(ExpandedLine.Fault)

  func diagnostic(bytes: Range<Int>) -> Diagnostic {
    Diagnostic(kind: kind, message: message, bytes: bytes, tries: tries)
  }

  private var kind: String {
    switch self {
    case .unknownVerb, .unfinishedVerb: "unknown-verb"
    case .unexpected: "unexpected-word"
    case .planned: "not-yet"
    case .onlyAsked: "only-asked"
    case .leavesAlone: "leaves-alone"
    case .onlyShows: "only-shows"
    case .onePayer: "one-payer"
    case .onePrice: "one-price"
    case .oneName: "one-name"
    case .fault(let fault, _): fault.kind
    case .doubtfulName: "doubtful-name"
    case .lexical(.openQuote): "open-quote"
    case .lexical(.continued): "open-line"
    case .lexical(.tooLong), .lexical(.tooManyWords): "line-too-long"
    case .alias(.loop): "alias-loop"
    case .alias(.lacksWords): "alias-lacks-words"
    }
  }

  private var message: String {
    switch self {
    case .unknownVerb(_, let close, _):
      close.isEmpty
        ? "no such command" : "no such command; close: \(close.joined(separator: ", "))"
    case .unfinishedVerb(let word, let leads):
      "\"\(word)\" alone is no command; close: \(leads.joined(separator: ", "))"
    case .unexpected(let word, let expected, _):
      (word == nil ? "something is missing here" : "nothing is known to do with this")
        + expectation(expected)
    case .planned(let planned): planned.message
    case .onlyAsked(nil): "this only asks, so it changes nothing"
    case .onlyAsked: "this only asks, so it changes nothing; the line below does it"
    case .leavesAlone: "that stays as it is: nothing was changed"
    case .onlyShows(let word): "\(word) only shows, and there is nothing of these words to show"
    case .onePayer: "one payer is kept for each thing, so nothing was changed: which one?"
    case .onePrice: "a price is kept in one currency, so nothing was changed: which one?"
    case .oneName: "this takes one name at a time, so nothing was changed"
    case .fault(let fault, _): fault.message
    case .doubtfulName(.slip(let word, let meant), _):
      "is \"\(word)\" a part of the name, or is \"\(meant)\" meant?"
    case .doubtfulName(.swallowed(let words), _):
      "is \"\(words)\" a part of the name? Then the name needs quotes"
    case .lexical(.openQuote): "this quote is never closed"
    case .lexical(.continued): "the line goes on with a backslash, but nothing follows"
    case .lexical(.tooLong(let limit)): "a line has at most \(limit) bytes"
    case .lexical(.tooManyWords(let limit, _)):
      "a line has at most \(limit) words and signs; a text in quotes counts as one"
    case .alias(.lacksWords(let alias, let line, let count, _)):
      "\(alias) stands for \"\(line)\": \(counted(count, "word")) must follow it"
    case .alias(.loop(let names, _)):
      "this alias leads back to itself: \(names.joined(separator: " → "))"
    }
  }

  private func expectation(_ specs: [SlotSpec]) -> String {
    var wanted: [String] = []
    for spec in specs where !spec.shown.isEmpty {
      let words = ((spec.introducers.first ?? []) + [spec.shown]).joined(separator: " ")
      if !wanted.contains(words) { wanted.append(words) }
    }
    guard !wanted.isEmpty else { return "" }
    return "; expected: \(wanted.prefix(4).joined(separator: ", or "))"
  }

  private var tries: [String] {
    switch self {
    case .unknownVerb(_, _, let tries): tries.isEmpty ? ["help"] : tries
    case .unfinishedVerb(_, let leads): leads.prefix(1).map { "help \($0)" }
    case .unexpected(_, _, let tries): tries.isEmpty ? ["help"] : tries
    case .planned(let planned): planned.tries
    case .onlyAsked(let line): [line ?? "show trip"]
    case .leavesAlone: ["show trip"]
    case .onlyShows("log"): ["log", "log -5", "log today", "log this trip"]
    case .onlyShows: ["show trip", "log -5"]
    case .onePayer(let tries): tries.isEmpty ? ["settle"] : tries
    case .onePrice(let tries), .oneName(let tries): tries
    case .fault(let fault, let tries): tries.isEmpty ? fault.tries : tries
    case .doubtfulName(_, let tries): tries
    case .lexical: []
    case .alias(.loop(let names, _)): names.first.map { ["unalias \($0)"] } ?? []
    case .alias(.lacksWords(let alias, _, let count, _)):
      [([alias] + ["lunch", "dinner", "walk"].prefix(count)).joined(separator: " "), "aliases"]
    }
  }
}
