import JSON
import Session
import Shell
import TestSupport
import Testing

/// However much is to go at once, the lines that are offered are lines that work.
struct SweepTests {
  /// A home with a trip of so many stops on each day and among the ideas.
  private func rig(_ stops: [Int], ideas: Int) async throws -> Rig {
    var rig = Rig()
    rig.options.format = .json
    try await rig.run("new trip Porto for \(stops.count) days")
    rig.journal.change(TripID(1)) { trip in
      var next = 100
      func made(_ count: Int) -> [Stop] {
        defer { next += count }
        return (0..<count).map { Stop(id: StopID(next + $0), text: "stop \(next + $0)") }
      }
      for (index, count) in stops.enumerated() { trip.days[index].stops = made(count) }
      trip.ideas = made(ideas)
    }
    return rig
  }

  /// The lines offered for one that takes much away.
  private func offered(_ line: String, _ rig: Rig) async throws -> [String] {
    #expect(try await rig.run("open Porto", line) == .failed)
    let tries = try rig.objects.last?["error"]?["try"]?.arrayValue ?? []
    return tries.compactMap(\.stringValue)
  }

  @Test(arguments: [
    ("delete everything", [700, 0, 300], 600), ("remove all stops", [700, 0, 300], 5),
    ("remove all stops", Array(repeating: 2, count: 150), 0), ("remove all ideas", [1], 900),
    ("remove everything on day 1", [501, 3], 2), ("remove all stops", [2, 1], 0),
  ])
  func `every line that is offered can be typed, and its canonical line again`(
    line: String, stops: [Int], ideas: Int
  ) async throws {
    let lines = try await offered(line, try await rig(stops, ideas: ideas))
    #expect(!lines.isEmpty)
    for line in lines {
      let rig = try await rig(stops, ideas: ideas)
      #expect(try await rig.run("open Porto", line) == .done, "\(line)")
      let canonical = try #require(try rig.objects.last?["canonical"]?.stringValue)
      #expect(canonical == line)
    }
  }

  @Test func `all stops of several days go by one range`() async throws {
    let rig = try await rig([300, 0, 300], ideas: 2)
    #expect(try await rig.run("open Porto", "remove 1.2-3.299") == .done)
    let trip = try #require(rig.journal.library.trips.first)
    #expect(trip.days.map(\.stops.count) == [1, 0, 1])
    #expect(trip.ideas.count == 2)
    #expect(try rig.objects.last?["canonical"]?.stringValue == "remove 1.2-3.299")
    #expect(try await rig.run("open Porto", "remove 3.1-1.1") == .failed)
    #expect(try await rig.run("open Porto", "remove 1.1-3.2") == .failed)
    #expect(try await rig.run("open Porto", "remove 1.1-999999999") == .failed)
    #expect(rig.journal.library.trips.first?.stopCount == 2)
  }

  @Test func `many trips are deleted by one line that can be typed again`() async throws {
    var rig = Rig()
    rig.options.format = .json
    for name in 1...30 { try await rig.run("new trip \"trip \(name)\"") }
    #expect(try await rig.run("close", "delete everything") == .failed)
    let tries = try rig.objects.last?["error"]?["try"]?.arrayValue ?? []
    let line = try #require(tries.first?.stringValue)
    #expect(line.hasPrefix("delete trip"))
    #expect(try await rig.run(line) == .done)
    #expect(rig.journal.library.trips.isEmpty)
    #expect(try rig.objects.last?["canonical"]?.stringValue == line)
  }
}
