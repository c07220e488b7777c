internal import Session

/// Whether what would be offered is certain enough to be done.
///
/// It is where the words of the line speak for that command above all (`LikelyFrames`), the line tells the
/// very facts that the command does, no more and no other, every word is one that people use, and none of
/// them denies, doubts, asks, sets a condition, tells of others or of what was.
struct CertainOffer {
  let said: SaidFacts
  let offered: SaidFacts
  let likely: LikelyFrames
  let intent: Intent
  let verbs: [Verb?]
  let trip: Trip?
  /// Whether another way to read the line found the same command.
  let agrees: Bool
  /// How likely it is by all that was seen of it (`MeaningEvidence`), where that was asked.
  let trust: Double

  var tokens: [Token] { said.lattice.tokens }

  var isCertain: Bool { isLikely && isPlain && said.rest.allSatisfy(mayStand) }

  private var isPlain: Bool {
    isFaithful && !isBeyondFacts && !clearsUnsaid && !asks
  }

  /// Whether the line tells the very facts that the command does, and what is written down is whole and new.
  private var isFaithful: Bool {
    tellsTheSame && !said.contradicts && !isThere && !writesAnew && !saysWhoDid && textsAreWhole
  }

  /// Whether a sign asks, or points from one to another.
  private var asks: Bool { tokens.contains { ["?", ">", "→", "->"].contains($0.folded) } }

  /// Whether nothing is asked, denied or left open, every word is one that people use and none tells of another thing,
  /// and the line tells what the command does (`isFaithful`); nothing is cleared, and no list or booking
  /// changed (`check out by 10:00` tells no hour).
  var isUnturned: Bool {
    let opening = ClassSet([.not, .condition, .either, .tentative])
    return isFaithful && !isBeyondFacts && !intent.onlyLists && !changesBooking && !clears
      && !asks
      && !said.lattice.edges.contains { $0.contains { $0.classes.meets(opening) } }
      && !said.rest.contains { index in
        !isOfText(tokens[index])
          && (said.lattice.isStrange(index) || tellsOfAnother(index))
      }
  }

  /// What a verb says stands also for its nearest kin.
  private static let kin: [Set<Verb>] = [[.note, .addNote], [.remove, .removeTask]]

  var isLikely: Bool {
    guard let first = verbs.first, let verb = first, verbs.allSatisfy({ $0 == verb }) else {
      return false
    }
    let family = CertainOffer.kin.first { $0.contains(verb) } ?? [verb]
    return family.reduce(0) { $0 + likely.chance(of: $1) } > leastLikely
      || agrees && intent.onlyAdds && trust > 0.6
  }

  /// What is there is changed only where that is surer than where something new is put.
  private var leastLikely: Double {
    intent.onlyAdds ? (agrees ? 0.7 : 0.9) : (agrees ? 0.9 : 0.95)
  }

  var tellsTheSame: Bool {
    said.facts.allSatisfy(isInOffer) && offered.facts.allSatisfy(isSaid)
  }

  func isInOffer(_ fact: SaidFacts.Fact) -> Bool {
    switch fact.kind {
    case .stop: !fact.values.isDisjoint(with: offered.values(.stop))
    case .day:
      !fact.values.isDisjoint(with: offered.values(.day))
        || daysOfStops(offered).contains { day in
          fact.values.contains(.day(day))
        }
    case .time: !fact.values.isDisjoint(with: offered.values(.time))
    case .length: !fact.values.isDisjoint(with: offered.values(.length))
    case .amount, .number: !fact.values.isDisjoint(with: offered.values(.amount)) || isHour(fact)
    case .booking: !offered.values(.booking).isEmpty
    case .text:
      offered.facts.contains { $0.kind == .text && !$0.values.isDisjoint(with: fact.values) }
    }
  }

  func isSaid(_ fact: SaidFacts.Fact) -> Bool {
    switch fact.kind {
    case .time:
      !fact.values.isDisjoint(with: said.values(.time))
        || said.facts.contains { $0.kind == .amount && isHour($0) }
    case .length: !fact.values.isDisjoint(with: said.values(.length))
    case .day: !fact.values.isDisjoint(with: said.values(.day))
    case .stop: !fact.values.isDisjoint(with: said.values(.stop))
    case .amount: !fact.values.isDisjoint(with: said.values(.amount, .number))
    case .booking: !said.values(.booking).isEmpty
    case .number, .text: true
    }
  }

  /// `at eight`: a number that is the hour.
  private func isHour(_ fact: SaidFacts.Fact) -> Bool {
    fact.values.contains { value in
      guard case .digits(let digits) = value, let hour = Int(digits), hour < 25 else {
        return false
      }
      let times = offered.values(.time)
      return times.contains(.number(hour * 60)) || times.contains(.number(hour * 60 + 720))
    }
  }

  /// The days on which the stops stand that are told.
  private func daysOfStops(_ facts: SaidFacts) -> [Int] {
    guard let trip else { return [] }
    return facts.values(.stop).compactMap { value in
      guard case .stop(let id) = value else { return nil }
      return trip.days.firstIndex { $0.stops.contains { $0.id == id } }.map { $0 + 1 }
    }
  }

  /// `you put the beach on friday`, `as well as you can`: what somebody did or does.
  var saysWhoDid: Bool { tokens.contains { $0.says("you") } }

  /// `Budget: +` clears nothing: it has to be said that something goes.
  var clearsUnsaid: Bool {
    clears
      && !said.lattice.edges.contains { edges in
        edges.contains { $0.classes.meets(ClassSet([.remove, .clear, .noBudget])) }
      }
  }

  private var changesBooking: Bool {
    intent.steps.contains { if case .booking = $0 { true } else { false } }
  }

  private var clears: Bool { intent.steps.contains { $0.canonicalLine.hasSuffix(" none") } }

  /// A note takes the place of another, and several rates may be one of each: only offered.
  var writesAnew: Bool {
    let isRate = intent.steps.count > 1 && verbs.contains(.rate)
    return isRate
      || intent.steps.contains { step in
        switch step {
        case .note, .booking(.note), .describe, .style: true
        default: false
        }
      } && said.lattice.tokens.first?.says("note") != true
  }

  /// Who travels, what was done last and another trip are no facts that are held against the line.
  var isBeyondFacts: Bool {
    intent.steps.contains { step in
      switch step {
      case .people, .money(.party), .undo, .redo, .newTrip: true
      default: false
      }
    }
  }
}
