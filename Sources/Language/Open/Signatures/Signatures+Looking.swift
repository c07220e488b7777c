internal import Session

extension Signatures {
  /// Things to do and to pack, and questions about the trip as a whole.
  static let looking: [Signature] = listed + asked

  private static let listed: [Signature] = [
    // `tick off the charger`, `hand warmers are already packed`
    Signature(
      .tick, [.done: 20, .tick: 24, .ready: 24, .be: 2, .packing: 0, .todos: 0],
      [.needs(.text, .tasks, "")], in: .inTrip, .ofPast
    ) { fills in fills.taskNames.map { .list(.tick($0, true)) } },
    Signature(
      .tick, [.untick: 26, .be: 2, .packing: 0, .todos: 0], [.needs(.text, .tasks, "")],
      in: .inTrip, taking: [.not, .hold]
    ) { fills in fills.taskNames.map { .list(.tick($0, false)) } },
    Signature(
      .removeTask, [.remove: 24, .packing: 18, .todos: 18, .checklists: 14, .plan: 4],
      [.needs(.text, .tasks, "")], in: .inTrip, .needsNoun
    ) { fills in fills.taskNames.map { .list(.remove($0)) } },
    // `scratch the umbrella`, of which only a list knows.
    Signature(.removeTask, [.remove: 18], [.needs(.text, .tasks, "")], in: .inTrip) { fills in
      fills.taskNames.map { .list(.remove($0)) }
    },
    adding(.pack, .packing), adding(.todo, .todos),
    // `is the dress on the packing list?`
    asking(.pack, .packing), asking(.todo, .todos), asking(nil, .checklists),
    // `did we pack the charger?`, `is the hat packed?`
    Signature(
      .lists, [.ready: 20, .question: 8, .be: 2], [.needs(.text, .tasks, "")], in: .inTrip,
      [.needsNoun, .asks, .inQuestion], taking: [.past, .hold]
    ) { fills in fills.text(.text).map { .list(.has(nil, $0)) } },
    Signature(
      .lists, [.checklists: 22, .show: 14, .question: 10, .be: 2], [], in: .inTrip, .asked
    ) { _ in .list(.show(nil)) },
  ]

  private static func adding(_ list: ChecklistTask.List, _ noun: WordClass) -> Signature {
    Signature(
      list == .pack ? .pack : .todo, [.add: 24, .put: 20, noun: 20],
      [.needs(.text, .name, "", by: [.add, .put])], in: .inTrip, .needsNoun
    ) { fills in
      guard let text = fills.text(.text) else { return nil }
      let things = fills.isQuoted(.text) ? [text] : listedThings(text)
      let intents = things.map { Intent.list(.add(list, $0)) }
      return intents.count == 1 ? intents.first : .several(intents)
    }
  }

  private static func asking(_ list: ChecklistTask.List?, _ noun: WordClass) -> Signature {
    Signature(
      .lists, [noun: 22, .question: 10, .be: 2, .contain: 2, .put: 2],
      [.needs(.text, .name, "", by: [.be, .contain, .question])], in: .inTrip,
      [.needsNoun, .asks, .inQuestion], taking: [.hold]
    ) { fills in fills.text(.text).map { .list(.has(list, $0)) } }
  }

  private static let asked: [Signature] = [
    // `are we missing anything`, `is anything pending or missing?`
    Signature(
      .check,
      [
        .question: 8, .lacking: 24, .plan: 4, .be: 2, .contain: 0, .remove: 4, .leave: 0,
        .trip: 2, .whole: 0, .pronoun: 0, .stop: 0, .suggest: 0, .day: 0, .open: 0, .close: 0,
        .arrive: 0, .go: 0, .it: 0,
      ], [], in: .inTrip, [.needsNoun, .asks, .inQuestion],
      taking: [.not, .either, .past, .hold, .quantity]
    ) { _ in .check(.findings(nil)) },
    Signature(
      .check, [.question: 8, .lacking: 24, .plan: 4, .be: 2, .contain: 0, .pronoun: 0],
      [.needs(.day, .day, "on for with in")], in: .inTrip, [.needsNoun, .asks, .inQuestion],
      taking: [.not, .either, .past, .hold]
    ) { fills in fills.day().map { .check(.findings($0)) } },
    // `am i free wednesday evening?`
    Signature(
      .free, [.freeTime: 26, .question: 12, .be: 2, .show: 8, .contain: 0, .hour: 0, .plan: 0],
      [.needs(.day, .day, "on for in"), .takes(.time, .time, "in at")], in: .inTrip,
      [.needsNoun, .asks, .inQuestion], taking: [.hold]
    ) { fills in fills.day().map { .outlook(.free($0, minutes: nil)) } },
    // `do we have anywhere to stay on the 8th?`, `where's home on nite 7`
    Signature(
      .nights,
      [
        .question: 12, .bed: 22, .be: 2, .contain: 0, .spend: 4, .city: 0, .home: 4, .leave: 0,
        .length: 0, .away: 0, .last: 0, .add: 0, .unplanned: 0,
      ],
      [.needs(.day, .night, "on for in")], in: .inTrip, [.needsNoun, .asks, .inQuestion],
      taking: [.hold]
    ) { fills in fills.day().map { .booking(.nights($0)) } },
    // `give me the full programme in text`
    Signature(
      .share, [.plainText: 26, .show: 14, .plan: 8, .trip: 6, .whole: 2, .contain: 0, .open: 0],
      [], in: .inTrip, [.needsNoun, .asks]
    ) { _ in .outlook(.share) },
  ]
}

extension Fills {
  /// The things of a list that were named.
  fileprivate var taskNames: [TaskReference]? {
    text(.text)?.split(separator: ",").map { name in
      .named(String(name.drop { $0 == " " }))
    }
  }
}
