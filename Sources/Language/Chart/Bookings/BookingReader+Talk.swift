internal import Session

/// What people say around a booking in a line of their own.
extension BookingReader {
  /// The word for its kind, and what tells that it goes on or back.
  mutating func remark() -> Int? {
    guard isOpen else { return nil }
    if kind == .hotel { return stayEnd() ?? board() ?? lodging() ?? going() }
    guard kind.isJourney else { return nil }
    if let word = context.journeyWord(at: index), word.kind == kind, !isThing(word.end) {
      return word.end
    }
    return going() ?? wayRemark() ?? lasting() ?? minutes(at: index)
  }

  /// `bus tour`: no bus that is booked.
  private func isThing(_ index: Int) -> Bool {
    context.token(index).map { BookingWords.things.contains($0.folded) } ?? false
  }

  private mutating func going() -> Int? {
    let back = context.end(ofOneOf: BookingWords.back, at: index)
    if let back, back > context.end(ofOneOf: BookingWords.onward, at: index) ?? 0 {
      goesBack = true
      if context.matches(["home"], at: back - 1) { goesHome = true }
      return back
    }
    guard let end = context.end(ofOneOf: BookingWords.onward, at: index) else { return nil }
    // `…, then` at the end asks for nothing.
    if end < context.tokens.count { goesOn = true }
    return end
  }

  /// `arriving 4 sept`, `departing on the 6th`: the first day of a stay, and that of leaving.
  private mutating func stayEnd() -> Int? {
    let arriving = context.end(ofOneOf: BookingWords.arriving + movingIn, at: index)
    guard
      var start = arriving
        ?? context.end(ofOneOf: BookingWords.departing + movingOut, at: index)
    else { return nil }
    while ["on", "at", ":"].contains(where: { context.matches([$0], at: start) }) { start += 1 }
    let isFree = arriving != nil ? new.day == nil : new.day != nil && new.lastDay == nil
    guard isFree, new.nights == nil || arriving != nil else { return nil }
    return day(at: start, isLed: true)
  }

  /// `with breakfast`, which is written down.
  mutating func board() -> Int? {
    guard new.note == nil,
      let end = context.end(ofOneOf: boards, at: index) ?? endOfBeds(at: index)
    else { return nil }
    new.note = text(index..<end)
    return end
  }

  /// `x2`, which is written down.
  mutating func times() -> Int? {
    guard context.matches(["x"], at: index), let count = context.token(index + 1), count.isGlued,
      count.kind == .number, new.note == nil
    else { return nil }
    new.note = text(index..<index + 2)
    return index + 2
  }

  /// `over the pass`, of the way itself.
  private mutating func wayRemark() -> Int? {
    guard new.to != nil, new.note == nil,
      let start = context.end(ofOneOf: BookingWords.remarks, at: index),
      start < context.tokens.count
    else { return nil }
    let end = endOfName(from: start)
    guard end > start, let text = text(index..<end) else { return nil }
    new.note = text
    return end
  }

  /// `should take two hours`, `takes 40 min`.
  private mutating func lasting() -> Int? {
    guard let start = context.end(ofOneOf: lasts, at: index) else { return nil }
    return minutes(at: start)
  }

  /// `a ryokan called`, `hotel` before its name.
  private mutating func lodging() -> Int? {
    guard context.isLodging(index) else {
      guard let end = context.end(ofOneOf: sleeping, at: index) else { return nil }
      sleeps = true
      return end
    }
    let end = index + 1
    if let end = townBefore(colon: end) { return end }
    let isBehindArticle =
      ["a", "an", "the", "our"].contains { context.matches([$0], at: index - 1) }
    if isBehindArticle, let end = endOfHouse(at: index) { return end }
    // `hotel Casa`
    return context.matches(["hotel"], at: index) && runs.isEmpty
      && context.tokens[index].text == "hotel" && end < context.tokens.count
      && context.tokens[end].kind != .sign && !isNight(end) ? end : nil
  }

  /// `hostel prague: czech inn`: where the house is, before what it is called.
  private mutating func townBefore(colon start: Int) -> Int? {
    guard new.place == nil,
      let colon = (start + 1..<max(start + 1, min(start + 4, context.tokens.count)))
        .first(where: {
          context.matches([":"], at: $0) && !(context.token($0 + 1)?.isGlued ?? true)
        }),
      let town = text(start..<colon), words?.isTown(town) == true
    else { return nil }
    new.place = place(start..<colon)
    return colon + 1
  }

  /// Words that mean nothing by themselves; written large they rather begin a name.
  mutating func glue() -> Int? {
    guard isOpen, let token = context.token(index), token.kind == .word else { return nil }
    let isLarge = token.text.first?.isUppercase == true
    let next = context.token(index + 1)
    if isLarge {
      guard
        index == 0 || context.tokens[index - 1].kind == .sign || token.text == "I"
          || token.text.hasPrefix("I'"),
        next?.kind != .word || next?.text.first?.isUppercase != true
      else { return nil }
    }
    return [context.endOfGlue(at: index), words?.endOfTalk(at: index)]
      .compactMap(\.self).max()
  }
}

private let lasts = BookingWords.ways(
  """
  should_take takes taking_about takes_about will_take it_takes should_be which_takes
  about_a that_takes lasts it_should_take it'll_take
  """)
private let sleeping = BookingWords.ways(
  """
  crashing crash kipping bunking bunk lodging_at staying sleeping stayin sleepin stayin_at stay sleep we_sleep we_stay put_us_up put_us put_me_up staying_at sleeping_at
  """)
private let movingIn = BookingWords.ways("checking_in check_in checking_in_on check_in_on")
private let movingOut = BookingWords.ways("checking_out check_out and_out out")
private let boards = BookingWords.ways(
  """
  with_breakfast breakfast_included including_breakfast incl_breakfast with_half_board half_board
  full_board all_inclusive bed_and_breakfast incl_._breakfast breakfast_is_inclusive
  breakfast_inclusive breakfast_is_included breakfast_incl with_breakfast_included
  """)
