internal import Session

extension DatesFate {
  /// The answer with what it would do to each plan.
  var words: String {
    switch policy {
    case .keep: "keep: " + named(outside) + (outside.count == 1 ? " stays" : " stay") + " outside"
    case .shift: "shift: " + ([movesInWords] + losses).joined(separator: "; ")
    case .ideas: "ideas: " + losses.joined(separator: "; ")
    }
  }

  private var movesInWords: String {
    if moves.isEmpty { return "no plan moves" }
    if let step = commonStep {
      return "every plan \(counted(abs(step), "day")) \(step < 0 ? "earlier" : "later")"
    }
    return listed(
      moves.map { "\($0.from.map(spelled) ?? "–") to \($0.to.map(spelled) ?? "–")" })
  }

  /// What leaves its day, and what goes with a day.
  private var losses: [String] {
    let stops = ideas.isEmpty ? [] : ["\(listed(ideas)) to the ideas"]
    return stops + (gone.isEmpty ? [] : ["the \(listed(wordsGone)) of \(named(gone)) goes"])
  }

  private var wordsGone: [String] {
    let days = gone.map(\.day)
    return [
      days.contains { $0.title != nil } ? "title" : nil,
      days.contains { $0.note != nil } ? "note" : nil,
      days.contains { $0.city != nil } ? "city" : nil,
    ].compactMap { $0 }
  }

  private func named(_ days: [NumberedDay]) -> String { listed(days.map(\.words)) }
}

extension NumberedDay {
  /// A day by its date; where it has none, by its number.
  var words: String { day.date.map(spelled) ?? "day \(number)" }
}

private func spelled(_ date: CivilDate) -> String { "\(date.weekday.abbreviation) \(date.iso)" }

/// These words as a list; of many the first ones and how many more.
private func listed(_ words: [String]) -> String {
  let rest = words.count - 4
  let shown = rest > 1 ? words.prefix(4) + ["\(rest) more"] : words[...]
  guard let last = shown.last else { return "" }
  return shown.count == 1 ? last : shown.dropLast().joined(separator: ", ") + " and " + last
}
