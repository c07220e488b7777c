internal import Session

/// What is seen of the texts that a meaning writes down, and of its numbers.
extension MeaningEvidence {
  /// Of each text where it begins and ends and what it may be, of each hour and length how much it is.
  func textFeatures(of intent: Intent, _ first: String) -> [String] {
    intent.steps.flatMap { step in
      Written(step).map { features(of: $0.text, isNew: step.addition != nil, first) } ?? []
    } + numberFeatures(of: intent)
  }

  private func features(of text: String, isNew: Bool, _ first: String) -> [String] {
    let words = folded(text).split(separator: " ")
    var found = ["text \(min(words.count, 6))"]
    if let from = words.first, let to = words.last {
      found += ["text ^ \(from)", "text $ \(to)", "text ^ \(from) \(first)"]
    }
    found += place(of: text).map { boundaries($0, first) } ?? ["text apart \(first)"]
    guard isNew else { return found }
    let last = words.last.map { CommonWords.kind(of: String($0)).rawValue } ?? 0
    found.append("name kind \(last) \(min(words.count, 3))")
    if CommonWords.nameThing(text) { found.append("name thing") }
    if EverydayThings.name(text) { found.append("name everyday") }
    if shares(words) { found.append("name shares \(min(words.count, 3))") }
    return found
  }

  /// Where a text stands in the line.
  private func place(of text: String) -> Range<Int>? {
    guard let typed = unsure.table?.lattice.tokens, let words = try? Lexer.tokens(of: text) else {
      return nil
    }
    if let quoted = typed.firstIndex(where: { $0.kind == .quoted && $0.text == text }) {
      return quoted..<quoted + 1
    }
    return typed.place(of: words)
  }

  /// What stands before a text and behind it, which signs are in it, and what else it might have been.
  private func boundaries(_ place: Range<Int>, _ first: String) -> [String] {
    let typed = unsure.table?.lattice.tokens ?? []
    let before = place.lowerBound > 0 ? typed[place.lowerBound - 1].folded : "^"
    let behind = place.upperBound < typed.count ? typed[place.upperBound].folded : "$"
    var found = [
      "text behind \(before)", "text before \(behind)", "text behind \(before) \(first)",
      "text before \(behind) \(first)",
    ]
    for token in typed[place] where token.kind == .sign { found.append("text sign \(token.text)") }
    if typed[place].contains(where: { $0.kind == .quoted }) {
      found.append(place.count == 1 ? "text quoted" : "text quotes")
    }
    for unit in unsure.units where unit.sign.hasPrefix("<") && unit.tokens.overlaps(place) {
      let isWhole = unit.tokens.clamped(to: place) == place
      found.append("text \(isWhole ? "is" : "has") \(unit.sign)")
    }
    return found
  }

  /// Whether a word of a new name is one of what is there.
  private func shares(_ words: [Substring]) -> Bool {
    guard let trip = reader.session.currentTrip else { return false }
    let names = trip.days.flatMap(\.stops).map(\.name) + trip.ideas.map(\.name)
    let known = Set(
      names.flatMap { folded($0).split(separator: " ") }.filter { $0.utf8.count > 3 })
    return words.contains(where: known.contains)
  }

  /// At which hour a new thing begins, and how many hours it takes.
  private func numberFeatures(of intent: Intent) -> [String] {
    let words = intent.canonicalLine.split(separator: " ")
    return zip(words, words.dropFirst()).compactMap { word, value in
      switch word {
      case "at": ClockTime(text: String(value)).map { "hour \($0.minutes / 60)" }
      case "for":
        value.last == "m" ? Int(value.dropLast()).map { "lasts \(min($0 / 60, 10))" } : nil
      default: nil
      }
    }
  }
}
