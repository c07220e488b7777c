internal import Session

extension [ScriptLoss] {
  /// What the answer to `save` says of them, a sentence for each kind.
  var sentences: [String] {
    let places = compactMap(\.place)
    let others = filter { $0.place == nil }.map(\.words)
    return [
      places.isEmpty
        ? nil : "Not in it is what a server told of \(listed(places)): only name and position",
      others.isEmpty ? nil : "Not in it: \(listed(others))",
    ].compactMap(\.self)
  }
}

extension ScriptLoss {
  /// As it stands behind "Not in it: " in the answer, in JSON and in a comment of the script.
  var words: String {
    switch self {
    case .toldOfPlace(let name, let address):
      "what a server told of \(oneLine(name)) beside name and position"
        + (address.map { ": \(oneLine($0))" } ?? "")
    case .stop(let name): "\(oneLine(name)) as it is"
    case .field(let field): field.words
    case .days: "all of the days"
    case .ofDay(let number, let field): "the \(field.rawValue) of day \(number)"
    case .bookings(let count): counted(count, "booking")
    case .checklist(let count): "\(counted(count, "thing")) to do or to pack"
    case .before(let entry): "what was done before entry \(entry), on which it rests"
    }
  }

  fileprivate var place: String? { if case .toldOfPlace(let name, _) = self { name } else { nil } }
}

extension TripField {
  fileprivate var words: String {
    switch self {
    case .name: "the trip's name"
    case .destination: "the trip's destination"
    case .style: "the trip's style"
    case .about: "the description"
    case .note: "the trip's note"
    case .favourite: "whether it is a favourite"
    case .people: "how many people go"
    case .children: "how many of them are children"
    case .companions: "who comes along"
    case .currency: "the trip's currency"
    case .silenced: "the rules of check that are off"
    case .budget: "the trip's budget"
    case .rate(let pair): "the rate \(oneLine(pair))"
    }
  }
}
