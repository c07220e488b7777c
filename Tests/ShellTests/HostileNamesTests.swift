import Session
import Shell
import TestSupport
import Testing

/// Names that try to take over the terminal come from a server, and go through the whole program.
@Suite struct HostileNamesTests {
  static let names = [
    "\u{1B}[2J\u{1B}[31mRed\u{1B}[0m", "\u{1B}]0;title\u{7}Bar", "\u{9B}31mC1",
    "a\u{0}b\u{8}c\u{7F}d",
    "line\none\rtwo\ttab", "\u{202E}drawkcab\u{202C}", "\u{2066}isolated\u{2069}\u{2067}",
    "\u{1B}Pq#0;2;0;0;0\u{1B}\\six", "\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\",
    "\u{90}dcs\u{9C}end",
    "e\u{301}" + String(repeating: "\u{335}", count: 40), "東京タワー 👩‍👩‍👧‍👦", "مقهى\u{200F} الزهراء",
    "\u{85}next\u{2028}line",
  ]

  private func place(_ name: String, _ offset: Int) throws -> Place {
    let position = try #require(
      Coordinates(latitude: 41.1 + Double(offset) / 100, longitude: -8.6))
    return Place(
      name: name, position: position, category: "bar\u{1B}[7m",
      address: "Porto\u{7}, \u{202E}Portugal",
      country: "PT", osm: "node/\u{1B}[5m1", source: .nominatim)
  }

  private func rig() throws -> Rig {
    let places = try HostileNamesTests.names.enumerated().map { try place($1, $0) }
    var rig = Rig(places: ScriptedPlaces(.found(places)))
    rig.options.places = .server("http://127.0.0.1:9")
    return rig
  }

  private static let script = [
    "new trip Test for 2 days", "day 1", "search bar", "more", "details 1", "why 1", "add 1-14",
    "details 1.1", "why 1.2", "show", "show results", "days", "find red", "suggest near 1.1", "log",
    "rename 1.3 \u{1B}[31mX", "search bar near 1.1", "add nowhere land", "city day 2 bar",
    "need nothing known on day 2",
    "copy trip", "trips", "undo", "remove 1.1", "why",
  ]

  @Test func `no control character of an answer reaches the terminal`() async throws {
    let rig = try rig()
    try await rig.run(task: .lines(HostileNamesTests.script)) { $0.keepGoing = true }
    for text in [rig.output.output, rig.output.error] {
      #expect(!text.isEmpty)
      let bad = text.unicodeScalars.filter(isForbidden)
      #expect(bad.isEmpty, "\(bad.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `nor does any reach a program that reads JSON`() async throws {
    let rig = try rig()
    try await rig.run(task: .lines(HostileNamesTests.script)) {
      $0.keepGoing = true
      $0.format = .json
    }
    #expect(!rig.output.output.unicodeScalars.contains(where: isForbidden))
    #expect(try rig.objects.count == HostileNamesTests.script.count)
  }

  @Test func `rows stay within the screen whatever the letters`() async throws {
    let rig = try rig()
    let executor = try rig.executor()
    let shown = await executor.say("new trip Test for 1 day", "search bar").text
    for line in shown.split(separator: "\n") { #expect(displayWidth(line) <= 80, "\(line)") }
  }
}

/// Controls but for the ends of lines, and what turns the direction of writing.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A: false
  case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
  default: false
  }
}
