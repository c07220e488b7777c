extension Interpreter {
  /// What words with an hour may mean where the day has a stop of that name: its hour, or another.
  ///
  /// Only of lines without a word that says that something is added.
  func twinMeanings(_ new: NewStops, to target: ResolvedTarget, of trip: Trip) -> [Intent]? {
    guard new.unasked == .things, let hour = new.at, let day = target.day,
      case .place(.named(let text, quoted: false)) = new.what,
      let number = trip.days.firstIndex(where: { $0.id == day.id })
    else { return nil }
    let name = folded(behindArticle(text) ?? text)
    let alike = day.stops.indices.filter { folded(day.stops[$0].name) == name }
    guard let index = alike.first, alike.count == 1 else { return nil }
    let stop = StopReference.inDay(day: number + 1, number: index + 1)
    let timed = Intent.time(stop, hour)
    var another = new
    another.unasked = .any
    return [
      new.minutes.map { .several([timed, .stay(stop, minutes: $0)]) } ?? timed, .add(another),
    ]
  }
}
