package import Session

/// What replies are made from: the session as it is after the command, and how wide they may be.
package struct Stage {
  package var session: Session
  package var library: any Library
  package var today: CivilDate
  package var layout: Layout
  /// How many seconds local time is ahead of UTC at a moment.
  package var offset: (Int64) -> Int

  package init(
    session: Session, library: any Library, today: CivilDate, layout: Layout,
    offset: @escaping (Int64) -> Int
  ) {
    self.session = session
    self.library = library
    self.today = today
    self.layout = layout
    self.offset = offset
  }

  /// A trip as it is now; `nil` where it is gone or cannot be read.
  func trip(_ id: TripID) -> Trip? {
    switch session.touched[id] {
    case .here(let trip): trip
    case .gone: nil
    case nil: (try? library.trip(id)) ?? nil
    }
  }

  /// The date and time of a moment, local to this machine.
  func local(_ seconds: Int64) -> (date: CivilDate, time: String) {
    let here = Int(seconds) + offset(seconds)
    let days = here >= 0 ? here / 86_400 : (here - 86_399) / 86_400
    let minutes = (here - days * 86_400) / 60
    let date = CivilDate(daysSinceEpoch: days)
    return (date, ClockTime(minutes: minutes)?.text ?? "")
  }

  /// A distance in the unit that is set: `0.6 km`.
  func distance(_ kilometres: Double) -> String {
    let isMiles = session.settings[.units] == "mi"
    let value = isMiles ? kilometres / 1.609_344 : kilometres
    let unit = isMiles ? "mi" : "km"
    guard value < 9.95 else { return "\(grouped(Int(value.rounded()))) \(unit)" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
