extension Interpreter {
  func decideOnLists(_ intent: Intent) throws(Interruption) -> Decision {
    guard case .list(let wish) = intent else {
      throw .problem(.inconsistent("a command about lists that is none"))
    }
    let trip = try resolver.currentTrip()
    switch wish {
    case .add(let list, let text, let due): return try addTask(list, text, due, to: trip)
    case .packLike(let template): return try packLike(template, trip)
    case .show(let list, let open):
      return look(.list(.show(list, open: open)), .lists(trip.id, list, open: open))
    case .has(let list, let words):
      let found = trip.tasks(called: words).filter { list == nil || $0.list == list }
      return look(
        .list(.show(list)), .lists(trip.id, list, open: false),
        notices: [.tasksAsked(oneLine(words), found, list)])
    case .tick(let references, let isDone): return try tick(references, isDone, trip)
    case .rename(let reference, let name): return try renameTask(reference, name, trip)
    case .remove(let references): return try removeTasks(references, trip)
    }
  }

  private func addTask(
    _ list: ChecklistTask.List, _ said: String, _ due: ChecklistTask.Due?, to trip: Trip
  ) throws(Interruption) -> Decision {
    let text = try taskText(said).withoutFullStop
    if case .before(let days) = due {
      guard days > 0 else { throw .problem(.notPositive, at: .number) }
      guard days <= Interpreter.mostDaysBefore else {
        throw .problem(.dateOutOfRange, at: .number)
      }
    }
    var draft = TripDraft(trip)
    var notices: [Notice] = []
    if let there = trip.checklist.first(where: { $0.list == list && $0.isCalled(text) }) {
      if let due, there.due != due {
        try draft.apply(.taskChanged(there.id, .due(Change(before: there.due, after: due))))
      }
    } else {
      let task = ChecklistTask(
        id: TaskID(scene.session.nextID), list: list, text: text, due: due)
      try draft.apply(.taskAdded(TaskAt(index: trip.checklist.count, task: task)))
      notices = [.tasksAdded([text], list)]
    }
    let task = draft.trip.checklist.first { $0.list == list && $0.isCalled(text) }
    if let date = task?.dueDate(start: trip.start), date < scene.today {
      notices.append(.dueIsPast(date))
    }
    return outcome(
      draft, .list(.add(list, task?.text ?? text, due)), notices: notices,
      view: .lists(trip.id, list, open: false))
  }

  /// Nobody plans longer than ten years ahead.
  private static let mostDaysBefore = 3660

  private func taskText(_ text: String) throws(Interruption) -> String {
    guard let text = words(text) else { throw .problem(.emptyName, at: .text) }
    return text
  }

  /// What is on the list already is not added twice.
  private func packLike(_ name: String, _ trip: Trip) throws(Interruption) -> Decision {
    guard let things = scene.templates.things(in: name) else {
      throw .fail(
        Failure(
          .noSuchTemplate(name, known: scene.templates.names), at: .file,
          remedies: scene.templates.names.map { .list(.packLike($0)) }))
    }
    guard !things.isEmpty else { throw .problem(.emptyTemplate(name), at: .file) }
    var draft = TripDraft(trip)
    var added: [String] = []
    var there = 0
    for thing in things.compactMap(words) {
      if draft.trip.checklist.contains(where: { $0.list == .pack && $0.isCalled(thing) }) {
        there += 1
        continue
      }
      let task = ChecklistTask(
        id: TaskID(scene.session.nextID + added.count), list: .pack, text: thing)
      try draft.apply(.taskAdded(TaskAt(index: draft.trip.checklist.count, task: task)))
      added.append(thing)
    }
    return outcome(
      draft, .list(.packLike(name)),
      notices: [.tasksAdded(added, .pack)] + (there == 0 ? [] : [.onListAlready(there)]),
      view: .lists(trip.id, .pack, open: false))
  }

  private func tick(
    _ references: [TaskReference], _ isDone: Bool, _ trip: Trip
  ) throws(Interruption) -> Decision {
    let tasks = try self.tasks(
      references, of: trip, waiting: { $0.done != isDone }, { .list(.tick($0, isDone)) })
    var draft = TripDraft(trip)
    for task in tasks where task.done != isDone {
      try draft.apply(.taskChanged(task.id, .done(Change(before: task.done, after: isDone))))
    }
    return outcome(
      draft, .list(.tick(tasks.map { trip.reference(to: $0) }, isDone)),
      notices: [.tasksTicked(tasks.map(\.text), isDone)],
      view: .lists(trip.id, oneList(tasks), open: false))
  }

  private func renameTask(
    _ reference: TaskReference, _ said: String, _ trip: Trip
  ) throws(Interruption) -> Decision {
    let name = try taskText(said)
    let task = try self.task(reference, of: trip) { .list(.rename($0, name)) }
    var draft = TripDraft(trip)
    if task.text != name {
      try draft.apply(.taskChanged(task.id, .text(Change(before: task.text, after: name))))
    }
    return outcome(
      draft, .list(.rename(trip.reference(to: task), name)),
      view: .lists(trip.id, task.list, open: false))
  }

  private func removeTasks(
    _ references: [TaskReference], _ trip: Trip
  ) throws(Interruption) -> Decision {
    let tasks = try self.tasks(references, of: trip) { .list(.remove($0)) }
    var draft = TripDraft(trip)
    for task in tasks {
      guard let index = draft.trip.checklist.firstIndex(where: { $0.id == task.id }) else {
        continue
      }
      try draft.apply(.taskRemoved(TaskAt(index: index, task: task)))
    }
    return outcome(
      draft, .list(.remove(tasks.map { trip.reference(to: $0) })),
      notices: [.tasksRemoved(tasks.map(\.text))],
      view: .lists(trip.id, oneList(tasks), open: false))
  }

  private func oneList(_ tasks: [ChecklistTask]) -> ChecklistTask.List? {
    let lists = Set(tasks.map(\.list))
    return lists.count == 1 ? lists.first : nil
  }
}

extension String {
  /// Without the full stop of a sentence: `swimming goggles.`, but not `etc.` nor `buy …`.
  fileprivate var withoutFullStop: String {
    guard hasSuffix("."), filter({ $0 == "." }).count == 1, let word = split(separator: " ").last,
      word.dropLast().count > 3
    else { return self }
    return String(dropLast())
  }
}
