/// Positions as links and people write them.
package enum MapNumbers {
  /// `LAT,LON`, blanks around the numbers allowed, and nothing else; `nil` where it is none.
  package static func position(_ text: String) -> Coordinates? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1])
    else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude)
  }

  /// The two numbers that a text begins with: `41.1,-8.6,17z`.
  static func beginning(_ text: String) -> Coordinates? {
    position(text.split(separator: ",").prefix(2).joined(separator: ","))
  }

  /// A position, perhaps with a label in brackets behind it or `loc:` before it.
  static func labelled(_ text: String) -> (position: Coordinates?, label: String?) {
    var rest = Substring(text)
    if rest.lowercased().hasPrefix("loc:") { rest = rest.dropFirst(4) }
    var label: String?
    if rest.last == ")", let bracket = rest.firstIndex(of: "(") {
      label = oneLine(String(rest[rest.index(after: bracket)...].dropLast()))
      rest = rest[..<bracket]
    }
    return (position(String(rest)), label?.isEmpty == true ? nil : label)
  }

  /// The pin of a Google link: `!3dLAT!4dLON`.
  static func pinned(in path: Substring) -> Coordinates? {
    let parts = path.split(separator: "!")
    for (first, second) in zip(parts, parts.dropFirst())
    where first.hasPrefix("3d") && second.hasPrefix("4d") {
      let longitude = second.dropFirst(2).prefix { $0.isNumber || $0 == "." || $0 == "-" }
      if let found = position("\(first.dropFirst(2)),\(longitude)") { return found }
    }
    return nil
  }

  /// What OpenStreetMap writes behind `#`: `map=ZOOM/LAT/LON`.
  static func mapFragment(_ text: String) -> Coordinates? {
    for part in text.split(separator: "&") {
      let numbers = part.split(separator: "=").last?.split(separator: "/") ?? []
      if numbers.count >= 3, let found = position("\(numbers[1]),\(numbers[2])") { return found }
    }
    return nil
  }

  /// Degrees, minutes and seconds with the letters of the compass: `41°09'28.4"N 8°37'44.8"W`.
  static func sexagesimal(_ text: String) -> Coordinates? {
    guard text.utf8.count < 80, text.contains("°") else { return nil }
    var (latitude, longitude): (Double?, Double?) = (nil, nil)
    var numbers: [Double] = []
    var digits = ""
    for character in text + " " {
      if character.isASCII, character.isNumber || character == "." {
        digits.append(character)
        continue
      }
      if let number = Double(digits) { numbers.append(number) }
      digits = ""
      guard let sign = compass[character], let value = degrees(of: numbers) else { continue }
      if "NS".contains(character) { latitude = sign * value } else { longitude = sign * value }
      numbers = []
    }
    guard let latitude, let longitude else { return nil }
    return Coordinates(latitude: micro(latitude), longitude: micro(longitude))
  }

  /// Rounded to six decimals, a tenth of a metre.
  static func micro(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 }

  private static let compass: [Character: Double] = ["N": 1, "S": -1, "E": 1, "W": -1]

  private static func degrees(of numbers: [Double]) -> Double? {
    guard (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
      return nil
    }
    return numbers.reversed().reduce(0) { $0 / 60 + $1 }
  }

  private static func degrees(_ text: Substring) -> Double? {
    let number = text.drop { $0 == " " }
    let plain = number.prefix { $0 != " " }
    guard number.dropFirst(plain.count).allSatisfy({ $0 == " " }), plain.utf8.count <= 24,
      plain.contains(where: \.isNumber),
      plain.allSatisfy({ $0.isASCII && ($0.isNumber || ".+-".contains($0)) })
    else { return nil }
    return Double(plain)
  }
}
