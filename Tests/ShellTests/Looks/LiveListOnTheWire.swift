import Glibc
import TestSupport
import Testing

/// The real program at a terminal while a server of one's own is asked for what is typed: which
/// requests leave, and what the screen shows after each answer.
@Suite(.serialized) struct LiveListOnTheWire {
  private let folder = TemporaryFolder()

  /// The program at an open trip, with this server set.
  private func start(
    _ server: LocalServer, columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("tripsh"), ["--home", folder.file("home"), "--today", "2026-11-21"],
      columns: columns, rows: rows)
    try #require(terminal.wait(60) { $0.cursorLine == "tripsh>" })
    terminal.type("set places \(server.url)\r")
    try #require(terminal.wait(60) { $0.text.contains("places is now") })
    try #require(terminal.wait(60) { $0.cursorLine == "tripsh>" })
    terminal.type("new trip Monaco\r")
    try #require(terminal.wait(60) { $0.cursorLine == "monaco>" })
    // What was told of the server until here is no answer.
    terminal.type("\u{C}")
    try #require(terminal.wait(60) { $0.lines == ["monaco>"] })
    return terminal
  }

  /// What was asked for, in order.
  private func asked(_ server: LocalServer) -> [String] {
    server.requests.compactMap { head in
      head.split(separator: "q=").dropFirst().first.map {
        String($0.prefix { $0 != "&" && $0 != " " })
      }
    }
  }

  private func found(_ names: String...) -> LocalServer.Behaviour { .answer(answer(names)) }

  private func answer(_ names: [String]) -> String {
    let places = names.enumerated().map { number, name in
      """
      {"osm_type":"node","osm_id":\(number + 5),"lat":"43.74\(number)","lon":"7.4\(number)",\
      "category":"natural","type":"beach","name":"\(name)","display_name":"\(name), Monaco"}
      """
    }
    let body = "[" + places.joined(separator: ",") + "]"
    return "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test(arguments: [(80, 24), (40, 10), (200, 60)])
  func `an answer shows below the line, and a row of it is taken`(columns: Int, rows: Int) throws {
    let server = try LocalServer { _ in self.found("Zzyq beach", "Zzyq harbour") }
    defer { server.stop() }
    let terminal = try start(server, columns: columns, rows: rows)
    terminal.type("add zzyq")
    #expect(terminal.wait(60) { $0.lines.contains { $0.hasPrefix("  Zzyq harbour") } })
    #expect(asked(server) == ["zzyq"])
    #expect(terminal.screen.cursorLine == "monaco> add zzyq")
    terminal.type("\t")
    #expect(terminal.wait(60) { $0.cursorLine == "monaco> add \"Zzyq beach\"" })
    #expect(asked(server) == ["zzyq"])
    terminal.type("\u{1B}")
    #expect(
      terminal.wait(60) { $0.cursorLine == "monaco> add zzyq" && !$0.text.contains("Zzyq h") })
  }

  @Test(arguments: [
    (LocalServer.Behaviour.answer("HTTP/1.1 500 Trouble\r\nContent-Length: 0\r\n\r\n"), "trouble"),
    (.answer("HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n"), "refused"),
    (.answer("HTTP/1.1 429 Slow\r\nRetry-After: 77\r\nContent-Length: 0\r\n\r\n"), "77 s"),
    (.answer("HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n[{\"osm_ty"), "server of places"),
    (.answer("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[{\"osm_ty"), "not understood"),
    (.answer("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n<html><p>"), "not understood"),
    (.drop, "server of places"),
  ])
  func `a server that fails or cuts its answer is one quiet line, and the line goes on`(
    behaviour: LocalServer.Behaviour, words: String
  ) throws {
    let server = try LocalServer { $0.contains("q=") ? behaviour : self.found() }
    defer { server.stop() }
    let terminal = try start(server)
    terminal.type("add zzyq")
    #expect(
      terminal.wait(60) { $0.text.contains(words) && !$0.text.contains("asking") }, "\(words)")
    #expect(terminal.screen.cursorLine == "monaco> add zzyq")
    #expect(Set(asked(server)) == ["zzyq"])
    terminal.type("\u{15}")
    #expect(
      terminal.wait(60) { $0.cursorLine == "monaco>" && !$0.text.contains("server of places") })
    terminal.type("days\r")
    #expect(terminal.wait(60) { $0.text.contains("monaco> days") && $0.cursorLine == "monaco>" })
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func `a late answer to older words is not shown, and its request is ended`(
    columns: Int, rows: Int
  ) async throws {
    let server = try LocalServer { head in
      head.contains("q=zzyq&") ? .hang : self.found("Zzyqua lido")
    }
    defer { server.stop() }
    let terminal = try start(server, columns: columns, rows: rows)
    terminal.type("add zzyq")
    #expect(terminal.wait(60) { $0.text.contains("asking 127.0.0.1") })
    #expect(
      await server.waits {
        if case .request(let head) = $0 { head.contains("q=zzyq&") } else { false }
      })
    terminal.type("ua")
    #expect(terminal.wait(60) { $0.lines.contains { $0.hasPrefix("  Zzyqua lido") } })
    #expect(asked(server) == ["zzyq", "zzyqua"])
    #expect(await server.waits { $0 == .hungUp })
    #expect(terminal.screen.cursorLine == "monaco> add zzyqua")
  }

  @Test func `an answer that comes bit by bit shows once it is whole, wherever the line is then`()
    throws
  {
    let body = "[]"
    let slow = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let server = try LocalServer { _ in .trickle(slow, everyMilliseconds: 10) }
    defer { server.stop() }
    let terminal = try start(server)
    terminal.type("add zzyq")
    #expect(terminal.wait(60) { $0.text.contains("asking 127.0.0.1") })
    terminal.resize(columns: 40, rows: 10)
    #expect(terminal.wait(60) { $0.text.contains("nothing more at 127.0.0.1") })
    #expect(terminal.screen.cursorLine == "monaco> add zzyq")
    #expect(terminal.screen.lines.count { $0.contains("add zzyq") } == 1)
  }

  @Test func `a row taken before the answer keeps the request, and the answer comes behind it`()
    async throws
  {
    let slow = answer(["Larvo beach", "Larvo cove"])
    let server = try LocalServer { head in
      head.contains("q=larvo&") ? .trickle(slow, everyMilliseconds: 3) : self.found()
    }
    defer { server.stop() }
    let terminal = try start(server)
    terminal.type("add larvo")
    #expect(terminal.wait(60) { $0.text.contains("  Larvotto") })
    #expect(
      await server.waits {
        if case .request(let head) = $0 { head.contains("q=larvo&") } else { false }
      })
    terminal.type("\u{1B}[B")
    #expect(terminal.wait(60) { $0.cursorLine.contains("Larvotto") })
    let row = terminal.screen.cursorLine
    #expect(terminal.wait(60) { $0.text.contains("  Larvo cove") })
    #expect(terminal.screen.cursorLine == row)
    #expect(asked(server) == ["larvo"])
    terminal.type("\u{1B}[A")
    #expect(terminal.wait(60) { $0.cursorLine == "monaco> add larvotto" })
    #expect(asked(server) == ["larvo"])
  }

  @Test func `what is asked is what was typed, without its quotes`() throws {
    let server = try LocalServer { _ in self.found("Zzyq beach") }
    defer { server.stop() }
    let terminal = try start(server)
    terminal.type("search \"zzyq ab\"")
    #expect(terminal.wait(60) { $0.text.contains("  Zzyq beach") })
    #expect(Set(asked(server)) == ["zzyq%20ab"])
  }

  @Test func `own words and everyday things are not looked up`() throws {
    let server = try LocalServer { _ in self.found("Zzyq beach") }
    defer { server.stop() }
    let terminal = try start(server)
    for line in ["add text paris", "add text \"paris", "add lunch", "add dinner with Ana"] {
      terminal.type(line)
      #expect(terminal.wait(60) { $0.cursorLine.hasPrefix("monaco> \(line)") })
      // Longer than anything would be waited with before it is asked.
      #expect(!terminal.wait(1) { $0.text.contains("asking") }, "\(line)")
      terminal.type("\u{15}")
      #expect(terminal.wait(60) { $0.cursorLine == "monaco>" })
    }
    terminal.type("add zzyq")
    #expect(terminal.wait(60) { $0.text.contains("  Zzyq beach") })
    #expect(asked(server) == ["zzyq"])
  }

  @Test func `two letters, a line that is left and one that is entered ask nothing more`() throws {
    let server = try LocalServer { _ in self.found("Zzyq beach") }
    defer { server.stop() }
    let terminal = try start(server)
    terminal.type("add zz")
    #expect(terminal.wait(60) { $0.cursorLine == "monaco> add zz" })
    terminal.type("\u{3}note trip zzyqua\r")
    #expect(
      terminal.wait(60) { $0.text.contains("note trip zzyqua") && $0.cursorLine == "monaco>" })
    terminal.type("add text zzyqua\r")
    #expect(terminal.wait(60) { $0.text.contains("add text zzyqua") && $0.cursorLine == "monaco>" })
    terminal.type("add zzyq")
    #expect(terminal.wait(60) { $0.text.contains("  Zzyq beach") })
    #expect(asked(server) == ["zzyq"])
  }
}
