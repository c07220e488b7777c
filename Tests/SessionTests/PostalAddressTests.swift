import Session
import Testing

struct PostalAddressTests {
  private static let known: [(code: String, text: String, parts: [String?])] = [
    (
      "PT", "Rua de Santa Catarina 112, 4000-442 Porto, Portugal",
      ["Rua de Santa Catarina", "112", "4000-442", "Porto", nil, "Portugal"]
    ),
    (
      "MC", "3 Avenue des Spélugues, 98000 Monaco",
      ["Avenue des Spélugues", "3", "98000", "Monaco", nil, nil]
    ),
    (
      "GB", "10 Downing Street, London SW1A 2AA, United Kingdom",
      ["Downing Street", "10", "SW1A 2AA", "London", nil, "United Kingdom"]
    ),
    (
      "US", "350 5th Avenue, New York, NY 10118, United States",
      ["5th Avenue", "350", "10118", "New York", "NY", "United States"]
    ),
    (
      "NL", "Damrak 1-5, 1012 LG Amsterdam, Netherlands",
      ["Damrak", "1-5", "1012 LG", "Amsterdam", nil, "Netherlands"]
    ),
    (
      "SE", "Drottninggatan 4, 111 51 Stockholm, Sweden",
      ["Drottninggatan", "4", "111 51", "Stockholm", nil, "Sweden"]
    ),
    ("LI", "9490 Vaduz, Liechtenstein", [nil, nil, "9490", "Vaduz", nil, "Liechtenstein"]),
    (
      "DE", "Straße des 17. Juni, 10785 Berlin, Germany",
      ["Straße des 17. Juni", nil, "10785", "Berlin", nil, "Germany"]
    ),
  ]

  @Test(arguments: known)
  func `an address is written as the country does, and read again`(
    _ code: String, _ text: String, _ parts: [String?]
  ) throws {
    let address = try #require(PostalAddress(reading: text, in: code))
    #expect(
      [
        address.road, address.houseNumber, address.postcode, address.city, address.state,
        address.country,
      ] == parts)
    #expect(address.text(in: code) == text)
  }

  @Test(arguments: [
    "Porto, Portugal", "Monaco", "", "Illinois, United States", "12 Rue Grimaldi, Monaco",
  ])
  func `what has no postcode is not taken apart`(_ text: String) {
    #expect(PostalAddress(reading: text, in: "MC") == nil)
    #expect(PostalAddress.withoutStreet(text, in: "MC") == text)
  }

  @Test(arguments: [
    ("PT", "Rua de Santa Catarina 112, 4000-442 Porto, Portugal", "Porto, Portugal"),
    ("MC", "3 Avenue des Spélugues, 98000 Monaco", "Monaco"),
    ("US", "350 5th Avenue, New York, NY 10118, United States", "New York, NY, United States"),
  ])
  func `the town alone says where a stop is`(_ code: String, _ text: String, _ short: String) {
    #expect(PostalAddress.withoutStreet(text, in: code) == short)
  }
}
