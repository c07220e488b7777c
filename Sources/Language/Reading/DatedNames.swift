internal import Session

/// The names of known places in a line in which words stand that say dates elsewhere.
struct DatedNames {
  let tokens: [Token]
  let gazetteer: any Gazetteer
  /// What the line says of dates, asked of few lines.
  let said: SaidDates

  init(_ tokens: [Token], _ gazetteer: any Gazetteer, _ context: DateContext) {
    (self.tokens, self.gazetteer) = (tokens, gazetteer)
    said = SaidDates(tokens, context)
  }

  /// The tokens, those of such names without what they say of dates.
  ///
  /// Where a place is wanted the whole name is one word; elsewhere it may be a part of another.
  var apart: [Token] {
    var apart: [Token] = []
    var index = 0
    while index < tokens.count {
      let name = index..<(end(from: index) ?? index)
      if name.isEmpty {
        apart.append(tokens[index])
      } else if wantsPlace(at: index) {
        apart.append(word(name))
      } else {
        apart += tokens[name].map(\.withoutDates)
      }
      index = max(index + 1, name.upperBound)
    }
    return apart
  }

  /// The same, of the first such name that stands where a place may be, whatever else it could be;
  /// `nil` where none does.
  var lacking: [Token]? {
    for start in tokens.indices.dropFirst() where leads.contains(tokens[start - 1].folded) {
      let end = ends(from: start, isWanted: true).first { end in
        // `augusta maine`
        !gazetteer.bearers(of: text(start..<end)).isEmpty
          && said.standsAlone(without: start..<end)
      }
      guard let end else { continue }
      return tokens[..<start] + [word(start..<end)] + tokens[end...]
    }
    return nil
  }

  /// A name as one word, which says nothing else.
  private func word(_ name: Range<Int>) -> Token {
    var word = tokens[name.lowerBound].withoutDates
    guard name.count > 1 else { return word }
    word.kind = .word
    word.bytes = word.bytes.lowerBound..<tokens[name.upperBound - 1].bytes.upperBound
    word.text = text(name)
    word.folded = folded(word.text)
    return word
  }

  /// The end of the longest such name from here.
  private func end(from start: Int) -> Int? {
    guard mayBegin(start) else { return nil }
    let isWanted = wantsPlace(at: start)
    return ends(from: start, isWanted: isWanted).first { end in
      let name = start..<end
      // A holiday is one, though a town may be called so.
      if HolidayNames.all.contains(folded(text(name))) { return false }
      if saysOther(name), isWanted || isWritten(name), isKnown(name, byOwnName: true) {
        return true
      }
      return isWanted && (end > start + 1 || tokens[0].says("new")) && isKnown(name)
        && said.standsAlone(without: name) && !endsInDay(name)
    }
  }

  /// Whether a destination or what is added stands here.
  private func wantsPlace(at index: Int) -> Bool {
    guard index > 0 else { return false }
    return tokens[0].says("new")
      ? tokens[index - 1].says("to") : index == 1 && tokens[0].says("add")
  }

  /// Where names may end that begin here and say dates, the longest first.
  private func ends(from start: Int, isWanted: Bool) -> [Int] {
    let run = tokens[start...].prefix(isWanted ? longestWanted : longestName).indices
      .prefix { isOfName($0) || isWanted && ($0 == start || goesOn($0)) }
    return run.reversed().map { $0 + 1 }.filter { end in
      (isWanted || canEnd(tokens[end - 1])) && !isWithinWord(end)
        && (start..<end).contains { index in
          tokens.saysDate(at: index) || isWanted && tokens[index].dateWords?.isEmpty == false
        }
    }
  }

  /// Whether one of its words belongs to no date: `25 de Mayo` is one.
  private func saysOther(_ name: Range<Int>) -> Bool {
    name.contains { index in
      tokens[index].kind == .word && !tokens.countsDays(at: index - 1)
        && tokens[index].dateWords?.allSatisfy { $0 == .holiday } != false
        && (index == name.lowerBound
          ? !joining.contains(tokens[index].folded) : canEnd(tokens[index]))
    }
  }

  /// Whether it says a day or a month, or its number is written as a name is: not `within one mile`.
  private func isWritten(_ name: Range<Int>) -> Bool {
    name.contains { index in
      tokens[index].dateWords?.contains(where: \.isOfCalendar) == true
        || tokens.saysDate(at: index) && tokens[index].text.first?.isUppercase == true
    }
  }

  /// `Beni, Saturday 5 June`: what could be the last word of a name says the day of the date.
  private func endsInDay(_ name: Range<Int>) -> Bool {
    let last = name.upperBound - 1
    return name.count > 1 && !tokens[last].isGlued && said.isDay(at: last)
      && isKnown(name.lowerBound..<last)
  }

  private func isKnown(_ name: Range<Int>, byOwnName: Bool = false) -> Bool {
    gazetteer.named(text(name)).contains { $0.isOwnName || !byOwnName }
  }

  private func text(_ name: Range<Int>) -> String {
    tokens[name].reduce(into: "") { text, token in
      text += (text.isEmpty || token.isGlued ? "" : " ") + token.text
    }
  }

  private func mayBegin(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .word || token.kind == .number && !token.isGlued
  }

  /// Whether what stands here is of one word with what stands before it: `Jung-an`, `19A`.
  private func isWithinWord(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].isGlued else { return false }
    return tokens[index].kind != .sign
      || index + 1 < tokens.count && tokens[index + 1].isGlued
        && signs.contains(tokens[index].folded)
  }

  private func canEnd(_ token: Token) -> Bool {
    token.kind == .number || token.kind == .word && !leading.contains(token.folded)
  }

  private func isOfName(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.isGlued, token.kind == .word || signs.contains(token.folded) { return true }
    return token.kind == .number || token.kind == .word && !outside.contains(token.folded)
  }

  /// `Arts on Main`: a word of sentences or a sign before one that is written as those of names are.
  private func goesOn(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].text.first?.isUppercase == true
  }
}

extension Token {
  fileprivate var withoutDates: Token {
    var token = self
    token.dateWords = []
    return token
  }
}

/// In words and signs.
private let longestName = 6
/// The same where a place is wanted.
private let longestWanted = 14
/// Signs within the words of names.
private let signs: Set = ["-", "'", "’", "‘", "`", ".", ",", "/", "°"]
/// Words that join those of a name, and those of a date.
private let joining: Set = ["de", "of", "the", "and"]
/// Words that end no name.
private let leading = joining.union(["del", "sur", "am"])
/// Words of sentences, which stand before dates.
private let outside: Set = [
  "to", "in", "on", "at", "for", "from", "by", "until", "till", "til", "thru", "before", "after",
  "with", "add", "move", "new", "trip", "next", "this", "every", "early", "late", "mid",
]
/// Words behind which a place may stand.
private let leads: Set = ["to", "in", "at", "near", "around", "visit", "add"]
