internal import World

/// A terminal with an audience, and a person who holds the keys.
final class LiveStage: DemoStage {
  let terminal: any KeyTerminal
  let look: () -> Appearance
  let makePainter: (Theme) -> any LinePainting
  /// Whether it goes on by itself, else a key is awaited before each line.
  let runsAlone: Bool
  /// Whether lines are typed out before they wait for a key.
  let typesFirst: Bool
  private var log = StageLog()

  init(
    _ terminal: any KeyTerminal, _ manner: LiveManner, look: @escaping () -> Appearance,
    painter: @escaping (Theme) -> any LinePainting
  ) {
    self.terminal = terminal
    runsAlone = manner == .alone
    typesFirst = manner != .stepByStep
    self.look = look
    makePainter = painter
  }

  func offer(_ line: DemoLine, after pause: Int) async -> DemoWish {
    let hand = StageHand(self, line)
    let wish = runsAlone ? await hand.playAlone(after: pause) : await hand.playByKeys()
    if wish == .goOn { log.add(hand.settled) }
    if case .replace(let text) = wish { log.add(hand.settled(as: text)) }
    return wish
  }

  func show(_ lines: [ReplyLine], as kind: DemoText, after pause: Int) async -> DemoWish {
    let wish = await rest(pause)
    guard wish == .goOn else { return wish }
    let look = look()
    let text = lines.map { look.palette.painted($0, look.signs) + "\n" }.joined()
    log.add(text)
    await terminal.write(text)
    return .goOn
  }

  func clear(after pause: Int) async -> DemoWish {
    let wish = await rest(pause)
    guard wish == .goOn else { return wish }
    log.clear()
    await terminal.clearScreen()
    return .goOn
  }

  func finish(at prompt: String, after pause: Int) async -> DemoWish {
    guard !runsAlone else { return .goOn }
    let end = DemoLine(prompt: prompt, text: "", pace: DemoPace())
    return await StageHand(self, end).awaitLeave()
  }

  /// Nothing happens for so long, unless a key is pressed; by keys nobody waits.
  private func rest(_ pause: Int) async -> DemoWish {
    guard runsAlone, pause > 0 else { return .goOn }
    switch await terminal.readKey(within: pause) {
    case .interrupted: return .interrupt
    case .endOfInput, .key(.character("q")): return .leave
    case .key(.character(" ")): return await hold()
    case .key, .timeout, .resumed: return .goOn
    }
  }

  /// Nothing happens until a key is pressed.
  func hold() async -> DemoWish {
    switch await terminal.readKey(within: nil) {
    case .interrupted: .interrupt
    case .endOfInput, .key(.character("q")): .leave
    case .key, .timeout, .resumed: .goOn
    }
  }

  // MARK: back

  var mark: Int { log.count }

  func goBack(to mark: Int) async {
    log.cut(to: mark)
    await terminal.clearScreen()
    await terminal.write(log.text(rows: terminal.size.rows))
  }
}

/// What a stage has shown, so that an earlier screen can be shown again.
struct StageLog {
  private enum Entry {
    case text(String)
    case clearing
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  mutating func add(_ text: String) { entries.append(.text(text)) }

  mutating func clear() { entries.append(.clearing) }

  mutating func cut(to count: Int) { entries.removeLast(max(0, entries.count - count)) }

  /// What stands on the screen, and not much more of what has left it at the top.
  func text(rows: Int) -> String {
    var (texts, lines) = ([String](), 0)
    for entry in entries.reversed() {
      guard case .text(let text) = entry, lines < rows else { break }
      texts.append(text)
      lines += text.utf8.count { $0 == 10 }
    }
    return texts.reversed().joined()
  }
}
