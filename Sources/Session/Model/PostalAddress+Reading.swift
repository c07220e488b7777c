extension PostalAddress {
  /// Takes an address in one line apart again; `nil` where it has no postcode to begin from, as what
  /// only says in which region a town lies.
  package init?(reading text: String, in code: String?) {
    let style = AddressStyle(country: code)
    let parts = text.split(separator: ",").map { oneLine(String($0)) }
    guard let index = parts.lastIndex(where: { PostalAddress.line($0, style) != nil }),
      let line = PostalAddress.line(parts[index], style)
    else { return nil }
    self.init()
    (postcode, state) = (line.postcode, style.hasStates && !line.rest.isEmpty ? line.rest : nil)
    city = style.hasStates ? nil : line.rest.isEmpty ? nil : line.rest
    var before = Array(parts[..<index])
    if style.hasStates { city = before.popLast() }
    readStreet(before.joined(separator: ", "), style)
    country = index + 1 < parts.count ? parts.last : nil
  }

  /// The address without street and number: what says in few words where a stop is.
  package static func withoutStreet(_ text: String, in code: String?) -> String {
    guard var address = PostalAddress(reading: text, in: code) else { return text }
    (address.road, address.houseNumber, address.postcode) = (nil, nil, nil)
    let short = address.text(in: code)
    return short.isEmpty ? text : short
  }

  private mutating func readStreet(_ street: String, _ style: AddressStyle) {
    guard !street.isEmpty else { return }
    var words = street.split(separator: " ")
    let number = style.numberStandsFirst ? words.first : words.last
    if words.count > 1, let number, hasDigit(number) {
      houseNumber = String(number)
      if style.numberStandsFirst { words.removeFirst() } else { words.removeLast() }
    }
    road = words.joined(separator: " ")
  }

  /// The postcode of the part of an address that has one, and what else is in it.
  private static func line(
    _ part: String, _ style: AddressStyle
  ) -> (postcode: String, rest: String)? {
    let isLast = style.postcodeStandsLast || style.hasStates
    let words = part.split(separator: " ")
    let ordered = isLast ? Array(words.reversed()) : words
    var code = Array(ordered.prefix(while: hasDigit))
    // `1012 AB Amsterdam`
    if !isLast, code.count == 1, code[0].count == 4, ordered.count > 2, isPair(ordered[1]) {
      code.append(ordered[1])
    }
    // Shorter ones are numbers of houses.
    guard code.reduce(0, { $0 + $1.count }) >= 4 else { return nil }
    let rest = Array(ordered.dropFirst(code.count))
    func text(_ words: [Substring]) -> String {
      (isLast ? words.reversed() : words).joined(separator: " ")
    }
    return (text(code), text(rest))
  }
}

private func hasDigit(_ word: Substring) -> Bool { word.contains(where: \.isNumber) }

private func isPair(_ word: Substring) -> Bool {
  word.utf8.count == 2 && word.utf8.allSatisfy { (65...90).contains($0) }
}
