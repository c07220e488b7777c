import JSON
import Session
import Shell
import TestSupport
import Testing

private let trip = "new trip Porto 2027-04-19..2027-04-23"

@Test func `a script stops at the first line that fails`() async throws {
  let rig = Rig()
  #expect(try await rig.run(trip, "frobnicate", "add lunch to day 1") == .failed)
  #expect(rig.journal.entries.count == 1)
  #expect(rig.output.error.hasPrefix("-c:2:1: error:"))
}

@Test func `told to go on it ends with the gravest status`() async throws {
  let rig = Rig()
  let lines = [trip, "frobnicate", "run nowhere", "add lunch to day 1"]
  #expect(try await rig.run(task: .lines(lines)) { $0.keepGoing = true } == .unreadable)
  #expect(rig.journal.entries.count == 2)
}

@Test func `files run in turn, each with its own line numbers`() async throws {
  let rig = Rig(files: ["a": "\(trip)\n", "b": "\nfrobnicate\n"])
  #expect(try await rig.run(task: .scripts(["a", "b"])) == .failed)
  #expect(rig.output.error.hasPrefix("b:2:1: error:"))
}

@Test func `a script that is not there is status three and runs nothing`() async throws {
  let rig = Rig(files: ["a": trip])
  #expect(try await rig.run(task: .scripts(["a", "b"])) == .unreadable)
  #expect(rig.output.error == "tripsh: error: b: no such file\ntry: tripsh -c 'a b'\n")
  #expect(rig.journal.entries.isEmpty)
}

@Test func `a script is found by its name without the ending, as save takes it`() async throws {
  let rig = Rig(files: ["porto.trip": trip, "x/all.trip": "run porto", "x/porto.trip": trip])
  #expect(try await rig.run(task: .scripts(["porto", "x/all"])) == .done)
  #expect(rig.journal.entries.count == 2)
  #expect(try await rig.run(task: .scripts(["./rome"])) == .unreadable)
  #expect(rig.output.error == "tripsh: error: ./rome: no such file\n")
}

@Test func `standard input is a script`() async throws {
  var rig = Rig()
  rig.input = "\(trip)\nfrobnicate"
  #expect(try await rig.run(task: .prompt) == .failed)
  #expect(rig.output.error.hasPrefix("-:2:1: error:"))
}

@Test func `what one line of the command line leaves open does not take in the next`() async throws
{
  for (open, told) in [("describe \"one", "-c:2:10: error:"), ("describe one \\", "-c:2:")] {
    let rig = Rig()
    let ending = try await rig.run("new trip Porto", open, "add \"tea\" to ideas") {
      $0.keepGoing = true
    }
    #expect(ending == .failed)
    #expect(rig.output.error.hasPrefix(told), "\(rig.output.error)")
    #expect(rig.journal.library.trips.first?.ideas.map(\.name) == ["tea"])
  }
  let several = Rig()
  #expect(try await several.run("new trip Porto\ndays", "frobnicate") == .failed)
  #expect(several.output.error.contains("-c:3:1: error:"))
}

@Test func `quit ends the script well`() async throws {
  let rig = Rig()
  #expect(try await rig.run("quit", "frobnicate") == .done)
  #expect(rig.output.output.isEmpty)
}

@Test func `lines are shown before their replies when told`() async throws {
  let rig = Rig()
  try await rig.run("version", trip, "day 2", "version") { $0.echo = true }
  #expect(rig.output.output.hasPrefix("tripsh> version\ntripsh \(programVersion)\n"))
  #expect(rig.output.output.contains("\nporto day 2> version\n"))
}

@Test func `at a terminal lines are shown before their answers, comments too`() async throws {
  let script =
    "#!/usr/bin/env tripsh\n# Where to?\n#: pause 2\n\nversion\n  when 2027-04-19\nrun b"
  let rig = Rig(files: ["a": script, "b": "# not shown\nversion"])
  var options = rig.options
  options.task = .scripts(["a"])
  var teller = Teller(rig.output, options, .none)
  teller.types = true
  #expect(await ScriptRunner(try Executor(rig.world, options), teller).run() == .done)
  let shown = rig.output.output
  #expect(shown.hasPrefix("# Where to?\ntripsh> version\ntripsh \(programVersion)\ntripsh>   when"))
  #expect(shown.contains("\ntripsh> run b\ntripsh> version\ntripsh \(programVersion)\n"))
  #expect(!shown.contains("pause") && !shown.contains("bin/env"))
}

@Test func `a line that runs a script is shown before what is in it, however deep`() async throws {
  let files = [
    "a.trip": "new trip Rome for 1 day\nrun b.trip\n", "b.trip": "add tea to day 1\nrun c.trip\n",
    "c.trip": "# nothing\n",
  ]
  let order = ["run a.trip", "new trip Rome", "run b.trip", "add tea to day 1", "run c.trip"]
  for (atomic, types) in [(false, false), (true, false), (true, true), (false, true)] {
    let rig = Rig(files: files)
    var options = Options()
    options.task = .lines(["run a.trip", "days"])
    (options.echo, options.atomic) = (!types, atomic)
    var teller = Teller(rig.output, options, .none)
    teller.types = types
    let executor = try Executor(rig.world, options)
    #expect(await ScriptRunner(executor, teller).run() == .done)
    let shown = rig.output.output.split(separator: "\n").filter { $0.contains("> ") }
    #expect(zip(shown, order).allSatisfy { $0.hasSuffix($1) || $0.contains($1) }, "\(shown)")
    #expect(shown.count == 6 && shown.last?.hasSuffix("rome> days") == true, "\(shown)")
  }
}

@Test func `all or nothing is one entry, told after it is written`() async throws {
  let rig = Rig()
  #expect(try await rig.run(trip, "add lunch to day 1") { $0.atomic = true } == .done)
  #expect(rig.journal.entries.count == 1)
  #expect(rig.output.output.contains("lunch"))
}

@Test func `all or nothing tells only the error where one line fails`() async throws {
  let rig = Rig()
  #expect(try await rig.run(trip, "frobnicate") { $0.atomic = true } == .failed)
  #expect(rig.journal.appends == 0)
  #expect(rig.output.output.isEmpty)
  #expect(rig.output.error.hasPrefix("-c:2:1: error:"))
}

@Test func `all or nothing runs again when others wrote, five times at most`() async throws {
  let rig = Rig()
  var losses = 3
  rig.journal.isOvertaken = {
    losses -= 1
    return losses >= 0
  }
  #expect(try await rig.run(trip, "add lunch to day 1") { $0.atomic = true } == .done)
  #expect(rig.journal.entries.count == 1)
  #expect(rig.journal.catchUps == 3)
  rig.journal.isOvertaken = { true }
  #expect(try await rig.run("new trip Rome") { $0.atomic = true } == .unreadable)
}

@Test func `all or nothing saves files only once all is written`() async throws {
  let rig = Rig()
  let lines = [trip, "save mine", "frobnicate"]
  #expect(try await rig.run(task: .lines(lines)) { $0.atomic = true } == .failed)
  #expect(rig.files.text("mine") == nil)
}

@Test func `a check tells every error and changes nothing`() async throws {
  let rig = Rig()
  let lines = [trip, "frobnicate", "add lunch to day 2", "add lunch to day 9"]
  #expect(try await rig.run(task: .lines(lines)) { $0.check = true } == .failed)
  #expect(rig.journal.appends == 0)
  #expect(rig.output.error.contains("-c:2:1: error:"))
  #expect(rig.output.error.contains("-c:4:14: error:"))
  #expect(rig.output.output == "4 lines, 2 errors; nothing was changed\n")
}

@Test func `a check without errors is status zero`() async throws {
  let rig = Rig()
  #expect(try await rig.run(trip, "add lunch to day 2") { $0.check = true } == .done)
  #expect(rig.journal.entries.isEmpty)
}

@Test func `each command is an object of its own, errors too`() async throws {
  let rig = Rig()
  let lines = [trip, "", "ad lunch", "# nothing", "trips"]
  try await rig.run(task: .lines(lines)) {
    $0.format = .json
    $0.keepGoing = true
  }
  let objects = try rig.objects
  #expect(objects.map { $0["line"] } == [.integer(1), .integer(3), .integer(5)])
  #expect(objects.map { $0["ok"] } == [.bool(true), .bool(false), .bool(true)])
  #expect(objects.map { $0["entry"] } == [.integer(1), .null, .null])
  #expect(objects[1]["error"]?["kind"] == .string("unknown-verb"))
  #expect(objects[1]["error"]?["column"] == .integer(1))
  #expect(objects[1]["error"]?["length"] == .integer(2))
  #expect(objects[2]["data"]?["trips"]?.arrayValue?.first?["name"] == .string("Porto"))
  #expect(rig.output.error.isEmpty)
}

@Test func `an object has its keys in their order`() async throws {
  let rig = Rig()
  try await rig.run("when 2027-04-19..2027-04-23") { $0.format = .json }
  guard case .object(let members) = try rig.objects[0] else { return }
  #expect(
    members.map(\.key) == [
      "schema", "line", "input", "ok", "entry", "changed", "canonical", "message", "data", "error",
    ])
  #expect(
    members[8].value
      == .object([
        "start": .string("2027-04-19"), "end": .string("2027-04-23"), "time": .null,
        "minutes": .null,
      ]))
}

@Test func `columns of objects count scalars in the word's own line`() async throws {
  let rig = Rig()
  try await rig.run(trip, "add text \"東京\" \\\n to day 77") { $0.format = .json }
  let error = try rig.objects[1]
  #expect(error["line"] == .integer(3))
  #expect(error["error"]?["column"] == .integer(5))
  #expect(error["error"]?["length"] == .integer(6))
}

@Test func `a run tells an object for each line and one for itself`() async throws {
  let rig = Rig(files: ["a": "\(trip)\nadd lunch to day 1\nshow"])
  try await rig.run("run a") { $0.format = .json }
  let objects = try rig.objects
  #expect(objects.map { $0["entry"] } == [.integer(1), .integer(1), .null, .integer(1)])
  #expect(objects.map { $0["changed"] } == [.bool(true), .bool(true), .bool(false), .bool(true)])
}
