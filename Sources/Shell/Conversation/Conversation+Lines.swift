internal import Language
internal import World

extension Conversation {
  /// Carries out what was entered; several lines at once are one step.
  func take(_ text: String) async -> Outcome.End {
    var lines: [LogicalLine] = []
    for physical in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let line = assembler.add(ArraySlice(physical.utf8)) else { continue }
      lines.append(LogicalLine(line.text, firstLine: 1, fault: line.fault))
    }
    // The first may answer the question that is open.
    if question != nil, let first = lines.first {
      let end = await carryOut(first)
      lines.removeFirst()
      if end == .quit { return end }
      if question != nil { return keep(lines) }
    }
    guard lines.count > 1 else {
      guard let line = lines.first else { return .done }
      return await carryOut(line)
    }
    var done = 0
    let end = await carryOut { [lines] in
      let (outcome, count) = await executor.execute(together: lines)
      done = count
      return outcome
    }
    return end == .quit ? end : keep(Array(lines[done...]))
  }

  /// What stands before the cursor, and the lines that were left in the line itself.
  func promptWithDraft() -> LinePrompt {
    var prompt = prompt
    guard question == nil, !assembler.isOpen else { return prompt }
    prompt.draft = draft
    draft = ""
    return prompt
  }

  /// The line before this one comes back as the person's own editor has left it, to be entered.
  func editLine() async {
    let last = await terminal.historyLines().last { $0 != "edit" } ?? ""
    guard let text = await terminal.edit(last) else {
      return await show([ReplyLine(OutsideEditor.ofEnvironment().gaveNothing, .attention)])
    }
    draft = text
  }

  /// These lines wait in the line itself, before those that wait there already.
  private func keep(_ lines: [LogicalLine]) -> Outcome.End {
    let left = lines.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
    draft = (left + (draft.isEmpty ? [] : [draft])).joined(separator: "\n")
    return .done
  }
}
