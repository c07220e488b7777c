extension Destination {
  /// Whether two are the same place as far as is known: near each other, or of one name where a
  /// position is missing.
  func isNear(_ other: Destination, kilometres: Double) -> Bool {
    if let here = position, let there = other.position {
      return here.kilometres(to: there) <= kilometres
    }
    return folded(name) == folded(other.name)
  }
}

extension CheckedBooking {
  /// Whether it ends where the other begins, within a city.
  func leads(to other: CheckedBooking) -> Bool {
    guard let to = booking.to, let from = other.booking.from else { return false }
    return to.isNear(from, kilometres: 60)
  }

  /// Whether it ends where the other ends, and begins where that does.
  func sharesEnd(with other: CheckedBooking) -> Bool {
    if let to = booking.to, let there = other.booking.to, to.isNear(there, kilometres: 60) {
      return true
    }
    guard let from = booking.from, let there = other.booking.from else { return false }
    return from.isNear(there, kilometres: 60)
  }

  /// Whether both ends are those of the other.
  func isSameWay(as other: CheckedBooking) -> Bool {
    guard let from = booking.from, let to = booking.to, let start = other.booking.from,
      let end = other.booking.to
    else { return false }
    return from.isNear(start, kilometres: 60) && to.isNear(end, kilometres: 60)
  }

  /// What its arrival is called.
  var arrives: String { booking.kind == .flight ? "lands" : "arrives" }

  /// A night's bed of its own: it leaves by one day and arrives on a later one.
  func covers(night: Int) -> Bool {
    guard let start, let end else { return false }
    return start.day <= night && end.day > night
  }
}
