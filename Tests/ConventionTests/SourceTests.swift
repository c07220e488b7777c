import TestSupport
import Testing

/// What the compiler does not hold about the sources.
@Suite struct SourceTests {
  private let sources = Repository.swiftFiles(under: "Sources")

  private func files(containing text: String) throws -> [String] {
    try sources.filter { try Repository.read($0).contains(text) }
      .map { String($0.dropFirst(Repository.root.utf8.count + 1)) }
  }

  @Test(arguments: [
    ("CSQLite", "Sources/SQLite/"), ("CJansson", "Sources/JSON/"), ("CEdit", "Sources/Terminal/"),
    ("CCurl", "Sources/HTTP/"), ("CWords", "Sources/Session/"),
  ])
  func `a C library is imported by its owner only`(_ module: String, _ owner: String) throws {
    let importers = try files(containing: "import \(module)\n")
    #expect(importers.allSatisfy { $0.hasPrefix(owner) })
  }

  @Test func `no source uses Foundation`() throws {
    #expect(try files(containing: "import Foundation").isEmpty)
  }

  @Test func `only the shell, its terminal and its transport await`() throws {
    let rooms = ["Shell/", "Terminal/", "HTTP/", "World/", "tripsh/"].map { "Sources/" + $0 }
    let waiting = try files(containing: "await ")
    #expect(waiting.filter { file in !rooms.contains { file.hasPrefix($0) } } == [])
  }

  @Test func `a file has at most 200 lines`() throws {
    let long = try sources.filter { try Repository.read($0).utf8.count { $0 == 10 } > 200 }
    #expect(long.isEmpty)
  }

  @Test func `nothing traps on purpose`() throws {
    for trap in ["fatalError(", "preconditionFailure(", "try!", " as! ", ".unsafelyUnwrapped"] {
      #expect(try files(containing: trap).isEmpty, "\(trap)")
    }
  }

  @Test func `only the program ends the process`() throws {
    let ending = try files(containing: " exit(")
    #expect(ending.allSatisfy { $0.hasPrefix("Sources/tripsh/") || $0.hasPrefix("Sources/build-") })
  }

  @Test func `the room of meaning imports no other room`() throws {
    let rooms = ["Language", "Shell", "Places", "Journal", "World", "Terminal", "HTTP", "JSON"]
    for room in rooms {
      let importers = try files(containing: "import \(room)\n")
      #expect(importers.filter { $0.hasPrefix("Sources/Session/") } == [])
    }
  }
}
