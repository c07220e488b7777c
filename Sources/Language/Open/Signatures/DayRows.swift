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

  /// A day gets the title that was said.
  @Sendable static func namedDay(_ fills: Fills) -> Intent? {
    guard let day = fills.day(), let title = fills.text(.name) else { return nil }
    return .nameDay(day, title)
  }
}

/// `our museum day` is a museum day.
func withoutDeterminer(_ title: String) -> String {
  let words = title.split(separator: " ", maxSplits: 1)
  return words.count > 1 && ["our", "my", "a", "the"].contains(folded(String(words[0])))
    ? String(words[1]) : title
}
