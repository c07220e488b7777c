extension Interpreter {
  /// What words with an hour or a length may mean where the day has a stop of that name, or one of
  /// whose name they are a part: its hour, or another.
  ///
  /// Only of lines without a word that says that something is added.
  func twinMeanings(_ new: NewStops, to target: ResolvedTarget, of trip: Trip) -> [Intent]? {
    guard new.unasked == .things, new.at != nil || new.minutes != nil, let day = target.day,
      case .place(.named(let text, quoted: false)) = new.what,
      let number = trip.days.firstIndex(where: { $0.id == day.id })
    else { return nil }
    let name = folded(behindArticle(text) ?? text)
    var alike = day.stops.indices.filter { folded(day.stops[$0].name) == name }
    // `cellar tour`, where the day has the Port cellar tour.
    if alike.isEmpty {
      alike = day.stops.indices.filter { (" " + folded(day.stops[$0].name) + " ").holds(name) }
    }
    guard let index = alike.first, alike.count == 1 else { return nil }
    let stop = StopReference.inDay(day: number + 1, number: index + 1)
    let changes =
      [new.at.map { Intent.time(stop, $0) }, new.minutes.map { .stay(stop, minutes: $0) }]
      .compactMap(\.self)
    var another = new
    another.unasked = .any
    return [changes.count == 1 ? changes[0] : .several(changes), .add(another)]
  }
}

extension String {
  /// Whether words stand in it as they are.
  fileprivate func holds(_ words: String) -> Bool {
    var rest = self[...]
    while let end = rest.firstIndex(of: " ") {
      rest = rest[rest.index(after: end)...]
      if rest.hasPrefix(words + " ") { return true }
    }
    return false
  }
}
