internal import Session

/// Hours that end at a time that is told apart.
extension SketchScan {
  /// From one time to another: `from 9 am up to 1 pm`.
  func hoursUpTo(_ index: Int) -> SketchPiece? {
    let start = context.matches(["from"], at: index) ? index + 1 : index
    guard start < context.tokens.count, let (first, link) = clock(start),
      let behind = context.end(ofOneOf: upTo, at: link), let (last, end) = clock(behind),
      last > first
    else { return nil }
    return SketchPiece(
      fact: .hours(first, minutes: last.minutes - first.minutes), tokens: index..<end)
  }

  /// An hour, and behind a dash another one of four digits: `9-1130`.
  func hoursDashed(_ index: Int) -> SketchPiece? {
    guard let first = context.token(index), first.kind == .number, first.text.utf8.count < 3,
      let dash = context.token(index + 1), ["-", "–"].contains(dash.folded),
      let last = context.token(index + 2), last.kind == .number,
      (3...4).contains(last.text.utf8.count),
      context.token(index + 3)?.isGlued != true, let hour = Int(first.text),
      let end = Int(last.text),
      let start = ClockTime(hour: hour, minute: 0),
      let stop = ClockTime(hour: end / 100, minute: end % 100), stop > start
    else { return nil }
    return SketchPiece(
      fact: .hours(start, minutes: stop.minutes - start.minutes), tokens: index..<index + 3)
  }

  /// `in the afternoon … until 17.30`: the end of what a part of the day begins.
  func untilHour(_ index: Int) -> SketchPiece? {
    guard let start = context.end(ofOneOf: untils, at: index), let (last, end) = clock(start),
      let before = pieces.last(where: { if case .hour = $0.fact { true } else { false } }),
      case .hour(let first, exact: false) = before.fact, last > first,
      !pieces.contains(where: { $0.isFirmJoint && $0.tokens.lowerBound > before.tokens.lowerBound })
    else { return nil }
    return SketchPiece(
      fact: .hours(first, minutes: last.minutes - first.minutes), tokens: index..<end)
  }

  /// `orsay till 18`: an end of which the beginning is not told, which is no hour at which it begins.
  func endHour(_ index: Int) -> SketchPiece? {
    guard index > 0, let start = context.end(ofOneOf: untils, at: index),
      pieces.last?.isWord == true,
      !context.tokens.indices.contains(where: {
        context.isLodging($0) || context.isNight($0) || context.journeyWord(at: $0) != nil
      }),
      let end = clock(start)?.1 ?? bareHour(start),
      context.token(end).map({ $0.kind == .sign && !$0.isGlued || $0.says(",") || $0.says("then") })
        ?? true
    else { return nil }
    var new = NewBooking(.hotel)
    new.note = context.text(index..<end)
    return SketchPiece(fact: .told(new), tokens: index..<end)
  }

  private func bareHour(_ index: Int) -> Int? {
    guard let token = context.token(index), token.kind == .number, let hour = Int(token.text),
      (1...24).contains(hour),
      context.token(index + 1)?.isGlued != true || context.matches([","], at: index + 1)
    else { return nil }
    return index + 1
  }

  private func clock(_ index: Int) -> (ClockTime, Int)? {
    guard let span = chart.spans(.time, at: index).max(by: { $0.end < $1.end }),
      let time = span.value.time, span.end > index + 1 || context.tokens[index].kind != .number
    else { return nil }
    return (time, span.end)
  }
}

private let upTo = BookingWords.ways("up_to and_up_to right_up_to on_to through_to thru")
private let untils = BookingWords.ways("until till til up_to")
