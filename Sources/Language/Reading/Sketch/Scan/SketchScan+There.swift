internal import Session

/// Days told by where one is then: `on the friday when we're in budapest`.
extension SketchScan {
  /// Words that tell in which town of the trip one is, of one word or two.
  func whenThere(_ index: Int) -> SketchPiece? {
    guard let start = context.end(ofOneOf: beingThere, at: index),
      let end = [start + 2, start + 1].first(where: { end in
        end <= context.tokens.count && !days(in: context.text(start..<end)).isEmpty
      })
    else { return nil }
    return SketchPiece(fact: .idle, tokens: index..<end)
  }

  /// Of two fridays the one on which one is there.
  mutating func chooseDays() {
    guard tellsEitherDay,
      let there = pieces.first(where: { piece in
        piece.isIdle && context.end(ofOneOf: beingThere, at: piece.tokens.lowerBound) != nil
      }), let start = context.end(ofOneOf: beingThere, at: there.tokens.lowerBound)
    else { return }
    let known = days(in: context.text(start..<there.tokens.upperBound))
    for index in pieces.indices {
      guard case .day(.either(let dates)) = pieces[index].fact,
        case let fitting = dates.filter(known.contains), fitting.count == 1
      else { continue }
      pieces[index].fact = .day(.on(fitting[0]))
    }
  }

  /// The days whose city that is, or on which one sleeps there.
  private func days(in town: String) -> [CivilDate] {
    guard let trip = context.trip else { return [] }
    let name = folded(town)
    let nights = trip.bookings.filter { $0.kind == .hotel && folded($0.place?.name ?? "") == name }
      .flatMap(\.nights).compactMap(\.date)
    return trip.days.compactMap { day -> CivilDate? in
      guard let date = day.date else { return nil }
      return day.isIn(name) || nights.contains(date) ? date : nil
    }
  }
}

private let beingThere = BookingWords.ways(
  """
  when_we're_in when_we_are_in when_i'm_in when_i_am_in while_we're_in while_we_are_in when_were_in
  when_in while_in when_we_stay_in
  """)
