internal import JSON
internal import Journal
internal import Language
internal import Session
internal import World

extension Stage {
  /// A list with its rows, or both; their numbers are those of all rows.
  func listLines(of trip: Trip, _ list: ChecklistTask.List?, open: Bool) -> [ReplyLine] {
    let wanted = list.map { [$0] } ?? ChecklistTask.List.allCases
    return wanted.flatMap { [listHead($0, trip)] + rows(of: $0, in: trip, open: open) }
  }

  private func listHead(_ list: ChecklistTask.List, _ trip: Trip) -> ReplyLine {
    let tasks = trip.checklist.filter { $0.list == list }
    let done = tasks.count(where: \.done)
    let count =
      tasks.isEmpty
      ? "nothing yet" : done == tasks.count ? "all done" : "\(done) of \(tasks.count) done"
    return .facts([Span(list.heading, .name), Span(count, .quiet)])
  }

  private func rows(of list: ChecklistTask.List, in trip: Trip, open: Bool) -> [ReplyLine] {
    var table = Table()
    table.columns = [2: .init(least: 12), 3: .init(least: 12)]
    for (index, task) in trip.tasksInOrder.enumerated()
    where task.list == list && !(open && task.done) {
      table.rows.append([
        .init(String(index + 1), .text, .right), .init(mark(task), task.done ? .quiet : .text),
        .init(task.text, .name), .init(due(task, trip)),
      ])
    }
    return table.lines(in: layout, indent: 1)
  }

  private func mark(_ task: ChecklistTask) -> String {
    guard layout.signs.areDrawn else { return task.done ? "done" : "open" }
    return task.done ? "✓" : "○"
  }

  /// `Sat 20 Mar · 30 days before · overdue`.
  private func due(_ task: ChecklistTask, _ trip: Trip) -> ReplyLine {
    let date = task.dueDate(start: trip.start)
    var facts = [Span(date.map { "by \($0.dayText)" } ?? "", .when)]
    if case .before(let days) = task.due {
      facts.append(Span("\(counted(days, "day")) before\(date == nil ? " the trip" : "")", .quiet))
    }
    if let date, !task.done, date < today { facts.append(Span("overdue", .attention)) }
    return .facts(facts)
  }

  /// `2 of 5 to do done`, for the head of a trip.
  func listCounts(of trip: Trip) -> [Span] {
    ChecklistTask.List.allCases.compactMap { list in
      let tasks = trip.checklist.filter { $0.list == list }
      guard !tasks.isEmpty else { return nil }
      let done = tasks.count(where: \.done)
      let word = list == .todo ? "done" : "packed"
      return Span(
        done == tasks.count
          ? "all \(tasks.count) \(word)"
          : done == 0
            ? "\(tasks.count) to \(list == .todo ? "do" : "pack")"
            : "\(done) of \(tasks.count) \(word)")
    }
  }

  func listSentence(_ notice: Notice) -> ReplyLine {
    switch notice {
    case .tasksAdded(let names, .todo): told("To do: ", names)
    case .tasksAdded(let names, .pack): told("To pack: ", names)
    case .tasksRemoved(let names): told("Off the lists: ", names)
    case .tasksAsked(let words, let found, let list): asked(words, found, list)
    case .tasksTicked(let names, true): told("Done: ", names)
    case .tasksTicked(let names, false): told("Not done yet: ", names)
    case .onListAlready(let count):
      ReplyLine("\(counted(count, "thing")) of it on the list already", .quiet)
    case .dueIsPast(let date):
      ReplyLine("That was due on \(date.dayText) \(date.year)", .attention)
    default: ReplyLine()
    }
  }

  private func asked(
    _ words: String, _ found: [ChecklistTask], _ list: ChecklistTask.List?
  ) -> ReplyLine {
    let place =
      switch list {
      case .todo: "the to-do list"
      case .pack: "the packing list"
      case nil: "the lists"
      }
    guard !found.isEmpty else { return ReplyLine("No, \(words) is not on \(place)") }
    let isDone = found.allSatisfy(\.done)
    let done = isDone ? ", and done" : found.contains(where: \.done) ? "" : ", not done yet"
    return ReplyLine([
      Span("Yes, on \(place)\(done): "), Span(listed(found.map(\.text)), .name),
    ])
  }

  private func told(_ what: String, _ names: [String]) -> ReplyLine {
    ReplyLine([Span(what), Span(listed(names), .name)])
  }

  /// What the lists hold, for programs.
  func listMembers(
    of trip: Trip, _ list: ChecklistTask.List?, open: Bool
  ) -> KeyValuePairs<String, JSONValue> {
    let rows = trip.tasksInOrder.enumerated().filter { _, task in
      (list == nil || task.list == list) && !(open && task.done)
    }
    let tasks = trip.checklist.filter { list == nil || $0.list == list }
    return [
      "checklist": .array(
        rows.map { index, task in
          .object([
            "number": .integer(index + 1), "task": task.stateObject(in: trip),
          ])
        }),
      "done": .integer(tasks.count(where: \.done)), "open": .integer(tasks.count { !$0.done }),
    ]
  }
}

extension ChecklistTask.List {
  fileprivate var heading: String { self == .todo ? "To do" : "To pack" }
}
