internal import Session

extension CommandSpec {
  static let todo = CommandSpec(
    .todo, .money, "Puts something to do on the list, with a date or some days before the trip.",
    examples: [
      "todo book the tram tickets", "todo \"renew passport\" 30 days before",
      "todo \"pay the deposit\" by 2027-03-20",
    ],
    [
      Frame(
        todoLeads,
        [
          thing,
          .takes(
            .dates, .date(of: .other),
            after: [
              "by", "until", "due", "before", "at the latest by", "latest by", "latest until",
              "no later than",
            ], "DATE"),
        ]
      ) { fills in
        fills.thing.map { .list(.add(.todo, $0, fills.date().map { .on($0) })) }
      },
      Frame(
        todoLeads,
        [
          thing,
          .needs(
            .dates, .phrase,
            after: ["by the end of", "by end of", "until the end of", "before the end of"], "",
            ask: ""),
        ]
      ) { fills in
        guard let thing = fills.thing, let end = fills.meaning?.dates?.last else { return nil }
        return .list(.add(.todo, thing, .on(end)))
      },
      Frame(
        todoLeads,
        [
          thing, .needs(.number, .daysBefore, "N days before", ask: "How many days before?"),
        ]
      ) { fills in
        guard let thing = fills.thingBeforeDays, let days = fills.integer() else { return nil }
        return .list(.add(.todo, thing, .before(days: days)))
      },
    ])

  static let pack = CommandSpec(
    .pack, .money, "Puts something on the packing list, or all of a template.",
    examples: ["pack sunscreen", "pack charger, adapter and camera", "pack like beach"],
    [
      Frame(
        ["pack like"], [.needs(.file, .file, "TEMPLATE | FILE", ask: "Which template, or file?")]
      ) { fills in fills.text(.file).map { .list(.packLike($0)) } },
      Frame(
        ["pack"] + SpokenLists.bring,
        [.needs(.text, .text(orNone: false), "TEXT", ask: "What is to be packed?")]
      ) { fills in
        guard let text = fills.text(.text) else { return nil }
        guard fills.isBare(.text) else { return .list(.add(.pack, text)) }
        guard !saysWhen(text), !text.lowercased().hasPrefix("like ") else { return nil }
        return PackedThings(text).intent
      },
    ])

  static let lists = CommandSpec(
    .lists, .money, "Shows what is to be done and to be packed, with what is done.",
    examples: ["lists", "lists todo", "lists pack open"],
    [
      Frame(["lists pack open"] + SpokenLists.toPack) { _ in .list(.show(.pack, open: true)) },
      Frame(["lists todo open"] + SpokenLists.toDo) { _ in .list(.show(.todo, open: true)) },
      Frame(["lists open"] + SpokenLists.open) { _ in .list(.show(nil, open: true)) },
      Frame(["lists pack"] + SpokenLists.packing) { _ in .list(.show(.pack)) },
      Frame(["lists todo"] + SpokenLists.todos) { _ in .list(.show(.todo)) },
      Frame(
        ["lists", "checklist", "todos"],
        [
          .takes(.kind, .choice(ChecklistTask.List.allCases.map(\.rawValue)), "todo | pack"),
          .takes(.filter, .choice(["open"]), "open"),
        ]
      ) { fills in
        .list(
          .show(
            fills.text(.kind).flatMap(ChecklistTask.List.init(rawValue:)), open: fills.has(.filter))
        )
      },
    ])

  static let tick = CommandSpec(
    .tick, .money, "Ticks something on the lists off, or unticks it.",
    examples: ["tick charger", "tick 1", "tick charger off"],
    [
      Frame(
        ["tick"],
        [
          .needs(.text, .name, "WORDS", ask: "What is done?"),
          .takes(.filter, .choice(["off"]), "off"),
        ]
      ) { fills in
        fills.tasks.map { .list(.tick($0, !fills.has(.filter))) }
      },
      Frame(
        ["tick"] + SpokenLists.packed, [.needs(.text, .name, "WORDS", ask: "What is packed?")]
      ) { fills in fills.tasks.map { .list(.tick($0, true)) } },
      Frame(["tick"], [listed]) { fills in
        fills.listed.map { .list(.tick($0.things, !$0.isOff)) }
      },
    ])

  static let renameTask = CommandSpec(
    .renameTask, .money, "Gives something on the lists other words.",
    examples: ["rename task charger to phone charger"],
    [
      Frame(
        ["rename task"],
        [
          .needs(.text, .name, "WORDS | N", ask: "Which one?"),
          .needs(.name, .name, after: ["to"], "TEXT", ask: "What shall it say?"),
        ]
      ) { fills in
        guard let task = fills.tasks?.first, let name = fills.text(.name) else { return nil }
        return .list(.rename(task, name))
      }
    ])

  static let removeTask = CommandSpec(
    .removeTask, .money, "Takes something off the lists.",
    examples: ["remove task charger", "remove task 1"],
    [
      Frame(["remove task"], [.needs(.text, .name, "WORDS | N", ask: "Which one?")]) { fills in
        fills.tasks.map { .list(.remove($0)) }
      },
      Frame(["remove task"], [listed]) { fills in fills.listed.map { .list(.remove($0.things)) } },
    ])

  private static let todoLeads = ["todo"] + SpokenLists.toRemember
  private static let listed = SlotSpec.needs(
    .text, .text(orNone: false), "WORDS, WORDS …", ask: "Which ones?")
  private static let thing = SlotSpec.needs(.text, .name, "TEXT", ask: "What is to be done?")
}

func trimmedBlanks(_ text: Substring) -> String {
  String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}
