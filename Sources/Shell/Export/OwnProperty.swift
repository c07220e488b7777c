/// The names of our own properties in a calendar.
enum OwnProperty {
  static let kind = "X-TRIPSH-KIND"
  static let name = "X-TRIPSH-NAME"
  static let from = "X-TRIPSH-FROM"
  static let to = "X-TRIPSH-TO"
  static let place = "X-TRIPSH-PLACE"
  static let reference = "X-TRIPSH-REF"
  static let seat = "X-TRIPSH-SEAT"
  static let note = "X-TRIPSH-NOTE"
  static let cost = "X-TRIPSH-COST"
  static let checkIn = "X-TRIPSH-CHECK-IN"
  static let checkOut = "X-TRIPSH-CHECK-OUT"
}
