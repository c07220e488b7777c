import JSON
import Session
import Shell
import TestSupport
import Testing

private let porto = """
  #: param city  where to go
  #: param from = 2027-04-19  first day
  #: param title = "$city in spring"
  new trip to $city from $from for 2 days
  describe "$title"
  """

@Test func `defaults stand where nothing is given, and may name what is declared before`()
  async throws
{
  let rig = Rig(files: ["p.trip": porto])
  #expect(
    try await rig.run(task: .scripts([ScriptCall("p.trip", values: ["city": "Porto"])])) == .done)
  let trip = try #require(rig.journal.library.trips.first)
  #expect(trip.destination?.name == "Porto")
  #expect(trip.start?.iso == "2027-04-19")
  #expect(trip.about == "Porto in spring")
}

@Test func `what is missing is named with what it is for, and nothing runs`() async throws {
  let rig = Rig(files: ["a.trip": "new trip Rome", "p.trip": "\n" + porto])
  #expect(try await rig.run(task: .scripts(["a.trip", "p.trip"])) == .failed)
  #expect(
    rig.output.error == """
      p.trip:2:10: error: p.trip needs city (where to go)
      #: param city  where to go
               ^~~~
      try: tripsh p.trip city=...

      """)
  #expect(rig.journal.entries.isEmpty)
}

@Test func `a name in braces that is not declared is told with the near one, and nothing is done`()
  async throws
{
  let rig = Rig(files: ["p.trip": "#: param town = Porto\n# as ${twon}\nnew trip to ${twon}"])
  #expect(try await rig.run(task: .scripts(["p.trip"])) == .failed)
  let told = "p.trip:3:13: error: no parameter twon is declared; close: town"
  #expect(rig.output.error.contains(told), "\(rig.output.error)")
  #expect(rig.output.error.contains("try: new trip to ${town}\n"), "\(rig.output.error)")
  #expect(rig.journal.entries.isEmpty)
}

@Test func `of two names that begin alike the wrong one is put right`() async throws {
  let rig = Rig(files: ["p.trip": "#: param city = Porto\nnew trip to $city about $cit"])
  #expect(try await rig.run(task: .scripts(["p.trip"])) == .failed)
  let told = "p.trip:2:25: error: no parameter cit is declared; close: city"
  #expect(rig.output.error.contains(told), "\(rig.output.error)")
  #expect(
    rig.output.error.contains("try: new trip to $city about ${city}\n"), "\(rig.output.error)")
}

@Test func `a name that is not declared is told before anything is done`() async throws {
  let script = "#: param town = Porto\nnew trip to ${town}\nstyle $stile\n"
  let rig = Rig(files: ["p.trip": script])
  #expect(try await rig.run(task: .scripts(["p.trip"])) == .failed)
  #expect(rig.output.error.hasPrefix("p.trip:3:7: error: no parameter stile is declared"))
  let outcome = await (try rig.executor()).say("run p.trip")
  #expect(outcome.text.contains("error: line 3 of p.trip: no parameter stile is declared"))
  #expect(rig.journal.entries.isEmpty)
}

@Test(arguments: [
  ("new trip ${town", "p.trip:2:10: error: this ${ is never closed\n"),
  ("new trip ${ town }", "p.trip:2:10: error: in this ${ } stands no name\n"),
  ("new trip ${}", "p.trip:2:10: error: in this ${ } stands no name\n"),
])
func `braces behind a sign that hold no name are told as such`(
  _ line: String, _ told: String
) async throws {
  let rig = Rig(files: ["p.trip": "#: param town = Porto\n\(line)\n"])
  #expect(try await rig.run(task: .scripts(["p.trip"])) == .failed)
  #expect(rig.output.error.hasPrefix(told), "\(rig.output.error)")
  if line.contains(" }") { #expect(rig.output.error.contains("try: new trip ${town}\n")) }
  #expect(rig.journal.entries.isEmpty)
}

@Test(arguments: [
  ("1-3 may; add hack to day 1", "its ; would begin another command"),
  ("1-3 may # spring", "its # would begin a comment"),
  ("1-3 may \"", "its \" begins a quote that is never closed"),
  ("1-3 may \\", "its \\ at the end would join the next line"),
])
func `a value that would not stay within its command is refused, and named`(
  _ value: String, _ why: String
) async throws {
  let rig = Rig(files: ["p.trip": "#: param when\nnew trip to Porto $when\nadd tea to day 1\n"])
  let call = ScriptCall("p.trip", values: ["when": value])
  #expect(try await rig.run(task: .scripts([call])) == .failed)
  let told = "p.trip:2:19: error: the value of when does not fit: \(why)\n"
  #expect(rig.output.error.hasPrefix(told), "\(rig.output.error)")
  #expect(rig.journal.entries.isEmpty)
}

@Test(arguments: ["tea; cake", "# 1", "the \"old\" inn", "no \\", "5% off; 'really'"])
func `in quotes a value may be any text`(_ value: String) async throws {
  let rig = Rig(files: ["p.trip": "new trip Rome for 1 day\nadd text \"$what\" to day 1\n"])
  let call = ScriptCall("p.trip", values: ["what": value])
  #expect(try await rig.run(task: .scripts([call])) == .done, "\(rig.output.error)")
  #expect(rig.journal.library.trips.first?.days.first?.stops.map(\.name) == [value])
}

@Test func `a value that brings its own quotes may have any sign in them`() async throws {
  let rig = Rig(files: ["p.trip": "new trip Rome for 1 day\nadd text $what to day 1\n"])
  let call = ScriptCall("p.trip", values: ["what": "\"tea; cake #1\""])
  #expect(try await rig.run(task: .scripts([call])) == .done, "\(rig.output.error)")
  #expect(rig.journal.library.trips.first?.days.first?.stops.map(\.name) == ["tea; cake #1"])
}

@Test func `all that is missing is named at once, however much`() async throws {
  let names = ["a", "b", "c", "d", "e", "f"]
  let rig = Rig(files: ["p": names.map { "#: param \($0)" }.joined(separator: "\n")])
  #expect(try await rig.run(task: .scripts([ScriptCall("p", values: ["b": "x y"])])) == .failed)
  #expect(rig.output.error.contains("p needs a, c, d, e and f\n"))
  #expect(rig.output.error.contains("try: tripsh p a=... 'b=x y' c=... d=... e=... f=...\n"))
}

@Test func `a name the script does not declare is told with the near one`() async throws {
  let rig = Rig(files: ["p.trip": porto])
  let call = ScriptCall("p.trip", values: ["ctiy": "Rome"])
  #expect(try await rig.run(task: .scripts([call])) == .failed)
  #expect(rig.output.error.contains("error: p.trip takes no ctiy; close: city\n"))
  #expect(rig.output.error.contains("\nit takes city (where to go), from (first day) and title\n"))
  #expect(rig.output.error.contains("\ntry: tripsh p.trip city=Rome\n"))
}

@Test func `a script that declares nothing takes what its lines use`() async throws {
  let rig = Rig(files: ["p.trip": "new trip $NAME"])
  let call = ScriptCall("p.trip", values: ["NAME": "Rome"])
  #expect(try await rig.run(task: .scripts([call])) == .done)
  #expect(rig.journal.library.trips.first?.name == "Rome")
}

@Test(arguments: [
  ("new trip Rome\nadd \"visit $museum\" to day 1", [:], "p.trip:2:12: error: p.trip needs museum"),
  ("new trip to ${city}\nadd $what", [:], "p.trip:1:13: error: p.trip needs city and what"),
  ("new trip ${city}", ["City": "Porto"], "p.trip takes no City; close: city"),
  ("new trip ${city}", ["city": "Porto", "extra": "1"], "p.trip takes no extra"),
  ("new trip Rome", ["extra": "1"], "p.trip takes no extra"),
])
func `names that nothing stands for, and values that no line uses, are told before anything runs`(
  _ script: String, _ values: [String: String], _ told: String
) async throws {
  for check in [false, true] {
    let rig = Rig(files: ["p.trip": script])
    let call = ScriptCall("p.trip", values: values)
    #expect(try await rig.run(task: .scripts([call])) { $0.check = check } == .failed)
    #expect(rig.output.error.contains(told), "\(rig.output.error)")
    #expect(rig.journal.entries.isEmpty)
  }
}

@Test(arguments: [
  ("visit $5 bar", "visit $5 bar"), ("US$ only", "US$ only"), ("\\$name it", "$name it"),
  ("a $ sign", "a $ sign"), ("about \\$5", "about $5"), ("in \\${x", "in ${x"),
])
func `sums, mere signs and escaped names are no parameters`(
  _ words: String, _ name: String
) async throws {
  let rig = Rig(files: [
    "p.trip": "new trip Rome for 2 days # as $city\nadd text \"\(words)\" to day 1"
  ])
  #expect(try await rig.run(task: .scripts(["p.trip"])) == .done, "\(rig.output.error)")
  #expect(rig.journal.library.trips.first?.days.first?.stops.map(\.name) == [name])
}

@Test func `standard input names what is missing, a command line has its own names`() async throws {
  var piped = Rig()
  piped.input = "new trip Rome\nadd \"$museum\" to ideas\n"
  #expect(try await piped.run(task: .prompt) == .failed)
  #expect(piped.output.error.contains("-:2:6: error: the script needs museum"))
  let typed = Rig()
  #expect(try await typed.run("new trip Rome", "add \"$museum\" to ideas") == .done)
  #expect(typed.journal.library.trips.first?.ideas.map(\.name) == ["$museum"])
}

@Test func `what is saved runs again though it looks like a parameter`() async throws {
  let rig = Rig()
  #expect(
    try await rig.run(
      "new trip Rome for 1 day", "add \"$museum\" to day 1", "save a.trip", "save b.trip this trip",
      "save c.trip 1-2")
      == .done)
  for file in ["a.trip", "b.trip", "c.trip"] {
    let again = Rig(files: [file: try #require(rig.files.text(file))])
    #expect(try await again.run(task: .scripts([ScriptCall(file)])) == .done)
    #expect(again.journal.library.trips.first?.days.first?.stops.map(\.name) == ["$museum"])
  }
}

@Test func `run and replay take the same parameters`() async throws {
  let rig = Rig(files: ["p.trip": porto])
  let executor = try rig.executor()
  let outcome = await executor.say("run p.trip")
  #expect(outcome.end == .failed(.failed))
  #expect(outcome.text.hasPrefix("-c:1:5: error: p.trip needs city (where to go)\n"))
  #expect(outcome.text.hasSuffix("try: run \"p.trip\" city=\"...\"\n"))
  #expect(await executor.say("run p.trip city=Porto").end == .done)
  #expect(rig.journal.library.trips.first?.about == "Porto in spring")
  #expect(rig.journal.entries.count == 1)
}

@Test func `a wrong directive is an error of its line, with what is meant`() async throws {
  let rig = Rig(files: ["p.trip": "new trip Rome\n#: parm city = Rome\n#: pause soon\nclose"])
  #expect(try await rig.run(task: .scripts(["p.trip"])) { $0.keepGoing = true } == .failed)
  #expect(
    rig.output.error.contains("p.trip:2:4: error: there is no directive parm; close: param\n"))
  #expect(rig.output.error.contains("\ntry: #: param NAME = DEFAULT  WHAT FOR\n"))
  #expect(rig.output.error.contains("p.trip:3:4: error: pause takes seconds: 2, 0.5 or 500ms\n"))
  #expect(rig.journal.entries.count == 1)
}

@Test(arguments: ["#: today tomorrow", "#: today", "#:", "#: param 2 = x", "#: clear all"])
func `a directive that says nothing fails, in a check too`(_ line: String) async throws {
  let rig = Rig()
  #expect(try await rig.run("new trip Rome", line) { $0.check = true } == .failed)
  #expect(rig.output.error.hasPrefix("-c:2:"))
  #expect(rig.output.output == "2 lines, 1 error; nothing was changed\n")
  #expect(try await rig.run("new trip Rome", line) { $0.atomic = true } == .failed)
  #expect(rig.journal.entries.isEmpty)
}

@Test func `a name is declared once`() async throws {
  let rig = Rig(files: ["p": "#: param city = Rome\n#: param city = Porto\nnew trip $city"])
  #expect(try await rig.run(task: .scripts(["p"])) == .failed)
  #expect(rig.output.error.hasPrefix("p:2:10: error: line 1 declares city already\n"))
}

@Test func `the day of a script is its own, and an option's goes before it`() async throws {
  let rig = Rig(files: [
    "a": "#: param day = 2030-01-01\n#: today $day\nrun b\nnew trip Rome tomorrow\n",
    "b": "#: today 2031-02-02\nnew trip Porto tomorrow", "c": "new trip Kyoto tomorrow",
  ])
  #expect(try await rig.run(task: .scripts(["a", "c"])) == .done)
  #expect(try await rig.run(task: .scripts(["a", "c"])) { $0.atomic = true } == .done)
  let starts = rig.journal.library.trips.map { $0.start?.iso ?? "" }
  #expect(starts.prefix(3) == ["2031-02-03", "2030-01-02", "2026-11-22"])
  #expect(starts.suffix(3) == ["2031-02-03", "2030-01-02", "2026-11-22"])
  try await rig.run(task: .scripts(["b"])) { $0.today = .init(iso: "2028-03-03") }
  #expect(rig.journal.library.trips.last?.start?.iso == "2028-03-04")
}

@Test func `of what comes line by line a parameter holds from its line on`() async throws {
  var rig = Rig()
  rig.input = "new trip Rome\n#: param day = 2027-04-19\ndates $day\n#: param city\nclose"
  #expect(try await rig.run(task: .prompt) == .failed)
  #expect(rig.journal.library.trips.first?.start?.iso == "2027-04-19")
  #expect(rig.output.error.hasPrefix("-:4:10: error: the script needs city\n"))
  #expect(rig.journal.entries.count == 2)
}

@Test func `a script that cannot be read on fails, and no other follows it`() async throws {
  let rig = Rig(files: ["b": "new trip Rome"])
  var (world, options) = (rig.world, rig.options)
  world.input = BrokenInput("new trip Porto\nadd lun")
  options.task = .scripts(["-", "b"])
  let runner = ScriptRunner(try Executor(world, options), Teller(rig.output, options, .none))
  #expect(await runner.run() == .unreadable)
  #expect(rig.journal.library.trips.map(\.name) == ["Porto"])
  #expect(rig.output.error.hasPrefix("-: error: "))
}

@Test(arguments: [
  "run any.trip city=New York", "run any.trip city=new trip to Rome", "record a.trip b.trip",
  "record my trip.trip", "save a.trip b.trip", "save my porto.trip", "replay my demo.trip",
  "export my plan.ics", "import my plan.ics",
])
func `what is said of a file and not understood is no other wish`(line: String) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip to Porto")
  let entries = rig.journal.entries.count
  let outcome = await executor.say(line)
  guard case .failed = outcome.end else {
    Issue.record("\(line): \(outcome.text)")
    return
  }
  #expect(rig.journal.entries.count == entries)
  for file in ["a.trip", "b.trip", "my", "porto.trip", "trip.trip", "plan.ics"] {
    #expect(rig.files.text(file) == nil)
  }
}
