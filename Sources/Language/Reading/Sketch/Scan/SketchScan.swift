internal import Session

/// Finds the pieces of a line that tell something by themselves, in any order, and the words between.
struct SketchScan {
  let chart: Chart
  let words: SpokenBooking
  var pieces: [SketchPiece] = []

  init(_ chart: Chart, _ words: SpokenBooking) {
    self.chart = chart
    self.words = words
    var index = 0
    while index < chart.context.tokens.count {
      let piece = piece(at: index)
      pieces.append(piece)
      index = piece.tokens.upperBound
    }
    chooseDays()
  }

  var context: ChartContext { chart.context }

  private func piece(at index: Int) -> SketchPiece {
    if let piece = whenThere(index) ?? idle(index) ?? sameReference(index) ?? joint(index)
      ?? told(index)
    {
      return piece
    }
    if let piece = nightsNumbered(index) ?? nights(index) ?? days(index) ?? sameDay(index)
      ?? day(index)
    {
      return piece
    }
    return hours(index) ?? untilHour(index) ?? endHour(index) ?? writtenHour(index) ?? length(index)
      ?? hour(index)
      ?? halfOfDay(index)
      ?? people(index)
      ?? later(index)
      ?? SketchPiece(fact: .word, tokens: index..<index + 1)
  }

  // MARK: - What parts a line

  private func idle(_ index: Int) -> SketchPiece? {
    let talk = words.lattice.edges[index].filter { edge in
      edge.end > index + 1 && !edge.classes.isEmpty && !context.matches(["say"], at: edge.end - 1)
        && edge.classes.subtracting(ClassSet([.talk, .joining])).isEmpty
    }.map(\.end).max()
    return [context.end(ofOneOf: idling, at: index), talk].compactMap(\.self).max()
      .map { SketchPiece(fact: .idle, tokens: index..<$0) }
  }

  private func joint(_ index: Int) -> SketchPiece? {
    let token = context.tokens[index]
    guard token.kind != .quoted else { return nil }
    if let end = context.end(ofOneOf: sequels, at: index) {
      return SketchPiece(fact: .joint(isFirm: true), tokens: index..<end)
    }
    if joiningWords.contains(token.folded), index > 0 {
      return SketchPiece(fact: .joint(isFirm: false), tokens: index..<index + 1)
    }
    guard token.kind == .sign, firmSigns.contains(token.folded) else { return nil }
    // `D.T. Suzuki`
    let isInitial =
      token.says(".") && index > 0 && context.tokens[index - 1].text.utf8.count == 1
      && context.tokens[index - 1].text.first?.isUppercase == true
    guard !isInitial else { return nil }
    // `kinkaku-ji`, `St. Anton`
    let isInside = token.isGlued && context.token(index + 1)?.isGlued == true
    guard !isInside || [",", ";", "(", ")"].contains(token.folded) else { return nil }
    return SketchPiece(fact: .joint(isFirm: true), tokens: index..<index + 1)
  }

  // MARK: - What is told of a thing

  private func reader(at index: Int) -> BookingReader {
    var reader = BookingReader(chart, .hotel, at: index)
    reader.words = words
    return reader
  }

  private func told(_ index: Int) -> SketchPiece? {
    if let paid = speakerPaid(index) ?? travellerPaid(index) ?? carriage(index) { return paid }
    var reader = reader(at: index)
    // `Arthur's Seat`
    let isName =
      index > 0 && context.tokens[index].text.first?.isUppercase == true
      && context.tokens[index - 1].text.first?.isUppercase == true
      && reader.optionWord(at: index) != nil
    if let amount = bareAmount(index) { return amount }
    guard !isName, let end = reader.option() ?? reader.payer() ?? reader.price() ?? reader.board(),
      reader.fault == nil
    else { return nil }
    return SketchPiece(fact: .told(reader.new), tokens: index..<end)
  }

  private func people(_ index: Int) -> SketchPiece? {
    guard let end = reader(at: index).endOfPeople(at: index) else { return nil }
    return SketchPiece(fact: .people(context.text(index..<end)), tokens: index..<end)
  }

  private func nights(_ index: Int) -> SketchPiece? {
    // `let's say two nights` tells no hour.
    let isLed = ["for", "say"].contains(context.tokens[index].folded)
    let start = isLed ? index + 1 : index
    guard start < context.tokens.count else { return nil }
    // `2n`
    let digits = context.tokens[start]
    if digits.kind == .number, let count = Int(digits.text), (1...99).contains(count),
      context.token(start + 1)?.isGlued == true, context.matches(["n"], at: start + 1)
    {
      return SketchPiece(fact: .nights(count, from: nil), tokens: index..<start + 2)
    }
    var reader = reader(at: start)
    guard let end = reader.nights(at: start) ?? reader.wholeTime(at: start), reader.fault == nil,
      let count = reader.new.nights
    else { return nil }
    return SketchPiece(fact: .nights(count, from: reader.new.day), tokens: index..<end)
  }

  private func length(_ index: Int) -> SketchPiece? {
    let start = context.end(ofOneOf: lasting, at: index) ?? index
    guard let span = chart.spans(.duration, at: start).max(by: { $0.end < $1.end }),
      case .integer(let minutes) = span.value, minutes < 1440
    else { return nil }
    return SketchPiece(fact: .length(minutes: minutes), tokens: index..<span.end)
  }

  private func later(_ index: Int) -> SketchPiece? {
    if let (days, end) = context.otherDay(at: index), days > 0 {
      return SketchPiece(fact: .later(days), tokens: index..<end)
    }
    guard context.matches(["+"], at: index), let days = chart.wholeNumber(at: index + 1), days < 4
    else { return nil }
    return SketchPiece(fact: .later(days), tokens: index..<index + 2)
  }
}

private let firmSigns: Set = [",", ";", ".", "!", "(", ")", "-", "–", "—", ":", "=", "|", "→"]
private let idling = BookingWords.ways(
  """
  no_later_than not_later_than all_day or_so i_think i_guess i_know obviously or_thereabouts
  the_whole_day on_the_way on_the_way_there at_sunrise at_sunset at_dawn if_possible i_reckon first_thing
  """)
private let joiningWords: Set = ["and", "n", "&", "+", "plus"]
private let sequels = BookingWords.ways(
  """
  then and_then afterwards afterward and_afterwards after_that and_after_that followed_by
  """)
private let lasting = BookingWords.ways(
  "for about bout for_about circa for_circa lasts takes it_lasts it_takes and_it_lasts give_it roughly"
)
