internal import Session

/// Finds the pieces of a line that tell something by themselves, in any order, and the words between.
struct SketchScan {
  let chart: Chart
  let words: SpokenBooking
  private(set) var pieces: [SketchPiece] = []

  init(_ chart: Chart, _ words: SpokenBooking) {
    self.chart = chart
    self.words = words
    var index = 0
    while index < chart.context.tokens.count {
      let piece = piece(at: index)
      pieces.append(piece)
      index = piece.tokens.upperBound
    }
  }

  var context: ChartContext { chart.context }

  private func piece(at index: Int) -> SketchPiece {
    if let piece = idle(index) ?? sameReference(index) ?? joint(index) ?? told(index) {
      return piece
    }
    if let piece = nights(index) ?? days(index) ?? sameDay(index) ?? day(index) { return piece }
    return hours(index) ?? length(index) ?? hour(index) ?? people(index) ?? later(index)
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
    if let paid = speakerPaid(index) ?? travellerPaid(index) { return paid }
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

  /// `jakub got groceries thurs`, `on me`, `on lena's card`.
  private func travellerPaid(_ index: Int) -> SketchPiece? {
    var new = NewBooking(.hotel)
    if index == 0, let token = context.token(index), context.travels(token.text),
      let verb = context.token(1), ["got", "paid", "bought", "covered"].contains(verb.folded)
    {
      new.paidBy = token.text
      return SketchPiece(fact: .told(new), tokens: 0..<2)
    }
    guard context.matches(["on"], at: index), let token = context.token(index + 1) else {
      return nil
    }
    if token.says("me"), context.travels("me") {
      new.paidBy = "me"
      return SketchPiece(fact: .told(new), tokens: index..<index + 2)
    }
    let names = [token.text, String(token.text.dropLast()), String(token.text.dropLast(2))]
    guard let name = names.first(where: context.travels),
      let card = context.token(index + 2), ["card", "account"].contains(card.folded)
    else { return nil }
    new.paidBy = name
    return SketchPiece(fact: .told(new), tokens: index..<index + 3)
  }

  /// `jakub got groceries thurs 34,50`: of what somebody paid a number is what it was.
  private func bareAmount(_ index: Int) -> SketchPiece? {
    guard case .told(let first)? = pieces.first?.fact, first.paidBy != nil,
      context.tokens[index].kind == .number
    else { return nil }
    let longest = chart.spans(.amount, at: index).max { $0.end < $1.end }
    guard let longest, case .amount(let amount) = longest.value else { return nil }
    var new = NewBooking(.hotel)
    new.cost = amount
    return SketchPiece(fact: .told(new), tokens: index..<longest.end)
  }

  /// `same PNR as the way out`: that of what was booked last.
  private func sameReference(_ index: Int) -> SketchPiece? {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let end = context.end(ofOneOf: sameReferences, at: start) else { return nil }
    var new = NewBooking(.hotel)
    let known = context.trip?.bookings.filter { $0.reference != nil } ?? []
    guard let same = known.last(where: \.kind.isJourney) ?? known.last else { return nil }
    new.reference = same.reference
    let sign = context.tokens[end...].firstIndex { $0.kind == .sign && !$0.isGlued }
    return SketchPiece(fact: .told(new), tokens: index..<(sign ?? context.tokens.count))
  }

  /// `I paid that`.
  private func speakerPaid(_ index: Int) -> SketchPiece? {
    guard ["i", "we"].contains(context.tokens[index].folded),
      let end = context.end(ofOneOf: BookingWords.paying + havingPaid, at: index + 1)
    else { return nil }
    var new = NewBooking(.hotel)
    if context.matches(["i"], at: index), context.travels("me") { new.paidBy = "me" }
    return SketchPiece(fact: .told(new), tokens: index..<end)
  }

  private func people(_ index: Int) -> SketchPiece? {
    guard let end = reader(at: index).endOfPeople(at: index) else { return nil }
    return SketchPiece(fact: .people(context.text(index..<end)), tokens: index..<end)
  }

  private func nights(_ index: Int) -> SketchPiece? {
    let start = context.matches(["for"], at: index) ? index + 1 : index
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
    if let end = context.end(ofOneOf: dayAfter, at: index) {
      return SketchPiece(fact: .later(1), tokens: index..<end)
    }
    guard context.matches(["+"], at: index), let days = chart.wholeNumber(at: index + 1), days < 4
    else { return nil }
    return SketchPiece(fact: .later(days), tokens: index..<index + 2)
  }
}

private let dayAfter = BookingWords.ways("day_after the_day_after next_day the_next_day")
private let firmSigns: Set = [",", ";", ".", "!", "(", ")", "-", "–", "—", ":", "="]
private let idling = BookingWords.ways(
  """
  no_later_than not_later_than all_day or_so i_think i_guess i_know obviously or_thereabouts
  the_whole_day at_sunrise at_sunset at_dawn if_possible i_reckon first_thing
  """)
private let joiningWords: Set = ["and", "n", "&", "+", "plus"]
private let sequels = BookingWords.ways(
  """
  then and_then afterwards afterward and_afterwards after_that and_after_that followed_by
  """)
private let sameReferences = BookingWords.ways(
  """
  same_pnr same_ref same_reference same_booking same_booking_code same_booking_reference
  same_confirmation same_code same_booking_ref
  """)
private let havingPaid = BookingWords.ways("have_paid have_payed already_paid 've_paid")
private let lasting = BookingWords.ways(
  "for about bout for_about circa for_circa lasts takes it_lasts it_takes and_it_lasts give_it roughly"
)
