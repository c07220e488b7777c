internal import Session

extension LineReader {
  /// `we can get sun cream over there, so take it off the list`: what is told of goes, where that is one thing
  /// of the lists.
  func offTheList(_ line: String) -> ReadResult? {
    guard line.contains("off"), let scene, let trip = session.currentTrip, !trip.checklist.isEmpty,
      let tokens = try? Lexer.tokens(of: line),
      (6..<LineReader.mostInSentence).contains(tokens.count),
      let found = TakenOffList(lattice: WordLattice(tokens)).told,
      case let told = Set(tokens[found.told].map(\.folded)),
      case let tasks = trip.checklist.filter({
        found.mayBe($0) && told.isSuperset(of: $0.nameWords)
      }), tasks.count == 1
    else { return nil }
    return does("remove task \(quotedText(tasks[0].text))", typed: line) {
      change($0.intent, in: scene) != nil
    }
  }
}

extension ChecklistTask {
  /// What it is about, in words: `travel insurance` of `buy travel insurance`.
  fileprivate var nameWords: [String] {
    let words = text.split(separator: " ").map { folded(String($0)) }
    let isDone = list == .todo && words.count > 1 && CommonWords.isVerb(words[0])
    return isDone ? Array(words.dropFirst()) : words
  }
}

/// A line that ends by saying that what it tells of goes off a list.
private struct TakenOffList {
  let lattice: WordLattice
  private var tokens: [Token] { lattice.tokens }

  struct Found {
    let told: Range<Int>
    /// Which of the lists is named; `nil` where that is left open.
    let list: ChecklistTask.List?

    func mayBe(_ task: ChecklistTask) -> Bool { list.map { $0 == task.list } ?? true }
  }

  var told: Found? {
    guard let off = tokens.lastIndex(where: { $0.says("off") }), off > 3,
      let (list, end) = list(behind: off + 1), isOver(end),
      let start = startOfOrder(before: off), start > 2, case let told = 0..<start,
      !told.contains(where: turns)
    else { return nil }
    return Found(told: told, list: list)
  }

  /// `the packing list`, `our to-dos`, and where they end.
  private func list(behind start: Int) -> (ChecklistTask.List?, Int)? {
    var index = start
    while index < tokens.count, ["the", "our", "my"].contains(tokens[index].folded) { index += 1 }
    var words: [String] = []
    while index < tokens.count, tokens[index].kind == .word || tokens[index].isGlued,
      ["packing", "to", "do", "todo", "list", "todos", "dos", "-", "tasks"].contains(
        tokens[index].folded)
    {
      words.append(tokens[index].folded)
      index += 1
    }
    guard let last = words.last, ["list", "todos", "dos", "tasks", "todo"].contains(last) else {
      return nil
    }
    let isOfTasks = words.contains { ["todo", "todos", "do", "dos", "tasks"].contains($0) }
    return (words.contains("packing") ? .pack : isOfTasks ? .todo : nil, index)
  }

  private func isOver(_ end: Int) -> Bool {
    tokens[end...].allSatisfy {
      [".", "!", "please", "pls", "then", "again", "too", ","].contains($0.folded)
    }
  }

  /// Where the order begins: `, take it off`, `so that can come off`, `so that task can be taken off`.
  private func startOfOrder(before off: Int) -> Int? {
    let words = tokens[..<off].map(\.folded)
    guard let joint = words.lastIndex(where: { [",", "so", "."].contains($0) }), off - joint < 8
    else { return nil }
    var order = words[(joint + 1)...]
    while let first = order.first,
      ["so", "please", "you", "can", "could", "just", "then", "and"].contains(first)
    {
      order.removeFirst()
    }
    let isOrder =
      order.count == 2 && taking.contains(order.first ?? "") && pointing.contains(order.last ?? "")
    let isPassive = passive.contains(Array(order))
    return isOrder || isPassive
      ? (words[joint] == "so" && joint > 0 && words[joint - 1] == "," ? joint - 1 : joint) : nil
  }

  /// What is done or packed is ticked, and of what is in doubt, asked or of a condition nothing is known.
  private func turns(_ index: Int) -> Bool {
    tokens[index].says("?") || tokens[index].says("other") || tokens[index].says("another")
      || lattice.edges[index].contains {
        $0.classes.meets(ClassSet([.ready, .done, .condition, .tentative, .either, .question]))
      }
      || index > 0 && Lexicon.shared.isPast(tokens[index].folded) && !tokens[index].says("needed")
  }
}

private let taking: Set = ["take", "cross", "strike", "get", "scratch", "cut"]
private let pointing: Set = ["it", "that", "this"]
private let passive: Set = [
  ["that", "come"], ["that", "go"], ["it", "come"], ["it", "go"], ["that", "can", "come"],
  ["that", "can", "go"], ["it", "can", "come"], ["it", "can", "go"],
  ["that", "can", "be", "taken"], ["it", "can", "be", "taken"],
  ["that", "task", "can", "be", "taken"],
  ["that", "task", "can", "come"], ["that", "task", "can", "go"],
]
