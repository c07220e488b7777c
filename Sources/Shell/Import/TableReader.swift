internal import Session

/// Reads tables of places (CSV, RFC 4180): `name,lat,lon` and perhaps `day,time,note`.
///
/// A first row that names its columns says which they are, in any order; without one they are these.
/// Commas, semicolons or tabs part them.
struct TableReader {
  private enum Column: String, CaseIterable {
    case name, lat, lon, day, time, note, minutes
    /// What is booked, in the tables of `export`.
    case booked
    case cost, currency

    /// What people call it.
    var words: Set<String> {
      switch self {
      case .name: ["name", "title", "place", "stop"]
      case .lat: ["lat", "latitude", "y"]
      case .lon: ["lon", "lng", "long", "longitude", "x"]
      case .day: ["day", "date"]
      case .time: ["time", "at", "start"]
      case .note: ["note", "notes", "description", "desc", "comment"]
      case .minutes: ["minutes", "duration"]
      case .cost: ["cost", "price"]
      case .currency: ["currency"]
      case .booked: ["booked"]
      }
    }
  }

  private let separator: Character
  private let columns: [Column?]

  /// All that the table has; `nil` where it has no rows.
  static func places(of text: String) -> ImportedPlaces? {
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    let separator = separator(of: text)
    var (rows, torn) = rows(of: text, separator)
    guard let first = rows.first else { return nil }
    let named = first.map { cell in
      Column.allCases.first { $0.words.contains(folded(cell).filter { $0 != " " }) }
    }
    let hasHead = named.contains(.name)
    let reader = TableReader(separator: separator, columns: hasHead ? named : Column.allCases)
    if hasHead { rows.removeFirst() }
    var found = ImportedPlaces()
    if let torn { found.passedOver.append((torn, "the file ends within it")) }
    for (index, row) in rows.enumerated() {
      found.places.append(reader.place(row, number: index + (hasHead ? 2 : 1)))
    }
    return found
  }

  private static func separator(of text: Substring) -> Character {
    let head = text.prefix { !$0.isNewline }
    let signs: [Character] = [",", ";", "\t"]
    return signs.max { one, other in
      head.count { $0 == one } < head.count { $0 == other }
    } ?? ","
  }

  /// The rows that are not empty, and how a last one begins that has a quote nothing closes.
  private static func rows(
    of text: Substring, _ separator: Character
  ) -> (rows: [[String]], torn: String?) {
    var rows: [[String]] = []
    var row = [""]
    var isQuoted = false
    func end(_ row: inout [String]) {
      if row.contains(where: { $0.contains { !$0.isWhitespace } }) { rows.append(row) }
      row = [""]
    }
    var rest = text
    while let letter = rest.popFirst() {
      if letter == "\"" {
        if isQuoted, rest.first == "\"" {
          rest.removeFirst()
          row[row.count - 1].append("\"")
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted {
        row[row.count - 1].append(letter)
      } else if letter == separator {
        row.append("")
      } else if letter.isNewline {
        end(&row)
      } else {
        row[row.count - 1].append(letter)
      }
    }
    guard !isQuoted else {
      let name = importedLine(String((row.first ?? "").prefix { !$0.isNewline }))
      return (rows, name ?? "the last row")
    }
    end(&row)
    return (rows, nil)
  }

  private func place(_ row: [String], number: Int) -> ImportedPlace {
    var cells: [Column: String] = [:]
    for (column, cell) in zip(columns, row) {
      if let column, let words = importedLine(cell) { cells[column] = TableReader.bare(words) }
    }
    var place = ImportedPlace(cells[.name] ?? "row \(number)")
    if cells[.name] == nil { place.flaw = "it has no name" }
    locate(&place, cells[.lat], cells[.lon])
    if cells[.booked].flatMap(Booking.Kind.init) != nil {
      place.flaw = "booked, and no table says for which nights or until when"
    }
    if let text = cells[.day] {
      place.day = TableReader.day(text)
      if place.day == nil { place.flaw = place.flaw ?? "\"\(text)\" is no day: 2, or 2027-04-20" }
    }
    if let text = cells[.time] {
      place.at = TableReader.time(text)
      if place.at == nil { place.flaw = place.flaw ?? "\"\(text)\" is no time: 09:30" }
    }
    if let text = cells[.minutes] {
      place.minutes = Int(text).flatMap { (1...14_400).contains($0) ? $0 : nil }
      if place.minutes == nil { place.flaw = place.flaw ?? "\"\(text)\" are no minutes: 90" }
    }
    place.note = cells[.note]
    if let amount = cells[.cost] {
      place.cost = [amount, cells[.currency]].compactMap(\.self).joined(separator: " ")
    }
    return place
  }

  private func locate(_ place: inout ImportedPlace, _ lat: String?, _ lon: String?) {
    guard lat != nil || lon != nil else { return }
    func number(_ text: String?) -> Double? {
      text.flatMap { Double(separator == "," ? $0 : $0.replacing(",", with: ".")) }
    }
    if let lat = number(lat), let lon = number(lon) {
      place.position = Coordinates(latitude: lat, longitude: lon)
    }
    guard place.position == nil else { return }
    let said = [lat, lon].map { $0 ?? "nothing" }.joined(separator: ", ")
    place.flaw = place.flaw ?? "\(said) is nowhere on the earth"
  }

  /// Without the apostrophe that keeps a spreadsheet from reckoning.
  private static func bare(_ text: String) -> String {
    let rest = String(text.dropFirst())
    return text.first == "'" && TableFile.mayBeReckoned(rest) ? rest : text
  }

  /// `2`, `day 2`, `2027-04-20`.
  private static func day(_ text: String) -> ImportedDay? {
    if let date = CivilDate(iso: text) { return ImportedDay(date: date) }
    let word = text.lowercased().hasPrefix("day ") ? String(text.dropFirst(4)) : text
    guard let number = Int(word), (1...Trip.daysAtMost).contains(number) else { return nil }
    return ImportedDay(number: number)
  }

  /// `9:30`, `09:30`, `09:30:00`.
  private static func time(_ text: String) -> ClockTime? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1] else {
      return nil
    }
    return ClockTime(hour: hour, minute: minute)
  }
}
