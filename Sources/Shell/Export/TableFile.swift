internal import Session

/// The stops of a trip as a table (CSV, RFC 4180), with the columns that `import` reads and what
/// each costs; what is booked stands among them with what it is.
struct TableFile {
  let trip: Trip

  private static let head = [
    "day", "date", "time", "name", "booked", "minutes", "lat", "lon", "address", "cost", "currency",
    "note",
  ]

  /// How many rows there are below the head.
  var count: Int { rows.count }

  var text: String {
    ([TableFile.head] + rows)
      .map { $0.map(TableFile.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private var rows: [[String]] {
    var rows: [[String]] = []
    for (index, day) in trip.days.enumerated() {
      let when = [String(index + 1), day.date?.iso ?? ""]
      var waiting = DayCourse(of: day, in: trip).booked.filter { $0.kind == .start }[...]
      for (place, stop) in day.stops.enumerated() {
        let ahead = waiting.prefix { $0.index <= place }
        waiting = waiting.dropFirst(ahead.count)
        rows += ahead.map { when + row(of: $0.booking) }
        rows.append(when + row(of: stop))
      }
      rows += waiting.map { when + row(of: $0.booking) }
    }
    return rows + trip.ideas.map { ["", ""] + row(of: $0) }
  }

  /// What is booked on no day of the trip.
  var leftOut: [String] { trip.bookingsOutside.map(\.booking.name) }

  private func row(of stop: Stop) -> [String] {
    [stop.at?.text ?? "", stop.name, "", stop.minutes.map(String.init) ?? ""]
      + TableFile.position(stop.position)
      + [stop.address ?? "", stop.cost?.amount ?? "", stop.cost?.currency.code ?? ""]
      + [stop.note ?? ""]
  }

  private func row(of booking: Booking) -> [String] {
    let place = booking.place ?? booking.from
    return [
      booking.times.start.time?.text ?? "", booking.titleOfWay.text, booking.kind.rawValue,
      booking.times.minutes.map(String.init) ?? "",
    ] + TableFile.position(place?.position)
      + [place?.place?.address ?? "", booking.cost?.amount ?? ""]
      + [booking.cost?.currency.code ?? "", booking.note ?? ""]
  }

  private static func position(_ position: Coordinates?) -> [String] {
    position.map { [$0.latitudeText, $0.longitudeText] } ?? ["", ""]
  }

  /// Whether a spreadsheet would take words for something to reckon; a mere number is none.
  static func mayBeReckoned(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return "=+-@\t\r".unicodeScalars.contains(first) && Double(text) == nil
  }

  /// What a table would take for more than a word stands in quotes; what a spreadsheet would reckon
  /// has an apostrophe before it.
  private static func cell(_ text: String) -> String {
    let text = TableFile.mayBeReckoned(text) ? "'" + text : text
    guard text.contains(where: { ",\";\t".contains($0) || $0.isNewline }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
