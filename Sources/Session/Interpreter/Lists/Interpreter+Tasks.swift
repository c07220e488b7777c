extension Interpreter {
  /// Each once, in the order in which they were spoken of.
  func tasks(
    _ references: [TaskReference], of trip: Trip,
    waiting: (ChecklistTask) -> Bool = { _ in true },
    _ command: ([TaskReference]) -> Intent
  ) throws(Interruption) -> [ChecklistTask] {
    if let whole = whole(references, of: trip) { return whole }
    var found: [ChecklistTask] = []
    for (index, reference) in references.enumerated() {
      let task = try self.task(reference, of: trip, waiting: waiting) { one in
        var all = references
        all[index] = one
        return command(all)
      }
      if !found.contains(where: { $0.id == task.id }) { found.append(task) }
    }
    return found
  }

  /// What the list has as one though it may be two: `salt and pepper`.
  private func whole(_ references: [TaskReference], of trip: Trip) -> [ChecklistTask]? {
    let names = references.compactMap { reference -> String? in
      if case .named(let name) = reference { name } else { nil }
    }
    guard names.count == references.count, names.count > 1 else { return nil }
    let called = trip.checklist.filter { $0.isCalled(names.joined(separator: " and ")) }
    return called.count == 1 ? called : nil
  }

  /// By number, whole text, or words of it; of several the only one for which there is something to
  /// do.
  func task(
    _ reference: TaskReference, of trip: Trip, waiting: (ChecklistTask) -> Bool = { _ in true },
    _ command: (TaskReference) -> Intent
  ) throws(Interruption) -> ChecklistTask {
    switch reference {
    case .number(let number):
      let tasks = trip.tasksInOrder
      guard tasks.indices.contains(number - 1) else {
        throw .problem(.noSuchTaskNumber(number, tasks: tasks.count), at: .text)
      }
      return tasks[number - 1]
    case .named(let name):
      let called = trip.tasks(called: name)
      let open = called.filter(waiting)
      if let only = called.count == 1 ? called.first : open.count == 1 ? open.first : nil {
        return only
      }
      guard !called.isEmpty else { throw .problem(.noSuchTask(name), at: .text) }
      let choices = called.prefix(Question.choicesAtMost).map {
        let intent = command(trip.reference(to: $0))
        return Choice(.command(intent), intent)
      }
      throw .ask(Question(.whichReading, slot: .text, choices: choices))
    }
  }
}

extension Trip {
  /// As they are numbered: what is to be done, then what is to be packed.
  package var tasksInOrder: [ChecklistTask] {
    ChecklistTask.List.allCases.flatMap { list in checklist.filter { $0.list == list } }
  }

  /// Those of this text, else those that have these words.
  package func tasks(called name: String) -> [ChecklistTask] {
    let whole = checklist.filter { $0.isCalled(name) }
    guard whole.isEmpty else { return whole }
    let wanted = spokenWords(name)
    guard !wanted.isEmpty else { return [] }
    return checklist.filter { task in
      let words = spokenWords(task.text)
      return words.indices.contains { start in words[start...].starts(with: wanted) }
    }
  }

  /// As a line that stands alone speaks of it.
  package func reference(to task: ChecklistTask) -> TaskReference {
    guard tasks(called: task.text).count > 1,
      let index = tasksInOrder.firstIndex(where: { $0.id == task.id })
    else { return .named(task.text) }
    return .number(index + 1)
  }
}

extension ChecklistTask {
  /// Whether this is its text, but for articles and the like.
  package func isCalled(_ name: String) -> Bool {
    spokenWords(text) == spokenWords(name) && !spokenWords(text).isEmpty || text == name
  }
}

/// The words of a text without those before a name that say only whose it is.
private func spokenWords(_ text: String) -> [String] {
  let words = folded(text).split(separator: " ").map(String.init)
  guard let first = words.first, words.count > 1, owners.contains(first) else { return words }
  return Array(words.dropFirst())
}

private let owners: Set = ["the", "a", "an", "my", "our", "your", "some"]
