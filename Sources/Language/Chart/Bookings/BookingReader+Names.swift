internal import Session

/// Where the names in what is said of a booking end.
extension BookingReader {
  /// Where the words end that are a name: before what is something else, and where a name in quotes
  /// or a pin ends.
  func endOfName(from start: Int, isHead: Bool = false, lead: String = "") -> Int {
    var end = start
    if !isHead, context.token(start)?.kind == .quoted {
      guard context.matches(["@"], at: start + 1),
        let (last, _) = chart.coordinates(at: start + 2)
      else { return start + 1 }
      return last
    }
    while end < context.tokens.count, end == start || !endsName(end, from: start, lead, isHead) {
      if context.matches(["@"], at: end), let (last, _) = chart.coordinates(at: end + 1) {
        end = last
      } else if end == start || isHead && endsNumber(end),
        let (last, position) = chart.coordinates(at: end), position != nil
      {
        end = last
      } else {
        end += 1
      }
    }
    return min(end, context.tokens.count)
  }

  /// Whether the number of a journey may end before this token.
  private func endsNumber(_ index: Int) -> Bool {
    [.quoted, .number].contains(context.tokens[index - 1].kind)
  }

  private func endsName(_ index: Int, from start: Int, _ lead: String, _ isHead: Bool) -> Bool {
    let token = context.tokens[index]
    guard token.kind != .quoted else { return false }
    if [",", "+", "→", ">"].contains(token.folded) { return true }
    if optionWord(at: index) != nil, !isOfName(index) { return true }
    if isOpen, ["(", ")", ";", "!", "="].contains(token.folded) || isWholeTime(index) {
      return true
    }
    if isTrainCode(index) || isFlightCode(index) || isGluedWay(index) { return true }
    if isKindWord(index, behind: start) || isKindBehindWay(index, from: start) { return true }
    if token.isGlued { return false }
    if kind.isJourney, nameEnds.contains(token.folded) || endsWay(index, isHead) { return true }
    if ["to", "from", "on", "at", "in", "for"].contains(token.folded), !kind.isJourney {
      return ["in", "near"].contains(lead) || !isInside(token.folded, index)
    }
    if token.kind == .sign, ["-", "–", "—"].contains(token.folded) { return true }
    if isOpen, endsSaidName(index) { return true }
    let isDay = chart.spans(.day(bareNumber: false), at: index).contains { $0.score > 0 }
    let isRange = kind == .hotel && !chart.spans(.dates(of: .open), at: index).isEmpty
    let isTime = chart.spans(.clearTime, at: index).contains { $0.end > index + 1 }
    return isDay || isRange || isTime || isOpen && areFourDigits(at: index)
  }

  private func isWholeTime(_ index: Int) -> Bool {
    var tried = self
    return kind == .hotel && tried.wholeTime(at: index) != nil
  }

  /// `Inka Express bus Cusco–Puno`: behind the name of who drives.
  private func isKindWord(_ index: Int, behind start: Int) -> Bool {
    guard isOpen, kind.isJourney, new.from == nil, new.to == nil, index > start,
      let word = context.journeyWord(at: index), word.kind == kind,
      let next = context.token(word.end), next.kind == .word
    else { return false }
    return next.text.first?.isUppercase == true && !BookingWords.things.contains(next.folded)
  }

  /// What ends where a journey begins or ends.
  private func endsWay(_ index: Int, _ isHead: Bool) -> Bool {
    if journeyEnds.contains(context.tokens[index].folded) { return true }
    for ways in [BookingWords.departing, BookingWords.arriving] {
      if let end = context.end(ofOneOf: ways, at: index), leadsToTime(end) { return true }
    }
    guard isOpen else { return false }
    if kind == .flight, isHead, isCodePair(index) { return true }
    return context.end(ofOneOf: BookingWords.remarks, at: index) != nil
      || ["back", "with", "is", "are", "was"].contains { context.matches([$0], at: index) }
      || context.matches(["should", "take"], at: index)
  }

  private func isCodePair(_ index: Int) -> Bool {
    guard isCode(index) else { return false }
    let isParted = isDash(index + 1) || context.matches(["to"], at: index + 1)
    return isCode(isParted ? index + 2 : index + 1)
  }

  /// What else ends a name in a line of one's own.
  private func endsSaidName(_ index: Int) -> Bool {
    if payerFound(at: index) != nil || beginsPrice(index) { return true }
    // `hanoi hue by train`
    if context.matches(["by"], at: index), context.journeyWord(at: index + 1) != nil { return true }
    if kind == .hotel {
      var tried = self
      if tried.nights(at: index) ?? tried.wholeTime(at: index) != nil { return true }
      if houseEnds.contains(context.tokens[index].folded) { return true }
      return context.end(ofOneOf: sentences, at: index) != nil
    }
    guard context.matches(["and"], at: index) else {
      return context.end(ofOneOf: sentences, at: index) != nil
    }
    return context.end(ofOneOf: sentences, at: index + 1) != nil
      || [BookingWords.departing, BookingWords.arriving].contains { ways in
        context.end(ofOneOf: ways, at: index + 1).map { leadsToTime($0) } ?? false
      }
  }

  /// `Inn at the Park`: words that lead to nothing else here.
  private func isInside(_ word: String, _ index: Int) -> Bool {
    switch word {
    case "at":
      return clockSpan(at: index + 1) == nil && (new.name != nil || new.nights == nil)
    case "for":
      // `for the last 3 nights`
      let edge = context.matches(["the"], at: index + 1) ? index + 2 : index + 1
      var tried = self
      if isOpen, tried.nights(at: index + 1) != nil { return false }
      return !["first", "last", "next", "whole", "all"].contains { context.matches([$0], at: edge) }
        && chart.spans(.duration, at: index + 1).isEmpty
        && chart.wholeNumber(at: index + 1) == nil
        && NumberWords.cardinal(in: context.tokens, from: index + 1) == nil
        && !(isOpen && dayBegins(index + 1))
    default: return false
    }
  }

  private func dayBegins(_ index: Int) -> Bool {
    chart.spans(.day(bareNumber: false), at: index).contains { $0.score > 0 }
  }
}

private let nameEnds: Set = ["to", "from", "on", "at", "until", "till"]
private let journeyEnds: Set = [
  "leaving", "departing", "leaves", "departs", "arriving", "arrives", "landing", "lands",
]

/// With these another sentence begins.
private let sentences = BookingWords.ways(
  "we we're i i'm it's it_is that's we_are which then nothing_to_pay no_charge costs_nothing for_free"
)

private let houseEnds: Set = ["until", "till", "til", "called", "named", "is", "has"]
