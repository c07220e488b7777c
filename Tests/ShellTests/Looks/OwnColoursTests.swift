import Language
import Shell
import TestSupport
import Testing
import World

@Suite struct OwnColoursTests {
  private let text = "# mine\n\nname = #ff8800\n quiet=#101010\nverb = #123456\nwhen = blue\n"

  private func painted(_ variables: [String: String]) -> Theme {
    let environment = Environment(
      variables: variables, inputIsTerminal: true, outputIsTerminal: true)
    return Palette(
      theme: "dark", environment, Options(), own: OwnColours(reading: Array(text.utf8))
    ).theme
  }

  @Test func `roles have the colours of the file, the others their own`() {
    let full = painted(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(full.code(.name) == "38;2;255;136;0")
    #expect(full.code(.when) == "38;2;184;169;201")
    let indexed = painted(["TERM": "xterm-256color"])
    #expect(indexed.code(.name) == "38;5;208")
    #expect(painted(["TERM": "xterm"]).code(.name) == "32")
  }

  @Test func `what cannot be used, or hardly be read, is told with its place`() {
    let own = OwnColours(reading: Array(text.utf8))
    let told = own.troubles(in: "theme", on: .dark).map { TextRenderer().text(of: $0).error }
    #expect(told.count == 3)
    #expect(
      told[0] == """
        theme:5:1: error: a role is name, when, attention, quiet or text, as in name = #7C9885
        verb = #123456
        ^~~~~~~~~~~~~~

        """)
    #expect(told[1].hasPrefix("theme:6:1: error: a colour is written as in when = #7C9885\n"))
    #expect(
      told[2].hasPrefix(
        "theme:4:1: error: quiet is hard to read: 1.1 to 1 on black, where 4.5 is wanted\n"))
    #expect(own.troubles(in: "theme", on: .light).count == 3)
    #expect(OwnColours.none.troubles(in: "theme", on: nil).isEmpty)
  }
}
