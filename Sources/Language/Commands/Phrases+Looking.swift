internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")

extension Frame {
  /// Questions that `show` answers.
  static let showPhrases: [Frame] = [
    Frame(
      [
        "how many stops do i have", "how many stops do we have", "how many stops are there",
        "how many days is trip", "how long is trip", "when does trip start", "when does trip end",
        "what is plan", "what's plan",
      ], in: .inTrip
    ) { _ in .show(.trip) },
    Frame(
      ["what time is", "when is", "which day is", "what day is"],
      [known, .takes(.filter, .choice(["on"]), "on")], in: .inTrip
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Frame(["what ideas do we have", "what ideas do i have", "what ideas are there"]) { _ in
      .show(.ideas)
    },
  ]

  static let detailsPhrases: [Frame] = [
    Frame(["where is"], [known], in: .inTrip) { fills in
      fills.stop().map { .details(.stop($0)) }
    }
  ]

  static let suggestPhrases: [Frame] = [
    Frame(
      ["anything to do", "what is there to do", "what can we do", "what to do", "what to see"],
      [.takes(.near, .near, after: ["near", "around", "close to"], "STOP | PLACE")]
    ) { fills in .suggest(kind: nil, near: fills.near) }
  ]

  static let findPhrases: [Frame] = [
    Frame(
      ["in which trip did i have", "in which trip is", "which trip has"],
      [.needs(.words, .name, "WORDS", ask: "Which words?")]
    ) { fills in fills.text(.words).map { .find($0) } }
  ]

  static let undoPhrases: [Frame] = [
    Frame(["bring it back", "bring that back"]) { _ in .undo(.steps(1)) },
    Frame(
      ["undo last", "take back last"],
      [
        .takes(.number, .integer, "N"),
        .needs(
          .filter, .choice(["things", "thing", "steps", "step", "changes", "change"]), "things",
          ask: ""),
      ]
    ) { fills in .undo(.steps(fills.integer() ?? 1)) },
  ]

  static let redoPhrases: [Frame] = [Frame(["do it again", "redo it"]) { _ in .redo(1) }]

  static let helpPhrases: [Frame] = [
    Frame(["what can you do", "what can i do", "what can i say"]) { _ in .help(nil) }
  ]

  static let setPhrases: [Frame] = [
    Frame(["write dates day first", "use european dates", "dates are day first"]) { _ in
      .set(.dateOrder, "dmy")
    },
    Frame(["write dates month first", "use american dates", "dates are month first"]) { _ in
      .set(.dateOrder, "mdy")
    },
  ]

  static let aliasPhrases: [Frame] = [
    Frame(
      ["when i say"],
      [
        .needs(.alias, .word, "NAME", ask: "Which name?"),
        .needs(.line, .line, after: ["i mean"], "LINE", ask: "For which line?"),
      ]
    ) { fills in
      guard let name = fills.text(.alias), let line = fills.text(.line) else { return nil }
      return .alias(name, line)
    }
  ]

  static let addDayPhrases: [Frame] = [
    Frame(
      ["add another day", "add one more day"], [.takes(.filter, .choice(["at the end"]), "")]
    ) { _ in .addDay(.atEnd) }
  ]
}
