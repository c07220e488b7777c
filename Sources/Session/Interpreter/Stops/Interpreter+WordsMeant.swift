/// Words that no place bears, and what may be meant by them.
extension Interpreter {
  /// Whether it is a list of names one of which a place bears: `the Louvre and the old harbour`.
  func isListOfPlaces(_ text: String, _ own: [Place]) -> Bool {
    let names = listedNames(text)
    return names.count > 1
      && names.flatMap(spokenNames).contains { !resolver.exact($0, own: own).isEmpty }
  }

  /// None is called so: what may be meant instead, and the words as they are.
  func whatIsMeant(
    _ text: String, _ meant: MeantPlaces, _ new: NewStops, _ topic: Topic
  ) -> Question {
    let words = Choice(.text(text), .add(new.of(.place(.named(text, quoted: true)))))
    let others = resolver.placeChoices(NamedPlaces(nearest: meant.offered)) {
      .add(new.of(.place($0)))
    }
    return Question(
      topic, slot: .place,
      choices: meant.isLikely && !meant.isElsewhere ? others + [words] : [words] + others)
  }

  /// Sights near the trip whose whole name stands at the beginning or the end of the words.
  func places(partlyNamed text: String, in reach: Reach) -> [GazetteerMatch] {
    let words = text.split(separator: " ")
    guard (2...6).contains(words.count) else { return [] }
    let parts = (1..<words.count).reversed().flatMap { [words.prefix($0), words.suffix($0)] }
    return parts.lazy.map { part in
      self.scene.gazetteer.named(part.joined(separator: " ")).filter {
        $0.kind == .sight && $0.isOwnName && reach.comparison.isNear($0)
      }
    }.first { !$0.isEmpty } ?? []
  }
}
