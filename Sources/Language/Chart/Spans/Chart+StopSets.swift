internal import Session

/// Stops that are told together by where they stand.
extension Chart {
  /// `everything on tuesday`, `all stops after lunch`, `the last two stops on day 2`, each perhaps
  /// with stops left out behind it: `but the museum`.
  func stopSets(at index: Int) -> [Span] {
    let sets =
      themOfDay(at: index) + everything(at: index) + rowsOfDay(at: index)
      + allNamed(at: index) + allIdeas(at: index) + ownedByDay(at: index)
    return sets.flatMap { $0.isBare ? [$0.span] : [$0.span] + excepting($0) } + bothOfDay(at: index)
  }

  /// `them`, `both`: the stops of the day that was shown or spoken of last.
  private func themOfDay(at index: Int) -> [SetSpan] {
    let count = context.stopsOfMentionedDay
    guard count > 0 else { return [] }
    return manyPronouns.filter { context.matches($0, at: index) }
      .filter { !$0.contains("both") || count == 2 }
      .map { SetSpan(end: index + $0.count, set: StopSet(.mentioned), from: index) }
  }

  private func everything(at index: Int) -> [SetSpan] {
    guard let words = everythingWords.first(where: { context.matches($0, at: index) }) else {
      return []
    }
    let end = index + words.count
    let parts: [(String, (StopReference) -> StopSet.Part)] = [
      ("before", StopSet.Part.before), ("after", StopSet.Part.after),
    ]
    let anchored = parts.filter { context.matches([$0.0], at: end) }.flatMap { _, part in
      stops(at: end + 1).filter(\.isKnown).map { stop in
        SetSpan(end: stop.end, set: StopSet(.here, part(stop.reference)), from: index)
      }
    }
    return (anchored + anchored.flatMap(placed))
      + placed(SetSpan(end: end, set: StopSet(.here), from: index))
      + (context.hasDayInView
        ? [SetSpan(end: end, set: StopSet(.here), from: index, isBare: true)] : [])
  }

  /// `the last two stops on day 2`.
  private func rowsOfDay(at index: Int) -> [SetSpan] {
    guard let row = countedRow(at: index) else { return [] }
    let part: StopSet.Part = row.isLast ? .last(row.count) : .first(row.count)
    return placed(SetSpan(end: row.end, set: StopSet(.here, part), from: index))
  }

  /// `both stops on wednesday`, which has two.
  private func bothOfDay(at index: Int) -> [Span] {
    bothWords.filter { context.matches($0, at: index) }.flatMap { words in
      placed(SetSpan(end: index + words.count, set: StopSet(.here), from: index)).compactMap {
        set in
        guard case .day(let reference) = set.set.whole, let (number, _) = context.day(reference),
          context.trip?.day(number: number)?.stops.count == 2
        else { return nil }
        let both = [1, 2].map { StopReference.inDay(day: number, number: $0) }
        return Span(end: set.end, value: .stops(both), score: set.span.score)
      }
    }
  }

  /// `wednesday's plans`, `wed stuff`.
  private func ownedByDay(at index: Int) -> [SetSpan] {
    if context.token(index)?.mayBeWeekday == true, context.matches(["stuff"], at: index + 1) {
      return spans(.day(bareNumber: false), at: index).filter { $0.end == index + 1 }.compactMap {
        guard case .day(let day) = $0.value else { return nil }
        return SetSpan(end: index + 2, set: StopSet(.day(day)), from: index)
      }
    }
    guard let date = context.ownerDate(at: index),
      ownedWords.contains(where: { context.matches([$0], at: index + 1) })
    else { return [] }
    return [SetSpan(end: index + 2, set: StopSet(.day(.on(date))), from: index)]
  }

  /// `all ideas`.
  private func allIdeas(at index: Int) -> [SetSpan] {
    guard context.ideaCount ?? 0 > 0 else { return [] }
    return ideasWords.filter { context.matches($0, at: index) }.map {
      SetSpan(end: index + $0.count, set: StopSet(.ideas), from: index)
    }
  }

  /// `all lunches`, `both museums`: all of one name, which may stand in the plural.
  private func allNamed(at index: Int) -> [SetSpan] {
    namedWords.filter { context.matches($0, at: index) }.flatMap { words -> [SetSpan] in
      let start = index + words.count
      return bareText(at: start).prefix(8).compactMap { end, text, quoted in
        guard !quoted, let name = singular(text).first(where: { hasStops(called: $0, by: words) })
        else { return nil }
        return SetSpan(end: end, set: StopSet(.named(name)), from: index)
      }
    }
  }

  /// Whether stops have this name, and as many as the words say.
  ///
  /// What is also a kind of place (`all museums`) may mean others too.
  private func hasStops(called name: String, by words: [String]) -> Bool {
    guard !Chart.isKind(name), context.stops.has(name) else { return false }
    return !words.contains("both") || context.trip?.stops(named: name).count == 2
  }

  /// The same with its day or the ideas behind it.
  private func placed(_ span: SetSpan) -> [SetSpan] {
    placeWords.filter { context.matches([$0], at: span.end) }.flatMap { _ in
      spans(.target, at: span.end + 1).compactMap { place in
        guard case .target(let target) = place.value, place.end > span.end + 1 else { return nil }
        var span = span
        span.end = place.end
        switch target {
        case .day(let day): span.set.whole = .day(day)
        case .ideas: span.set.whole = .ideas
        }
        span.isBare = false
        return span
      }
    }
  }

  /// `2 and 3 from day 1`, `1-2 on tuesday`: mere numbers, and the day whose stops they are.
  func numbersOfDay(_ list: Span) -> [Span] {
    guard case .stops(let stops) = list.value else { return [] }
    let numbers = stops.compactMap { stop -> Int? in
      if case .number(let number) = stop { number } else { nil }
    }
    guard numbers.count == stops.count else { return [] }
    return ["of", "from", "on"].filter { context.matches([$0], at: list.end) }.flatMap { _ in
      spans(.day(bareNumber: false), at: list.end + 1).compactMap { day in
        guard case .day(let reference) = day.value, let (number, _) = context.day(reference)
        else { return nil }
        return Span(
          end: day.end, value: .stops(numbers.map { .inDay(day: number, number: $0) }),
          score: list.score + Score.known + day.score)
      }
    }
  }

  /// The same with stops that are left out.
  private func excepting(_ span: SetSpan) -> [Span] {
    let words = exceptWords.filter { context.matches($0, at: span.end) }
    return words.flatMap { words in
      stopLists(at: span.end + words.count, known: true).compactMap { out in
        guard case .stops(let stops) = out.value, !stops.contains(where: \.isSet) else {
          return nil
        }
        var span = span
        span.end = out.end
        span.set.except = stops
        return span.span
      }
    }
  }
}

/// A set of stops and where it ends.
private struct SetSpan {
  var end: Int
  var set: StopSet
  var from: Int
  /// Whether nothing says which stops: with some left out it could be the whole trip.
  var isBare = false

  var span: Span {
    Span(end: end, value: .stops([.set(set)]), score: (end - from) * Score.known)
  }
}

private let everythingWords =
  WordPattern(
    "(everything|all of it|all stops|all the stops|every stop|all plans|all the plans|all the stuff|all stuff|all things|all the things)"
  )
  .spelledOut + WordPattern("(everything|all the stuff|all) that's").spelledOut
private let bothWords =
  WordPattern("both (of|) (the|my|our|) (stops|things|plans|activities|items)").spelledOut
private let namedWords =
  WordPattern("(all|both) (of|) (the|my|our|)").spelledOut + [["every"], ["each"]]
private let ownedWords: Set = ["plans", "stops", "things", "activities", "stuff", "program"]
private let ideasWords = WordPattern("(all|every) (the|my|our|of the|of my|) (ideas|idea)")
  .spelledOut
private let placeWords = ["on", "of", "from", "for", "in", "off"]
private let exceptWords =
  WordPattern("(,|) (except|except for|but|but not|apart from|other than|besides)").spelledOut

/// The words as they are, then without the ending of a plural.
private func singular(_ text: String) -> [String] {
  var names = [text]
  if text.hasSuffix("s") { names.append(String(text.dropLast())) }
  if text.hasSuffix("es") { names.append(String(text.dropLast(2))) }
  if text.hasSuffix("ies") { names.append(text.dropLast(3) + "y") }
  return names
}

extension StopReference {
  /// Whether it is several stops that are told by where they stand.
  var isSet: Bool { if case .set = self { true } else { false } }
}
