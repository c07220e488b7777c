internal import World

/// A recording: what a terminal would show, at the times of a clock that only goes on when told to.
final class CastStage: DemoStage {
  private let size: TerminalSize
  private let look: () -> Appearance
  private let makePainter: (Theme) -> any LinePainting
  private(set) var cast = Cast()
  /// Milliseconds since the beginning.
  private var clock = 0

  init(
    _ size: TerminalSize, look: @escaping () -> Appearance,
    painter: @escaping (Theme) -> any LinePainting
  ) {
    self.size = size
    self.look = look
    makePainter = painter
  }

  func offer(_ line: DemoLine, after pause: Int) async -> DemoWish {
    var painter = makePainter(look().palette.theme)
    add(painter.paint(line.painted(0), columns: size.columns))
    clock += pause
    for (index, delay) in line.pace.delays(of: line.text).enumerated() {
      clock += delay
      add(painter.paint(line.painted(index + 1), columns: size.columns))
    }
    clock += line.pace.delays(of: "\n").first ?? 0
    add(painter.leave())
    return .goOn
  }

  func show(_ lines: [ReplyLine], as kind: DemoText, after pause: Int) async -> DemoWish {
    clock += pause
    let look = look()
    add(lines.map { look.palette.painted($0, look.signs) + "\r\n" }.joined())
    return .goOn
  }

  func clear(after pause: Int) async -> DemoWish {
    clock += pause
    add("\u{1B}[H\u{1B}[2J")
    return .goOn
  }

  func finish(at prompt: String, after pause: Int) async -> DemoWish {
    var painter = makePainter(look().palette.theme)
    add(painter.paint(PaintedLine(prompt: prompt), columns: size.columns))
    clock += pause
    // Players end with the last event: it keeps what stands there for a while.
    cast.add("", at: clock)
    return .goOn
  }

  private func add(_ text: String) {
    if !text.isEmpty { cast.add(text, at: clock) }
  }
}
