/// Street, number, postcode and town of a place, written as its country does.
package struct PostalAddress: Hashable, Sendable {
  package var road: String?
  package var houseNumber: String?
  package var postcode: String?
  package var city: String?
  /// Short where the country writes it so: `NY`.
  package var state: String?
  /// The name of the country.
  package var country: String?

  package init() {}

  /// In one line, such as `Rua de Santa Catarina 112, 4000-442 Porto, Portugal`; empty where nothing
  /// is known.
  package func text(in code: String?) -> String {
    let style = AddressStyle(country: code)
    return ([street(style)] + town(style)).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func street(_ style: AddressStyle) -> String {
    guard let road else { return "" }
    return joined(style.numberStandsFirst ? [houseNumber, road] : [road, houseNumber])
  }

  /// The town with its postcode, and the country where it is not the town itself.
  private func town(_ style: AddressStyle) -> [String] {
    let land = city.map(folded) == country.map(folded) ? "" : country ?? ""
    if style.hasStates { return [city ?? "", joined([state, postcode]), land] }
    return [joined(style.postcodeStandsLast ? [city, postcode] : [postcode, city]), land]
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// How a country orders the parts of an address.
struct AddressStyle {
  let numberStandsFirst: Bool
  let postcodeStandsLast: Bool
  /// Whether the state stands before the postcode.
  let hasStates: Bool

  /// `country` are two letters.
  init(country: String?) {
    let code = country?.uppercased() ?? ""
    numberStandsFirst = AddressStyle.numberFirst.contains(code)
    postcodeStandsLast = AddressStyle.postcodeLast.contains(code)
    hasStates = AddressStyle.states.contains(code)
  }

  private static let numberFirst: Set = [
    "AU", "CA", "FR", "GB", "IE", "IN", "LU", "MA", "MC", "NZ", "PH", "SG", "TH", "TN", "US", "ZA",
  ]
  private static let postcodeLast: Set = [
    "BD", "BR", "CO", "GB", "HK", "ID", "IE", "JP", "KR", "LK", "NZ", "PH", "PK", "SG", "TH", "TW",
    "ZA",
  ]
  private static let states: Set = ["AU", "CA", "IN", "US"]
}
