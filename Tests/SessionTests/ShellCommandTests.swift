import Session
import TestSupport
import Testing

struct SettingsTests {
  @Test func `a setting takes its values in any case, its present one changes nothing`() throws {
    var window = TestWindow()
    let commit = try window.commit(.set(.units, "MI"))
    #expect(commit.canonical == .set(.units, "mi"))
    #expect(commit.notices == [.settingChanged(.units, "mi")])
    #expect(window.isUnchanged(by: .set(.units, "mi")))
    // A standard that is set is set: it holds whatever a window says beside.
    try window.commit(.set(.units, "km"))
    #expect(window.session.settings.chosen == [.units: "km"])
    #expect(try window.commit(.set(.units, "default")).canonical == .set(.units, "default"))
    #expect(window.session.settings.chosen.isEmpty)
    #expect(window.isUnchanged(by: .set(.units, "default")))
    #expect(window.problem(.set(.units, "feet")) == .badSetting(.units, "feet"))
    try window.commit(.set(.currency, "usd"))
    #expect(window.session.settings[.currency] == "USD")
    #expect(window.problem(.set(.currency, "XYZ")) == .badSetting(.currency, "XYZ"))
  }

  @Test func `a contact is any text until none`() throws {
    var window = TestWindow()
    #expect(window.problem(.set(.contact, " ")) == .badSetting(.contact, ""))
    #expect(window.isUnchanged(by: .set(.contact, "none")))
    try window.commit(.set(.contact, "ana@example.org"))
    #expect(window.session.settings[.contact] == "ana@example.org")
    try window.commit(.set(.contact, "none"))
    #expect(window.session.settings[.contact] == nil)
  }

  @Test(arguments: [
    "http://127.0.0.1:8080", "http://localhost/nominatim", "https://[::1]:8080",
    "http://192.168.1.4", "http://10.0.0.1", "http://172.31.0.1", "http://169.254.1.1",
    "http://[fe80::1]", "http://[fd00::1]",
  ])
  func `lookups may go to a server of one's own`(url: String) throws {
    var window = TestWindow()
    try window.commit(.set(.places, url))
    #expect(window.session.settings[.places] == url)
    try window.commit(.set(.places, "offline"))
  }

  @Test(arguments: ["", "ftp://127.0.0.1", "127.0.0.1", "http://127.0.0.1@example.org", "http://"])
  func `an address that is none is refused`(text: String) {
    #expect(TestWindow().problem(.set(.places, text)) == .badSetting(.places, text))
  }
}

struct AliasTests {
  @Test func `an alias is kept, changed and taken away`() throws {
    var window = TestWindow()
    let commit = try window.commit(.alias(" p ", " show trip "))
    #expect(commit.canonical == .alias("p", "show trip"))
    #expect(window.isUnchanged(by: .alias("p", "show trip")))
    try window.commit(.alias("p", "days"))
    #expect(window.session.aliases == ["p": "days"])
    try window.commit(.unalias("p"))
    #expect(window.problem(.unalias("p")) == .noSuchAlias("p"))
    #expect(window.problem(.alias("", "days")) == .emptyName)
    #expect(window.problem(.alias("p", " ")) == .emptyName)
  }
}

struct EffectTests {
  @Test func `what only the shell can do is passed on to it`() {
    let effects: [(Intent, Effect)] = [
      (.run(file: "a.trip", values: ["x": "1"]), .run(file: "a.trip", values: ["x": "1"])),
      (.help("add"), .showHelp("add")), (.state, .showState), (.version, .showVersion),
      (.about, .showAbout), (.why, .why), (.clear, .clearScreen), (.quit, .quit),
      (.placesCache(clear: true), .placesCache(clear: true)),
      (.history("lunch"), .showHistory("lunch")), (.clearHistory, .clearHistory),
    ]
    for (intent, effect) in effects { #expect(TestWindow().decide(intent) == .perform(effect)) }
  }

  @Test func `a phrase's meaning is shown and changes nothing`() throws {
    var window = TestWindow()
    let meaning = PhraseMeaning(minutes: 90)
    #expect(try window.reply(.when(meaning)).view == .meaning(meaning))
    #expect(try window.reply(.aliases).view == .aliases)
  }

  @Test func `save writes what makes the current trip again, or the entries of a range`() throws {
    var window = try portoWindow()
    try window.commit(.style("slow"))
    try window.commit(.set(.units, "mi"))
    try window.commit(.people(2))
    try window.commit(.undo(.entry(2)))
    let lines = window.library.entries.map(\.canonical)
    #expect(
      window.decide(.save(file: "a.trip", entries: nil))
        == .perform(
          .save(
            file: "a.trip",
            .commands(
              [
                .newTrip(
                  NewTrip(name: "Porto", dates: .range(try range("2027-04-19", "2027-04-23")))),
                .people(2),
              ], losses: []))))
    let decision = window.decide(.save(file: "a.trip", entries: .numbers(2...5)))
    guard case .perform(.save("a.trip", .lines(let saved), false)) = decision else {
      throw NoChange()
    }
    #expect(
      saved.map { if case .entry(let entry) = $0 { entry.canonical } else { "" } }
        == [lines[2], lines[3]])
    #expect(
      window.problem(.save(file: "a.trip", entries: .numbers(8...9)))
        == .noSuchEntries(8...9, newest: 5))
    #expect(window.problem(.save(file: " ", entries: nil)) == .emptyName)
    #expect(TestWindow().problem(.save(file: "a", entries: nil)) == .noTripYet)
  }
}
