internal import Session

private let last =
  "(last|last thing|last step|last change|last command|last one|last thing i did|last thing we did)"

extension Frame {
  static let undoPhrases: [Frame] = [
    Frame([
      "(bring|put|get) (it|that|them) back", "(undo|take back|revert|reverse|roll back) (it|this)",
      "(undo|take back|revert|reverse|roll back) \(last)", "undo what i (just|) did",
      "(go|step) back (a|one) step", "(revert|reverse|roll back) (that|)",
    ]) { _ in .undo(.steps(1)) },
    Frame([
      "(undo|take back|revert|reverse|roll back)"
        + " (everything|it all|all of it|all|all changes|every change|all of that|the lot)"
    ]) { _ in .sweep(.steps) },
    Frame(
      ["(undo|take back|revert|reverse) last"],
      [
        .takes(.number, .integer, "N"),
        .takes(
          .filter, .choice(["things", "thing", "steps", "step", "changes", "change"]), "things"),
      ]
    ) { fills in .undo(.steps(fills.integer() ?? 1)) },
    Frame(
      ["(undo|take back|revert|reverse) (it|that|them|those|)"],
      [.needs(.filter, .choice(["twice", "both", "both of them", "two times"]), "twice", ask: "")]
    ) { _ in .undo(.steps(2)) },
    Frame(
      ["undo (it|that|)"],
      [
        .needs(.number, .integer, "N", ask: ""),
        .needs(.filter, .choice(["times", "x"]), "times", ask: ""),
      ]
    ) { fills in fills.integer().map { .undo(.steps($0)) } },
    Frame(
      ["(go|step) back", "undo"],
      [
        .needs(.number, .integer, "N", ask: ""),
        .needs(.filter, .choice(["steps", "step", "things", "changes"]), "steps", ask: ""),
      ]
    ) { fills in .undo(.steps(fills.integer() ?? 1)) },
  ]

  static let restorePhrases: [Frame] = [
    Frame(
      ["restore (trip|this trip|it|)", "(go|roll|go back|roll back) to entry"],
      [
        .needs(
          .entry, .entry, after: ["", "(to|at|as of|as it was at|as it was after) (entry|)"],
          "ENTRY", ask: "")
      ], in: .inTrip
    ) { fills in
      guard let entry = fills.integer(.entry) else { return nil }
      return .restoreTrip(nil, entry: entry)
    }
  ]

  static let redoPhrases: [Frame] = [
    Frame(["do (it|that) again", "redo (it|this)", "redo (last|last thing|last change)"]) { _ in
      .redo(1)
    },
    Frame(
      ["redo (it|that|them|)"],
      [.needs(.filter, .choice(["twice", "both", "both of them", "two times"]), "twice", ask: "")]
    ) { _ in .redo(2) },
  ]

  static let logPhrases: [Frame] = [
    Frame([
      "(show|list|see|what is|what's) (history|log|changes|last changes|journal)", "history",
      "what (did|have) (i|we) (just|) (do|change|done|changed) (so far|)",
      "what (did|have) (i|we) (do|change|add|done|changed|added) last",
      "what (was|were|is) last (change|changes|thing|step|thing that happened|command)",
      "what (was|were|is) last (thing|change|changes|things) (that|) (i|we)"
        + " (did|changed|made|added|have done|have changed)",
      "what's (new|changed)", "(what|which) (changes|things) (did|have) (i|we) (make|made|do|done)",
      "what (just|) (happened|changed)",
    ]) { _ in .log(nil) },
    Frame(
      ["(show|list|see) last"],
      [
        .needs(.number, .integer, "N", ask: "How many?"),
        .needs(.filter, .choice(["changes", "steps", "entries", "things"]), "changes", ask: ""),
      ]
    ) { fills in fills.integer().map { .log(.newest($0)) } },
  ]

  static let whenPhrases: [Frame] = [
    Frame(
      ["what does"],
      [
        .needs(.dates, .phrase, "PHRASE", ask: "When?"),
        .needs(.filter, .choice(["mean"]), "mean", ask: ""),
      ]
    ) { fills in fills.meaning.map(Intent.when) },
    Frame(
      [
        "(which|what) (date|day|weekday|day week) (is|was|will|does|do) (it|)",
        "(when|when's|whens) (is|was|)", "(what's|whats) (date|day|weekday) (on|of|)",
      ],
      [
        .needs(.dates, .phrase, "PHRASE", ask: "When?"),
        .takes(.filter, .choice(["fall on", "fall", "be", "land on", "exactly"]), "fall on"),
      ]
    ) { fills in fills.meaning.map(Intent.when) },
  ]
}
