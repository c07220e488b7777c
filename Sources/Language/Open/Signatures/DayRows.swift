internal import Session

extension Signatures {
  /// What is planned on a day goes so many days from there, as a word of the line says.
  static func shiftedDay(_ speaks: [WordClass: Int], _ sign: Int?) -> Signature {
    Signature(
      .moveDay, speaks,
      [
        .needs(.day, .dayOrCity, "of"), .needs(.duration, .days, "by"),
        .takes(.policy, .slot(.choice(Directions.all)), ""),
      ], in: .inTrip
    ) { fills in
      guard case .number(let number)? = fills.day(), let count = fills.integer(.duration),
        let sign = fills.text(.policy).map({ Directions.back.contains($0) ? -1 : 1 }) ?? sign,
        fills.text(.policy).map(Directions.open.contains) != true, count > 0,
        number + sign * count > 0
      else { return nil }
      return .moveDay(.number(number), to: .number(number + sign * count))
    }
  }

  /// A day goes to the beginning or the end of the trip, or the trip ends on it.
  static func dayAtEdge(_ speaks: [WordClass: Int], mayEnd: Bool) -> Signature {
    Signature(
      .moveDay, speaks, [.needs(.day, .day, ""), .needs(.anchor, .position, "to at the")],
      in: .inTrip
    ) { fills in
      guard let day = fills.day() else { return nil }
      switch fills.position {
      case .first: return .moveDay(day, to: .first)
      case .last:
        let moved = Intent.moveDay(day, to: .last)
        return mayEnd ? .either([moved, .changeDates(.end(day))]) : moved
      case .before, .after, .between, .up, .down, nil: return nil
      }
    }
  }

  /// A day gets the title that was said.
  @Sendable static func namedDay(_ fills: Fills) -> Intent? {
    guard let day = fills.day(), let title = fills.text(.name) else { return nil }
    return .nameDay(day, title)
  }
}
