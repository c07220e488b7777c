internal import Session

private let making = "(make|create|add|define|set up|set)"
private let aliasName: SlotSpec = .needs(.alias, .word, "NAME", ask: "Which name?")

@Sendable private func aliased(_ fills: Fills) -> Intent? {
  guard let name = fills.text(.alias), let line = fills.text(.line) else { return nil }
  return .alias(name, line)
}

extension Frame {
  static let runPhrases: [Frame] = [
    Frame(
      ["(run|execute|play|start|do|load|read) (script|file|script called|script file)", "execute"],
      [
        .needs(.file, .file, "FILE", ask: "Which script?"),
        .takes(.values, .values, after: ["", "with"], "NAME=VALUE …"),
      ]
    ) { fills in fills.text(.file).map { .run(file: $0, values: fills.assignments) } }
  ]

  static let savePhrases: [Frame] = [
    Frame(
      [
        "(save|write) (this|it|trip|everything|all of it|all this|) (to|as|in|into|under)",
        "(save|write|keep) (what i did|what we did|what i've done|what we've done|session"
          + "|this session|all that|lines|my lines|steps|my steps) (to|as|in|into|under)",
      ],
      [.needs(.file, .file, after: ["", "file", "the file"], "FILE", ask: "To which file?")]
    ) { fills in fills.text(.file).map { .save(file: $0, entries: nil) } }
  ]

  static let aliasPhrases: [Frame] = [
    Frame(
      [
        "when i (say|type|write)", "(if|whenever) i (say|type)", "let",
        "(make|create) (alias|shortcut|)", "shortcut",
      ],
      [
        aliasName,
        .needs(
          .line, .text(orNone: false),
          after: [
            "(i mean|i want|do|run|mean|means|stand for|short for|for|a shortcut for|an alias for)"
          ],
          "LINE", ask: "For which line?"),
      ], build: aliased),
    Frame(
      ["\(making) (new|) (alias|shortcut|abbreviation) (called|named|)", "alias"],
      [
        aliasName,
        .needs(
          .line, .text(orNone: false),
          after: ["(for|that means|which means|meaning|that does|that runs|to mean|to|as|=)"],
          "LINE", ask: "For which line?"),
      ], build: aliased),
  ]

  static let unaliasPhrases: [Frame] = [
    Frame(
      [
        "(remove|delete|drop|forget|forget about|get rid of|scrap|bin|clear|kill|undo|lose)"
          + " (alias|shortcut|abbreviation) (called|named|)"
      ], [.needs(.alias, .word, "NAME", ask: "Which alias?")]
    ) { fills in fills.text(.alias).map(Intent.unalias) },
    Frame(
      ["(remove|delete|drop|forget|forget about|get rid of|scrap|bin|clear|kill|lose)"],
      [
        .needs(.alias, .word, after: ["", "the", "my"], "NAME", ask: ""),
        .needs(.filter, .choice(["alias", "shortcut", "abbreviation"]), "alias", ask: ""),
      ]
    ) { fills in fills.text(.alias).map(Intent.unalias) },
  ]

  static let aliasesPhrases: [Frame] = [
    Frame([
      "(show|list|see|what are|display) (aliases|shortcuts|abbreviations)",
      "(what|which) (aliases|shortcuts) (do i have|have i got|are there)",
    ]) { _ in .aliases }
  ]
}
