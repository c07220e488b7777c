import Language
import Session
import TestSupport
import Testing

@Suite struct HighlightTests {
  private let completions = Completions(
    session: portoSession(), today: testDay,
    sources: CompletionSources(
      [TripSummary(Trip(id: TripID(7), name: "Spring Break"))],
      known: KnownNames(
        isTrip: { $0 == "spring break" }, isPlace: { ["lisbon", "livraria lello"].contains($0) },
        beginsName: { "livraria lello".hasPrefix($0) })))

  /// The parts as `role(text)`, the cursor at the end.
  private func parts(_ line: String, cursor: Int? = nil) -> String {
    let scalars = Array(line.unicodeScalars)
    return completions.parts(of: line, cursor: cursor ?? scalars.count).map { part in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[part.range])
      return "\(part.role)(\(String(text)))"
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("undo", "verb(undo)"), ("und", ""), ("undo 3", "verb(undo) amount(3)"),
    (
      "add livraria lello to day 2 at 10:00 for 2 hours",
      "verb(add) name(livraria lello) quiet(to) name(day 2) quiet(at) when(10:00) quiet(for) "
        + "when(2 hours)"
    ),
    ("add \"my place", "verb(add) quoted(\"my place)"),
    ("move 1.1 to friday", "verb(move) name(1.1) quiet(to) when(friday)"),
    ("open spring break", "verb(open) name(spring break)"), ("open winter break", "verb(open)"),
    ("cost 1.1 12.50 EUR", "verb(cost) name(1.1) amount(12.50 EUR)"),
    ("city day 2 lisbon", "verb(city) name(day 2) name(lisbon)"),
    (
      "new trip to Lisbon from 19 to 23 april",
      "verb(new) verb(trip) quiet(to) name(Lisbon) when(from 19 to 23 april)"
    ),
    ("undo # what", "verb(undo) quiet(# what)"),
    (
      "note 1.1 see \"the book\" zzyx and quux",
      "verb(note) name(1.1) quoted(\"the book\")"
    ),
    ("please undo", "verb(undo)"),
    ("undo; move 1.1 up", "verb(undo) verb(move) name(1.1) quiet(up)"),
    (
      "add lunch to day 1 and remove 1.2",
      "verb(add) quiet(to) name(day 1) verb(remove) name(1.2)"
    ),
    ("what's on day 2", "verb(what's) verb(on) name(day 2)"),
    ("where is lunch at the pier", "verb(where) name(lunch at the pier)"),
    (
      "I'm going to Porto from 19 to 23 april",
      "quiet(I'm) verb(going to) when(from 19 to 23 april)"
    ),
    (
      "lunch with Ana on friday at 8",
      "name(lunch with Ana) quiet(on) when(friday) quiet(at) when(8)"
    ),
    ("pay 12 € for it", "verb(pay) amount(12 €) quiet(for)"),
  ])
  func `the parts of a line show what they are`(line: String, wanted: String) {
    #expect(parts(line) == wanted)
  }

  @Test(arguments: [
    (
      "add \"La Sirena\" to day 2 at 20:00 cost 12.50 EUR",
      "verb(add) quoted(\"La Sirena\") quiet(to) name(day 2) quiet(at) when(20:00) quiet(cost) "
        + "amount(12.50 EUR)"
    ),
    (
      "add La Sirena to day 2 at 20:00 cost 12.50 EUR",
      "verb(add) quiet(to) name(day 2) quiet(at) when(20:00) quiet(cost) amount(12.50 EUR)"
    ),
    (
      "add livraria lello 8 € to day 2",
      "verb(add) name(livraria lello) amount(8 €) quiet(to) name(day 2)"
    ),
    (
      "La Sirena to day 2 at 20:00 cost 12.50 EUR",
      "quiet(to) name(day 2) quiet(at) when(20:00) quiet(cost) amount(12.50 EUR)"
    ),
    (
      "add La Sirena to day 2 at 20:00 zzyx quux cost 12.50 EUR paid by Ana",
      "verb(add) quiet(to) name(day 2) quiet(at) when(20:00) quiet(cost) "
        + "amount(12.50 EUR paid by Ana)"
    ),
    ("add Friday Market", "verb(add)"),
    ("add Cafe 1900 to day 1", "verb(add) quiet(to) name(day 1)"),
    ("add Museum of Modern Art", "verb(add)"),
  ])
  func `what stands behind a name shows what it is, known or not`(line: String, wanted: String) {
    #expect(parts(line) == wanted)
  }

  @Test func `what shows behind a name stays while more is typed`() {
    let line = "add \"La Sirena\" to day 2 at 20:00 cost 12.50 EUR"
    for count in line.count - 18...line.count {
      let shown = parts(String(line.prefix(count)))
      let time = count < line.count - 14 ? "" : " when(20:00)"
      #expect(shown.contains("quiet(to) name(day 2) quiet(at)" + time), "\(count): \(shown)")
      #expect(!shown.contains("quiet(:)"))
      #expect(!shown.contains("unknown"))
    }
  }

  @Test(arguments: [
    ("fribble ", "unknown(fribble)"), ("fribble", ""), ("zzyx quux ", "unknown(zzyx)"),
    ("ad livraria lello ", "unknown(ad)"), ("livraria ", ""), ("livraria lel", ""),
    ("set curency EUR", "verb(set) unknown(curency)"), ("set curency", "verb(set)"),
    (
      "add lunch to dya 2 ", "verb(add) unknown(dya)"
    ),
  ])
  func `a first word that begins nothing and a slip of a keyword show`(
    line: String, wanted: String
  ) {
    #expect(parts(line).contains(wanted), "\(parts(line))")
    #expect(parts(line).contains("unknown") == wanted.contains("unknown"))
  }

  @Test func `a word that nothing can use shows once it is finished`() {
    #expect(!parts("undo zzyx").contains("unknown"))
    #expect(parts("undo zzyx ") == "verb(undo) unknown(zzyx)")
    #expect(!parts("undo zzyx ", cursor: 9).contains("unknown"))
    #expect(parts("move 1.1 to day 2 zzyx and undo").contains("unknown(zzyx)"))
    // Free words may be anything, and so may the words of a line that begins with no command.
    #expect(!parts("note 1.1 zzyx quux ").contains("unknown"))
    #expect(!parts("Zzyx quux ").contains("unknown"))
    #expect(!parts("show me what is on friday please ").contains("unknown"))
  }
}

extension HighlightTests {
  @Test(arguments: [
    ("show day 9 ", "verb(show) unknown(day 9)"), ("show day 9", "verb(show)"),
    ("show day 2 ", "verb(show) name(day 2)"), ("remove 9.9 ", "verb(remove) unknown(9.9)"),
    ("remove 9.9", "verb(remove)"), ("remove 1.1, 1.9 ", "verb(remove) unknown(1.1, 1.9)"),
    ("remove foobar ", "verb(remove) unknown(foobar)"), ("remove foobar", "verb(remove)"),
    (
      "move 1.1 to day 9 at 10:00",
      "verb(move) name(1.1) quiet(to) unknown(day 9) quiet(at) "
        + "when(10:00)"
    ),
    (
      "add lunch on day 9 at 13:00", "verb(add) quiet(on) unknown(day 9) quiet(at) when(13:00)"
    ),
    ("dates 32 may ", "verb(dates) unknown(32 may)"), ("dates 32 may", "verb(dates)"),
    ("add lunch at 25:00 ", "verb(add) quiet(at) unknown(25:00)"),
    ("move 1.1 to day 2 at 25:00 ", "verb(move) name(1.1) quiet(to) name(day 2) quiet(at)"),
    // What the first command makes the second one may mean.
    ("open spring break; show day 9 ", "verb(open) name(spring break) verb(show) name(day 9)"),
  ])
  func `a day, a stop or a time that there is not shows once it is finished`(
    line: String, wanted: String
  ) {
    #expect(parts(line) == wanted)
  }
}

/// Whatever is typed, the parts lie in the line, in order and apart.
@Suite struct HighlightLaws {
  private let completions = Completions(
    session: portoSession(), today: testDay, sources: CompletionSources([]))

  private func check(_ line: String, cursor: Int) {
    let count = line.unicodeScalars.count
    var end = 0
    for part in completions.parts(of: line, cursor: cursor) {
      #expect(
        part.range.lowerBound >= end && !part.range.isEmpty && part.range.upperBound <= count,
        "\(line)")
      end = part.range.upperBound
    }
  }

  @Test func `the lines of the table, cut behind each character`() throws {
    let lines = try Repository.read(Repository.path("Tests/lines.txt")).split(separator: "\n")
    for line in lines.enumerated().filter({ $0.offset % 12 == 0 }).map(\.element) {
      for count in 0...line.unicodeScalars.count {
        let text = String(line.unicodeScalars.prefix(count))
        check(text, cursor: count)
        _ = completions.draft(for: text, quickly: true)
      }
    }
  }

  @Test func `what is remembered from key to key changes nothing that is seen`() throws {
    let lines = try Repository.read(Repository.path("Tests/lines.txt")).split(separator: "\n")
    for line in lines.enumerated().filter({ $0.offset % 40 == 0 }).map(\.element) {
      for count in 0...line.unicodeScalars.count {
        let text = String(line.unicodeScalars.prefix(count))
        let fresh = Completions(
          session: portoSession(), today: testDay, sources: CompletionSources([]))
        #expect(completions.parts(of: text, cursor: count) == fresh.parts(of: text, cursor: count))
        #expect(
          completions.draft(for: text, quickly: true) == fresh.draft(for: text, quickly: true))
      }
    }
  }

  @Test func `lines of random pieces`() throws {
    var random = SeededGenerator(seed: 15)
    let pieces = [
      "add", "move", " ", "  ", "\"", "'", "\\", "#", ";", ",", "and", "then", "1.1", "day 2",
      "é", "e\u{301}", "🗺️", "👩‍👩‍👧", "\n", "\t", "\u{0}", "12€", "19-23 april", "@", "41.1,-8.6", "ß",
      "to", "at", "ω", "日本", "I'm", "http://x.y", "?", "\u{200D}", "\u{FEFF}", "near",
    ]
    for _ in 0..<1000 {
      var line = ""
      for _ in 0..<random.roll(0...14) { line += random.pick(pieces) }
      let count = line.unicodeScalars.count
      check(line, cursor: random.roll(0...max(count, 1)))
      _ = completions.draft(for: line)
    }
  }
}
