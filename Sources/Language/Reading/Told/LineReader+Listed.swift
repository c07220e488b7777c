internal import Session

/// Things for a list under a heading: `packing for Leo: nappies, wipes`, `things to do: …`.
extension LineReader {
  /// What is put on a list; `nil` where no heading tells which.
  func listed(
    _ said: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    // Most lines have none of these, and cost no look at their words.
    guard session.cursor.trip != nil,
      said.contains(where: { $0.says(":") || $0.says("!") || listNouns.contains($0.folded) })
    else { return nil }
    let tokens = Array(said.dropFirst(WordLattice(said).behindTalk).drop { $0.says("so") })
    if let rates = rates(tokens, of: expanded, typed: line) { return rates }
    guard let (list, start) = heading(tokens), start < tokens.count,
      !tokens[start...].contains(where: { $0.says("?") })
    else { return nil }
    let context = context(expanded.text, tokens)
    var intents: [Intent] = []
    for item in items(tokens, from: start) {
      let text = ([list.rawValue] + item.map { context.text($0) }).joined(separator: " ")
      guard case .list(.add(list, let thing, let due))? = reading(of: text)?.meaning else {
        return nil
      }
      intents.append(.list(.add(list, thing, due)))
    }
    guard let first = intents.first else { return nil }
    return .understood(
      Utterance(
        line: line, intent: intents.count == 1 ? first : .several(intents), spans: [:],
        whole: expanded.typed(context.bytes(0..<tokens.count))))
  }

  /// `rates: 1 EUR = 4.05 PEN; 1 EUR = 1.17 USD`.
  private func rates(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard
      let colon = tokens.prefix(LineReader.longestHeading).firstIndex(where: { $0.says(":") }),
      colon + 1 < tokens.count, tokens[..<colon].allSatisfy({ changing.contains($0.folded) })
    else { return nil }
    var intents: [Intent] = []
    for part in tokens[(colon + 1)...].split(whereSeparator: { $0.says(";") || $0.says(",") }) {
      guard case .understood(let utterance) = inOnePart(Array(part), of: expanded, typed: line),
        case .rate = utterance.intent
      else { return nil }
      intents.append(utterance.intent)
    }
    guard !intents.isEmpty else { return nil }
    let whole = expanded.typed(
      tokens[0].bytes.lowerBound..<tokens[tokens.count - 1].bytes.upperBound)
    return .understood(
      Utterance(line: line, intent: .several(intents), spans: [:], whole: whole))
  }

  /// The list that a heading names, and the token behind the heading.
  private func heading(_ tokens: [Token]) -> (ChecklistTask.List, Int)? {
    if let colon = tokens.prefix(LineReader.longestHeading).firstIndex(where: { $0.says(":") }),
      colon + 1 < tokens.count, !tokens[colon + 1].isGlued
    {
      return list(tokens[..<colon]).map { ($0, colon + 1) }
    }
    if let start = endOfCall(tokens) { return list(tokens[..<start]).map { ($0, start) } }
    // `for the packing list, we need …`
    guard let first = tokens.first, ["for", "on"].contains(first.folded),
      let end = tokens.prefix(LineReader.longestHeading).firstIndex(where: { token in
        listNouns.contains(token.folded)
      }), let list = list(tokens[...end])
    else { return nil }
    var start = end + 1
    let needs = ["we", "i", "need", "we'll", "i'll", "add", "put", "also", "want", "please"]
    while start < tokens.count,
      tokens[start].says(",") || needs.contains(tokens[start].folded)
    { start += 1 }
    return start > end + 1 ? (list, start) : nil
  }

  /// In tokens, the colon with them.
  private static let longestHeading = 8

  /// Which list words name, where all of them are words of a heading or the name of somebody.
  private func list(_ heading: ArraySlice<Token>) -> ChecklistTask.List? {
    let words = heading.map(\.folded)
    // `don't pack: …` is none of what one does not forget.
    guard let first = words.first,
      !words.contains(where: denying.contains) || words.contains(where: missing.contains),
      heading.allSatisfy({ token in
        headingWords.contains(token.spoken) || packing.contains(token.folded)
          || doing.contains(token.folded) || token.says("!")
          || token.folded != first && token.text.first?.isUppercase == true
      })
    else { return nil }
    if words.contains(where: packing.contains) { return .pack }
    return words.contains(where: doing.contains) ? .todo : nil
  }

  /// The things behind a heading: parted by semicolons, else by commas and a last `and`; when
  /// something is due belongs to it.
  private func items(_ tokens: [Token], from start: Int) -> [[Range<Int>]] {
    let rest = start..<tokens.count
    let sign = rest.contains { tokens[$0].says(";") } ? ";" : ","
    var items: [[Range<Int>]] = []
    for part in rest.split(whereSeparator: { tokens[$0].says(sign) }) {
      var item = part.startIndex..<part.endIndex
      if tokens[item.upperBound - 1].says(".") { item = item.lowerBound..<item.upperBound - 1 }
      if !items.isEmpty, item.count > 1, leading.contains(tokens[item.lowerBound].folded),
        !tokens[item.lowerBound + 1].isGlued
      {
        item = item.lowerBound + 1..<item.upperBound
      }
      guard !item.isEmpty else { continue }
      if ["due", "by"].contains(tokens[item.lowerBound].folded), let last = items.popLast() {
        items.append(last + [item])
      } else {
        items.append(apart(item, tokens))
      }
    }
    guard sign == ",", items.count > 1, let last = items.last?.first, items.last?.count == 1,
      let and = last.dropFirst().first(where: { joins($0, tokens) }),
      and + 1 < last.upperBound
    else { return items }
    return items.dropLast() + [[last.lowerBound..<and], [and + 1..<last.upperBound]]
  }

  /// Before the last of several things.
  private func joins(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].says("and")
      || tokens[index].says("n") && !tokens[index].isGlued
        && index + 1 < tokens.count && !tokens[index + 1].isGlued
  }

  /// `check the passports, due 90 days before`: without the sign before it when it is due, and without
  /// the word for that where days are counted.
  private func apart(_ item: Range<Int>, _ tokens: [Token]) -> [Range<Int>] {
    guard let due = item.dropFirst(2).first(where: { tokens[$0].says("due") }),
      tokens[due - 1].says(","), due + 1 < item.upperBound
    else { return [item] }
    let start =
      tokens[due + 1].kind == .number && item.contains(where: { tokens[$0].says("before") })
    return [item.lowerBound..<due - 1, (start ? due + 1 : due)..<item.upperBound]
  }
}

/// `packing!! comfy shoes, plasters`: a heading that is called out, before several things.
private func endOfCall(_ tokens: [Token]) -> Int? {
  guard let sign = tokens.prefix(4).firstIndex(where: { $0.says("!") }), sign > 0,
    tokens[..<sign].allSatisfy({ called.contains($0.folded) }),
    let start = tokens[sign...].firstIndex(where: { !$0.says("!") }),
    case let things = tokens[start...], things.contains(where: { $0.says(",") }),
    // Several things, of which none is a sentence.
    !things.contains(where: { token in
      token.says("!") || token.kind == .number || Lexicon.turns(token)
        || Lexicon.firstPersons.contains(token.spoken) || Lexicon.modals.contains(token.folded)
        || Lexicon.shared.classes(of: token.folded)
          .meets(ClassSet.ofWhatIs.union(ClassSet([.question, .be])))
    })
  else { return nil }
  return start
}

extension Reading {
  /// What it means, where nothing is missing.
  fileprivate var meaning: Intent? { frame.build(fills) }
}

private let changing: Set = [
  "exchange", "rates", "rate", "to", "use", "currency", "currencies", "conversion", "the", "our",
]
private let listNouns: Set = ["list", "lists", "luggage", "suitcase"]
private let packing: Set = [
  "packing", "pack", "luggage", "suitcase", "bring", "bags", "bag", "take",
]
private let doing: Set = [
  "todo", "todos", "tasks", "task", "reminders", "jobs", "errands", "do",
]
private let called: Set = ["packing", "pack", "list", "todo", "todos", "to", "do", "the", "our"]
private let leading: Set = ["and", "&", "plus", "n"]
private let denying: Set = [
  "don't", "not", "mustn't", "shouldn't", "can't", "dont", "mustnt", "shouldnt", "cant",
]
private let missing: Set = ["forget", "leave", "miss", "without"]
private let headingWords: Set = [
  "the", "our", "my", "list", "lists", "for", "things", "stuff", "to", "us", "everyone",
  "everybody",
  "need", "we", "i", "don't", "forget", "still", "before", "trip", "of", "also", "and", "kids",
  "go", "leave", "-", "on", "some", "more", "all", "open", "remember", "must", "have", "in",
  "short", "mustn't", "not", "take", "shouldn't", "can't", "bring", "pack",
  "along", "with", "really", "should", "got",
]
