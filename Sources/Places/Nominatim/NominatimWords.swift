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
private func house(_ value: JSONValue?) -> String? {
  guard let value else { return nil }
  var house = PostalAddress()
  house.road = text(firstText(value, roads))
  house.houseNumber = text(shortText(value["house_number"]))
  guard house.road != nil, house.houseNumber != nil else { return nil }
  return house.text(in: shortText(value["country_code"]))
}

/// Where a place lies, without its own name: street, number, postcode, town and country as the country
/// writes them; what stands on no street, by the town, what that is part of and the country.
func address(of value: JSONValue, without name: String) -> String? {
  guard let address = value["address"] else { return nil }
  let code = shortText(address["country_code"])
  if let postal = postal(address, without: name, code) { return text(postal.text(in: code)) }
  let parts = [
    firstText(address, towns), firstText(address, states), firstText(address, ["country"]),
  ]
  var seen: Set<String> = [folded(name)]
  let told = parts.filter { !$0.isEmpty && seen.insert(folded($0)).inserted }
  return told.isEmpty ? nil : told.joined(separator: ", ")
}

/// The address of what stands on a street; `nil` for all else.
private func postal(_ value: JSONValue, without name: String, _ code: String) -> PostalAddress? {
  guard let road = text(firstText(value, roads)) else { return nil }
  var address = PostalAddress()
  address.postcode = text(shortText(value["postcode"]))
  address.city = text(firstText(value, towns))
  address.country = text(shortText(value["country"]))
  let short = shortText(value["ISO3166-2-lvl4"]).split(separator: "-").dropFirst().joined()
  address.state = text(short) ?? text(firstText(value, states))
  // A street, and a house that has no other name, are called so already.
  if folded(road) != folded(name), house(value).map(folded) != folded(name) {
    address.road = road
    address.houseNumber = text(shortText(value["house_number"]))
  }
  return address
}

private let roads = ["road", "pedestrian", "square", "place"]
private let towns = ["city", "town", "village", "municipality", "hamlet", "suburb", "county"]
private let states = ["state", "region", "province"]

/// `nil` where it is empty.
private func text(_ text: String) -> String? { text.isEmpty ? nil : text }

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
