internal import Session

/// The rules that read the names of months and weekdays.
struct DayNames: Sendable {
  let month: Rule<Int>
  let weekday: Rule<Weekday>
  /// Before a date also in two letters, and with a point or comma behind it.
  let weekdayBeforeDate: Rule<Weekday>

  init(_ vocabulary: Vocabulary) {
    let point = Rule<Void>.says(".").glued.maybe
    month = vocabulary.rule { word in if case .month(let month) = word { month } else { nil } }
      .then(point)
    let named =
      vocabulary.rule { word in if case .weekday(let day) = word { day } else { nil } } | feira
    let mark = vocabulary.rule { word in
      if case .weekdayMark(let day) = word { day } else { nil }
    }
    // `Do` is a day within a line, as it is written there; `do` and a first `Do` are words.
    let alone = vocabulary.rule { token in
      token.bytes.lowerBound > 0 && token.text.first?.isUppercase == true
    } _: { word in
      if case .weekdayMark(let day) = word { day } else { nil }
    }
    weekday = vocabulary.readsWeekdayMarks ? named | alone : named
    weekdayBeforeDate = (weekday | mark).then(point).then(Rule.says(",").maybe)
  }
}

/// Portuguese weekdays, which are two words: `segunda-feira`.
private let feira = Rule<Weekday>.word([
  "segunda": .monday, "terca": .tuesday, "quarta": .wednesday, "quinta": .thursday,
  "sexta": .friday,
])
.then(Rule<Void>.says("-").glued.maybe.then(.says("feira")))
