/// Hours and lengths that are said again otherwise.
extension SpokenRepairs {
  /// Where the hour or length begins that another stands for: `at eleven no sorry ten thirty`, `two
  /// hours uh two and a half hours`.
  func sameMeasure(_ start: Int, _ cue: Cue) -> Int? {
    let end = lastWord(before: start) + 1
    let begins = max(1, end - 6)..<end
    let lengths = DurationRecogniser()
    let hesitates = tokens[start..<cue.end].contains { DialogueWords.groans.contains($0.folded) }
    if cue.isClear || hesitates, !lengths.spans(in: tokens, from: cue.end).isEmpty {
      return begins.first { index in
        lengths.spans(in: tokens, from: index).contains { $0.tokens.upperBound == end }
      }
    }
    let isBare = isBareHour(at: cue.end)
    guard cue.isClear, tellsHour(at: cue.end) || isBare else { return nil }
    let hours = TimeRecogniser()
    return begins.first { index in
      // `day 3 no half past four`, `wednesday at 3`: of what stands before only an hour goes.
      ["at", "around", "to", "from", "until", "till", "@"].contains(tokens[index - 1].folded)
        && hours.spans(in: tokens, from: index, hint: nil).contains {
          $0.tokens.upperBound == end && (!isBare || $0.tokens.count > 1)
        }
    }
  }

  /// `to ten thirty, no wait, eleven`: a number that ends the line, which can only be another hour.
  private func isBareHour(at index: Int) -> Bool {
    let rest = tokens[index...].filter { $0.kind != .sign && !$0.says("please") }
    guard rest.count == 1, let hour = rest.first else { return false }
    let number = Int(hour.text) ?? NumberWords.cardinal(in: tokens, from: index)?.value
    return number.map { $0 > 0 && $0 < 25 } == true
  }

  /// `put it on thursday at 10:30... no, friday at 3pm`: a day and an hour stand for those before.
  func sameMoment(_ start: Int, _ cue: Cue) -> [(bytes: Range<Int>, text: String)]? {
    guard cue.isClear else { return nil }
    let new = tokens[cue.end...]
    let end = lastWord(before: start) + 1
    let parts = (1..<end).reversed().prefix { DialogueWords.areMoment(tokens[$0..<end]) }
    guard DialogueWords.areMoment(new), let first = parts.last, tellsDay(new), tellsClock(new),
      tellsDay(tokens[first..<end]), tellsClock(tokens[first..<end])
    else { return nil }
    let isLed = ["on", "to", "for"].contains(tokens[first].folded)
    let leads = ["on", "to", "for"].contains(tokens[cue.end].folded)
    return [(bytes((isLed && !leads ? first + 1 : first)..<cue.end), "")]
  }

  private func tellsDay(_ words: ArraySlice<Token>) -> Bool {
    words.contains { token in
      (token.dateWords ?? Vocabulary.of(.english).lookedUp(token).dateWords)?.isEmpty == false
        || token.says("day")
    }
  }

  /// Whether digits are told that are those of an hour.
  private func tellsClock(_ words: ArraySlice<Token>) -> Bool {
    words.indices.contains { index in
      guard words[index].kind == .number,
        let next = words.dropFirst(index - words.startIndex + 1).first
      else { return false }
      return next.says(":") && next.isGlued || ["am", "pm", "h", "o'clock"].contains(next.folded)
    } || words.contains { $0.says("noon") || $0.says("midnight") }
  }

  /// Whether an hour is said of which a number alone is not all.
  private func tellsHour(at index: Int) -> Bool {
    TimeRecogniser().spans(in: tokens, from: index, hint: nil).contains { span in
      span.tokens.count > 1
        && (index == span.tokens.upperBound - 2 || tokens[index].kind == .word
          || tokens[index + 1].kind == .sign)
    }
  }
}
