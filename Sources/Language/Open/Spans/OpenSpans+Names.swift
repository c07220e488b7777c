internal import Session

/// Names of what the trip does not have yet.
extension OpenSpans {
  /// What may be added: rows of the results, positions, names.
  func subjects(at index: Int) -> [RoleSpan] {
    let rows = chart.spans(.subject, at: index).compactMap { span -> RoleSpan? in
      switch span.value {
      case .subject(.results), .subject(.position):
        let isNumber = span.end == index + 1 && context.tokens[index].kind == .number
        guard !isNumber, !isWithinNumber(index + 2) else { return nil }
      case .subjects(let all) where all.allSatisfy(\.isQuotedName): break
      default: return nil
      }
      return RoleSpan(end: span.end, value: span.value, points: 8 * (span.end - index))
    }
    return rows
      + looseNames(at: index).filter { !isPartOfStop(index..<$0.end) }.map { name in
        let place = PlaceReference.named(name.text, quoted: name.isQuoted)
        // Known beats new, but for what people do every day.
        let isKnown =
          !PlainActivities.begin(name.text) && context.stops.has(name.text)
          || context.stops.isIdea(folded(name.text)) || tellsWhere(name)
        let points = name.points - (isKnown ? OpenScore.knownOtherwise : 0)
        return RoleSpan(end: name.end, value: .subject(.place(place)), points: points)
      }
  }

  /// `harbor` of `harbor cruise`, which the trip has: the whole beats a part.
  func isPartOfStop(_ name: Range<Int>) -> Bool {
    (max(0, name.lowerBound - 3)...name.lowerBound).contains { start in
      spans(.oneStop, at: start, before: context.tokens.count).contains { stop in
        stop.end >= name.upperBound && stop.end - start > name.count
          && (start..<stop.end).allSatisfy { context.tokens[$0].kind == .word }
          && !lattice.classes(at: start).meets(ClassSet([.function, .preposition]))
      }
    }
  }

  /// Where one may travel to: a name of the gazetteer; else words that look like one.
  func places(at index: Int) -> [RoleSpan] {
    looseNames(at: index).compactMap { name in
      // `a walk` is no Valka.
      guard name.isQuoted || name.isCapital || !PlainActivities.isJust(name.text) else {
        return nil
      }
      let kinds = name.isQuoted ? [] : knows(name.text)
      let isTown = kinds.contains { $0 != .sight && $0 != .airport }
      guard isTown || name.isQuoted || name.isCapital && !knowsOnlyCode(name.text) else {
        return nil
      }
      let place = PlaceReference.named(name.text, quoted: name.isQuoted)
      let points = isTown ? 8 * (name.end - index) : name.points
      return RoleSpan(end: name.end, value: .place(place), points: points)
    }
  }

  struct LooseName {
    var end: Int
    var text: String
    var points: Int
    var isQuoted = false
    /// Whether its words are written as those of names are.
    var isCapital = false
  }

  /// Each way in which a name may begin here.
  func looseNames(at index: Int) -> [LooseName] {
    guard let first = context.token(index) else { return [] }
    if first.kind == .quoted {
      return [LooseName(end: index + 1, text: oneLine(first.text), points: 8, isQuoted: true)]
    }
    guard first.kind == .word, beginsName(index) else { return [] }
    var names: [LooseName] = []
    var end = index
    while end < context.tokens.count, end - index < longestName, goesOn(end, from: index) {
      end += 1
      guard endsName(end - 1) || !knows(context.text(index..<end)).isEmpty else { continue }
      names.append(name(index..<end))
    }
    return withAreas(withWholeTours(names), from: index)
  }

  private func name(_ range: Range<Int>) -> LooseName {
    let text = context.text(range)
    let isCapital = range.allSatisfy { isCapitalised($0) || isConnector($0) }
    let isActivity = PlainActivities.begin(text)
    let isPlace = !knows(text).isEmpty
    let each = isPlace ? 7 : isActivity || isCapital ? 5 : 3
    let connectors = range.filter(isConnector).count
    let points = each * (range.count - connectors) + 2 * connectors
    return LooseName(end: range.upperBound, text: text, points: points, isCapital: isCapital)
  }

  /// Words that the language does not know, things that people do, and words with a capital.
  private func beginsName(_ index: Int) -> Bool {
    isNameWord(index)
      || lattice.classes(at: index).has(.talk) && index + 1 < context.tokens.count
        && isNameWord(index + 1)
        // `uh lunch`
        && !PlainActivities.isJust(context.text(index + 1..<index + 2))
  }

  func isNameWord(_ index: Int) -> Bool {
    let token = context.tokens[index]
    guard token.kind == .word else { return false }
    guard !isOfDates(index) else { return false }
    // `the beach I want to see`
    if token.text == "I", ofSpeakers.contains(context.token(index + 1)?.folded ?? "") {
      return false
    }
    // The first word of a sentence has a capital whatever it is.
    if isCapitalised(index), !beginsSentence(index) { return true }
    if PlainActivities.begin(context.text(index..<min(index + 2, context.tokens.count))) {
      return true
    }
    return !lattice.isKnown(index) || isInCompound(index) || isModifier(index)
  }

  /// `make-up`: a part of a word of two that names a thing.
  private func isInCompound(_ index: Int) -> Bool {
    let tokens = context.tokens
    return [index, index - 2].contains { start in
      guard start >= 0, start + 2 < tokens.count, tokens[start + 1].says("-"),
        tokens[start + 1].isGlued, tokens[start + 2].isGlued
      else { return false }
      return CommonWords.kind(of: "\(tokens[start].folded)-\(tokens[start + 2].folded)")
        .contains(.noun)
    }
  }

  private func beginsSentence(_ index: Int) -> Bool {
    index == 0 || context.tokens[index - 1].kind == .sign && !context.tokens[index].isGlued
  }

  func isOfDates(_ index: Int) -> Bool {
    let token = context.tokens[index]
    // `rose garden`: with a word of a holiday that is none a name may begin.
    let says = token.dateWords.map { $0 == [.holiday] ? isHoliday(index) : !$0.isEmpty } ?? false
    return says || context.ownerDate(at: index) != nil
      || ["noon", "midnight", "morning", "afternoon", "evening", "tonight"].contains(token.folded)
  }

  private func isHoliday(_ index: Int) -> Bool { !context.when.dates(at: index).isEmpty }

  /// Whether the whole line is in capitals, which then say nothing.
  private var isShouted: Bool { !context.line.contains { $0.isLowercase } }

  func isCapitalised(_ index: Int) -> Bool {
    guard context.tokens[index].text.first?.isUppercase == true else { return false }
    return !isShouted
  }

  private func isConnector(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind == .word && connectors.contains(token.folded) || token.says("&")
      || token.says("/") && context.matches(["w"], at: index - 1)
      || token.kind == .sign && ["-", "'", "."].contains(token.folded) && token.isGlued
  }

  private func goesOn(_ index: Int, from start: Int) -> Bool {
    index == start || isNameWord(index) || isHead(index) || isOfPlace(index, from: start)
      || isLastNoun(index)
      || index > start && (isConnector(index) || isGluedNumber(index))
  }

  /// `spanish steps`: a noun of the language with which the name of a known place goes on.
  private func isOfPlace(_ index: Int, from start: Int) -> Bool {
    guard index > start, index - start < 4, context.tokens[index].kind == .word,
      !lattice.classes(at: index).meets(.operators)
    else { return false }
    return (index + 1...index + 2).contains { end in
      end <= context.tokens.count && context.tokens[end - 1].kind == .word
        && !isOfDates(end - 1) && !knows(context.text(start..<end)).isEmpty
    }
  }

  private func isGluedNumber(_ index: Int) -> Bool {
    context.tokens[index].kind == .number && context.tokens[index].isGlued
  }

  private func endsName(_ index: Int) -> Bool {
    isNameWord(index) || isGluedNumber(index) || isHead(index) || isLastNoun(index)
  }
}

private let longestName = 8
private let connectors: Set = [
  "of", "the", "de", "la", "le", "du", "des", "da", "do", "dos", "in", "with", "at", "by", "to",
  "and", "for", "from", "a", "an", "my", "our", "del", "di", "on", "w", "near", "along",
]
/// What whoever types says of themselves.
private let ofSpeakers: Set = ["want", "would", "will", "need", "like", "have", "must", "should"]
