import Language
import Session
import Shell
import TestSupport
import Testing
import World

@Test func `without arguments it is the prompt`() throws {
  #expect(try Options([]) == Options())
}

@Test func `options stand before and behind the files`() throws {
  let options = try Options(["--home", "h", "a.trip", "--today=2027-04-19", "b.trip", "--echo"])
  #expect(options.task == .scripts(["a.trip", "b.trip"]))
  #expect(options.home == "h")
  #expect(options.today == CivilDate(iso: "2027-04-19"))
  #expect(options.echo)
}

@Test func `a window may be private`() throws {
  #expect(try Options(["--private"]).isPrivate)
  #expect(throws: UsageError("--private takes no value")) { try Options(["--private=yes"]) }
}

@Test func `lines of the command line are kept in order`() throws {
  #expect(try Options(["-c", "days", "-c", "--odd"]).task == .lines(["days", "--odd"]))
}

@Test(arguments: [
  (["state"], Options.Task.state), (["./state"], .scripts(["./state"])),
  (["--", "--odd"], .scripts(["--odd"])), (["-"], .scripts(["-"])), (["--help"], .help),
  (["-h"], .help), (["state", "--help"], .stateHelp), (["--version", "x"], .version),
  (["verify"], .care(.verify)), (["repair", "--format", "json"], .care(.repair)),
  (["backup", "f.db"], .care(.backup("f.db"))), (["./verify"], .scripts(["./verify"])),
  (["verify", "--help"], .careHelp(.verify)), (["backup", "--help"], .careHelp(.backup)),
  (["test", "a", "b"], .test(["a", "b"])), (["test", "--accept", "a"], .test(["a"])),
  (["test", "--help"], .testHelp), (["./test"], .scripts(["./test"])),
])
func `what is to be done is read from the words`(_ arguments: [String], _ task: Options.Task) throws
{
  #expect(try Options(arguments).task == task)
}

@Test(arguments: [
  (["log"], "log"), (["log", "-5"], "log -5"), (["log", "-5", "--format", "json"], "log -5"),
  (["show", "Porto"], "show Porto"), (["show", "day 2"], "show day 2"), (["trips"], "trips"),
  (["when", "next", "friday"], "when next friday"), (["help", "add"], "help add"),
  (["search", "cafe majestic", "near", "Porto"], "search \"cafe majestic\" near Porto"),
  (["costs"], "costs"), (["check"], "check"), (["calendar"], "calendar"), (["settle"], "settle"),
  (["bookings"], "bookings"), (["nights"], "nights"), (["lists", "open"], "lists open"),
  (["stats"], "stats"), (["share"], "share"), (["free"], "free"), (["route", "1"], "route 1"),
  (["find", "say \"hi\""], "find \"say \\\"hi\\\"\""), (["find", "a;b"], "find \"a;b\""),
])
func `a command that only looks needs no quotes`(_ arguments: [String], _ line: String) throws {
  #expect(try Options(arguments).task == .lines([line]))
}

@Test(arguments: [
  (["log.trip"], ["log.trip"]), (["./log"], ["./log"]), (["x", "log"], ["x", "log"]),
  (["Log"], ["Log"]),
])
func `any other word is a file`(_ arguments: [String], _ files: [String]) throws {
  #expect(try Options(arguments).task == .scripts(files.map { ScriptCall($0) }))
}

@Test func `a command that may change something is refused with the way to say it`() throws {
  let refusal = UsageError(
    "add may change something; say it with -c (a file of that name is ./add)",
    tries: "tripsh -c 'add Ana'\\''s party'")
  #expect(throws: refusal) { try Options(["add", "Ana's", "party"]) }
  #expect(throws: UsageError("there is no option -5")) { try Options(["add", "-5"]) }
}

@Test(arguments: CommandTable.specs.map(\.verb).filter(Verb.looking.contains))
func `a command that only looks changes nothing`(_ verb: Verb) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip to Porto 2027-04-19..2027-04-23", "add lunch to day 1")
  let entries = rig.journal.entries.count
  var options = rig.options
  options.onlyLooks = true
  let looking = try Executor(rig.world, options)
  for line in verb.spec.examples where FirstWord(String(line.prefix { $0 != " " })) == .looks {
    await looking.say(line)
    #expect(rig.journal.entries.count == entries, "\(line)")
  }
}

@Test func `show tells of a trip without opening it`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say(
    "new trip to Porto for 2 days", "add lunch to day 1", "new trip Rome for 1 day")
  var options = rig.options
  options.onlyLooks = true
  let looking = try Executor(rig.world, options)
  let before = looking.session
  let shown = await looking.say("show Porto")
  #expect(shown.end == .done && shown.text.hasPrefix("Porto, Portugal"), "\(shown.text)")
  #expect(shown.text.contains("lunch"))
  #expect(looking.session.cursor.position == before.cursor.position)
}

@Test(arguments: [
  "check empty-day off",
  "when friday, new trip to Lisbon", "map and delete trip Porto", "days and remove day 1",
  "show day 2 and set currency USD", "places cache clear",
])
func `what begins with a look and goes on with a change is refused without -c`(
  _ line: String
) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip to Porto 2027-04-19..2027-04-23")
  var options = rig.options
  options.onlyLooks = true
  let looking = try Executor(rig.world, options)
  let outcome = await looking.say(line)
  #expect(outcome.end == .failed(.failed), "\(outcome.text)")
  #expect(rig.journal.entries.count == 1)
}

@Test(arguments: [
  (["--places", "offline"], PlacesOption.offline),
  (["--places=http://127.0.0.1:8080"], .server("http://127.0.0.1:8080")),
  (["--places", "https://nominatim.example.org"], .server("https://nominatim.example.org")),
])
func `places are offline or an address`(_ arguments: [String], _ places: PlacesOption) throws {
  #expect(try Options(arguments).places == places)
}

@Test(arguments: [
  ["--frobnicate"], ["--home"], ["--home", ""], ["--home", "a", "--home", "b"],
  ["--format", "xml"], ["--places", "nominatim"],
  ["--today", "tomorrow"], ["--echo=yes"], ["--places", "public"], ["--places", "recorded:"],
  ["--step"], ["--type=fast", "f"], ["--type", "40"], ["--type", "0", "f"], ["--step", "-"],
  ["--step", "f", "--atomic"], ["--step", "-c", "days"], ["--type", "f", "--format", "json"],
  ["--step", "f", "--check"], ["-c"], ["-c", "days", "a.trip"],
  ["-c", "days", "state"], ["state", "x"], ["state", "--atomic"],
  ["--atomic", "--keep-going", "x"],
  ["verify", "x"], ["repair", "x"], ["backup"], ["backup", "f", "g"], ["backup", ""],
  ["verify", "--atomic"], ["verify", "-c", "days"], ["test"], ["test", ""],
  ["--accept", "f"], ["test", "--home", "h", "f"], ["test", "--places", "offline", "f"],
  ["test", "-c", "days"], ["test", "--atomic", "f"], [""],
  ["cast", "f", "a=1", "a=2", "-o", "f.cast"], ["cast", "a=1", "f", "-o", "f.cast"],
  ["cast"], ["cast", "f", "-o", "f.gif"], ["cast", "f", "-o", "f.cast", "g"],
  ["cast", "f", "-o", "f.cast", "--format", "json"], ["cast", "f", "-o", "f.cast", "--atomic"],
  ["cast", "f", "-o", "f.cast", "--size", "20x20"], ["cast", "f", "-o", "f.cast", "--theme", "x"],
  ["page", "f", "-o", "f.html", "--type", "40"], ["page", "f", "-o", ""], ["f", "-o", "g"],
  ["-c", "trips", "--force"], ["cast", "f", "-o", "f.cast", "-c", "trips"],
  ["cast", "f"],
])
func `a wrong start is refused`(_ arguments: [String]) {
  #expect(throws: UsageError.self) { try Options(arguments) }
}

@Test func `how fast lines are typed need not be said`() throws {
  let cases = [
    (["--type", "show.trip"], 40), (["--type", "25", "show.trip"], 25),
    (["show.trip", "--type"], 40), (["--type=7", "show.trip"], 7),
  ]
  for (arguments, speed) in cases {
    let options = try Options(arguments)
    #expect(options.typing == speed && options.manner == .alone)
  }
}

@Test func `a misspelt option names the one that is close`() {
  #expect(throws: UsageError("there is no option --atom; close: --atomic")) {
    try Options(["--atom"])
  }
}

@Test func `the help page fits eighty columns and names every option there is`() {
  let lines = HelpPage.text.split(separator: "\n")
  #expect(lines.allSatisfy { displayWidth($0) <= 80 })
  for option in ["--home DIR", "--places", "--atomic", "--check", "--keep-going", "-c LINE"] {
    #expect(HelpPage.text.contains(option))
  }
  #expect(HelpPage.text.contains("--step") && HelpPage.text.contains("--type SPEED"))
}

@Test func `a wrong start ends with status two and says how to go on`() {
  let output = RecordedOutput()
  #expect(Launch(["--bad"], environment(), output) == .ended(.misused))
  #expect(output.error.contains("try: tripsh --help"))
}

@Test func `options of scripts are refused at a prompt`() {
  let output = RecordedOutput()
  #expect(Launch(["--atomic"], environment(terminal: true), output) == .ended(.misused))
}

@Test(arguments: [
  ([:], nil), (["HOME": "/u"], "/u/.local/share/tripsh"),
  (["HOME": "/u", "XDG_DATA_HOME": "/d"], "/d/tripsh"),
  (["HOME": "/u", "XDG_DATA_HOME": "relative"], "/u/.local/share/tripsh"),
  (["HOME": "/u", "XDG_DATA_HOME": "/d", "TRIPSH_HOME": "/t"], "/t"),
  (["HOME": "/u", "TRIPSH_HOME": ""], "/u/.local/share/tripsh"),
])
func `the home is found in the environment`(_ variables: [String: String], _ home: String?) {
  #expect((try? environment(variables).home(nil)) == home)
}

@Test func `the option wins over the environment`() throws {
  #expect(try environment(["TRIPSH_HOME": "/t"]).home("mine") == "mine")
}

@Test(arguments: [
  ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
])
func `colours are left out where they are not wanted`(_ variables: [String: String], _ has: Bool) {
  var around = environment(variables)
  around.outputIsTerminal = true
  #expect(around.hasColours(Options()) == has)
  around.outputIsTerminal = false
  #expect(!around.hasColours(Options()))
}

private func environment(
  _ variables: [String: String] = [:], terminal: Bool = false
) -> Environment {
  Environment(
    variables: variables.merging(terminal ? ["HOME": "/u"] : [:]) { own, _ in own },
    inputIsTerminal: terminal, outputIsTerminal: terminal)
}

@Test func `values belong to the file before them`() throws {
  #expect(
    try Options(["a.trip", "city=Porto", "from=", "--check", "./a=b", "x_1=c=d", "2=3"]).task
      == .scripts([
        ScriptCall("a.trip", values: ["city": "Porto", "from": ""]),
        ScriptCall("./a=b", values: ["x_1": "c=d"]), "2=3",
      ]))
  #expect(
    throws: UsageError("city=x stands before the script that it is for (a file: ./city=x)")
  ) { try Options(["city=x", "a.trip"]) }
  #expect(throws: UsageError("city is given twice, as x and y")) {
    try Options(["a.trip", "city=x", "city=y"])
  }
}
