import Shell
import TestSupport
import Testing

@Suite struct ManualTests {
  /// The words of the page, without its marks.
  private static func words() throws -> [String] {
    try Repository.read(Repository.path("docs/tripsh.1")).filter { !"\\\"".contains($0) }
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The options of `--help`.
  private static var options: [String] {
    HelpPage.text.split(separator: "\n").filter { $0.hasPrefix("  -") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func `the manual page tells of every option of the help page and of no other`() throws {
    let words = try ManualTests.words()
    #expect(ManualTests.options.count > 10)
    #expect(Set(ManualTests.options).subtracting(words) == [])
    let told = words.filter { $0.hasPrefix("--") }
    #expect(Set(told).subtracting(ManualTests.options) == [])
  }

  @Test func `the manual page has the version of the program`() throws {
    #expect(try ManualTests.words().contains(programVersion))
  }

  @Test func `make run hands its ARGS to the program`() async {
    let example = "examples/porto-weekend.trip"
    let make = await runCommand(
      ["make", "-n", "-C", Repository.root, "run", "ARGS=\(example)"], seconds: 30)
    #expect(make.output.contains("\n.build/release/tripsh \(example)\n"))
  }

  @Test func `make install puts lessons and examples where the program looks`() async {
    let make = await runCommand(
      ["make", "-n", "-C", Repository.root, "install", "PREFIX=/tmp/there"], seconds: 30)
    for name in ["lessons/*.lesson", "examples/*.trip", "templates/*.list"] {
      let folder = name.prefix { $0 != "/" }
      #expect(
        make.output.contains(
          "install -m 644 \(name) \"/tmp/there/share/tripsh/\(folder)/\""), "\(name)")
    }
  }

  @Test(arguments: [("examples", "walk"), ("tutorial", "first")])
  func `what lies in the folder of the data is found`(_ word: String, _ name: String) async {
    let (data, home) = (TemporaryFolder(), TemporaryFolder())
    _ = await runCommand(["mkdir", data.file("lessons"), data.file("examples")], seconds: 10)
    data.write("# A walk\nnew trip Walk\n", to: "examples/walk.trip")
    data.write(
      "lesson First\nstep\nsay Go.\ncheck trip has 1 day\n", to: "lessons/first.lesson")
    let outcome = await runCommand(
      [PseudoTerminal.built("tripsh"), "--home", home.path, word],
      environment: ["TRIPSH_DATA": data.path], seconds: 30)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  1  \(name)"))
  }
}
