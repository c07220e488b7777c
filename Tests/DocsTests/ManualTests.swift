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
}
