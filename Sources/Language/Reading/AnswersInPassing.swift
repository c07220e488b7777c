internal import Session

extension Reading {
  /// Whether it is what somebody says who means an answer, or no order: `ok`, `friday`, `2`.
  var isHardlyCommand: Bool {
    switch frame.build(fills) {
    case .talk?: true
    case .selectDay?, .details(.number)?: lead.isEmpty
    default: false
    }
  }
}

extension SlotQuestion {
  /// Whether the words leave the part as it is offered, or out.
  func isPassed(by answer: String) -> Bool {
    let words = folded(answer)
    if offer != nil, ["yes", "y", "ok", "okay", "fine", "sure", "keep it"].contains(words) {
      return true
    }
    return passingWords.contains(words) || answer == "-"
  }
}

private let passingWords: Set<String> = [
  "no", "nope", "none", "nothing", "skip", "pass", "later", "not yet", "not sure", "no idea",
  "dont know", "i dont know", "dunno", "whatever", "next",
]

/// With these nobody says what was asked for.
let agreeingWords: Set<String> = [
  "yes", "y", "yeah", "yep", "yup", "ok", "okay", "sure", "fine", "of course", "please", "go ahead",
]

let endingWords: Set<String> = [
  "done", "enough", "thats all", "thats it", "that is all", "nothing else", "no more",
]
