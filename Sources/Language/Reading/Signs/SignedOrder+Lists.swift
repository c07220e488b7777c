internal import Session

/// Signs that add, join and name.
extension SignedOrder {
  /// `Budget: +200`, `budget -100 EUR`.
  var changedBudget: Command? {
    guard let first = context.tokens.first, budgetWords.contains(first.folded) else { return nil }
    let start = context.matches([":"], at: 1) ? 2 : 1
    guard start + 1 < said.upperBound, let sign = context.token(start),
      ["+", "-", "−"].contains(sign.text), context.token(start + 1)?.kind == .number,
      chart.spans(.amount, at: start + 1).contains(where: { $0.end == said.upperBound })
    else { return nil }
    let verb = sign.text == "+" ? "raise" : "lower"
    return Command(
      line: "\(verb) the budget by \(text(start + 1..<said.upperBound))", verb: "budget")
  }

  /// `Ideas: + bike tour, + tram 22`, `packing: + umbrella`: each with its sign.
  var plusList: Command? {
    guard
      let (lead, start) = lists.lazy.compactMap({ ways, lead in
        context.end(ofOneOf: ways, at: 0).map { (lead, $0) }
      }).first
    else { return nil }
    let first = context.matches([":"], at: start) ? start + 1 : start
    guard first < said.upperBound, context.matches(["+"], at: first) else { return nil }
    let things = (first..<said.upperBound).split { context.tokens[$0].says("+") }.map { thing in
      let last = thing.last.map { [",", "and", ";"].contains(context.tokens[$0].folded) } ?? false
      return thing.lowerBound..<(last ? thing.upperBound - 1 : thing.upperBound)
    }
    guard !things.isEmpty,
      things.allSatisfy({ thing in
        (1..<mostInName).contains(thing.count)
          && context.tokens[thing].contains { $0.kind == .word }
          && !context.tokens[thing].contains { $0.kind == .sign && !$0.isGlued || $0.says(",") }
      })
    else { return nil }
    let lines = things.map { lead.replacing("…", with: quotedText(text($0))) }
    return Command(line: lines.joined(separator: "; "), verb: String(lead.prefix { $0 != " " }))
  }

  /// `D4 + D5: merge`, `Mon + Thu: swap`.
  var daysTogether: Command? {
    guard let verb = context.token(said.upperBound - 1).flatMap({ together[$0.folded] }),
      case let end = said.upperBound - 2, end > 2,
      [":", "-", "–", ","].contains(context.tokens[end].folded)
    else { return nil }
    for first in chart.spans(.day(bareNumber: false), at: 0)
    where ["+", "&", "and", "/"].contains(context.token(first.end)?.folded) {
      guard isWhole(.day(bareNumber: false), first.end + 1..<end) else { continue }
      let line = "\(verb) \(text(0..<first.end)) with \(text(first.end + 1..<end))"
      return Command(line: line, verb: verb)
    }
    return nil
  }

  /// `Title D5 = Braga day trip`, `thu = chill day, name it`.
  var title: Command? {
    let isLed = context.token(0).map { ["title", "name"].contains($0.folded) } ?? false
    let end = (said.lowerBound..<said.upperBound).first { start in
      context.matches([","], at: start)
        && context.end(ofOneOf: naming, at: start + 1) == said.upperBound
    }
    guard isLed || end != nil else { return nil }
    for day in chart.spans(.day(bareNumber: false), at: isLed ? 1 : 0) {
      let name = day.end + 1..<max(day.end + 1, end ?? said.upperBound)
      guard ["=", ":", "→"].contains(context.token(day.end)?.folded),
        (1..<mostInName).contains(name.count),
        !context.tokens[name].contains(where: { $0.kind == .sign && !$0.isGlued || $0.says(",") })
      else { continue }
      let led = isLed ? 1 : 0
      return Command(
        line: "name \(text(led..<day.end)) \(quotedText(text(name)))", verb: "name")
    }
    return nil
  }

  /// `Passport ✓ renewed`, `sun cream ✔`.
  var ticked: Command? {
    guard let sign = said.first(where: { ["✓", "✔", "✅", "☑"].contains(context.tokens[$0].text) }),
      sign == 0 || sign + 1 == said.upperBound
        || sign + 2 == said.upperBound && finished.contains(context.tokens[sign + 1].folded)
    else { return nil }
    let name = sign == 0 ? 1..<said.upperBound : 0..<sign
    return name.isEmpty ? nil : Command(line: "tick \(text(name))", verb: "tick")
  }
}

/// So many words at most.
private let mostInName = 7
private let lists: [([[String]], String)] = [
  (BookingWords.ways("ideas idea_list ideas_list"), "add … to ideas"),
  (BookingWords.ways("packing packing_list pack to_pack"), "pack …"),
  (BookingWords.ways("todo todos to_-_do to_do to_dos to_-_dos tasks"), "todo …"),
]
private let together = [
  "merge": "merge", "merged": "merge", "combine": "merge", "join": "merge", "swap": "swap",
  "swapped": "swap",
]
private let naming = BookingWords.ways("name_it call_it title_it name_it_that name_it_so")
private let finished: Set = [
  "renewed", "done", "packed", "bought", "booked", "sorted", "finished", "paid", "sent", "ordered",
  "ready", "printed",
]
