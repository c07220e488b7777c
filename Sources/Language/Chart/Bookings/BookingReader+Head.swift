internal import Session

/// The words at the beginning.
extension BookingReader {
  /// A name; of a journey its number, or from where it goes.
  mutating func head() -> Int? {
    guard isOpen || kind != .hotel else { return nights(at: index) ?? named(index) }
    guard kind.isJourney else { return named(index) }
    if let end = codes(at: index) { return end }
    guard new.from == nil || isOpen, new.name == nil || isOpen, !arrives(index) else { return nil }
    let run = index..<endOfName(from: index, isHead: true)
    guard !run.isEmpty else { return nil }
    taken.append(run)
    let leadsOn = new.from == nil && new.to == nil || goesBack && new.to == nil
    // `then RJX 162 to St. Anton`
    let isNumber =
      goesOn && context.tokens[run.upperBound - 1].kind == .number || isFlightNumber(run)
    let link = behindTime(run.upperBound)
    guard context.matches(["to"], at: link) || isWay(link), leadsOn, !isNumber
    else { return twoTowns(run) ?? timedPlace(run) ?? number(run) }
    let carrier = new.name.flatMap { isFlightCode(run.lowerBound) && !isNumbered($0) ? $0 : nil }
    let number =
      new.name == nil || carrier != nil
      ? carrierEnd(in: run) ?? numberEnd(in: run) : run.lowerBound
    if number > run.lowerBound, let code = journeyName(run.lowerBound..<number) {
      new.name = carrier.map { "\($0) \(code)" } ?? code
    }
    beginsBare = number == run.lowerBound
    guard let place = place(number..<run.upperBound) else { return nil }
    new.from = place
    if link > run.upperBound, let (time, _) = clockSpan(at: run.upperBound) { new.time = time }
    if !context.matches(["to"], at: link), !isArrow(link) {
      return way(at: link + 1, \.to)
    }
    return link
  }

  /// `gets in`: no name of a town.
  private func arrives(_ index: Int) -> Bool {
    let start = context.matches(["and"], at: index) ? index + 1 : index
    return context.end(ofOneOf: BookingWords.arriving, at: start).map { $0 > start + 1 } ?? false
  }

  /// `hanoi hue`, `se1 hanoi hue`: from one town to another, and perhaps the number before them.
  private mutating func twoTowns(_ run: Range<Int>) -> Int? {
    guard isOpen, new.from == nil, new.to == nil else { return nil }
    let start = new.name == nil ? numberEnd(in: run) : run.lowerBound
    func isTown(_ range: Range<Int>) -> Bool {
      text(range).map { words?.isTown($0) == true } ?? false
    }
    guard start + 1 < run.upperBound,
      let cut = (start + 1..<run.upperBound).first(where: { cut in
        isTown(start..<cut) && isTown(cut..<run.upperBound)
      }), text(start..<run.upperBound).map({ words?.isPlace($0) == true }) == false,
      let from = place(start..<cut),
      let to = place(cut..<run.upperBound)
    else { return nil }
    (new.from, new.to) = (from, to)
    if start > run.lowerBound { new.name = text(run.lowerBound..<start).map(flightNumber) }
    return run.upperBound
  }

  /// `Tokyo 10:33, Kyoto 13:12`: a town and when one is there, at first where it begins.
  private mutating func timedPlace(_ run: Range<Int>) -> Int? {
    guard isOpen, let (time, end) = clockSpan(at: run.upperBound), end > run.upperBound + 1,
      let name = text(run), words?.isTown(name) == true, let place = place(run)
    else { return nil }
    if new.from == nil, new.time == nil {
      (new.from, new.time) = (place, time)
    } else if new.from != nil, new.to == nil, new.arrival == nil {
      new.to = place
      new.arrival = NewArrival(time, arrivalDay)
    } else {
      return nil
    }
    return end
  }

  /// `LIM 10:20 → CUZ 11:45`: behind a time that stands between a place and what leads to the next.
  private func behindTime(_ start: Int) -> Int {
    guard isOpen, new.time == nil, let (_, end) = clockSpan(at: start), end > start + 1,
      context.matches(["to"], at: end) || isWay(end)
    else { return start }
    return end
  }

  private mutating func number(_ run: Range<Int>) -> Int? {
    if let carrier = new.name, isFlightNumber(run), !isNumbered(carrier) {
      new.name = text(run).map { "\(carrier) \(flightNumber($0))" }
      return run.upperBound
    }
    // `sleeper 2 beds 41 42` is no number of a train.
    let figures = context.tokens[run].count { $0.kind == .number && !$0.isGlued }
    guard new.name == nil, !isAmount(run), !isFunctionWord(run), !leadsToHour(run),
      !isCarriage(run), !isOpen || figures < 2
    else {
      return nil
    }
    // In a line of one's own a name is written as one.
    if isOpen, !isCarrier(run),
      new.from != nil || context.tokens[run.lowerBound].text.first?.isUppercase != true,
      !context.tokens[run].contains(where: { $0.kind == .number }), !isOfTrain(run)
    {
      return nil
    }
    new.name = journeyName(run)
    return new.name == nil ? nil : run.upperBound
  }

  /// Who flies: before the number, or behind `with`.
  private func isCarrier(_ run: Range<Int>) -> Bool {
    isFlightCode(run.upperBound) || context.matches(["with"], at: run.lowerBound - 1)
  }

  /// `58 francs a head`, of which it is not known how much that is: no name.
  private func isAmount(_ run: Range<Int>) -> Bool {
    isOpen && run.count > 1 && context.tokens[run.lowerBound].kind == .number
      && context.tokens[run.lowerBound + 1].kind == .word
      && !context.tokens[run.lowerBound + 1].isGlued
  }

  /// `TP1967 to Lisbon`, `IC523 to Braga`: no place is called so.
  private func isFlightNumber(_ run: Range<Int>) -> Bool {
    guard let letters = context.token(run.lowerBound), run.count == 2, letters.kind == .word,
      (1...3).contains(letters.text.utf8.count), let number = context.token(run.lowerBound + 1),
      number.kind == .number
    else { return false }
    guard kind == .flight else {
      return kind == .train && number.isGlued && BookingWords.trainCodes.contains(letters.folded)
    }
    guard isOpen else { return isWrittenAsCode(run.lowerBound) }
    // `tp 576 to Lisbon`
    return number.isGlued
      || letters.text.utf8.count == 2 && (3...4).contains(number.text.utf8.count)
        && context.matches(["to"], at: run.upperBound)
  }

  /// Whether the number of a flight is told with its carrier already.
  private func isNumbered(_ name: String) -> Bool {
    name.split(separator: " ").contains { word in
      word.utf8.drop { $0 > 57 }.prefix { (48...57).contains($0) }.count > 1
    }
  }

  /// `TO3014`: no `to`.
  func isFlightCode(_ index: Int) -> Bool { isOpen && isWrittenAsCode(index) }

  private func isWrittenAsCode(_ index: Int) -> Bool {
    guard let token = context.token(index), token.kind == .word,
      token.text == token.text.uppercased(), (2...3).contains(token.text.utf8.count),
      let next = context.token(index + 1)
    else { return false }
    return next.kind == .number && next.isGlued && next.text.utf8.count < 5
  }

  /// Where the number of a journey ends that stands before a place: behind quotes, or behind its
  /// last digits.
  private func numberEnd(in run: Range<Int>) -> Int {
    let tokens = context.tokens
    if tokens[run.lowerBound].kind == .quoted {
      let next = run.lowerBound + 1
      let isAlone = next == run.upperBound || context.matches(["@"], at: next)
      return isAlone ? run.lowerBound : next
    }
    if context.matches(["text"], at: run.lowerBound), run.count > 1,
      tokens[run.lowerBound + 1].kind == .quoted
    {
      return run.lowerBound
    }
    let pin = run.first { index in
      tokens[index].kind == .quoted || context.matches(["@"], at: index)
        || index > run.lowerBound && chart.coordinates(at: index)?.end == run.upperBound
    }
    let number = (run.lowerBound..<(pin ?? run.upperBound)).last { tokens[$0].kind == .number }
    guard let number else { return run.lowerBound }
    let end = context.endOfGlued(from: number)
    return end < run.upperBound ? end : run.lowerBound
  }
}
