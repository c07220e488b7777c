import JSON
import Language
import Session
import Shell
import TestSupport
import Testing
import World

/// Where settings come from, and how a default comes back.
struct SettingsTests {
  private let file = "set week-start sunday\nset currency USD\nset home Porto\n"

  private func home(_ change: (inout Options) -> Void = { _ in }) async throws -> Executor {
    var rig = Rig(files: ["rc": file])
    rig.options.format = .json
    change(&rig.options)
    let executor = try rig.executor()
    await executor.say("set week-start saturday", "set units mi")
    #expect(executor.readPromptFile("rc").isEmpty)
    return executor
  }

  /// The value, its origin and its default, as programs are told.
  private func told(_ name: String, _ executor: Executor) async -> [String?] {
    let data = await executor.say("settings").reply?.data
    let origin = data?["origins"]?[name]
    return [
      data?["settings"]?[name]?.stringValue ?? data?["settings"]?[name]?["name"]?.stringValue,
      origin?["from"]?.stringValue, origin?["default"]?.stringValue,
    ]
  }

  @Test(arguments: [
    ("week-start", ["saturday", "home", "monday"]), ("currency", ["USD", "tripshrc", "EUR"]),
    ("units", ["mi", "home", "km"]), ("theme", ["none", "option", "auto"]),
    ("places", ["http://127.0.0.1:8080", "option", "offline"]),
    ("keys", ["emacs", "default", "emacs"]),
    ("history", ["off", "option", "on"]), ("contact", [nil, "default", nil]),
    ("home", ["Porto", "tripshrc", nil]),
  ])
  func `each setting tells where it comes from`(_ name: String, _ told: [String?]) async throws {
    let executor = try await home {
      $0.places = .server("http://127.0.0.1:8080")
      $0.noColor = true
      $0.isPrivate = true
    }
    #expect(await self.told(name, executor) == told)
  }

  @Test func `people see the value, where it comes from, and what it would be else`() async throws {
    let text = await (try await home()).say("settings").text
    #expect(text.contains("currency     USD       tripshrc, else EUR "), "\(text)")
    #expect(text.contains("week-start   saturday  this home, else sunday "))
    #expect(text.contains("keys         emacs                             the prompt's keys"))
  }

  @Test(arguments: [
    ("set week-start default", "week-start", ["sunday", "tripshrc", "monday"]),
    ("unset units", "units", ["km", "default", "km"]),
    ("reset units", "units", ["km", "default", "km"]),
    ("set currency to the default", "currency", ["USD", "tripshrc", "EUR"]),
    ("set currency default", "currency", ["USD", "tripshrc", "EUR"]),
    ("set home default", "home", ["Porto", "tripshrc", nil]),
    ("unset home", "home", ["Porto", "tripshrc", nil]),
  ])
  func `where the home says nothing any more tripshrc holds, else the default`(
    _ line: String, _ name: String, _ told: [String?]
  ) async throws {
    let executor = try await home()
    let outcome = await executor.say(line)
    #expect(outcome.end == .done, "\(outcome.text)")
    #expect(await self.told(name, executor) == told)
    // A change that no entry holds is none for programs.
    #expect(outcome.reply?.changed == (outcome.reply?.entry != nil))
  }

  @Test func `a default that holds already changes nothing`() async throws {
    let outcome = await (try Rig().executor()).say("set currency default")
    #expect(outcome.reply?.changed == false && outcome.end == .done)
  }
}

/// The layers of a setting and of an alias: what is said at a prompt is said of the home.
struct SettingLayerTests {
  private let file = "set currency USD\nset units mi\nset home Porto\nalias dd = show day 1\n"

  private func window(_ rig: Rig) throws -> Executor {
    var rig = rig
    rig.options.format = .json
    let executor = try rig.executor()
    #expect(executor.readPromptFile("rc").isEmpty)
    return executor
  }

  private func value(_ name: SettingName, _ rig: Rig) throws -> String? {
    try rig.executor().session.settings[name]
  }

  @Test(arguments: [
    // What holds here, what a script of this home sees, and how many entries there are.
    (["set units km"], SettingName.units, "km", "km", 1),
    (["set units km", "undo"], .units, "mi", "km", 2),
    (["set units km", "undo", "redo"], .units, "km", "km", 3),
    (["set units km", "set units default"], .units, "mi", "km", 2),
    (["set units mi"], .units, "mi", "mi", 1),
    (["set currency USD"], .currency, "USD", "USD", 1),
    (["set currency GBP", "set currency default"], .currency, "USD", "EUR", 2),
    (["set currency default"], .currency, "USD", "EUR", 0),
    (["set currency EUR", "set currency EUR"], .currency, "EUR", "EUR", 1),
  ])
  func `what is set holds in the home, here and in scripts; undo takes it back`(
    _ lines: [String], _ name: SettingName, _ here: String, _ script: String, _ entries: Int
  ) async throws {
    let rig = Rig(files: ["rc": file])
    let executor = try window(rig)
    for line in lines { #expect(await executor.say(line).end == .done, "\(line)") }
    // The next window says the same.
    for window in [executor, try self.window(rig)] { #expect(await seen(name, window) == here) }
    #expect(try value(name, rig) == script)
    #expect(rig.journal.entries.count == entries)
  }

  @Test func `the reply tells where the value comes from that holds then`() async throws {
    let rig = Rig(files: ["rc": file])
    let executor = try window(rig)
    let told = "currency is USD here: this home says nothing of it, tripshrc does"
    #expect(await executor.say("set currency default").text.contains(told))
    await executor.say("set currency GBP")
    let outcome = await executor.say("unset currency")
    #expect(outcome.text.contains(told) && outcome.reply?.canonical == "set currency default")
    #expect(await executor.say("set home none").text.contains("home is Porto here"))
    #expect(rig.journal.entries.count == 2)
  }

  @Test func `an alias of the file stays until its line goes`() async throws {
    let rig = Rig(files: ["rc": file])
    let executor = try window(rig)
    let refused = await executor.say("unalias dd")
    #expect(refused.end == .failed(.failed))
    #expect(refused.text.contains("stands in tripshrc"), "\(refused.text)")
    #expect(rig.journal.entries.isEmpty)
    await executor.say("alias dd = trips")
    #expect(await executor.say("dd").reply?.canonical == "trips")
    let outcome = await executor.say("unalias dd")
    #expect(outcome.text.contains("dd now means: show day 1"), "\(outcome.text)")
    #expect(try rig.executor().session.aliases.isEmpty)
    await executor.say("undo")
    #expect(await executor.say("dd").reply?.canonical == "trips")
  }

  @Test func `the file says the same where the home says so too`() async throws {
    let rig = Rig(files: ["rc": file])
    var programs = rig
    programs.options.format = .json
    let executor = try programs.executor()
    await executor.say("set currency USD", "alias dd = show day 1", "set home Porto")
    #expect(executor.readPromptFile("rc").isEmpty)
    await executor.say("set currency default", "unalias dd")
    #expect(await seen(.currency, executor) == "USD")
  }

  private func seen(_ name: SettingName, _ executor: Executor) async -> String? {
    await executor.say("settings").reply?.data["settings"]?[name.rawValue]?.stringValue
  }
}

/// `--format json` at the prompt.
struct PromptForProgramsTests {
  private func talk(_ lines: String...) async throws -> [JSONValue] {
    var rig = Rig()
    rig.options.format = .json
    let terminal = ScriptedTerminal(lines.map(LineEnding.line))
    _ = await Conversation(try rig.executor(), terminal) { .none }.run()
    return try terminal.transcript.split(separator: "\n").filter { $0.hasPrefix("{") }
      .map { try JSONValue(parsing: String($0)) }
  }

  @Test func `each line is answered by an object, and so is each question`() async throws {
    let told = try await talk(
      "new trip to Porto 19-21 april", "new trip to Springfield", "no", "days", "frobnicate")
    #expect(told.map { $0["ok"]?.boolValue } == [true, false, true, true, false])
    #expect(told.allSatisfy { $0["schema"]?.stringValue == "tripsh.reply/1" })
    let question = told[1]
    #expect(question["error"]?["kind"]?.stringValue == "ambiguous-place")
    #expect(question["data"]?["question"]?.stringValue == "Which Springfield?")
    #expect((question["data"]?["answers"]?.arrayValue?.count ?? 0) > 1)
    #expect(told[2]["message"]?.stringValue == "left as it was")
    #expect(told[2]["canonical"] == .null)
  }

  @Test func `a question is answered, and what it leads to is told`() async throws {
    let told = try await talk("new trip to Springfield", "1")
    #expect(told.count == 2)
    #expect(told[1]["changed"]?.boolValue == true && told[1]["entry"]?.integerValue == 1)
  }
}

/// What programs are told of a script that fails inside.
struct FailingRunTests {
  @Test func `the lines before the one that failed say that nothing of them is kept`() async throws
  {
    let script = "new trip Rome for 2 days\nadd tea to day 1\nadd tea to day 9\nadd tea to day 2\n"
    for (format, count) in [(Options.Format.json, 4), (.text, 2)] {
      let rig = Rig(files: ["a.trip": script, "b.trip": "run a.trip\n"])
      try await rig.run("run a.trip") { $0.format = format }
      guard format == .json else {
        #expect(rig.output.output == "")
        continue
      }
      let told = try rig.objects
      #expect(told.count == count)
      #expect(told.map { $0["ok"]?.boolValue } == [true, true, false, false])
      #expect(told.allSatisfy { $0["changed"]?.boolValue == false && $0["entry"] == .null })
      #expect(told.map { $0["line"]?.integerValue } == [1, 2, 3, 1])
      #expect(rig.journal.entries.isEmpty)
    }
  }
}
