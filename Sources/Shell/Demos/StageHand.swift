internal import World

/// Brings one line onto the screen of a live stage, and attends to the keys meanwhile.
final class StageHand {
  private let stage: LiveStage
  private let line: DemoLine
  private var painter: any LinePainting
  /// What stands there of the line.
  private var shown: PaintedLine
  /// Whether the rest is to come at once.
  private var isHurried = false

  init(_ stage: LiveStage, _ line: DemoLine) {
    self.stage = stage
    self.line = line
    painter = stage.makePainter(stage.look().palette.theme)
    shown = PaintedLine(prompt: line.prompt)
  }

  private var terminal: any KeyTerminal { stage.terminal }

  /// The line as it stays on the screen.
  var settled: String { settled(as: line.text) }

  func settled(as text: String) -> String {
    var fresh = stage.makePainter(stage.look().palette.theme)
    var line = line
    line.text = text
    let columns = terminal.size.columns
    return fresh.paint(line.painted(text.count), columns: columns) + fresh.leave()
  }

  // MARK: the two ways

  /// Waits, types and goes on; space holds it.
  func playAlone(after pause: Int) async -> DemoWish {
    await paint(PaintedLine(prompt: line.prompt))
    if let wish = await spend(pause) { return await ended(wish) }
    isHurried = false
    if let wish = await type() { return await ended(wish) }
    return await ended(.goOn)
  }

  /// Waits for the key that carries the line out: with the line in sight, or typed already.
  func playByKeys() async -> DemoWish {
    if stage.typesFirst {
      await paint(PaintedLine(prompt: line.prompt))
      if let wish = await type() { return await ended(wish) }
      return await ended(await choose())
    }
    await paint(PaintedLine(prompt: line.prompt, ghost: line.text))
    let wish = await choose()
    guard wish == .goOn else { return await ended(wish) }
    return await ended(await type() ?? .goOn)
  }

  /// At the end: only back and leaving are left.
  func awaitLeave() async -> DemoWish {
    await paint(PaintedLine(prompt: line.prompt, ghost: "the end: b goes back, q leaves"))
    while true {
      let wish = await choose()
      if wish == .goOn { continue }
      return await ended(wish)
    }
  }

  // MARK: typing

  /// Types the line out; how it ended where it was not to its end.
  private func type() async -> DemoWish? {
    for (index, delay) in line.pace.delays(of: line.text).enumerated() where !isHurried {
      if let wish = await spend(delay) { return wish }
      await paint(line.painted(isHurried ? line.text.count : index + 1))
    }
    return isHurried ? nil : await spend(line.pace.delays(of: "\n").first ?? 0)
  }

  /// Lets so many milliseconds go by, fewer after a key.
  private func spend(_ milliseconds: Int) async -> DemoWish? {
    guard milliseconds > 0 else { return nil }
    switch await terminal.readKey(within: milliseconds) {
    case .timeout: return nil
    case .resumed:
      await repaint()
      return nil
    case .interrupted: return .interrupt
    case .endOfInput: return .leave
    case .key(let key):
      isHurried = true
      switch DemoKey(key) {
      case .goOn where key != .character(" ") || !stage.runsAlone: return nil
      case .none: return nil
      case .goOn: return await held()
      case .some(let key):
        guard let wish = await obey(key) else { return await held() }
        return wish
      }
    }
  }

  /// Held by a key: the next one goes on.
  private func held() async -> DemoWish? {
    let wish = await choose()
    isHurried = false
    return wish == .goOn ? nil : wish
  }

  // MARK: keys

  /// Waits for a key that says how to go on.
  private func choose() async -> DemoWish {
    while true {
      switch await terminal.readKey(within: nil) {
      case .interrupted: return .interrupt
      case .endOfInput: return .leave
      case .timeout: continue
      case .resumed: await repaint()
      case .key(let key):
        if let key = DemoKey(key), let wish = await obey(key) { return wish }
      }
    }
  }

  private func obey(_ key: DemoKey) async -> DemoWish? {
    switch key {
    case .goOn: return .goOn
    case .back: return .back
    case .leave: return .leave
    case .detour: return .detour
    case .help:
      await tellKeys()
      return nil
    case .edit: return await edit()
    }
  }

  /// The line editor with the line in it; `nil` where that was left by Ctrl-C.
  private func edit() async -> DemoWish? {
    guard !line.text.isEmpty else { return nil }
    let before = shown
    await terminal.write(painter.clear())
    let prompt = LinePrompt(text: line.prompt, draft: line.text, keepsHistory: false)
    if let assistant = line.assistant { await terminal.publish(assistant) }
    switch await terminal.readLine(prompt) {
    case .line(let text): return .replace(text)
    case .endOfInput: return .leave
    case .interrupted:
      await paint(before)
      return nil
    }
  }

  private func tellKeys() async {
    let before = shown
    let look = stage.look()
    let lines = DemoKey.story.map { look.palette.painted(ReplyLine($0, .quiet), look.signs) + "\n" }
    await terminal.write(painter.clear() + lines.joined())
    await paint(before)
  }

  // MARK: the screen

  private func paint(_ line: PaintedLine) async {
    shown = line
    let text = painter.paint(line, columns: terminal.size.columns)
    if !text.isEmpty { await terminal.write(text) }
  }

  /// Somebody else has written where the line stood.
  private func repaint() async {
    painter = stage.makePainter(stage.look().palette.theme)
    await paint(shown)
  }

  /// The line stays where it is carried out, else it goes; an edited one stands there already.
  private func ended(_ wish: DemoWish) async -> DemoWish {
    switch wish {
    case .replace: break
    case .goOn:
      if shown.text != line.text || !shown.ghost.isEmpty {
        await paint(line.painted(line.text.count))
      }
      await terminal.write(painter.leave())
    case .back, .detour, .leave, .interrupt: await terminal.write(painter.clear())
    }
    return wish
  }
}
