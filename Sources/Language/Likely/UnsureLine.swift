internal import Session

/// A line that came to nothing or to an offer, and what was found in it; looked for once, and only where it
/// is asked for.
final class UnsureLine {
  let line: String
  let reader: LineReader

  init(_ line: String, _ reader: LineReader) { (self.line, self.reader) = (line, reader) }

  /// `nil` of what is no line.
  private(set) lazy var table: OpenClauses? = {
    guard let tokens = try? Lexer.tokens(of: line), tokens.count < LineReader.mostInSentence,
      let found = reader.table(of: line)
    else {
      return nil
    }
    return found
  }()
  private(set) lazy var units = table.map { SaidUnits($0.spans).all(in: $0.whole) } ?? []
  private(set) lazy var facts = table.map { SaidFacts($0) }
  private(set) lazy var likely = LikelyFrames(units)

  /// Whether it can be about what was done before alone: it names nothing, or puts something right.
  func leansOn(_ before: LinesBefore) -> Bool {
    before.done != nil
      && (!units.contains { ["<stop>", "<booking>", "<text>", "<task>"].contains($0.sign) }
        || units.first.map { puttingRight.contains($0.sign) } == true)
  }

  /// Whether a part of it is put right by another, which no frame tells.
  var putsRight: Bool {
    table.map { table in
      table.whole.contains { table.lattice.classes(at: $0).has(.repair) }
    } ?? false
  }

  /// Whether its last word says no: `delete the beach? no`.
  var isDenied: Bool {
    table?.lattice.tokens.last { $0.kind != .sign }.map(DialogueAct.denies) == true
  }

  /// The whole line as a command.
  func utterance(of intent: Intent) -> Utterance {
    Utterance(line: line, intent: intent, spans: [:], whole: 0..<line.utf8.count)
  }

  /// How many of the values that stand in the line are in a command.
  func told(by intent: Intent) -> Int {
    let line = intent.canonicalLine
    let days = reader.session.currentTrip?.days ?? []
    let words = Set(line.split { " ,;\"".contains($0) }.map(String.init))
    let dates = words.filter { $0.split(separator: "-").count == 3 }.compactMap(
      CivilDate.init(iso:))
    let nights = dates.count == 2 ? dates[0].days(since: dates[1]).magnitude : 0
    func isTold(_ value: String) -> Bool {
      if value.contains(" ") ? line.contains(value) : words.contains(value) { return true }
      // `three nights`, as two dates tell them.
      if nights > 0, value == "\(nights)" || value == "\(nights * 1440)m" { return true }
      // `40 EUR` is `40.00 EUR` there, and a day its date.
      let parts = value.split(separator: " ")
      guard parts.count == 2 else { return false }
      if parts[0] == "day", let number = Int(parts[1]), days.indices.contains(number - 1) {
        return days[number - 1].date.map { line.contains($0.iso) } ?? false
      }
      return line.contains(" \(parts[0]).00 \(parts[1])")
    }
    return units.count { isValued($0) && $0.values.contains(where: isTold) }
  }

  /// How many units of the line have a value.
  var valued: Int { units.count(where: isValued) }

  /// A bare number may be any: `Motel One`, `booking 1`.
  private func isValued(_ unit: SaidUnit) -> Bool {
    !unit.values.isEmpty && !["<text>", "<number>"].contains(unit.sign)
  }

  /// Whether an order is denied or has a condition: `don't shorten it`, but `don't forget to …` is one.
  var isOpen: Bool {
    guard let lattice = table?.lattice else { return false }
    let isConditional = lattice.tokens.indices.contains { index in
      lattice.tokens[index].says("provided")
        || lattice.edges[index].contains { $0.classes.has(.condition) }
    }
    return isConditional
      || lattice.tokens.indices.dropLast().contains { index in
        ["don't", "dont"].contains(lattice.tokens[index].spoken)
          && !lattice.tokens[index + 1].says("forget")
          && (lattice.tokens[index + 1].says("you")
            || lattice.edges[index + 1].contains { $0.classes.meets(.orders) })
      }
  }

  /// Whether the line says that something goes, where that would be ticked, or names what goes there as the end of a
  /// way, or a new stop is not what is meant: something is denied or left out, or an hour that is told, or may be a day,
  /// is not the one that the command has.
  func speaksAgainst(_ intent: Intent) -> Bool {
    // `the torch is stupid, throw it out`
    // `scrap the fado, 50 euros for two songs`
    let isTicked = if case .list(.tick(_, true)) = intent { true } else { false }
    if isTicked || reader.reading(of: intent.canonicalLine)?.verb == .cost, let table,
      table.lattice.edges.contains(where: { $0.contains { $0.classes.has(.remove) } }),
      !intent.canonicalLine.hasSuffix(" none")
    {
      return true
    }
    if intent.goesToVehicle { return true }
    guard let table, intent.addition != nil || intent.steps.first?.addition != nil else {
      return false
    }
    let turning = ClassSet([.not, .except, .every])
    if table.whole.contains(where: { index in
      table.lattice.edges[index].contains { $0.classes.meets(turning) }
    }) {
      return true
    }
    if let name = Written(intent.steps[0])?.text, !isName(name) { return true }
    let line = intent.canonicalLine
    return units.indices.contains { index in
      let unit = units[index]
      let before = index > 0 ? units[index - 1].sign : ""
      let isHour =
        ["<time>", "<hours>"].contains(unit.sign)
        || unit.sign == "<number>" && ["from", "to", "at", "until"].contains(before)
      let after = index + 1 < units.count ? units[index + 1].sign : ""
      let mayBeOther =
        unit.sign == "<number>" && (before == "<day>" || before == "from" && after == "to")
      return mayBeOther || isHour && !unit.values.contains { line.contains($0) }
    }
  }

  /// What a text of these units is.
  func text(_ range: Range<Int>) -> String {
    table?.spans.context.text(
      units[range.lowerBound].tokens.lowerBound..<units[range.upperBound - 1].tokens.upperBound)
      ?? ""
  }

  /// Whether words may be a name: `gelato in` goes on, and `ah` is talk.
  private func isName(_ text: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: text), let last = tokens.last else { return false }
    let lattice = WordLattice(tokens)
    let goesOn =
      lattice.classes(at: tokens.count - 1).has(.preposition)
      || ["the", "a", "an", "and", "of"].contains(last.folded)
    return !(goesOn && tokens.count > 1)
      && !tokens.indices.allSatisfy { lattice.classes(at: $0).has(.talk) }
  }
}

private let puttingRight: Set = [
  "sorry", "no", "oops", "wait", "hmm", "actually", "finally", "wrong", "correction", "nope", "ah",
  "oh", "not",
]

extension Intent {
  /// Whether a way begins or ends at a word for what goes there: `our plane home` names no town.
  fileprivate var goesToVehicle: Bool {
    guard case .booking(.add(let booking)) = self, booking.kind.isJourney else { return false }
    return [booking.from, booking.to].contains { end in
      guard case .named(let name, _) = end, let tokens = try? Lexer.tokens(of: name),
        let first = tokens.first
      else { return false }
      return BookingWords.journeysByFirstWord[first.folded]?
        .contains { $0.way == tokens.map(\.folded) } == true
    }
  }
}

extension [SaidUnit] {
  /// Whether they are few and begin with a word that nobody uses, which may be any command: `qadd tea, x`.
  var beginStrangely: Bool {
    guard let first, count < 6 else { return false }
    return first.values.isEmpty && !first.isSign && !CommonWords.isListed(first.sign)
  }
}
