internal import Session

extension Frame {
  static let helpPhrases: [Frame] = [
    Frame([
      "what can (you|i|we) (do|say|type) (here|)", "help (me|us|please)", "how does this work",
      "what do i do (now|)", "(show|list) (commands|help)", "what are commands",
      "(what|which) commands (are there|do you know|can i use)",
    ]) { _ in .help(nil) },
    Frame(
      ["what does"],
      [
        .needs(.topic, .word, "WORD", ask: ""),
        .needs(.filter, .choice(["do", "mean"]), "do", ask: ""),
      ]
    ) { fills in .help(fills.text(.topic)) },
    Frame(
      ["how (do|can|could) (i|we)", "how to", "help (me|us|) (with|about|on)"],
      [.needs(.topic, .text(orNone: false), "WORD", ask: "Do what?")]
    ) { fills in .help(fills.text(.topic)) },
  ]

  static let setPhrases: [Frame] = [
    Frame([
      "(write|use|prefer|want) (dates day first|european dates|british dates|day first dates)",
      "dates are day first", "(day first|european dates|british dates)",
    ]) { _ in .set(.dateOrder, "dmy") },
    Frame([
      "(write|use|prefer|want) (dates month first|american dates|us dates|month first dates)",
      "dates are month first", "(month first|american dates)",
    ]) { _ in .set(.dateOrder, "mdy") },
    Frame(
      [
        "(use|switch to|set currency to|change currency to|prefer|pay in|count in)",
        "currency (is|should be)",
      ], [.needs(.currency, .currency, "CURRENCY", ask: "Which currency?")]
    ) { fills in fills.currency(.currency).map { .set(.currency, $0.code) } },
    Frame(
      ["(set|make|have|let|) (week|weeks) (to|) (start|starts|begin|begins) (on|)"],
      [
        .needs(
          .value, .choice(["monday", "mondays", "sunday", "sundays", "saturday", "saturdays"]),
          "DAY", ask: "")
      ]
    ) { fills in
      fills.text(.value).map { .set(.weekStart, $0.hasSuffix("s") ? String($0.dropLast()) : $0) }
    },
    Frame(["(use|switch to|prefer|pay in|count in) (us|american|) dollars"]) { _ in
      .set(.currency, "USD")
    },
    Frame([
      "(use|switch to|prefer|change to) (miles|imperial units)", "distances in miles",
    ]) { _ in .set(.units, "mi") },
    Frame([
      "(use|switch to|prefer|change to) (kilometres|kilometers|km|metric units)",
      "distances in (kilometres|kilometers|km)",
    ]) { _ in .set(.units, "km") },
    Frame([
      "(turn|switch) (off|) hints (off|)", "no (more|) hints", "(hide|stop|disable) hints",
      "hints off",
    ]) { _ in .set(.hints, "off") },
    Frame([
      "(turn|switch) (back|) on hints", "(turn|switch) hints (back|) on",
      "(enable|bring back) hints",
      "hints on",
    ]) { _ in .set(.hints, "on") },
  ]

  static let settingsPhrases: [Frame] = [
    Frame([
      "(show|list|see|what are|display|open) (settings|options|preferences|config)", "options",
      "what (is|are) (currency|units|settings)",
      "(what|which) settings (are there|do i have|can i change)", "what's (currency|units)",
      "preferences",
    ]) { _ in .settings }
  ]

  static let aliasPhrases: [Frame] = [
    Frame(
      [
        "when i (say|type|write)", "(if|whenever) i (say|type)", "let",
        "(make|create) (alias|shortcut|)", "shortcut",
      ],
      [
        .needs(.alias, .word, "NAME", ask: "Which name?"),
        .needs(
          .line, .text(orNone: false),
          after: [
            "(i mean|i want|do|run|mean|means|stand for|short for|for|a shortcut for|an alias for)"
          ],
          "LINE", ask: "For which line?"),
      ]
    ) { fills in
      guard let name = fills.text(.alias), let line = fills.text(.line) else { return nil }
      return .alias(name, line)
    }
  ]

  static let aliasesPhrases: [Frame] = [
    Frame(["(show|list|see|what are|display) (aliases|shortcuts)"]) { _ in .aliases }
  ]

  static let clearPhrases: [Frame] = [
    Frame(["(clear|clean|wipe|empty) (screen|terminal|window|display)"]) { _ in .clear }
  ]

  static let savePhrases: [Frame] = [
    Frame(
      ["(save|write) (this|it|trip|everything|all of it|all this|) (to|as|in|into|under)"],
      [.needs(.file, .file, after: ["", "file", "the file"], "FILE", ask: "To which file?")]
    ) { fills in fills.text(.file).map { .save(file: $0, entries: nil) } }
  ]

  static let versionPhrases: [Frame] = [
    Frame(["(which|what) version (is this|is it|do i have|have i got|are you|)", "version number"])
    { _ in .version }
  ]

  static let quitPhrases: [Frame] = [
    Frame([
      "(good bye|goodbye|good night|see you|see you later|see ya|see ya later|cya|cheerio|gotta go|close program|leave program|log out|logout)"
    ]) { _ in .quit }
  ]
}
