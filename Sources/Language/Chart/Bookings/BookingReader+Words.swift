internal import Session

extension BookingReader {
  /// What may stand behind a booking in any order, each behind its own word.
  mutating func option() -> Int? {
    guard let (option, word) = optionWord(at: index) else { return nil }
    let start = isOpen ? behindLinks(word, of: option) : word
    guard start < context.tokens.count else { return nil }
    switch option {
    case .reference: return codeAhead(start) ?? written(start, \.reference)
    case .seat:
      guard let end = written(start, \.seat) else { return nil }
      let side = context.tokens[index].folded
      if ["window", "aisle"].contains(side) { new.seat = new.seat.map { "\(side) \($0)" } }
      return end
    case .paidBy:
      if let end = payer() { return end }
      return written(start, \.paidBy)
    case .note:
      guard new.note == nil else { return nil }
      let isQuoted = context.tokens[start].kind == .quoted
      let end = isQuoted ? start + 1 : context.tokens.count
      new.note = context.text(start..<end)
      return end
    case .cost: return price(at: start)
    case .checkIn: return checkIn(word)
    case .checkOut:
      guard let end = stayDay(at: start, \.lastDay) else { return stayTime(start, \.checkOut) }
      return stayTime(behindComma(end), \.checkOut) ?? end
    }
  }

  enum Option {
    case reference, seat, note, cost, paidBy, checkIn, checkOut
  }

  func optionWord(at index: Int) -> (Option, Int)? {
    guard let token = context.token(index), token.kind == .word else { return nil }
    var best: (Option, Int)?
    for (option, ways) in BookingReader.options {
      for words in ways
      where words.count > (best?.1 ?? index) - index && context.matches(words, at: index) {
        best = (option, index + words.count)
      }
    }
    guard isOpen, let end = context.end(ofOneOf: BookingWords.priced, at: index),
      end > best?.1 ?? 0,
      case let amount = behindLinks(end, of: .cost), hasAmount(amount), !isSeat(amount)
    else { return best }
    return (.cost, end)
  }

  func hasAmount(_ start: Int) -> Bool {
    chart.spans(.amount, at: start).contains { span in
      if case .amount = span.value { true } else { false }
    }
  }

  /// `confirmation is GH56TT`, `check in there is 3pm`.
  func behindLinks(_ start: Int, of option: Option) -> Int {
    var start = start
    let links: Set<String>
    switch option {
    case .reference, .seat: links = ["is", "are", ":", "number", "code", "no", "was", "=", ","]
    case .cost: links = ["is", "are", "was", "of", ":", "us", "me", "at", "for"]
    case .checkIn, .checkOut:
      links = [
        "is", "there", "only", "after", "before", "not", "opens", "closes", ":", "starts",
      ]
    case .note: links = [":"]
    case .paidBy: links = []
    }
    while let token = context.token(start), token.kind != .quoted {
      if let skipped, skipped.lowerBound == start {
        start = skipped.upperBound
      } else if links.contains(token.folded) {
        start += 1
      } else {
        break
      }
    }
    return start
  }

  /// Text in quotes, or words up to what is something else.
  private mutating func written(
    _ start: Int, _ path: WritableKeyPath<NewBooking, String?>
  ) -> Int? {
    guard new[keyPath: path] == nil, !endsText(start) else { return nil }
    var end = start + 1
    if context.tokens[start].kind != .quoted {
      while end < context.tokens.count, optionWord(at: end) == nil, !endsAtComma(end, path),
        !endsCode(start, end, path),
        !endsText(end) || path == \.seat && joinsSeats(end),
        !isOpen
          || payerFound(at: end) == nil
            && (context.tokens[end].isGlued || !beginsPrice(end)
              || path == \.seat && (isSeat(end) || isSeat(end + 1)))
      { end += 1 }
    }
    // The full stop of a sentence is no part of it.
    let isStopped =
      end > start + 1 && end == context.tokens.count && context.matches(["."], at: end - 1)
    new[keyPath: path] = text(start..<(isStopped ? end - 1 : end))
    return new[keyPath: path] == nil ? nil : end
  }

  /// `ref MO-4471, 560 eur`, `ref FW-22, breakfast included`: behind the comma stands what is something
  /// else, but for another code.
  private func endsAtComma(_ index: Int, _ path: WritableKeyPath<NewBooking, String?>) -> Bool {
    guard context.tokens[index].says(","), let next = context.token(index + 1) else { return false }
    let goesOn =
      path != \.reference || next.text == next.text.uppercased() && next.kind != .quoted
    return optionWord(at: index + 1) != nil || beginsPrice(index + 1) || !goesOn
  }

  private func endsText(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind != .quoted && !token.isGlued && textEnds.contains(token.folded)
      && (token.folded == "," || context.endOfGlued(from: index) == index + 1)
      || isOpen && token.says(",")
  }

  /// `The Reference`: written large, and nothing that it might lead to stands behind it.
  func isOfName(_ index: Int) -> Bool {
    guard !kind.isJourney, context.tokens[index].text.first?.isUppercase == true,
      let (option, start) = optionWord(at: index), start < context.tokens.count
    else { return false }
    return [.reference, .seat, .paidBy].contains(option) && endsText(start)
  }

  mutating func stayTime(
    _ start: Int, _ path: WritableKeyPath<NewBooking, ClockTime?>
  ) -> Int? {
    let leads = ["at", "from", "by", "until", "till"]
    let at = leads.contains { context.matches([$0], at: start) } ? start + 1 : start
    guard kind == .hotel, new[keyPath: path] == nil, at < context.tokens.count else { return nil }
    let longest = chart.spans(.time, at: at).max { $0.end < $1.end }
    guard let longest, let time = longest.value.time else { return nil }
    new[keyPath: path] = time
    return longest.end
  }

  /// A place that these tokens are; `nil` where they are none.
  func place(_ range: Range<Int>) -> PlaceReference? {
    guard !range.isEmpty else { return nil }
    for span in chart.spans(.place, at: range.lowerBound) where span.end == range.upperBound {
      if case .place(let place) = span.value { return place }
    }
    // `Berlin–Hamburg`: what goes on without a blank is over all the same.
    guard isGluedWay(range.upperBound) || isGluedWay(range.lowerBound - 1) else { return nil }
    return text(range).map { .named($0, quoted: false) }
  }

  func text(_ range: Range<Int>) -> String? {
    let text = oneLine(context.text(range))
    return text.isEmpty ? nil : text
  }

  private static let options: [(Option, [[String]])] = [
    (
      .reference,
      BookingWords.ways(
        """
        ref reference booking_reference confirmation pnr confirmation_number booking_code
        booking_number confirmation_code booking_ref reservation_number reservation
        conf conf_no conf_._no_. conf_. conf_number ticket_number group_ticket_number ticket_no
        booking_no booking_no_. voucher voucher_number order_number number_of_reservation
        number_of_booking reservation_no reservation_code itinerary_number record_locator
        """)
    ),
    (
      .seat,
      BookingWords.ways(
        """
        seat seats window_seat window_seats aisle_seat aisle_seats i'm_in_seat i_am_in_seat in_seat
        we're_in_seats in_seats my_seat
        """)
    ),
    (.note, BookingWords.ways("note")),
    (.cost, BookingWords.ways("cost costs costing it's that's it_is that_is")),
    (.paidBy, BookingWords.ways("paid_by")),
    (
      .checkIn,
      [
        ["check", "-", "in"], ["check", "in"], ["checkin"], ["checking", "in"], ["chk", "in"],
        ["chk", "-", "in"], ["chkin"], ["checks", "in"], ["check", "into"], ["checking", "into"],
      ]
    ),
    (
      .checkOut,
      [
        ["check", "-", "out"], ["check", "out"], ["checkout"], ["checking", "out"],
        ["chk", "out"], ["chkout"],
      ]
    ),
  ]
}

private let textEnds: Set = ["on", "at", "from", "to", "for", "in", ","]
