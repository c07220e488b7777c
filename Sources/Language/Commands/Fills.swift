package import Session

/// The values found for the slots of a frame.
package struct Fills: Hashable, Sendable {
  package private(set) var values = SlotMap<SlotValue>()

  package subscript(slot: Slot) -> SlotValue? {
    get { values[slot] }
    set { values[slot] = newValue }
  }

  package func has(_ slot: Slot) -> Bool { values.has(slot) }

  /// The first slot whose value is wrong in itself, in the order of `Slot`.
  package var fault: (slot: Slot, fault: SyntaxFault)? {
    // Most have none, and are asked often.
    guard values.contains(where: \.value.isFault) else { return nil }
    for slot in Slot.allCases {
      if case .fault(let fault)? = values[slot] { return (slot, fault) }
    }
    return nil
  }
}

extension SlotValue {
  fileprivate var isFault: Bool { if case .fault = self { true } else { false } }
}

extension Fills {
  package func text(_ slot: Slot) -> String? {
    guard case .text(let text, let isQuoted)? = values[slot] else { return nil }
    return slot == .name && !isQuoted ? withoutFullStop(text) : text
  }

  /// A name without the point that ends its sentence, unless that may be its own.
  private func withoutFullStop(_ text: String) -> String {
    guard text.hasSuffix("."), let last = text.dropLast().split(separator: " ").last,
      last.count > 2, !last.contains(".")
    else { return text }
    return String(text.dropLast())
  }

  /// Whether a text stands there without quotes.
  package func isBare(_ slot: Slot) -> Bool {
    if case .text(_, quoted: false)? = values[slot] { true } else { false }
  }

  /// Whether a text stands there in quotes.
  package func isQuoted(_ slot: Slot) -> Bool {
    if case .text(_, quoted: true)? = values[slot] { true } else { false }
  }

  package func trip(_ slot: Slot = .trip) -> TripReference? {
    if case .trip(let trip)? = values[slot] { trip } else { nil }
  }

  package func day(_ slot: Slot = .day) -> DayReference? {
    if case .day(let day)? = values[slot] { day } else { nil }
  }

  package func days(_ slot: Slot) -> [DayReference]? {
    if case .days(let days)? = values[slot] { days } else { nil }
  }

  package func stops(_ slot: Slot = .stops) -> [StopReference]? {
    if case .stops(let stops)? = values[slot] { stops } else { nil }
  }

  package func stop(_ slot: Slot = .stop) -> StopReference? { stops(slot)?.first }

  package func place(_ slot: Slot = .place) -> PlaceReference? {
    if case .place(let place)? = values[slot] { place } else { nil }
  }

  package var near: NearReference? { near(.near) }

  package func near(_ slot: Slot) -> NearReference? {
    if case .near(let near)? = values[slot] { near } else { nil }
  }

  package var target: StopTarget? {
    if case .target(let target)? = values[.day] { target } else { nil }
  }

  package var position: StopPosition? {
    if case .position(let position)? = values[.anchor] { position } else { nil }
  }

  package var dates: TripDates? {
    if case .dates(let dates)? = values[.dates] { dates } else { nil }
  }

  package func date(_ slot: Slot = .dates) -> CivilDate? {
    if case .date(let date)? = values[slot] { date } else { nil }
  }

  package var meaning: PhraseMeaning? {
    if case .meaning(let meaning)? = values[.dates] { meaning } else { nil }
  }

  package var time: ClockTime? { values[.time]?.time }

  /// What gives a stop the time that was said; `nil` where none was.
  package func timing(_ stop: StopReference) -> Intent? {
    if case .dial(let time, let other)? = values[.time] {
      return .shiftStop(stop, .dial(time, or: other))
    }
    return time.map { .time(stop, $0) }
  }

  /// How long, said as a length or by the time at which it ends.
  package var minutes: Int? {
    if let said = integer(.duration) { return said }
    if case .hours(_, let minutes)? = values[.time] { return minutes }
    return nil
  }

  /// Whether a length and the times say the same.
  package var hasOneLength: Bool {
    guard case .hours(_, let minutes)? = values[.time], let said = integer(.duration) else {
      return true
    }
    return said == minutes
  }

  package func integer(_ slot: Slot = .number) -> Int? {
    if case .integer(let number)? = values[slot] { number } else { nil }
  }

  package func numbers(_ slot: Slot) -> [Int]? {
    if case .numbers(let numbers)? = values[slot] { numbers } else { nil }
  }

  package var amount: Amount? {
    if case .amount(let amount)? = values[.amount] { amount } else { nil }
  }

  /// A budget of the amount, which nobody has paid.
  package var budget: Intent? {
    amount.flatMap { $0.payer == nil ? .budget($0) : nil }
  }

  package func newBooking(_ slot: Slot = .booking) -> NewBooking? {
    if case .newBooking(let booking)? = values[slot] { booking } else { nil }
  }

  package var booking: BookingReference? {
    if case .booking(let booking)? = values[.booking] { booking } else { nil }
  }

  package var openingHours: OpeningHours? {
    if case .openingHours(let hours)? = values[.time] { hours } else { nil }
  }

  package var party: Party? {
    if case .party(let party)? = values[.number] { party } else { nil }
  }

  package var kilometres: Double? {
    if case .kilometres(let length)? = values[.distance] { length } else { nil }
  }

  package func currency(_ slot: Slot) -> Currency? {
    if case .currency(let currency)? = values[slot] { currency } else { nil }
  }

  package var entries: EntryRange? {
    if case .entries(let entries)? = values[.entry] { entries } else { nil }
  }

  package var moment: Moment? {
    if case .moment(let moment)? = values[.entry] { moment } else { nil }
  }

  package var setting: SettingName? {
    if case .setting(let name)? = values[.setting] { name } else { nil }
  }

  package var assignments: [String: String] {
    if case .values(let values)? = values[.values] { values } else { [:] }
  }

  package func says(_ word: String, _ slot: Slot) -> Bool { text(slot) == word }
}

extension SlotValue {
  /// The time of day that it is, or at which it begins.
  var time: ClockTime? {
    switch self {
    case .time(let time), .hours(let time, _), .dial(let time, _): time
    default: nil
    }
  }
}
