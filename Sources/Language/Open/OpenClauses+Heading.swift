internal import Session

/// Things listed under a day or the ideas: `day 2: breakfast 9:00, museum 10:30 and lunch`.
extension OpenClauses {
  /// What is added, each where the heading says; `nil` where it is no such list.
  var underHeading: [Parse]? {
    guard let (target, colon) = heading else { return nil }
    let items = items(colon + 1..<whole.upperBound)
    guard !items.isEmpty else { return nil }
    // `wed: castle 9, gion 11`
    spans.takeHours(before: items.filter { $0.count > 1 }.map(\.upperBound))
    let parts = items.compactMap { item -> Parse? in
      var search = OpenSearch(Signatures.adding, spans, item, inheriting: true)
      guard var parse = search.best(), parse.isClean, !parse.fills.has(.day),
        !parse.looseNames.contains(where: isNameOfOtherThing)
      else { return nil }
      parse.add(to: target)
      // The heading says that it is added.
      (parse.hasAct, parse.said) = (true, parse.said.union(ClassSet(.add)))
      return parse
    }
    return parts.count == items.count ? parts : nil
  }

  private var heading: (StopTarget, colon: Int)? {
    // `mon, 10:30`: the sign of an hour heads nothing.
    let colons = whole.dropFirst().filter { index in
      lattice.tokens[index].says(":")
        && !(index + 1 < whole.upperBound && lattice.tokens[index + 1].isGlued)
    }
    guard let colon = colons.first,
      lattice.tokens[colon].isGlued || colon + 1 < whole.upperBound,
      let target = target(heading: whole.lowerBound..<colon)
    else { return nil }
    return (target, colon)
  }

  /// `fri: cancel dinner`: orders under a day, which is the one that is selected while they are done.
  var ordersUnderHeading: [Parse]? {
    guard let (target, colon) = heading, case .day(let day) = target,
      case .reply(let look)? = decision(on: .selectDay(day)),
      let number = spans.context.day(day)?.number, look.cursor.day != nil
    else { return nil }
    var told = session
    told.cursor = look.cursor
    let matter = colon + 1..<whole.upperBound
    let rest = OpenClauses(parent, session: told, part: matter)
    guard let parts = rest.parts(from: matter.lowerBound, inheriting: nil, depth: 1),
      parts.count == 1, var only = parts.first, only.hasAct,
      let meant = rest.canonical(only.intent), meant.staysOn(number)
    else { return nil }
    only.intent = meant
    return [only]
  }

  /// A heading names a day or the ideas, with nothing but words for a list beside it.
  private func target(heading: Range<Int>) -> StopTarget? {
    for start in heading {
      for span in spans.spans(.target, at: start, before: heading.upperBound)
        + spans.spans(.ideas, at: start, before: heading.upperBound)
      {
        let rest = heading.filter { !(start..<span.end).contains($0) }
        guard rest.allSatisfy(isOfList) else { continue }
        switch span.value {
        case .target(let target): return target
        case .day(let day): return .day(day)
        default: continue
        }
      }
    }
    return nil
  }

  private func isOfList(_ index: Int) -> Bool {
    let classes = lattice.classes(at: index)
    return lattice.tokens[index].kind == .sign
      || classes.meets(ClassSet([.add, .plan, .talk, .function, .stop, .more]))
        && !classes.has(.past) && !lattice.tokens[index].says("did")
      || classes.has(.preposition)
        && !["off", "out", "from"].contains(lattice.tokens[index].folded)
      || Lexicon.listing.contains(lattice.tokens[index].folded)
      // `saturday evening:`, which tells the hours as well.
      || ["morning", "afternoon", "evening", "night"].contains(lattice.tokens[index].folded)
  }

  /// The things of a list, without their numbers.
  private func items(_ range: Range<Int>) -> [Range<Int>] {
    let byCommas = range.split { index in
      let token = lattice.tokens[index]
      return token.kind == .sign && [",", ";", "+", "&"].contains(token.folded)
        || token.says(".") && index + 1 == range.upperBound
    }
    let all = byCommas.flatMap { part in
      part.split { ["and", "then"].contains(lattice.tokens[$0].folded) }
    }
    return all.compactMap { part in
      var item = part.startIndex..<part.endIndex
      // `1) breakfast`
      if item.count > 2, lattice.tokens[item.lowerBound].kind == .number,
        lattice.tokens[item.lowerBound + 1].says(")")
      {
        item = item.lowerBound + 2..<item.upperBound
      }
      // `after lunch the Pantheon around 3`: it is told when.
      if item.count > 3, ["after", "before"].contains(lattice.tokens[item.lowerBound].folded),
        PlainActivities.isJust(lattice.tokens[item.lowerBound + 1].text),
        item.dropFirst(2).contains(where: { lattice.tokens[$0].kind == .number })
      {
        item = item.lowerBound + 2..<item.upperBound
      }
      return item.isEmpty ? nil : item
    }
  }

  /// A stop that the trip has, other than what people do every day, is hardly meant anew, nor is a
  /// word of the language.
  private func isNameOfOtherThing(_ range: Range<Int>) -> Bool {
    let isWord = range.allSatisfy(lattice.isKnown)
    return (isNameOfStop(range) || isWord) && !PlainActivities.isJust(spans.context.text(range))
  }
}

extension Intent {
  /// Whether it is about stops of one day, or adds some: `fri: cancel lunch` touches no other lunch.
  fileprivate func staysOn(_ number: Int) -> Bool {
    func areThere(_ stops: [StopReference]) -> Bool {
      stops.allSatisfy { if case .inDay(number, _) = $0 { true } else { false } }
    }
    switch self {
    case .removeStops(let stops), .done(let stops, _): return areThere(stops)
    case .moveStops(let move): return areThere(move.stops)
    case .time(let stop, _), .stay(let stop, _), .cost(let stop, _), .renameStop(let stop, _),
      .shiftStop(let stop, _), .note(.stop(let stop), _), .addNote(.stop(let stop), _):
      return areThere([stop])
    case .arrange(.swap(let one, let other)): return areThere([one, other])
    case .several(let parts): return parts.allSatisfy { $0.staysOn(number) }
    case .add, .nameDay, .cityOfDay, .show: return true
    default: return false
    }
  }
}
