internal import Session

/// What the things of a line come to.
extension SketchedStops {
  /// The intent, and whether it is certain enough to be done; `nil` where it cannot be.
  func intent(in scene: Scene) -> (Intent, isCertain: Bool)? {
    let hasDay = things.allSatisfy { $0.day != nil }
    let isCertain =
      isPlain && hasDay
      && things.allSatisfy { thing in
        (thing.isExact || thing.minutes == nil && EverydayThings.name(thing.name)
          || isHeaded && thing.time == nil && thing.minutes == nil && isPlainThing(thing.name))
          && thing.notes.isEmpty && !endsInParticle(thing.name)
          && thing.isNamedPlainly && !thing.isCrowded
          && (thing.lastDay == nil || days(of: thing).count > 1)
      }
    // What is only offered shows a day, and asks for none unseen.
    let shown =
      isCertain
      ? things
      : things.map { thing in
        var thing = thing
        thing.day = thing.day?.earliest
        return thing
      }
    for (asText, asIdea) in [(false, false), (true, false), (false, true), (true, true)] {
      let parts = shown.flatMap { adds($0, asText: asText, asIdea: asIdea) }
      guard !parts.isEmpty else { continue }
      let intent = parts.count == 1 ? parts[0] : .several(parts)
      switch Interpreter(scene).decide(intent) {
      case .commit(let commit): return (isCertain ? intent : commit.canonical, isCertain)
      // Of which of two tuesdays is asked.
      case .ask(let question) where question.topic == .whichDay: return (intent, true)
      case .ask, .reply, .lookUp, .perform, .fail: continue
      }
    }
    return nil
  }

  /// `up at 7`, `lunch off`: nothing that one goes to.
  private func endsInParticle(_ name: String) -> Bool {
    name.split(separator: " ").last.map { particles.contains(folded(String($0))) } ?? false
  }

  /// `friday: castle, tower and beach`: a day with a colon, and behind it more than one thing.
  private var isHeaded: Bool {
    things.count > 1 && beginsWithDay
      && !context.tokens.contains { Lexicon.turns($0) || $0.says("?") }
  }

  /// Whether it begins as `friday:` does.
  var beginsWithDay: Bool {
    guard let first = scan.pieces.first, case .day = first.fact else { return false }
    return context.matches([":"], at: first.tokens.upperBound)
  }

  /// Whether words can be nothing but what one goes to or does.
  private func isPlainThing(_ name: String) -> Bool {
    let words = folded(name).split(separator: " ").map(String.init)
    return names.isKnown(name)
      || words.count < 4
        && words.allSatisfy { word in
          let kind = CommonWords.kind(of: word)
          return kind.contains(.noun)
            && !Lexicon.shared.classes(of: word).meets(.operators.union(ClassSet([.be, .talk])))
        } && !words.contains { ["rain", "weather", "nothing", "free", "closed"].contains($0) }
  }

  /// What has neither a day nor an hour may wait among the ideas.
  private func adds(_ thing: SketchedThing, asText: Bool, asIdea: Bool) -> [Intent] {
    if let stop = thing.stop { return asText || asIdea ? [] : changes(to: stop, thing) }
    let asIdea = asIdea && thing.day == nil && thing.time == nil
    let isPlace = !asText && thing.names.count == 1 && names.isPlace(thing.name)
    let subject: NewStopSubject =
      isPlace ? .place(.named(thing.name, quoted: false)) : .text(thing.name)
    let facts = thing.factsWithNotes
    return days(of: thing).flatMap { day -> [Intent] in
      let add = Intent.add(
        NewStops(
          subject, to: asIdea ? .ideas : .day(day), at: thing.time, minutes: thing.minutes,
          position: asIdea ? nil : thing.position))
      guard let known = Intent.facts(facts, of: .mentioned) else { return [add] }
      if case .several(let parts) = known { return [add] + parts }
      return [add, known]
    }
  }

  /// Each of the days from the first to the last.
  private func days(of thing: SketchedThing) -> [DayReference] {
    guard case .on(let first)? = thing.day, case .on(let last)? = thing.lastDay,
      case let count = last.days(since: first), (1..<8).contains(count)
    else { return [thing.day ?? .here] }
    return (0...count).map { DayReference.on(first.adding($0)) }
  }
}

private let particles: Set = ["up", "off", "out", "back", "away", "over"]
