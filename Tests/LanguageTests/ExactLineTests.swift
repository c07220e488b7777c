import Language
import Session
import TestSupport
import Testing

@Suite struct ExactLineTests {
  /// Holds that lines mean the same whether or not all their words are weighed.
  private func expectSame(_ lines: [String], in scene: SaidScene) throws {
    let quick = LineReader(try scene.talk().window.scene, names: StopNameMemory())
    var thorough = quick
    thorough.readsExactly = false
    let before = LinesBefore(done: LinesBefore.Done("add \"lunch\" to day 1"))
    for line in lines {
      #expect(quick.read(line, after: before) == thorough.read(line, after: before), "\(line)")
    }
  }

  @Test(arguments: [SaidScene.paris, .secondDay, .towns, .family, .undated, .rome])
  func `an exact line means what it means when all its words are weighed`(
    _ scene: SaidScene
  ) throws {
    var random = RandomIntents(dice: SeededGenerator(seed: 11))
    try expectSame((0..<300).map { _ in random.exactLine() }, in: scene)
  }

  @Test(arguments: [SaidScene.start, .library, .secondDay, .undated])
  func `the words of a command alone mean what they mean when they are weighed`(
    _ scene: SaidScene
  ) throws {
    let leads = Set(CommandTable.specs.flatMap(\.frames).flatMap(\.leads))
    #expect(leads.count > 200)
    try expectSame(leads.map { $0.joined(separator: " ") }.sorted(), in: scene)
  }

  @Test(arguments: [SaidScene.start, .library, .paris, .secondDay, .undated])
  func `a new trip with its dates means what it means when all its words are weighed`(
    _ scene: SaidScene
  ) throws {
    var random = RandomIntents(dice: SeededGenerator(seed: 12))
    try expectSame((0..<50).map { _ in random.newTrip() }, in: scene)
  }

  @Test(arguments: [
    ("2027-04-19..2027-04-23", "2027-04-19..2027-04-23"), ("2027-04-19", "2027-04-19"),
    ("2028-02-29..2028-03-01", "2028-02-29..2028-03-01"),
  ])
  func `dates that are written in full need no calendar`(_ said: String, _ iso: String) throws {
    let scene = try SaidScene.start.talk().window.scene
    let read = LineReader(scene, names: StopNameMemory()).read("new trip \"Porto\" \(said)")
    guard case .understood(let utterance) = read, case .newTrip(let trip) = utterance.intent,
      case .range(let range)? = trip.dates
    else {
      Issue.record("\(read)")
      return
    }
    #expect(range.iso == iso)
  }

  @Test func `behind an alias stands an exact line as well`() throws {
    var scene = try SaidScene.paris.talk().window.scene
    scene.session.aliases = ["plan": "add \"the long walk\" to"]
    let quick = LineReader(scene, names: StopNameMemory())
    var thorough = quick
    thorough.readsExactly = false
    #expect(quick.read("plan day 2") == thorough.read("plan day 2"))
  }
}

extension RandomIntents {
  /// A line with quotes around its names: a canonical one, or one that says its parts in another order.
  fileprivate mutating func exactLine() -> String {
    if dice.once(in: 3) { return intent().canonicalLine }
    let parts = [
      "to \(target().words)", "at \(dice.pick([time()?.text ?? "09:30", spokenTime()]))",
      "for \(count())m", "first", "last",
      "before \(stop().words)", "after \(stop().words)",
    ]
    let said = parts.filter { _ in dice.once(in: 3) }.shuffled(using: &dice)
    return switch dice.roll(1...12) {
    case 1: "note \(stop().words) \(quotedText(text()))"
    case 2: "add note \(target().words) \(quotedText(text()))"
    case 3: (["move \(stop().words)"] + said).joined(separator: " ")
    case 4: "name \(target().words) \(quotedText(text()))"
    case 5: "city \(target().words) \(quotedText(text()))"
    case 6: "rename \(stop().words) \(quotedText(text()))"
    case 7: "done \(stop().words)"
    case 8: "\(dice.pick(["search", "find", "pack", "todo", "tick", "open"])) \(quotedText(text()))"
    case 9: (["add text \(quotedText(text()))"] + said).joined(separator: " ")
    default: (["add \(quotedText(text()))"] + said).joined(separator: " ")
    }
  }

  /// A time as people write it: `8:00`, `11:5`, `13:60`.
  private mutating func spokenTime() -> String {
    "\(dice.roll(0...25)):\(dice.pick(["00", "30", "05", "5", "60"]))"
  }

  /// A line that makes a trip, its names in quotes and its dates in full, or nearly so.
  fileprivate mutating func newTrip() -> String {
    let day = dice.roll(1...31)
    let first = "2027-0\(dice.roll(1...9))-\(day < 10 ? "0" : "")\(day)"
    let length = dice.roll(0...40)
    let last = CivilDate(iso: first)?.adding(length).iso ?? "2027-13-01"
    let dates = dice.pick([
      first, "\(first)..\(last)", "\(last)..\(first)", "\(first) .. \(last)", "\(first).",
      "\(first)-\(last)", "\(first)..", "from \(first)", "on \(first)",
    ])
    let parts = [
      quotedText(text()), "to \(quotedText(text()))", dates, "style \(quotedText(text()))",
    ]
    let said = parts.filter { _ in !dice.once(in: 3) }
    let order = dice.once(in: 3) ? said.shuffled(using: &dice) : said
    let about = dice.once(in: 4) ? [" about \(quotedText(text()))"] : []
    return (["new trip"] + order).joined(separator: " ") + about.joined()
  }

  /// A name, or a word that says something where it stands without quotes.
  private mutating func text() -> String {
    dice.once(in: 2)
      ? name()
      : dice.pick([
        "list", "packing: socks", "suitcase", "train", "the hotel", "open daily 9-19", "Ana",
        "Carla joins us", "300", "the budget", "kids", "log", "entry 2", "?", "never mind", "not",
        "lunch", "dinner with Ana", "Louvre Museum", "Lisboa", "Chiang Mai", "a; b", "--dry-run",
      ])
  }
}

extension StopReference {
  fileprivate var words: String {
    switch self {
    case .inDay(let day, let number): "\(day).\(number)"
    case .idea(let number): "idea \(number)"
    default: "1.1"
    }
  }
}

extension StopTarget {
  fileprivate var words: String {
    if case .day(.number(let number)) = self { "day \(number)" } else { "ideas" }
  }
}
