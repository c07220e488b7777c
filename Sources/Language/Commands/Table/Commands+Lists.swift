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
        let things = listedThings(text).map { Intent.list(.add(.pack, $0)) }
        return things.count == 1 ? things.first : .several(things)
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
      }
    ])

  private static let todoLeads = ["todo"] + SpokenLists.toRemember
  private static let thing = SlotSpec.needs(.text, .name, "TEXT", ask: "What is to be done?")
}

extension Fills {
  /// What is to be done, unless that is no more than a time.
  fileprivate var thing: String? {
    guard let text = text(.text) else { return nil }
    return isBare(.text) && saysWhen(text) ? nil : text
  }

  /// The same before how many days before it is due: `order euros let's say seven days before`.
  fileprivate var thingBeforeDays: String? {
    guard let thing, isBare(.text) else { return self.thing }
    let lead = [" let's say", " lets say"].first { thing.hasSuffix($0) }
    return String(thing.dropLast(lead?.count ?? 0))
  }

  /// By numbers, or by words; quoted words are no number.
  fileprivate var tasks: [TaskReference]? {
    guard let text = text(.text) else { return nil }
    guard isBare(.text) else { return [.named(text)] }
    return numbers(in: text)?.map(TaskReference.number)
      ?? listedThings(text).map(TaskReference.named)
  }

  /// `1,3-4`, `1 and 2`; `nil` where anything else is among them.
  private func numbers(in text: String) -> [Int]? {
    var numbers: [Int] = []
    for part in text.replacing(" and ", with: ",").split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
        Int(trimmedBlanks($0))
      }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        first <= last, numbers.count + last - first < StopReference.mostInList
      else { return nil }
      numbers += first...last
    }
    return numbers.isEmpty ? nil : numbers
  }
}

func trimmedBlanks(_ text: Substring) -> String {
  String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}

/// Whether words begin with when something is: `pack at 8` is no thing to pack.
private func saysWhen(_ text: String) -> Bool {
  guard let first = folded(text).split(separator: " ").first else { return false }
  return whenWords.contains(String(first))
}

private let whenWords: Set = [
  "at", "on", "in", "before", "after", "up", "today", "tomorrow", "tonight", "from", "until",
  "for", "to", "by",
]
