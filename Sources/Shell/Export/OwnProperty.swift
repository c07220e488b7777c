internal import Session

/// A property of our own in a calendar: what `import` reads again and other programs leave as it is.
struct OwnProperty {
  let name: String
  let text: String?
  var position: Coordinates?
  /// Of the end of a journey.
  var zone: String?

  init(_ name: String, _ text: String?) {
    self.name = name
    self.text = text
  }

  init(_ name: String, _ place: Destination?, zone: String? = nil) {
    self.init(name, place?.name)
    (position, self.zone) = (place?.position, zone)
  }

  static let kind = "X-TRIPSH-KIND"
  static let name = "X-TRIPSH-NAME"
  static let from = "X-TRIPSH-FROM"
  static let to = "X-TRIPSH-TO"
  static let place = "X-TRIPSH-PLACE"
  static let reference = "X-TRIPSH-REF"
  static let seat = "X-TRIPSH-SEAT"
  static let note = "X-TRIPSH-NOTE"
  static let cost = "X-TRIPSH-COST"
  static let paidBy = "X-TRIPSH-PAID-BY"
  /// When it began as it was written: what differs from it since was moved in the calendar.
  static let begins = "X-TRIPSH-START"
  static let done = "X-TRIPSH-DONE"
  static let checkIn = "X-TRIPSH-CHECK-IN"
  static let checkInUntil = "X-TRIPSH-CHECK-IN-UNTIL"
  static let checkOut = "X-TRIPSH-CHECK-OUT"
  static let daysBefore = "X-TRIPSH-DAYS-BEFORE"

  func add(to lines: inout ContentLines) {
    let place = position.map { ";GEO=\"\($0.latitudeText);\($0.longitudeText)\"" } ?? ""
    let clocks = zone.map { ";TZ=\"\($0)\"" } ?? ""
    lines.add(name + place + clocks, text: text)
  }
}
