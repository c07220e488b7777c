internal import Session

extension Signatures {
  /// What the shell does for itself: explained, shown, saved, called by short names.
  static let shell: [Signature] = [
    Signature(
      .help, [.help: 26, .show: 8, .be: 2, .question: 4], [], .asked
    ) { _ in .help(nil) },
    Signature(
      .help, [.explain: 14, .question: 4, .help: 14],
      [.needs(.topic, .slot(.choice(commandWords)), "with about on for does")],
      .asked
    ) { fills in fills.text(.topic).map { .help($0) } },
    Signature(.version, [.version: 26, .show: 8, .be: 2, .question: 4, .pronoun: 0], [], .asked) {
      _ in .version
    },
    Signature(
      .settings,
      [
        .settings: 26, .show: 12, .currency: 8, .unit: 8, .language: 8, .question: 14, .be: 2,
        .set: 0,
        .like: 0,
      ],
      [], [.needsNoun, .asks]
    ) { _ in .settings },
    Signature(
      .history, [.typed: 60, .show: 8, .be: 2, .question: 4], [], .asked
    ) { _ in .history(nil) },
    Signature(.history, [.remove: 22, .clear: 22, .typed: 60], [], .needsNoun) { _ in
      .clearHistory
    },
    Signature(.clear, [.clear: 22, .screen: 20], [], .needsNoun) { _ in .clear },
    Signature(
      .alias, [.shortcut: 22, .create: 8, .add: 8, .set: 8],
      [
        .needs(.alias, .newWord, "called named let", by: [.shortcut, .create]),
        .needs(.line, .text, "mean means for do run to as = meaning does", marked: true),
      ], [.needsNoun, .actless]
    ) { fills in
      // `4/5, I mean …` names no shortcut.
      guard let name = fills.text(.alias), let line = fills.text(.line),
        fills.isQuoted(.alias) || name.allSatisfy({ $0.isLetter || "-_'".contains($0) })
      else { return nil }
      return .alias(name, line)
    },
    Signature(
      .unalias, [.remove: 22, .clear: 14, .shortcut: 16],
      [.needs(.alias, .newWord, "called named", by: [.shortcut])], .needsNoun
    ) { fills in fills.text(.alias).map(Intent.unalias) },
    Signature(
      .aliases, [.shortcut: 20, .show: 14, .question: 12, .be: 2], [], [.needsNoun, .asks]
    ) { _ in .aliases },
    Signature(
      .save, [.save: 24, .note: 8, .script: 6, .pronoun: 0, .trip: 0, .whole: 0],
      [.needs(.file, .slot(.file), "to as in into under file called", by: [.script])]
    ) { fills in
      guard let file = fills.text(.file), file.contains("."), !isNoFile(file) else { return nil }
      return .save(file: file, entries: nil)
    },
    Signature(
      .run, [.run: 24, .open: 14, .visit: 8, .script: 10],
      [
        .needs(.file, .slot(.file), "called", by: [.script]),
        .takes(.values, .slot(.values), "with"),
      ], .needsNoun
    ) { fills in fills.text(.file).map { .run(file: $0, values: fills.assignments) } },
  ]

  /// The words that can be explained: of the others a question begins with some.
  private static let commandWords = CommandTable.firstWords.sorted().filter {
    !Lexicon.shared.classes(of: $0).has(.question)
  }
}
