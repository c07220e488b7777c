internal import JSON
internal import Session

/// The OpenStreetMap tag of a result, and its kind in a word.
struct NominatimTags {
  /// The key, such as `tourism`; format=json calls it class.
  let category: String
  private let type: String
  private let addressType: String

  init(_ value: JSONValue) {
    category = shortText(value["category"] ?? value["class"])
    type = shortText(value["type"])
    addressType = shortText(value["addresstype"])
  }

  /// Such as `museum` or `fast food`; `nil` where nothing is told.
  var word: String? {
    let word =
      switch (category, type) {
      case ("boundary", _), (_, "administrative"):
        PlaceCategory.words(for: addressType.isEmpty ? type : addressType)
      case ("highway", let type) where addressType == "road" && type != "pedestrian": "street"
      case (_, "yes"), (_, ""): PlaceCategory.words(for: category)
      default: PlaceCategory.words(forTag: category, type)
      }
    return word.isEmpty ? nil : word
  }
}

/// The name of a result: its own, else street and number or the first part of the long name, else
/// what it is.
func name(of value: JSONValue, _ tags: NominatimTags) -> String {
  let own = shortText(value["name"])
  if !own.isEmpty { return own }
  if let house = house(value["address"]) { return house }
  let long = shortText(value["display_name"])
  let first = long.split(separator: ",").map { withoutExtraBlanks(String($0)) }.first
  return first ?? tags.word ?? "place without a name"
}

/// `12 Rue Grimaldi` or `Städtle 32`, as the country writes it; `nil` without street and number.
private func house(_ address: JSONValue?) -> String? {
  let (number, road) = (shortText(address?["house_number"]), shortText(address?["road"]))
  guard !number.isEmpty, !road.isEmpty else { return nil }
  let country = shortText(address?["country_code"]).lowercased()
  return numberFirst.contains(country) ? "\(number) \(road)" : "\(road) \(number)"
}

/// The countries that write the number of a house before its street.
private let numberFirst: Set<String> = [
  "au", "ca", "fr", "gb", "ie", "in", "lu", "ma", "mc", "nz", "ph", "sg", "th", "tn", "us", "za",
]

/// Where a place lies: the town, what it is part of and the country; nothing twice, not its own name.
func address(of value: JSONValue, without name: String) -> String? {
  guard let address = value["address"] else { return nil }
  let parts = [
    firstText(address, ["city", "town", "village", "municipality", "hamlet", "suburb", "county"]),
    firstText(address, ["state", "region", "province"]),
    firstText(address, ["country"]),
  ]
  var seen: Set<String> = [folded(name)]
  let told = parts.filter { !$0.isEmpty && seen.insert(folded($0)).inserted }
  return told.isEmpty ? nil : told.joined(separator: ", ")
}

/// In upper case; `nil` unless it is two letters.
func countryCode(of value: JSONValue) -> String? {
  let code = shortText(value["address"]?["country_code"]).uppercased()
  let isCode = code.utf8.count == 2 && code.utf8.allSatisfy { (65...90).contains($0) }
  return isCode ? code : nil
}

private func firstText(_ address: JSONValue, _ keys: [String]) -> String {
  keys.lazy.map { shortText(address[$0]) }.first { !$0.isEmpty } ?? ""
}

/// The text of a value, a number's too, clean and at most 200 characters; empty where there is none.
private func shortText(_ value: JSONValue?) -> String {
  let text = value?.stringValue ?? value?.integerValue.map { String($0) } ?? ""
  return String(withoutExtraBlanks(cleaned(text)).prefix(200))
}
