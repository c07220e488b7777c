extension [[ReplyLine]] {
  /// The entries one below the other in so many columns side by side, none of them parted, in as few
  /// lines as that takes.
  func sideBySide(_ columns: Int, width: Int) -> [ReplyLine] {
    let total = map(\.count).reduce(0, +)
    var height = Swift.max(1, (total + columns - 1) / Swift.max(1, columns))
    var stacks = stacked(height)
    while stacks.count > columns, height < total {
      height += 1
      stacks = stacked(height)
    }
    return (0..<(stacks.map(\.count).max() ?? 0)).map { row in
      var line = ReplyLine()
      for (column, stack) in stacks.enumerated() where row < stack.count {
        let missing = column * width - displayWidth(line.text)
        line.spans += [Span(String(repeating: " ", count: Swift.max(0, missing)))]
        line.spans += stack[row].spans
      }
      return line.trimmed
    }
  }

  /// The lines in columns of at most so many, each entry whole.
  private func stacked(_ height: Int) -> [[ReplyLine]] {
    reduce(into: []) { stacks, entry in
      if let last = stacks.indices.last, stacks[last].count + entry.count <= height {
        stacks[last] += entry
      } else {
        stacks.append(entry)
      }
    }
  }
}
