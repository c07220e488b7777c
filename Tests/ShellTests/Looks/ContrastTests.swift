import Session
import TestSupport
import Testing
import World

@testable import Shell

@Suite struct ContrastTests {
  /// Black, and the grounds of much used dark themes.
  private static let dark = [0x000000, 0x1E1E1E, 0x002B36].map { Colour(UInt32($0)) }

  @Test func `contrast is that of WCAG`() {
    #expect(Colour.white.contrast(to: .black) == 21)
    #expect(Colour(0x767676).contrast(to: .white) > 4.5)
    #expect(Colour(0x777777).contrast(to: .white) < 4.5)
    #expect(Colour(indexed: 108) == Colour(0x87AF87))
    #expect(Colour(indexed: 244) == Colour(0x808080))
    #expect(Colour("#7c9885") == Colour(0x7C9885))
    for text in ["7C9885", "#7C988", "#+C9885", "#7C988G", ""] { #expect(Colour(text) == nil) }
  }

  @Test(arguments: Role.allCases, ColourDepth.allCases)
  func `every role can be read on every ground it is meant for`(_ role: Role, _ depth: ColourDepth)
  {
    if let colour = ThemeColours.seen(role, on: .light, depth) {
      #expect(colour.contrast(to: .white) >= 4.5)
    }
    if let colour = ThemeColours.seen(role, on: .dark, depth) {
      for ground in ContrastTests.dark { #expect(colour.contrast(to: ground) >= 4.5) }
    }
    if let colour = ThemeColours.seen(role, on: nil, depth) {
      #expect(colour.leastContrast >= (depth == .sixteen ? 4.4 : 4.5))
    }
  }

  @Test func `none of the sixteen has 4.5 to 1 on white and on black, and nothing has 4.6`() {
    #expect((0..<16).allSatisfy { Colour(indexed: $0).leastContrast < 4.5 })
    #expect((16...255).contains { Colour(indexed: $0).leastContrast >= 4.5 })
    let greys = (0...255).map { Colour(red: $0, green: $0, blue: $0) }
    #expect(greys.allSatisfy { $0.contrast(to: .white) * $0.contrast(to: .black) < 21.0001 })
    #expect(greys.allSatisfy { $0.leastContrast < 4.59 })
  }

  @Test(arguments: [ColourDepth.full, .indexed])
  func `on a ground that is not known no two roles look alike`(_ depth: ColourDepth) {
    let seen = Role.allCases.compactMap { ThemeColours.seen($0, on: nil, depth) }
    #expect(Set(seen).count == Role.allCases.count - 1)
  }

  private func theme(
    _ setting: String, _ variables: [String: String], _ ground: TerminalBackground? = nil
  ) -> Theme {
    let environment = Environment(
      variables: variables.merging(["TERM": "xterm-256color"]) { own, _ in own },
      inputIsTerminal: true, outputIsTerminal: true)
    return Palette(theme: setting, environment, Options(), background: ground).theme
  }

  @Test func `the ground is what was set, what the terminal says, what COLORFGBG tells, in turn`() {
    let (light, dark) = ("38;5;242", "38;5;246")
    #expect(theme("light", ["COLORFGBG": "15;0"], .dark).code(.quiet) == light)
    #expect(theme("auto", ["COLORFGBG": "15;0"], .light).code(.quiet) == light)
    #expect(theme("auto", ["COLORFGBG": "15;0"]).code(.quiet) == dark)
    #expect(theme("auto", ["COLORFGBG": "0;default;15"]).code(.quiet) == light)
    #expect(theme("auto", ["COLORFGBG": "default;default"]).code(.quiet) == "38;5;243")
    #expect(theme("none", [:], .light) == Theme.none)
  }

  @Test func `as many colours are used as the terminal has`() {
    #expect(theme("dark", ["COLORTERM": "truecolor"]).code(.name) == "38;2;124;152;133")
    #expect(theme("dark", ["COLORTERM": "yes"]).code(.name) == "38;5;108")
    #expect(theme("dark", ["TERM": "xterm"]).code(.name) == "32")
    #expect(theme("auto", ["TERM": "xterm"]).code(.name) == "94")
    #expect(theme("light", ["TERM": "xterm"]).code(.quiet) == nil)
  }

  @Test func `the terminal is told the theme at the start and when it changes`() async throws {
    let executor = try Rig().executor()
    let environment = Environment(
      variables: ["TERM": "xterm-256color"], inputIsTerminal: true, outputIsTerminal: true)
    let terminal = ScriptedTerminal(
      [.line("trips"), .line("set theme dark"), .line("days")])
    let look = {
      Appearance(
        palette: Palette(
          theme: executor.session.settings[.theme], environment, Options(),
          background: executor.background))
    }
    _ = await Conversation(executor, terminal, look: look).run()
    #expect(terminal.themes == [theme("auto", [:]), theme("dark", [:])])
  }
}

extension Colour {
  /// On white or on black, where it is harder to read.
  fileprivate var leastContrast: Double { min(contrast(to: .white), contrast(to: .black)) }
}
