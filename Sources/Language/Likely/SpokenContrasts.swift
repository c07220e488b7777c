internal import Session

/// What a line says that is not meant, beside what is: `three hours instead of two`, `on wednesday, not on
/// thursday`, `not at 11 but at half past`.
///
/// It is of the same kind as what is meant (two days, two hours, two lengths, two amounts, two stops), and
/// without it the line says the same.
struct SpokenContrasts {
  private let table: OpenClauses
  private var tokens: [Token] { table.lattice.tokens }

  init(_ table: OpenClauses) { self.table = table }

  struct Meant {
    /// The tokens without what is not meant.
    let rest: [Int]
    /// Whether it is another thing that is not meant.
    let isOfNames: Bool
    /// Whether it is the other side of what something stands beside: `after lunch, not before`.
    let isOfSides: Bool
    /// Whether it is another day.
    let isOfDays: Bool
    /// Whether it is a mere number or a length, which another reading takes for something else.
    let isCounted: Bool
  }

  /// What is left without what is not meant; `nil` where nothing stands against another.
  var meant: Meant? {
    for index in tokens.indices.dropFirst() {
      guard let words = contrasting.first(where: { says($0, at: index) }),
        let (value, kinds) = value(at: index + words.count)
      else { continue }
      let isDenied = words == ["not"]
      // `lello at 12 instead of the tower`: what stands there goes.
      guard isDenied || words == ["and", "not"] || kinds != [4],
        // `it should read Church and Tower, not Clérigos Tower`: the other name is what it is about.
        kinds != [4] || !tokens[0].says("it")
      else { continue }
      let goesOn = value < tokens.count && tokens[value].says("but")
      let isOver = value == tokens.count || tokens[value].kind == .sign
      guard isOver || goesOn && isDenied else { continue }
      let end = goesOn ? value + 1 : value
      let start = index > 0 && isJoining(index - 1) && isOver ? index - 1 : index
      let rest = tokens.indices.filter { !(start..<end).contains($0) }
      guard hasOther(of: kinds, in: rest) else { continue }
      return Meant(
        rest: rest, isOfNames: kinds == [4], isOfSides: kinds == [SpokenContrasts.side],
        isOfDays: kinds == [0],
        isCounted: !kinds.isDisjoint(with: SpokenContrasts.counted))
    }
    return nil
  }

  private func says(_ words: [String], at index: Int) -> Bool {
    index + words.count < tokens.count
      && words.indices.allSatisfy { tokens[index + $0].says(words[$0]) }
  }

  private func isJoining(_ index: Int) -> Bool {
    tokens[index].says(",") || tokens[index].says("and") || tokens[index].says("but")
  }

  /// Where a value ends, behind small words that lead to it, and of which kinds it can be.
  private func value(at start: Int) -> (end: Int, kinds: Set<Int>)? {
    var index = start
    while index < tokens.count, leading.contains(tokens[index].folded) { index += 1 }
    guard index < tokens.count else { return nil }
    if let end = codeEnd(index) { return (end, [SpokenContrasts.code]) }
    if isSide(index) { return (index + 1, [SpokenContrasts.side]) }
    // Of `it was Ana who paid, not Bob` it is not known what, and `Ana is coming, not Bob` is of those who go.
    if isTraveller(index), !tokens[0].says("it"), tokens.contains(where: { $0.says("paid") }) {
      return (index + 1, [SpokenContrasts.traveller])
    }
    var (end, kinds) = (index, Set<Int>())
    for at in [index, start] where kinds.isEmpty {
      for (kind, type) in SpokenContrasts.types.enumerated() {
        let longest = table.spans.spans(type, at: at, before: tokens.count).map(\.end).max() ?? at
        if longest > end || longest == end && longest > at {
          if longest > end { kinds = [] }
          (end, _) = (longest, kinds.insert(kind))
        }
      }
    }
    // `instead of two`: so many of whatever is counted.
    if kinds.isEmpty,
      tokens[index].kind == .number
        || NumberWords.cardinal(in: tokens, from: index) != nil
    {
      return (behindHalf(index + 1), SpokenContrasts.counted)
    }
    if end == index + 1,
      NumberWords.cardinal(in: tokens, from: index) != nil
        || tokens[index].kind == .number
    {
      kinds.formUnion(SpokenContrasts.counted)
    }
    return kinds.isEmpty ? nil : (end, kinds)
  }

  /// Whether another value of such a kind is told besides.
  private func hasOther(of kinds: Set<Int>, in rest: [Int]) -> Bool {
    let left = Set(rest)
    return rest.contains { index in
      if kinds == [SpokenContrasts.code] { return codeEnd(index) != nil }
      if kinds == [SpokenContrasts.side] { return isSide(index) }
      if kinds == [SpokenContrasts.traveller] { return isTraveller(index) }
      return kinds.contains { kind in
        table.spans.spans(SpokenContrasts.types[kind], at: index, before: tokens.count)
          .contains { span in (index..<span.end).allSatisfy(left.contains) }
      }
    }
  }

  /// Where letters and digits end that stand for something: `14C`, `TP1234`.
  private func codeEnd(_ index: Int) -> Int? {
    var (end, text) = (index + 1, tokens[index].text)
    while end < tokens.count, tokens[end].isGlued, tokens[end].kind != .sign {
      text += tokens[end].text
      end += 1
    }
    return text.contains(where: \.isNumber) && text.contains(where: \.isUppercase) ? end : nil
  }

  /// As in `one and a half`.
  private func behindHalf(_ index: Int) -> Int {
    let rest = tokens[index...].prefix { $0.kind == .word }.map(\.folded)
    return rest == ["and", "half"] || rest == ["and", "a", "half"] ? index + rest.count : index
  }

  /// As in `after the beach, not before`.
  private func isSide(_ index: Int) -> Bool {
    tokens[index].says("before") || tokens[index].says("after")
  }

  private func isTraveller(_ index: Int) -> Bool {
    table.session.currentTrip?.companions.contains { folded($0.name) == tokens[index].folded }
      == true
  }

  private static let code = -1
  private static let side = -2
  private static let traveller = -3

  private static let types: [RoleType] = [
    .day, .time, .slot(.duration), .slot(.amount), .oneStop,
  ]
  /// What a mere number may count: hours of the clock or of a length, and money.
  private static let counted: Set = [1, 2, 3]
}

extension SpokenClauses {
  /// Some of the words as they were written.
  func said(_ kept: [Int]) -> String {
    kept.reduce(into: "") { text, index in
      if !text.isEmpty, !tokens[index].isGlued { text += " " }
      text += said(index..<index + 1)
    }
  }
}

private let contrasting = [
  ["instead", "of"], ["rather", "than"], ["in", "place", "of"], ["and", "not"], ["not"],
]
private let leading: Set = ["on", "at", "for", "the", "a", "an", "to", "in"]
