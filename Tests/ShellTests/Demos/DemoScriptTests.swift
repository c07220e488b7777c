import Session
import Shell
import TestSupport
import Testing

/// What a script says to its audience, and what steers the show.
@Suite struct DemoScriptTests {
  /// The text of a page of a script, from line to line.
  private func page(_ script: String, _ values: [String: String] = [:]) async throws -> String {
    let studio = Studio(script)
    #expect(try await studio.make(.page, wish: { $0.call.values = values }) == .done)
    return studio.file("out.html")
  }

  @Test func `comments and said words are shown, hidden ones and directives are not`()
    async throws
  {
    let page = try await page(
      """
      # The title
      #: say Said <aloud>
      new trip Porto
      #: hide
      # not for you
      add lunch
      #: show
      trips
      """)
    #expect(page.contains("<h1>The title</h1>"))
    #expect(page.contains("<p class=\"said\">Said &lt;aloud&gt;</p>"))
    #expect(!page.contains("not for you") && !page.contains("add lunch") && !page.contains("#:"))
    #expect(page.contains("1 idea"))
  }

  @Test func `values take the place of their names, given ones before defaults`() async throws {
    let script = "#: param name = Rome  whose\n#: param days = 2\nnew trip ${name} for $days days\n"
    #expect(try await page(script).contains("<h1>out.trip</h1>"))
    #expect(try await page(script).contains("Rome"))
    let other = try await page(script, ["name": "Oslo"])
    #expect(other.contains("Oslo") && !other.contains("Rome"))
  }

  @Test func `a value that nobody gives is named, and nothing is made`() async throws {
    let studio = Studio("#: param city  where\n#: param when\nnew trip to $city $when\n")
    #expect(try await studio.make(.cast) == .failed)
    #expect(studio.error.contains("out.trip:1:10: error: out.trip needs city (where) and when"))
    #expect(studio.file("out.cast") == "")
  }

  @Test(arguments: [
    ("#: frob\n", "there is no directive frob"), ("#: pause soon\n", "pause takes seconds"),
    ("#: today tomorrow\n", "today takes a date"), ("#: hide it\n", "hide takes nothing"),
  ])
  func `a directive that is none is an error with its line`(
    _ script: String, _ words: String
  ) async throws {
    let studio = Studio("trips\n" + script)
    #expect(try await studio.make(.cast) == .failed)
    #expect(studio.error.contains("out.trip:2:4: error: \(words)"))
  }

  @Test func `bytes that are no text are an error with their line`() async throws {
    let studio = Studio("trips\n")
    try studio.rig.files.write(
      "out.trip", Array("trips\nadd ".utf8) + [0xFF, 10], replacing: true)
    #expect(try await studio.make(.cast) == .failed)
    #expect(studio.error.contains("out.trip:2:5: error:"))
  }

  @Test(arguments: [
    ("", nil, "2026-11-21"), ("#: today 2030-01-02\n", nil, "2030-01-02"),
    ("#: today 2030-01-02\n", "2031-03-04", "2031-03-04"),
    ("# Saved by tripsh 0.1.0 on 2029-05-06: run it with tripsh FILE.\n", nil, "2029-05-06"),
  ])
  func `the day is told, else the script's own, else always the same`(
    _ script: String, _ option: String?, _ day: String
  ) async throws {
    let studio = Studio(script + "when today\n")
    let ending = try await studio.make(
      .page, options: { $0.today = option.flatMap { CivilDate(iso: $0) } })
    #expect(ending == .done)
    #expect(studio.output.contains("today is \(day) in it"))
    #expect(studio.file("out.html").contains(day))
    #expect(!studio.file("out.html").contains("Saved by"))
  }
}
