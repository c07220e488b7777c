internal import Session

extension Choice.Label {
  /// One answer in words.
  var words: String {
    switch self {
    case .place(let match):
      [match.place.name, match.place.address, match.population.map(grouped)]
        .compactMap { $0 }.joined(separator: ", ")
        + " (\(match.place.category.map(PlaceCategory.words) ?? match.kind.rawValue))"
    case .stop(let stop, let day, let number):
      "\(stop.name), \(day.map { "day \($0), stop \(number)" } ?? "idea \(number)")"
    case .stops(let names): names.joined(separator: ", ")
    case .day(let number, let date):
      "day \(number)" + (date.map { ", \($0.weekday.abbreviation) \($0.iso)" } ?? "")
    case .trip(let trip):
      trip.name + (trip.start.map { ", from \($0.weekday.abbreviation) \($0.iso)" } ?? "")
    case .policy(let fate): fate.words
    case .text(let text): "\"\(text)\" as your own words, without a position"
    case .placing(let stop, let place): "\(stop.name): \(place.inWords)"
    case .each(let count): "\(count == 2 ? "both" : "all \(count)") of them"
    case .command(let intent): intent.canonicalLine
    case .entries(let entries):
      "yes, \(entries.count == 2 ? "both" : "all \(entries.count)"): "
        + entries.map { String($0.number) }.joined(separator: ", ")
    case .step(let entry, let trip):
      "undo entry \(entry.number)\(trip.map { " in \($0)" } ?? ""): \(oneLine(entry.canonical))"
    case .yes: "yes"
    case .replace(let file): "yes, replace \(file)"
    case .loss(let loss): loss.words
    }
  }
}
