internal import Session

/// Lines that begin as an order does and are none, or with what is refused.
extension LineReader {
  /// `pick up the rented car at salzburg airport on the 13th at 11:45`: what one does on a day, told with
  /// a verb, perhaps with its particle.
  func errand(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard tokens.count > 4, let particles = errands[tokens[0].folded],
      let particle =
        particles.isEmpty
          && (paidArticles.contains(tokens[1].folded) || hired.contains(tokens[1].folded))
        ? 0
        : tokens.indices.dropFirst().prefix(4).first(where: {
          particles.contains(tokens[$0].folded)
        }), isPlain(tokens)
    else { return nil }
    let context = context(expanded.text, tokens)
    let chart = Chart(context)
    guard
      let end = tokens.indices.first(where: {
        $0 > particle && chart.tellsMoment($0..<tokens.count)
      }), end > (hired.contains(tokens[1].folded) ? 1 : 2),
      tokens[..<end].allSatisfy({ [.word, .number].contains($0.kind) }),
      !tokens[1..<end].contains(where: { noThings.contains($0.folded) && !$0.says("car") }),
      case let object = (particle == 1 || particle == 0 ? particle + 1 : 1)..<end,
      !context.stops.isWhole(context.text(object)), !context.stops.has(context.text(0..<end)),
      // `return the tower to day 3` speaks of what is there.
      !["to", "over", "off", "in"].contains(tokens[end - 1].folded)
    else { return nil }
    let rest = said(tokens[end...], in: expanded)
    let text = quotedText(context.text(0..<end))
    return "add \(text) \(ledToMoment.contains(tokens[end].folded) ? "" : "on ")\(rest)"
  }

  /// `give it back on the 20th at 2pm`, of the car that was picked up: another thing to do, on that day.
  func returned(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    let start = tokens.count > 4 && ["we", "i", "and", "then"].contains(tokens[0].folded) ? 1 : 0
    guard tokens.count > start + 3, returns.contains(tokens[start].folded),
      ["it", "them"].contains(tokens[start + 1].folded), isPlain(tokens),
      case let context = context(expanded.text, tokens),
      let name = context.mentionedStop?.name, let object = pickedUp(name)
    else { return nil }
    let particle = ["back", "off", "in"].contains(tokens[start + 2].folded) ? 1 : 0
    let rest = start + 2 + particle
    guard rest < tokens.count,
      let end = tokens.indices.first(where: {
        $0 >= rest && Chart(context).tellsMoment($0..<tokens.count)
      }), end - rest < 5
    else { return nil }
    let place = end > rest ? " " + context.text(rest..<end) : ""
    let lead = ledToMoment.contains(tokens[end].folded) ? "" : "on "
    return
      "add \(quotedText("return \(object)\(place)")) \(lead)\(said(tokens[end...], in: expanded))"
  }

  /// `the car` of `pick up the car at the airport`.
  private func pickedUp(_ name: String) -> String? {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1,
      let verb = ["pick up", "collect", "hire", "rent", "fetch", "get"].first(where: {
        folded(name).hasPrefix($0 + " ")
      })
    else { return nil }
    let object = words.dropFirst(verb.split(separator: " ").count).prefix {
      !["at", "from", "in", "near"].contains(folded($0))
    }
    return object.isEmpty ? nil : object.joined(separator: " ")
  }

  /// `on wednesday the lessons are at 1pm`: of what is there on that day, told with the day behind it.
  func hourOnDay(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard tokens.count > 4, tokens.count < 16,
      case let talk = tokens.prefix(while: DialogueWords.hesitates).count,
      talk < tokens.count, tokens[talk].says("on"), isPlain(Array(tokens[talk...])),
      case let context = context(expanded.text, tokens),
      let day = Chart(context).spans(.day(bareNumber: false), at: talk + 1)
        .max(by: { $0.end < $1.end }), case .day(let reference) = day.value,
      let number = context.day(reference)?.number,
      let verb = tokens[day.end...].firstIndex(where: {
        ["is", "are", "starts", "start", "begins", "begin"].contains($0.folded)
      }), verb + 1 < tokens.count, tokens[verb + 1].says("at"),
      case let start = context.matches([","], at: day.end) ? day.end + 1 : day.end,
      case let first = paidArticles.contains(tokens[start].folded) ? start + 1 : start,
      first < verb, let stops = context.trip?.days[number - 1].stops,
      case let names = stops.filter({
        folded($0.name).contains(folded(context.text(first..<verb)))
      }), names.count == 1
    else { return nil }
    let thing = said(tokens[start..<verb], in: expanded)
    let when = said(tokens[talk..<day.end], in: expanded)
    return "\(thing) \(when) \(said(tokens[verb...], in: expanded))"
  }

  /// `5:30 no way, make it 7am`, of what is at 5:30: what is refused is what was spoken of as it is.
  func refusedMoment(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard tokens.count > 4, tokens.count < 16,
      let sign = tokens.firstIndex(where: { [",", ".", "!", "-", "–", ";"].contains($0.folded) }),
      sign + 3 < tokens.count, settingAnew.contains(tokens[sign + 1].folded),
      ["it", "that"].contains(tokens[sign + 2].folded)
    else { return nil }
    let context = context(expanded.text, tokens)
    guard
      let start = tokens[..<sign].indices.first(where: {
        context.end(ofOneOf: refusals, at: $0) == sign
      }), start == 0 || context.isMomentOfMentioned(0..<start)
    else { return nil }
    return said(tokens[(sign + 1)...], in: expanded)
  }
}

extension ChartContext {
  /// Whether words tell the hour or the day at which that is which was spoken of.
  fileprivate func isMomentOfMentioned(_ range: Range<Int>) -> Bool {
    let start = mentionedStop?.at ?? mentionedBooking?.times.start.time
    let chart = Chart(self)
    return chart.spans(.time, at: range.lowerBound).contains { span in
      guard span.end == range.upperBound, let start else { return false }
      if case .dial(let time, let other) = span.value { return time == start || other == start }
      return span.value.time == start
    }
      || chart.spans(.day(bareNumber: false), at: range.lowerBound).contains { span in
        guard span.end == range.upperBound, case .day(let said) = span.value,
          let stop = mentionedStop, let number = day(said)?.number
        else { return false }
        return trip?.days[number - 1].stops.contains { $0.id == stop.id } == true
      }
  }
}

extension Chart {
  /// Whether words tell a day, perhaps an hour and a length, and nothing else.
  fileprivate func tellsMoment(_ range: Range<Int>) -> Bool {
    guard range.lowerBound < range.upperBound else { return false }
    return tellsMoment(from: range.lowerBound, before: range.upperBound, hasDay: false)
  }

  private func tellsMoment(from start: Int, before end: Int, hasDay: Bool) -> Bool {
    guard start < end else { return hasDay }
    if ledToMoment.contains(context.tokens[start].folded) || context.tokens[start].says(",") {
      return tellsMoment(from: start + 1, before: end, hasDay: hasDay)
    }
    let days = Set(spans(.day(bareNumber: false), at: start).map(\.end))
    let others = Set((spans(.time, at: start) + spans(.duration, at: start)).map(\.end))
    return days.contains { tellsMoment(from: $0, before: end, hasDay: true) }
      || others.contains { tellsMoment(from: $0, before: end, hasDay: hasDay) }
  }
}

private let errands: [String: Set<String>] = [
  "pick": ["up"], "drop": ["off"], "hand": ["in", "over"],
  "return": [], "collect": [], "fetch": [],
]
private let returns: Set = ["give", "bring", "take", "hand", "drop", "return", "returning"]
/// What is hired, and returned without an article.
private let hired: Set = [
  "car", "bike", "bikes", "scooter", "van", "camper", "keys", "skis", "boat", "motorbike", "cars",
  "rental", "campervan",
]
private let ledToMoment: Set = ["on", "at", "for", "from", "about", "around", "in", "the", "by"]
private let settingAnew: Set = ["make", "put", "move", "set"]
private let refusals = BookingWords.ways(
  """
  no_way way_too_early way_too_late is_too_early is_too_late is_way_too_early is_way_too_late too_early
  too_late is_madness is_crazy won't_work doesn't_work is_no_good not_happening
  is_far_too_early is_far_too_late far_too_early far_too_late
  """)
