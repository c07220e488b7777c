internal import Session

extension CommandSpec {
  static let run = CommandSpec(
    .run, .scripts,
    "Runs a script, some of its lines, or commands of the log again; they make one step.",
    examples: [],
    [
      Frame(
        ["run example"],
        [
          .needs(.name, .file, "NAME", ask: "Which example?"),
          .takes(.values, .values, "NAME=VALUE …"),
        ]
      ) { fills in
        fills.text(.name).map { .example(.run($0, values: fills.assignments)) }
      },
      Frame(
        ["run"],
        [
          .needs(.file, .file, "FILE", ask: "Which script?"),
          .takes(.values, .values, "NAME=VALUE …"),
          .takes(.entry, .entries(bareNumber: true), "RANGE"),
        ]
      ) { fills in run(fills) },
      Frame(
        ["run"],
        [
          .needs(.entry, .entries(bareNumber: true), "RANGE", ask: "Which lines?"),
          .needs(.file, .file, after: ["of", "from", "in"], "FILE", ask: "Of which script?"),
          .takes(.values, .values, "NAME=VALUE …"),
        ]
      ) { fills in run(fills) },
      Frame(["run"], [.needs(.entry, .entries(bareNumber: true), "RANGE", ask: "Which entries?")]) {
        fills in
        fills.entries.map(Intent.runEntries)
      },
    ])

  private static func run(_ fills: Fills) -> Intent? {
    // `run 3` and `run today` mean entries: a file of that name is `./3`.
    guard let file = fills.text(.file), fills.isQuoted(.file) || !isRange(file) else { return nil }
    return fills.entries.map { .runLines($0, file: file, values: fills.assignments) }
      ?? .run(file: file, values: fills.assignments)
  }

  private static func isRange(_ file: String) -> Bool {
    let words: Set = ["today", "entry", "entries", "command", "commands", "last"]
    return words.contains(String(file.prefix { $0 != " " }).lowercased())
      || file.allSatisfy { $0.isNumber || $0 == "-" }
  }

  static let save = CommandSpec(
    .save, .scripts, "Writes the commands that made the trip to a script.",
    examples: [],
    [
      Frame(
        ["save"],
        [
          .needs(.file, .file, "FILE", ask: "To which file?"),
          .takes(.entry, .entries(bareNumber: true), "RANGE"),
        ]
      ) { fills in
        // `save this` says what, not where.
        guard let file = fills.text(.file), !isNoFile(file),
          fills.isQuoted(.file) || !isRange(file)
        else { return nil }
        return .save(file: file, entries: fills.entries)
      },
      Frame(
        ["save"],
        [
          .needs(.entry, .entries(bareNumber: true), "RANGE", ask: "Which entries?"),
          .needs(
            .file, .file, after: ["as", "to", "in", "into", ""], "FILE", ask: "To which file?"),
        ]
      ) { fills in
        guard let file = fills.text(.file), let range = fills.entries else { return nil }
        // `save this trip as x.trip` says what is saved anyway.
        return .save(file: file, entries: range == .thisTrip ? nil : range)
      },
    ])

  static let set = CommandSpec(
    .set, .shell, "Changes a setting, or brings its default back; `settings` lists them.",
    sets: true,
    examples: ["set currency USD", "set date-order dmy", "set home Porto", "set currency default"],
    [
      Frame(
        ["set home", "set (my|our|) home (to|as|in|)"],
        [.needs(.place, .place, "PLACE", ask: "Where do you live?")]
      ) { fills in fills.place().map(Intent.setHome) },
      Frame(["set home"], [.needs(.place, .cleared, "none", ask: "")]) { _ in .setHome(nil) },
      Frame(["set home default", "(unset|reset) home"]) { _ in .setHome(nil) },
      Frame(
        ["set"],
        [
          .needs(.setting, .setting, "NAME", ask: "Which setting?"),
          .needs(.value, .value, "VALUE", ask: "To which value?"),
        ]
      ) { fills in
        guard let name = fills.setting, let value = fills.text(.value) else { return nil }
        return .set(name, value)
      },
      Frame(
        ["unset", "reset"], [.needs(.setting, .setting, "NAME", ask: "Which setting?")]
      ) {
        fills in fills.setting.map { .set($0, "default") }
      },
    ])

  static let settings = CommandSpec(
    .settings, .shell, "Lists the settings: the value of each, where it comes from, its default.",
    examples: ["settings"],
    [Frame(["settings"]) { _ in .settings }])

  static let alias = CommandSpec(
    .alias, .shell,
    "Gives a line a short name; words after it stand for $1, $2 in the line, or at its end.",
    sets: true, examples: ["alias dd = show day", "alias brunch = add $1 at 11:00 for 2h"],
    [
      Frame(
        ["alias"],
        [
          .needs(.alias, .word, "NAME", ask: "Which name?"),
          .needs(.line, .line, after: ["="], "LINE", ask: "For which line?"),
        ]
      ) { fills in
        guard let name = fills.text(.alias), let line = fills.text(.line) else { return nil }
        return .alias(name, line)
      }
    ])

  static let unalias = CommandSpec(
    .unalias, .shell, "Forgets an alias.", examples: ["alias dd = show day", "unalias dd"],
    [
      Frame(["unalias"], [.needs(.alias, .word, "NAME", ask: "Which alias?")]) { fills in
        fills.text(.alias).map(Intent.unalias)
      }
    ])

  static let aliases = CommandSpec(
    .aliases, .shell, "Lists the aliases.", examples: ["aliases"],
    [Frame(["aliases"]) { _ in .aliases }])

  static let help = CommandSpec(
    .help, .shell, "Explains a command, or lists them all.", examples: ["help", "help add"],
    [
      Frame(["help", "?"]) { _ in .help(nil) },
      Frame(
        ["help", "?"], [.needs(.topic, .text(orNone: false), "WORD", ask: "Which command?")]
      ) { fills in .help(fills.text(.topic)) },
    ])

  static let places = CommandSpec(
    .places, .shell, "Tells what is kept of the answers of servers, or forgets it.",
    examples: ["places cache"],
    [
      Frame(["places cache"], [.takes(.filter, .choice(["clear"]), "clear")]) { fills in
        .placesCache(clear: fills.has(.filter))
      }
    ])

  static let about = CommandSpec(
    .about, .shell, "Tells where the places come from, and under which licences.",
    examples: ["about"], [Frame(["about"]) { _ in .about }])

  static let state = CommandSpec(
    .state, .shell, "Prints everything as one JSON document.", examples: ["state"],
    [Frame(["state"]) { _ in .state }])

  static let version = CommandSpec(
    .version, .shell, "Tells the version.", examples: ["version"],
    [Frame(["version"]) { _ in .version }])

  static let clear = CommandSpec(
    .clear, .shell, "Clears the screen.", examples: ["clear"],
    [Frame(["clear"]) { _ in .clear }])

  static let edit = CommandSpec(
    .edit, .shell, "Opens the line before in your own editor.", examples: ["edit"],
    [Frame(["edit"]) { _ in .edit }])

  static let history = CommandSpec(
    .history, .shell, "Lists the lines you typed, or forgets them at the prompt.",
    examples: ["history", "history lunch"],
    [
      Frame(["history"]) { _ in .history(nil) },
      Frame(["history"], [.needs(.words, .text(orNone: false), "WORDS", ask: "Which words?")]) {
        fills in fills.text(.words).map { .history($0) }
      },
      Frame(["history clear", "clear history", "forget history"]) { _ in .clearHistory },
    ])

  static let quit = CommandSpec(
    .quit, .shell, "Leaves; everything is saved already.", examples: [],
    [Frame(["quit", "exit", "bye"]) { _ in .quit }])
}
