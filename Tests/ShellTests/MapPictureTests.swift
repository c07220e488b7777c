import Session
import TestSupport
import Testing
import World

@testable import Shell

struct MapPictureTests {
  @Test(arguments: 1...120) func `every mark is on the map and in the legend`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let marks = random.marks()
    for (columns, rows) in [
      (80, 24), (40, 10), (200, 60), (random.roll(40...200), random.roll(8...80)),
    ] {
      let text = try picture(of: marks, columns: columns, rows: rows)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let scale = try #require(lines.firstIndex { $0.hasPrefix("├") })
      #expect(lines.allSatisfy { displayWidth($0) <= columns }, "\(text)")
      #expect(scale - 1 <= max(rows - 3, rows / 3, 4))
      let legend = lines[(scale + 1)...].joined(separator: "\n")
      #expect(!legend.contains("off the map"), "\(text)")
      let drawn = lines[1..<scale].joined(separator: " ")
      let numbers = Set(drawn.split { !$0.isASCII || $0 == " " }.map(String.init))
      for mark in marks {
        #expect(
          legend.contains("\(mark.number)  mark \(mark.number)"), "\(mark.number) in\n\(text)")
        let isShown = numbers.contains(mark.number)
        #expect(isShown || legend.contains("at "), "\(mark.number) in\n\(text)")
      }
    }
  }

  @Test(arguments: [40, 60, 80, 120], [1, 3, 9])
  func `names in the legend are whole and go on below`(_ columns: Int, _ count: Int) throws {
    let words = ["Kunsthistorisches", "Museum", "of", "the", "town", "and", "county"]
    let marks = (1...count).map { number in
      var mark = mark("\(number)", 41 + Double(number) / 100, -8.6, onWay: true)
      mark.name = words.joined(separator: " ")
      return mark
    }
    let text = try picture(of: marks, columns: columns, rows: 40)
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { displayWidth($0) <= columns }, "\(text)")
    #expect(lines.count < 40 || count == 9 && columns == 40)
    let legend = lines.drop { !$0.hasPrefix("├") }.dropFirst().joined(separator: " ")
    let said = legend.split(separator: " ").filter { $0.first?.isLetter == true }
    for word in words { #expect(said.count { $0 == word } == count, "\(word)\n\(text)") }
    #expect(!legend.contains("…"), "\(text)")
  }

  @Test(arguments: ["map", "map world", "map closer", "zoom in", "map day 1", "map of the world"])
  func `a map and all that stands around it leave a row for the prompt`(
    _ line: String
  )
    async throws
  {
    for (columns, rows) in [(80, 24), (40, 24), (120, 40)] {
      let executor = try Rig().executor()
      executor.drawsPictures = true
      executor.layout = Layout(columns: columns, rows: rows, cuts: true)
      for line in [
        "new trip to Porto 2027-04-19..2027-04-20", "add Clerigos to day 1", "map world",
      ] {
        _ = await executor.say(line)
      }
      let shown = await executor.say(line, from: .prompt)
      let text = shown.responses.map { TextRenderer(layout: executor.layout).text(of: $0).output }
      let count = text.joined().split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(shown.end == .done && count > rows / 3)
      #expect(count <= rows, "\(line) at \(columns)×\(rows):\n\(text.joined())")
    }
  }

  @Test func `a single stop stands in the middle`() throws {
    let text = try picture(of: [mark("1", 41.15, -8.61)], columns: 80, rows: 24)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.dropFirst().firstIndex { $0.contains("1") })
    #expect((8...12).contains(row))
    #expect((38...41).contains(lines[row].prefix { $0 != "1" }.count))
  }

  @Test func `numbers never touch each other`() throws {
    let marks = (1...9).map { mark("\($0)", 41.1 + Double($0) / 5000, -8.6) }
    let text = try picture(of: marks, columns: 80, rows: 24)
    let drawn = text.split(separator: "\n").prefix { !$0.hasPrefix("├") }.dropFirst()
    #expect(!drawn.contains { $0.contains(/\d\d/) }, "\(text)")
    #expect(text.contains("at 1"))
  }

  @Test func `where there are no pictures it is told in words`() throws {
    let text = try picture(
      of: [mark("1", 41.15, -8.61, onWay: true), mark("2", 42.15, -8.61, onWay: true)],
      columns: 80, rows: 24, draws: false)
    #expect(text.contains(" 2  mark 2  42.1500, -8.6100"))
    #expect(text.contains("111 km north of 1"))
    #expect(!text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
  }

  @Test func `coasts are drawn where they are known well enough, and it is said where not`() throws
  {
    let far = try picture(of: [mark("1", 10, 10), mark("2", 20, 20)], columns: 80, rows: 24)
    #expect(far.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    let near = try picture(of: [mark("1", 10, 10), mark("2", 10.01, 10)], columns: 80, rows: 24)
    #expect(near.contains("too near for the coast, known to about 1 km"))
  }

  @Test func `the bar is as long as it says`() throws {
    let marks = [mark("1", 0, 0), mark("2", 0, 10)]
    let text = try picture(of: marks, columns: 80, rows: 24)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("├") })
    let cells = Double(line.prefix { $0 != " " }.count)
    let kilometres = try #require(Double(line.split(separator: " ")[1]))
    let row = try #require(text.split(separator: "\n").dropFirst().first { $0.contains("2") })
    let ends = row.enumerated().filter { "12".contains($0.element) }.map(\.offset)
    let between = Double(try #require(ends.last) - (try #require(ends.first)))
    #expect(abs(kilometres / cells * between - 1112) < 60, "\(text)")
  }

  private func picture(
    of marks: [MapMark], columns: Int, rows: Int, draws: Bool = true
  ) throws -> String {
    let frame = try #require(MapFrame.around(marks.map(\.position), atLeast: 1))
    var layout = Layout(columns: columns, rows: rows, cuts: true)
    layout.draws = draws
    var stage = Stage(
      session: Session(window: WindowID(1)), library: MemoryLibrary(),
      today: CivilDate(daysSinceEpoch: 20_778), layout: layout, clock: FixedClock())
    stage.outlines = Grid()
    let map = MapView(subject: .results, frame: frame, marks: marks)
    let reply = stage.reply(canonical: "map", notices: [], view: .map(map))
    return reply.lines.map(\.text).joined(separator: "\n")
  }
}

private func mark(
  _ number: String, _ latitude: Double, _ longitude: Double, onWay: Bool = false
) -> MapMark {
  let position = Coordinates(latitude: latitude, longitude: longitude)
  return MapMark(
    number: number, name: "mark \(number)", position: position ?? MapFrame.world(with: []).centre,
    isOnWay: onWay)
}

/// Coasts along every tenth degree.
private struct Grid: Outlines {
  func outlines(in box: MapBox, rivers rank: Int, spanning least: Double) -> [Outline] {
    let parts = Int32(Outline.partsOfDegree)
    return stride(from: Int32(-180), through: 180, by: 10).flatMap { longitude in
      stride(from: Int32(-80), to: 80, by: 10).flatMap { latitude in
        let corner = [longitude * parts, latitude * parts]
        return [
          Outline(.coast, points: corner + [corner[0], corner[1] + 10 * parts]),
          Outline(.coast, points: corner + [corner[0] + 10 * parts, corner[1]]),
        ]
      }
    }
  }
}

extension SeededGenerator {
  /// Some marks around a place, near or far.
  fileprivate mutating func marks() -> [MapMark] {
    let reach = pick([0.001, 0.05, 1, 10, 60])
    let (latitude, longitude) = (
      once(in: 2) ? pick([0.0, 89.95, -89.9]) : Double.random(in: -80...80, using: &self),
      once(in: 2) ? pick([0.0, 179.9, -179.95]) : Double.random(in: -180...180, using: &self)
    )
    return (1...roll(1...14)).map { number in
      let up = latitude + Double.random(in: -reach...reach, using: &self)
      let across = longitude + Double.random(in: -reach...reach, using: &self)
      let turn = across > 180 ? across - 360 : across < -180 ? across + 360 : across
      return mark("\(number)", min(90, max(-90, up)), turn, onWay: once(in: 2))
    }
  }
}
