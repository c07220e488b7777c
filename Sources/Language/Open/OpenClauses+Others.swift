internal import Session

/// What is said of something else than it seems.
extension OpenClauses {
  /// What he, she or they do is no matter of the trip, nor of how tripsh works.
  func isOfOthers(_ parse: Parse) -> Bool {
    let start = parse.range.lowerBound
    if ["he's", "she's", "they're"].contains(lattice.tokens[start].spoken),
      lattice.tokens[start + 1 < parse.range.upperBound ? start + 1 : start].folded.hasSuffix("ing")
    {
      return true
    }
    // `their trip goes to Rome`
    if parse.isNewTrip || parse.signature.verb == .destination,
      parse.range.dropFirst().contains(where: {
        lattice.classes(at: $0).has(.trip)
          && ["their", "his", "her"].contains(lattice.tokens[$0 - 1].folded)
      })
    {
      return true
    }
    return [.set, .people, .budget, .dates, .done].contains(parse.signature.verb)
      && parse.range.contains {
        ["he", "she", "they", "he's", "she's"].contains(lattice.tokens[$0].spoken)
      }
  }

  /// `make Porto the second stop`, `I want to stay overnight in Sintra`, `the place is Sintra`: words of a
  /// trip, of where it goes and of what is added that tell of something else.
  func tellsOther(_ parse: Parse) -> Bool {
    let other: ClassSet
    switch parse.signature.verb {
    case .newTrip: other = ClassSet(.stop)
    case .destination: other = ClassSet(.spend)
    case .add where !parse.said.has(.add): other = ClassSet(.location)
    default: return false
    }
    let names = parse.looseNames
    return parse.range.contains { index in
      lattice.classes(at: index).meets(other) && !names.contains { $0.contains(index) }
        // `place lunch on day 2` puts it there.
        && (other != ClassSet(.location) || index > 0 && lattice.tokens[index - 1].says("the"))
    }
  }

  /// `prepare three hours for the louvre`, which the trip has: nothing new.
  func addsTwice(_ parse: Parse) -> Bool {
    parse.signature.verb == .add && !parse.said.has(.add)
      && ![.time, .anchor].contains { parse.fills.has($0) }
      && (!parse.fills.has(.day) && parse.fills.has(.duration) || parse.fills.target == .ideas)
      && parse.looseNames.contains(where: isNameOfStop)
  }

  /// `put the show down for saturday`: what waits among the ideas is moved, and not there twice.
  func addsIdea(_ parse: Parse) -> Bool {
    parse.signature.verb == .add && parse.fills.has(.day) && parse.fills.target != .ideas
      && parse.looseNames.contains { stops.isIdea(folded(spans.context.text($0))) }
  }

  /// `note that the museum is closed`: of that, and not of what was spoken of before.
  func notesOfAnother(_ parse: Parse) -> Bool {
    guard case .note(.stop(.mentioned), _) = parse.intent, let text = parse.spans[.text] else {
      return false
    }
    // `record that we have a budget of 900 pounds`: that is to be so, and no note of a stop.
    let saysMore = OpenClauses(self, text).parsesOfWhole.prefix(3).contains {
      $0.isClean && $0.hasNoun && $0.hasAct && ![.add, .note].contains($0.signature.verb)
    }
    if saysMore { return true }
    return text.contains { index in
      spans.spans(.oneStop, at: index, before: text.upperBound).contains { span in
        if case .stops([.mentioned]) = span.value { false } else { true }
      }
    }
  }

  /// `new trip called X`: the trip that is open is none that is new.
  func namesNewTrip(_ parse: Parse) -> Bool {
    parse.signature.verb == .renameTrip
      && parse.range.dropLast().contains { index in
        lattice.tokens[index].says("new") && lattice.classes(at: index + 1).has(.trip)
          // `call mum before the trip`
          || ["before", "after", "during"].contains(lattice.tokens[index].folded)
      }
  }

  /// `also do the tower on friday`: moved, or once more.
  func mayBeOnceMore(_ parse: Parse) -> Bool {
    parse.signature.verb == .move && !parse.said.meets(ClassSet([.move, .later, .earlier]))
      && parse.range.contains { lattice.tokens[$0].says("also") }
  }

  /// `moved from 12:30 to 13:00`: from then on, and not how long.
  func takesMoveForHours(_ parse: Parse) -> Bool {
    guard parse.signature.verb == .at, parse.said.meets(ClassSet([.move, .later, .earlier])),
      let time = parse.spans[.time]
    else { return false }
    if case .hours? = parse.fills.values[.time] { return true }
    // `from 1 to 3` may be days.
    guard let before = parse.spans[.number] else { return false }
    return before.count == 1 && time.count == 1
  }

  /// `half an hour earlier, at half past four`: how much earlier is no length.
  func takesShiftForLength(_ parse: Parse) -> Bool {
    guard parse.signature.verb == .at, parse.fills.has(.time),
      let end = parse.spans[.duration]?.upperBound, end < whole.upperBound
    else { return false }
    return lattice.classes(at: end).has(.sooner)
  }

  /// `remove lunch, we'll eat on the plane`, `…, the tower is better`, `…, we have dinner tuesday`: what
  /// is told behind a removal.
  func isOnlyTold(_ parse: Parse, _ range: Range<Int>) -> Bool {
    switch parse.signature.verb {
    case .add:
      !parse.said.has(.add)
        && (parse.spans.count == 1 || parse.looseNames.contains(where: isNameOfStop)
          || beginsApart(range) && SpokenReasons(lattice.tokens).isRemark(range))
    case .remove:
      !parse.said.has(.remove)
        && range.contains { ["is", "are", "was"].contains(lattice.tokens[$0].spoken) }
    default: false
    }
  }

  /// `cancel the museum, the tower is better`: why is told of the tower, which stays.
  func removesReason(_ parse: Parse) -> Bool {
    guard parse.signature.verb == .remove,
      let comma = parse.range.first(where: { lattice.tokens[$0].says(",") })
    else { return false }
    return parse.range.contains { index in
      index > comma + 1
        && ["is", "are", "was", "has", "have"].contains(lattice.tokens[index].spoken)
    }
  }

  /// `dinner thursday, not wednesday`, where it is on monday: what is ruled out was not so.
  func rulesOutAnotherDay(_ parse: Parse) -> Bool {
    guard parse.signature.verb == .move, parse.said.has(.not),
      let stop = parse.fills.stops()?.first,
      let at = parse.range.first(where: { lattice.classes(at: $0).has(.not) }),
      let out = parse.range.first(where: { index in
        index > at && !parse.spans.values.contains { $0.contains(index) }
          && !spans.spans(.day, at: index, before: whole.upperBound).isEmpty
      }),
      case .day(let day)? = spans.spans(.day, at: out, before: whole.upperBound).last?.value,
      case .show(.day(let own))? = canonical(.show(.dayOf(stop)))
    else { return false }
    return spans.context.day(day)?.number != spans.context.day(own)?.number
  }

  /// `mon: cancel everything`, `we won't bother with monday`: what is on that day, and not the day.
  func removesDayForAll(_ parse: Parse) -> Bool {
    parse.signature.verb == .removeDay
      && parse.range.contains {
        ["everything", "bother", "bothering"].contains(lattice.tokens[$0].folded)
      }
  }
}
