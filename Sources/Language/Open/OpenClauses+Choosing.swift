internal import Session

/// Which meaning of some words is meant.
extension OpenClauses {
  /// The best meaning of a range, where nothing in it is in doubt.
  func clean(_ range: Range<Int>, _ inherited: Signature?) -> Parse? {
    let isWhole = range == whole && inherited == nil
    let all = isWhole ? parsesOfWhole : parses(range, inheriting: inherited)
    // A trip that is spoken of too vaguely is no meaning to lay beside others.
    let ranked = all.filter {
      (![.newTrip, .move, .add].contains($0.signature.verb)
        || OpenDecision.saysEnough($0, in: parent.scene, stops))
        && mayBeMeant($0) && !isOuting($0)
        && (!$0.signature.traits.contains(.inQuestion) || onlyAsks)
    }
    if let first = ranked.first, tellsWhoDoes(first) { return nil }
    let dropped = all.first.flatMap { first in
      first.signature.verb == .move && ranked.first.map { $0.points < first.points } ?? true
        ? first : nil
    }
    // `lunch on monday is at 2` tells of one that is there.
    if let dropped, dropped.said.has(.be) || ranked.first?.signature.verb != .add { return nil }
    // `picnic on thursday; dinner at 9`: what is said without a verb goes on with that of before.
    let goesOn =
      inherited?.verb == .add && ranked.first.map { !$0.hasAct } == true
      ? all.first { $0.signature.verb == .add && $0.isClean && $0.said.isEmpty && $0.hasAct } : nil
    if let goesOn, !goesOn.fills.has(.day), goesOn.fills.has(.time) { return goesOn }
    // `cancel dinner, it's lunch I want`
    if inherited != nil, ["it's", "that's"].contains(lattice.tokens[range.lowerBound].spoken) {
      return nil
    }
    // `remove lunch, we'll eat on the plane`: what is only told is nothing to add.
    if range.lowerBound > whole.lowerBound, inherited?.verb == .remove, let first = ranked.first,
      isOnlyTold(first, range)
    {
      return nil
    }
    guard var best = possible(ranked), best.isClean,
      OpenDecision.saysEnough(best, in: parent.scene, stops),
      best.signature.verb == all.first?.signature.verb || best.fills.has(.day)
        || dropped != nil || all.first?.signature.verb == .add && !best.isNewTrip
        // `make it Athens`, within a trip: no other one.
        || all.first?.isNewTrip == true
          && (best.asksForDay || [.destination, .city].contains(best.signature.verb))
    else { return nil }
    // `put the market last on monday`: what is given a place among others is there.
    let isPlaced =
      best.signature.verb == .move && best.fills.has(.anchor) && !OpenDecision.isOfActivity(best)
    best.rivals = ranked.dropFirst().filter {
      $0.isClean && !(isPlaced && $0.signature.verb == .add) && $0.intent != best.intent
        && $0.points > best.points - OpenScore.margin
        && OpenDecision.saysEnough($0, in: parent.scene, stops)
    }.map(\.intent)
    best.rivals += otherMeanings(of: best)
    // `the tower on friday`, which the trip has: that one, or once more.
    if let move = dropped, move.isClean, !OpenDecision.isOfActivity(move), best.rivals.isEmpty {
      best.rivals = [move.intent]
    }
    return best
  }

  /// `I meant Café Sacher`: no trip goes to a café.
  private func correctsToSight(_ parse: Parse) -> Bool {
    guard parse.signature.verb == .destination, parse.signature.traits.contains(.corrects),
      case .named(let name, _)? = parse.fills.place()
    else { return false }
    let kinds = spans.knows(name)
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .sight }
  }

  /// `wed Kutna Hora day trip`, on a trip: no other one.
  private func isOuting(_ parse: Parse) -> Bool {
    parse.isNewTrip && session.cursor.trip != nil
      && whole.dropLast().contains { index in
        lattice.tokens[index].says("day") && lattice.tokens[index + 1].says("trip")
      }
  }

  /// The best meaning, or the next one, where only that can be done: `make the second stop the first`
  /// puts it first, though there may be a first of the month.
  private func possible(_ ranked: [Parse]) -> Parse? {
    guard let best = ranked.first, ranked.count > 1, fails(best) else { return ranked.first }
    return ranked.dropFirst().first {
      $0.isClean && $0.points > best.points - 2 * OpenScore.margin && !fails($0)
    } ?? best
  }

  private func fails(_ parse: Parse) -> Bool {
    if case .fail? = decision(on: parse.intent) { true } else { false }
  }

  /// Whether no other word of the line speaks against it.
  func mayBeMeant(_ parse: Parse) -> Bool {
    !mayBeOnceMore(parse) && !isOfOthers(parse) && !isOtherThanOnceMore(parse)
      && !removesDayForAll(parse) && !takesShiftForLength(parse) && !takesMoveForHours(parse)
      && !addsIdea(parse) && !addsTwice(parse)
      && !notesOfAnother(parse) && !namesNewTrip(parse) && !isOfOpenTrip(parse)
      // `spend wednesday in versailles`, within a trip
      && !(parse.isNewTrip && !parse.hasNoun && (dayOfTrip(parse) != nil || isOnItsDays(parse)))
      && !correctsToSight(parse)
      && !addsWhereDayIs(parse) && !tellsOther(parse) && !tellsOfThat(parse)
      && !rulesOutAnotherDay(parse) && !removesReason(parse) && !tellsFeeling(parse)
      && !waitsUntil(parse)
  }

  /// `Serralves can wait till 2pm` is no longer then, but begins.
  private func waitsUntil(_ parse: Parse) -> Bool {
    parse.signature.verb == .stay
      && parse.range.contains { ["wait", "waits"].contains(lattice.tokens[$0].folded) }
  }

  /// `a friend of Mum's is putting us up`: who does something is nothing to add.
  private func tellsWhoDoes(_ parse: Parse) -> Bool {
    guard parse.signature.verb == .add, beginsApart(parse.range),
      let end = parse.spans[.place]?.upperBound,
      end + 1 < parse.range.upperBound
    else { return false }
    let doing = lattice.tokens[end + 1].folded
    return ["is", "are", "was"].contains(lattice.tokens[end].spoken) && doing.hasSuffix("ing")
      && !happening.contains(doing)
  }

  /// Whether nothing, or a sign, stands before words.
  func beginsApart(_ range: Range<Int>) -> Bool {
    range.lowerBound == whole.lowerBound || lattice.tokens[range.lowerBound - 1].kind == .sign
      || lattice.tokens[range.lowerBound].kind == .sign
  }

  /// `I'm so excited about the cruise` describes no trip.
  private func tellsFeeling(_ parse: Parse) -> Bool {
    parse.signature.verb == .describe && parse.said.has(.be)
      && parse.range.contains { Lexicon.firstPersons.contains(lattice.tokens[$0].spoken) }
  }

  /// `that's nap time. 3 o'clock then`: what is said of what was spoken of adds nothing.
  private func tellsOfThat(_ parse: Parse) -> Bool {
    guard parse.signature.verb == .add, !parse.said.has(.add), !parse.said.has(.put),
      let first = parse.range.first(where: { index in
        lattice.tokens[index].kind != .sign && !lattice.classes(at: index).has(.talk)
      })
    else { return false }
    return ["that's", "thats"].contains(lattice.tokens[first].spoken)
  }

  /// `lunch, then dinner on thursday`, `add the museum at 10 and the tower at 3 to day 2`: what is
  /// added on the day of what follows.
  func listed(_ range: Range<Int>) -> Parse? {
    let isJust = PlainActivities.isJust(spans.context.text(range))
    var found = parses(range, inheriting: nil).first { parse in
      parse.signature.verb == .add && parse.isClean
        && (isJust && parse.spans == [.place: range]
          || parse.said.has(.add) && parse.fills.has(.time) && !parse.fills.has(.day))
    }
    found?.awaitsDay = true
    return found
  }
}

/// What things do that are planned.
private let happening: Set = [
  "happening", "starting", "beginning", "going", "taking", "moving", "opening", "running", "being",
  "evening", "morning", "ending",
]
