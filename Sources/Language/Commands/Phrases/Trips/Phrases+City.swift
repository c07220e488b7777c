internal import Session

private let place: SlotSpec = .needs(.place, .place, "PLACE", ask: "Which city?")
private let day: SlotSpec = .takes(
  .day, .day(bareNumber: false), after: ["", "(on|for|of)"], "DAY", ask: "For which day?")
private let everyDay: SlotSpec = .takes(
  .number, .eachDay, after: ["", "(on|for)"], "every day")

/// On a day, on every day, or where neither is said on the one that is selected.
@Sendable private func city(_ fills: Fills) -> Intent? {
  guard let place = fills.place(), !place.isNoName else { return nil }
  if let day = fills.day() { return .cityOfDay(day, place) }
  guard let days = fills.days(.number) else { return nil }
  let each = days.map { Intent.cityOfDay($0, place) }
  return each.count == 1 ? each[0] : .several(each)
}

extension Frame {
  /// How people say in which city they are without saying on which day, or on all days.
  static let wholeCityPhrases: [Frame] = [
    Frame(["city"], [place], in: .onDay) { fills in
      guard let place = fills.place(), !place.isNoName else { return nil }
      return .cityOfDay(.here, place)
    },
    Frame(["city none"], in: .onDay) { _ in .cityOfDay(.here, nil) },
    Frame(["city (is|)"], [place, day, everyDay], insistsOn: .day, in: .inTrip, build: city),
    Frame(
      ["city of", "(set|change|make) city (of|for)"],
      [
        .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
        .needs(.place, .place, after: ["is", ":", "=", "to", "be"], "PLACE", ask: "Which city?"),
      ], in: .inTrip, build: city),
  ]
}

extension PlaceReference {
  /// Whether these words are rather a day without a city.
  fileprivate var isNoName: Bool {
    guard case .named(let name, quoted: false) = self else { return false }
    let words = folded(name).split(separator: " ")
    return words == ["none"] || words.first == "day" && words.count < 3
  }
}
