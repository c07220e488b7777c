/// A time and the one at which it ends, as they were said.
struct SaidHours: Hashable, Sendable {
  var from: SaidTime
  var to: SaidTime
  /// Behind `from`, or one of them more than a mere number: nothing but hours.
  var isClear: Bool

  /// Both where words beside them tell the half of the day.
  func inHalf(_ half: HalfOfDay) -> SaidHours? {
    guard let to = to.isOpen ? to.inHalf(half) : to else { return nil }
    return SaidHours(from: from, to: to, isClear: true)
  }

  /// Minutes from midnight, and how long; `nil` where the end is not behind the start.
  ///
  /// An open start is read so that it fits the end, an open end so that it fits the start.
  func meaning(_ hint: DayPart?) -> (start: Int, length: Int)? {
    guard var start = from.minutes(hint), var end = to.minutes(hint) else { return nil }
    if to.isBare, start % 720 == end % 720 { return nil }
    if from.isOpen, !to.isOpen {
      start = halves(of: start).filter { $0 < end }.max() ?? start
    } else if to.isOpen, to.isBare || end <= start {
      let later = halves(of: end).filter { $0 > start && (to.isBare || $0 - start < 600) }
      end = later.min() ?? end
    }
    let isOverNight = start >= 18 * 60 || !from.isOpen && !to.isOpen && start >= 8 * 60
    if end <= start, isOverNight, end <= 6 * 60 { end += 1440 }
    return end > start ? (start, end - start) : nil
  }

  /// The numbers of both where they are mere ones, which could be a day and a month.
  var numbers: (Int, Int)? {
    guard !isClear, case .dial(let from, 0) = from, case .dial(let to, 0) = to else { return nil }
    return (from, to)
  }

  private func halves(of minutes: Int) -> [Int] { [minutes % 720, minutes % 720 + 720] }
}

extension SaidTime {
  /// A dial tells no half, with minutes or without.
  fileprivate var isBare: Bool { if case .dial = self { true } else { false } }
}

/// The grammar of hours from one time to another: `10am-12pm`, `from 10 to 12`, `9:30 until 11`.
enum HoursGrammar {
  static let hours: Rule<SaidHours> = {
    let about = Rule<Void>.says("around", "about").maybe
    let between = Rule<Void>.says("in").maybe.then(.says("between"))
    let later = Rule<Void>.phrase("later", "than") | .says("after")
    let but = Rule<Void>.says("but", "and").maybe.then(.says("before"))
    return about.before(joined(end, to)) | later.before(joined(end, but, isLed: true))
      | Rule<Void>.says("from").before(joined(end, to, isLed: true))
      | between.before(joined(end, .says("and") | to, isLed: true))
  }()

  /// Hours with something behind their beginning: `from 2pm tomorrow to 4pm`.
  static func hours<Middle: Sendable>(around middle: Rule<Middle>) -> Rule<(SaidHours, Middle)> {
    let from = (Rule<Void>.says("from", "between")).before(end)
      .then(Rule<Void>.says("on").maybe).then(middle) { ($0, $1) }
    return from.then(to | .says("and")).then(end) { from, to in
      (SaidHours(from: from.0.time, to: to.time, isClear: true), from.1)
    }
  }

  private struct End: Sendable {
    var time: SaidTime
    var isClear: Bool
  }

  private static let end: Rule<End> =
    (TimeGrammar.clear | TimeGrammar.withSeconds).map { End(time: $0, isClear: true) }
    | TimeGrammar.short.map { End(time: $0, isClear: false) }
    | TimeGrammar.bareHour.map { End(time: $0, isClear: false) }

  private static let to = Rule<Void>
    .says("to", "until", "untill", "till", "til", "through", "thru", "-", "–", "—")
    .then(Rule<Void>.says("about", "around", "roughly").maybe)

  private static func joined(
    _ end: Rule<End>, _ link: Rule<Void>, isLed: Bool = false
  ) -> Rule<SaidHours> {
    end.then(link).then(end) { from, to in
      SaidHours(from: from.time, to: to.time, isClear: isLed || from.isClear || to.isClear)
    }
  }
}
