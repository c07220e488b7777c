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
  func line(_ name: String) -> String? {
    let words = property(name)?.text.split(whereSeparator: \.isWhitespace) ?? []
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// Reads iCalendar files (RFC 5545), also those made by hand: any line ends, what is unknown is
/// passed over.
enum CalendarReader {
  /// The events and to-dos in the order of the file; `nil` where it is no calendar.
  static func entries(of text: String) -> [CalendarEntry]? {
    var lines = unfolded(text).compactMap(property)[...]
    guard let first = lines.popFirst(), first.name == "BEGIN",
      first.value.uppercased() == "VCALENDAR"
    else { return nil }
    var entries: [CalendarEntry] = []
    // What stands in an entry's own parts, such as alarms, is not about the entry.
    var open: [String] = []
    for line in lines {
      switch line.name {
      case "BEGIN":
        open.append(line.value.uppercased())
        if open.count == 1, ["VEVENT", "VTODO"].contains(open[0]) {
          entries.append(CalendarEntry(kind: open[0], properties: []))
        }
      case "END": _ = open.popLast()
      default:
        if open.count == 1, open[0] == entries.last?.kind {
          entries[entries.count - 1].properties.append(line)
        }
      }
    }
    return entries
  }

  /// Lines that begin with a blank go on with the one before.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  /// As `DTSTART;TZID="Europe/Lisbon":20270419T100000`.
  private static func property(_ line: String) -> CalendarProperty? {
    var parts: [String] = [""]
    var isQuoted = false
    var rest = Substring(line)
    while let letter = rest.popFirst() {
      if letter == "\"" {
        isQuoted.toggle()
      } else if letter == ";", !isQuoted {
        parts.append("")
      } else if letter == ":", !isQuoted {
        return property(parts, String(rest))
      } else {
        parts[parts.count - 1].append(letter)
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
