internal import World

/// A page to be read: the same lines and replies, without the time between them.
final class PageStage: DemoStage {
  private(set) var parts: [PagePart] = []

  func offer(_ line: DemoLine, after pause: Int) async -> DemoWish {
    let row = line.painted(line.text.count)
    if line.goesOn, case .command(let rows)? = parts.last {
      parts[parts.count - 1] = .command(rows + [row])
    } else {
      parts.append(.command([row]))
    }
    return .goOn
  }

  func show(_ lines: [ReplyLine], as kind: DemoText, after pause: Int) async -> DemoWish {
    if !lines.isEmpty { parts.append(.text(lines, kind)) }
    return .goOn
  }

  /// On a page there is room: what comes after is only set apart.
  func clear(after pause: Int) async -> DemoWish {
    if !parts.isEmpty { parts.append(.gap) }
    return .goOn
  }

  func finish(at prompt: String, after pause: Int) async -> DemoWish { .goOn }
}

/// A piece of a page.
enum PagePart: Hashable, Sendable {
  /// The rows of one command.
  case command([PaintedLine])
  case text([ReplyLine], DemoText)
  case gap
}
