internal import Session

/// A property of an iCalendar file, its name in capitals.
struct CalendarProperty {
  var name: String
  var parameters: [String: String]
  /// As it stands in the file.
  var value: String

  /// A value that is text, with its signs as they are meant.
  var text: String {
    var text = ""
    var isEscaped = false
    for letter in value {
      if isEscaped {
        text.append(letter == "n" || letter == "N" ? "\n" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else {
        text.append(letter)
      }
    }
    return cleaned(text, lineEnds: .kept)
  }
}

/// An event or a to-do of an iCalendar file.
struct CalendarEntry {
  var kind: String
  var properties: [CalendarProperty]

  func property(_ name: String) -> CalendarProperty? { properties.first { $0.name == name } }

  /// Text in one line; `nil` where there is none.
  func line(_ name: String) -> String? { importedLine(property(name)?.text) }
}

/// Reads iCalendar files (RFC 5545), also those made by hand: any line ends, what is unknown is
/// passed over.
enum CalendarReader {
  /// The events and to-dos in the order of the file; `nil` where it is no calendar.
  static func entries(of text: String) -> [CalendarEntry]? {
    let lines = unfolded(text).compactMap(property)
    guard let first = lines.first, first.name == "BEGIN",
      first.value.uppercased().hasPrefix("VCALENDAR")
    else { return nil }
    var entries: [CalendarEntry] = []
    // What stands in an entry's own parts, such as alarms, is not about the entry.
    var open: [String] = []
    for line in lines {
      let value = line.value.uppercased().filter { !$0.isWhitespace }
      switch line.name {
      case "BEGIN":
        open.append(value)
        if open.count == 2, open[0] == "VCALENDAR", ["VEVENT", "VTODO"].contains(value) {
          entries.append(CalendarEntry(kind: value, properties: []))
        }
      case "END":
        // One that closes nothing is passed over.
        if let begin = open.lastIndex(of: value) { open.removeSubrange(begin...) }
      default:
        if open.count == 2, open[1] == entries.last?.kind {
          entries[entries.count - 1].properties.append(line)
        }
      }
    }
    return entries
  }

  /// Lines that begin with a blank go on with the one before; letters are put together only then.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String.UnicodeScalarView] = []
    for line in text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" }) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1].append(contentsOf: line.dropFirst())
      } else {
        lines.append(String.UnicodeScalarView(line))
      }
    }
    return lines.map { String($0) }
  }

  /// As `DTSTART;TZID="Europe/Lisbon":20270419T100000`.
  private static func property(_ line: String) -> CalendarProperty? {
    var parts: [String.UnicodeScalarView] = [.init()]
    var isQuoted = false
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == ";", !isQuoted {
        parts.append(.init())
      } else if scalar == ":", !isQuoted {
        return property(parts.map { String($0) }, String(rest))
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return nil
  }

  private static func property(_ parts: [String], _ value: String) -> CalendarProperty {
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      if sides.count == 2 { parameters[sides[0].uppercased()] = sides[1] }
    }
    return CalendarProperty(
      name: parts[0].uppercased().trimmed, parameters: parameters, value: value)
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0.isWhitespace || $0 == "\u{FEFF}" }) }
}
