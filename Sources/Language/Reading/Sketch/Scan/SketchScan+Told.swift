internal import Session

/// Who paid, where one sits, and what is the same as before.
extension SketchScan {
  /// `carriage 12, seats 31 to 34`: all of where one sits.
  func carriage(_ index: Int) -> SketchPiece? {
    guard ["carriage", "coach", "car", "wagon"].contains(context.tokens[index].folded),
      context.token(index + 1)?.kind == .number,
      ["seat", "seats", ","].contains(context.token(index + 2)?.folded)
    else { return nil }
    var end = index + 2
    let start = context.matches([","], at: end) ? end + 1 : end
    if ["seat", "seats"].contains(context.token(start)?.folded), start + 1 < context.tokens.count {
      end = start + 2
      while let token = context.token(end),
        token.kind == .number || token.isGlued && token.kind != .sign
          || ["to", "-", "–", "and", "&"].contains(token.folded)
            && context.token(end + 1)?.kind == .number
      { end += 1 }
    }
    guard end > index + 2 else { return nil }
    var new = NewBooking(.hotel)
    new.seat = context.text(index..<end)
    return SketchPiece(fact: .told(new), tokens: index..<end)
  }

  /// `jakub got groceries thurs`, `on me`, `on lena's card`.
  func travellerPaid(_ index: Int) -> SketchPiece? {
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
  func bareAmount(_ index: Int) -> SketchPiece? {
    guard context.tokens[index].kind == .number, saysPayerFirst || isPaidBehind(index) else {
      return nil
    }
    guard let (amount, end) = chart.lastAmount(at: index) else { return nil }
    var new = NewBooking(.hotel)
    new.cost = amount
    return SketchPiece(fact: .told(new), tokens: index..<end)
  }

  private var saysPayerFirst: Bool {
    if case .told(let first)? = pieces.first?.fact { first.paidBy != nil } else { false }
  }

  /// `fuel 74, on me`, `flowers 350 paid by Rui`: a number behind what it is of, and who paid behind that.
  private func isPaidBehind(_ index: Int) -> Bool {
    guard let before = context.token(index - 1), before.kind == .word,
      before.dateWords?.isEmpty != false, !beforeNumbers.contains(before.folded),
      let next = context.token(index + 1)
    else { return false }
    let goesOn = next.kind == .sign && !next.isGlued || next.says(",") || isPayer(index + 1)
    return goesOn && (index + 1..<context.tokens.count).contains(where: isPayer)
  }

  private func isPayer(_ index: Int) -> Bool {
    if context.matches(["on", "me"], at: index) { return context.travels("me") }
    return BookingReader(chart, .hotel, at: index).payerFound(at: index) != nil
  }

  /// `same PNR as the way out`: that of what was booked last.
  func sameReference(_ index: Int) -> SketchPiece? {
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
  func speakerPaid(_ index: Int) -> SketchPiece? {
    guard ["i", "we"].contains(context.tokens[index].folded),
      let end = context.end(ofOneOf: BookingWords.paying + havingPaid, at: index + 1)
    else { return nil }
    var new = NewBooking(.hotel)
    if context.matches(["i"], at: index), context.travels("me") { new.paidBy = "me" }
    return SketchPiece(fact: .told(new), tokens: index..<end)
  }
}

private let sameReferences = BookingWords.ways(
  """
  same_pnr same_ref same_reference same_booking same_booking_code same_booking_reference
  same_confirmation same_code same_booking_ref
  """)
/// Behind them a number tells which one or when.
private let beforeNumbers: Set = [
  "day", "for", "at", "bus", "train", "tram", "line", "flight", "route", "room", "seat", "gate",
  "platform", "terminal", "hall", "no", "number", "on", "by", "until", "from", "to", "stop",
  "booking", "idea", "coach", "carriage", "cabin", "apartment", "floor",
]
private let havingPaid = BookingWords.ways("have_paid have_payed already_paid 've_paid")
