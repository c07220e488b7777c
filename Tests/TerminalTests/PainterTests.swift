import Glibc
import Terminal
import TestSupport
import Testing
import World

/// Whatever was shown before, the screen shows the frame as if nothing else had been there.
@Suite struct PainterTests {
  private static let theme = Theme([.name: "32", .when: "35", .quiet: "90"])
  private static let looks: [Look] = [
    .plain, .plain, .prompt, .part(.verb), .part(.when), .part(.unknown), .ghost,
  ]
  private static let scalars = Array("aaabcdef     xyz012\n\tñé日本한\u{301}\u{20D7}😀".unicodeScalars)

  private func random(_ generator: inout SeededGenerator, columns: Int, height: Int) -> Frame {
    let length = Int.random(in: 0...(columns * 3), using: &generator)
    var cells = "> ".unicodeScalars.map { Frame.Cell($0, .prompt) }
    var look = Look.plain
    for _ in 0..<length {
      if Int.random(in: 0..<6, using: &generator) == 0 {
        look = PainterTests.looks.randomElement(using: &generator) ?? .plain
      }
      cells.append(Frame.Cell(PainterTests.scalars.randomElement(using: &generator) ?? "x", look))
    }
    let rows = (0..<Int.random(in: 0...3, using: &generator)).map { "  \($0) \(length % 3)" }
    return frame(cells, rows, &generator, columns: columns, height: height)
  }

  /// The same text with something changed, as a key would change it.
  private func changed(
    _ old: Frame, _ generator: inout SeededGenerator, height: Int
  ) -> Frame {
    var cells = old.line
    let index = Int.random(in: 2...max(2, cells.count), using: &generator)
    let scalar = PainterTests.scalars.randomElement(using: &generator) ?? "x"
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: cells.insert(Frame.Cell(scalar, .plain), at: min(index, cells.count))
    case 1: cells.append(Frame.Cell(scalar, .part(.name)))
    case 2 where index < cells.count: cells.remove(at: index)
    default: break
    }
    return frame(cells, old.rows, &generator, columns: old.columns, height: height)
  }

  private func frame(
    _ cells: [Frame.Cell], _ rows: [String], _ generator: inout SeededGenerator, columns: Int,
    height: Int
  ) -> Frame {
    // The cursor is never on a mark of the character before it.
    let places = (min(2, cells.count)...cells.count).filter { index in
      index == cells.count || ![0x301, 0x20D7].contains(cells[index].scalar.value)
    }
    let cursor = places.randomElement(using: &generator) ?? cells.count
    var frame = Frame(line: cells, cursor: cursor, rows: [], columns: columns)
    let free = height - frame.endPosition.row - 1
    frame.rows = Array(rows.prefix(max(0, free)))
    return frame.fitted(rows: height)
  }

  private func expect(_ screen: ScreenModel, shows frame: Frame) {
    var fresh = ScreenModel(columns: screen.columns, rows: screen.rows)
    var painter = Painter(Looks(theme: PainterTests.theme))
    fresh.feed(painter.show(frame).unicodeScalars)
    let top = screen.row - frame.cursorPosition.row
    #expect(top >= 0)
    guard top >= 0 else { return }
    let shown = screen.cells[top...].map { $0 }
    let same = shown == Array(fresh.cells.prefix(shown.count))
    #expect(same, "\(screen.lines[min(top, screen.lines.count)...])\n\(fresh.lines)")
    #expect(screen.column == fresh.column)
    #expect(screen.unknown.isEmpty)
  }

  @Test(arguments: [(12, 5), (20, 8), (40, 10), (7, 3)])
  func `the screen always equals what it is to show`(columns: Int, height: Int) {
    setlocale(LC_CTYPE, "C.UTF-8")
    var generator = SeededGenerator(seed: UInt64(columns * 100 + height))
    var screen = ScreenModel(columns: columns, rows: height)
    var painter = Painter(Looks(theme: PainterTests.theme))
    var frame = random(&generator, columns: columns, height: height)
    for step in 0..<600 {
      screen.feed(painter.show(frame).unicodeScalars)
      expect(screen, shows: frame)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: screen.feed((painter.clear() + "news\r\n").unicodeScalars)
      case 1: screen.feed(painter.leave().unicodeScalars)
      default: break
      }
      frame =
        step % 5 == 0
        ? random(&generator, columns: columns, height: height)
        : changed(frame, &generator, height: height)
    }
  }

  @Test func `a frame that is shown already costs nothing`() {
    var painter = Painter(Looks(theme: PainterTests.theme))
    let frame = Frame(
      line: "> add".unicodeScalars.map { Frame.Cell($0, .plain) }, cursor: 5, rows: ["  row"],
      columns: 40)
    #expect(!painter.show(frame).isEmpty)
    #expect(painter.show(frame).isEmpty)
  }
}
