internal import Session

/// From whom or what a fact is known: `the ticket says the flight lands at 7:50`, `the cruise takes two hours,
/// they told us on the phone`.
///
/// It is left out where what remains only changes a fact; what somebody wants or proposes is no such source.
struct ToldSources {
  let tokens: [Token]

  /// What is known, without its source.
  var rest: Range<Int>? {
    guard let rest = behindSource ?? beforeSource, !rest.contains(where: turns) else { return nil }
    return tokens.contains { $0.says("?") } ? nil : rest
  }

  /// Whether it is no plain fact: `the other cruise`, `should be at 9`, `closes at 17:00`.
  private func turns(_ index: Int) -> Bool {
    tokens[index].says(",") || turning.contains(tokens[index].spoken)
      || CommonWords.kind(of: tokens[index].folded) == .describing && !tokens[index].isCapitalised
        && NumberWords.cardinal(in: tokens, from: index) == nil
      || Lexicon.shared.classes(of: tokens[index].folded).meets(
        ClassSet([.end, .open, .either, .condition, .tentative, .question, .not]))
  }

  /// `the website says (that) …`, `it says on the ticket that …`, `invoice says …`.
  private var behindSource: Range<Int>? {
    guard let verb = tokens.indices.prefix(6).first(where: { saying.contains(tokens[$0].folded) }),
      isSource(0..<verb)
    else { return nil }
    var start = verb + 1
    if start < tokens.count, ["us", "me"].contains(tokens[start].folded) { start += 1 }
    if start < tokens.count, [",", ":", "that"].contains(tokens[start].folded) { start += 1 }
    return tokens.count - start > 2 ? start..<tokens.count : nil
  }

  /// `…, says the ticket`, `… according to the website`, `…, they told us on the phone`.
  private var beforeSource: Range<Int>? {
    for index in tokens.indices.dropFirst(3) {
      let isApart = tokens[index - 1].says(",")
      let end = isApart ? index - 1 : index
      let source: Range<Int>
      if saying.contains(tokens[index].folded) {
        source = index + 1..<last
      } else if let to = behindAccording(index) {
        source = to..<last
      } else if isApart, tellsFrom(index) {
        return 0..<end
      } else {
        continue
      }
      if !source.isEmpty, isSource(source) { return 0..<end }
    }
    return nil
  }

  /// Where the source begins in `according to the website`, `acc. to the ticket`.
  private func behindAccording(_ index: Int) -> Int? {
    guard ["according", "acc"].contains(tokens[index].folded) else { return nil }
    let to = index + 1 < last && tokens[index + 1].says(".") ? index + 2 : index + 1
    return to + 1 < last && tokens[to].says("to") ? to + 1 : nil
  }

  /// `they told us (on the phone)`, `they wrote`, `it says on the ticket`.
  private func tellsFrom(_ start: Int) -> Bool {
    guard ["they", "it"].contains(tokens[start].folded), start + 1 < last,
      saying.contains(tokens[start + 1].folded)
    else { return false }
    return tokens[(start + 2)..<last].allSatisfy { word in
      ["us", "me", "on", "by", "in", "the", "so", "to", "their"].contains(word.folded)
        || sources.contains(word.folded)
    }
  }

  private var last: Int {
    tokens.last.map { [".", "!"].contains($0.folded) } == true ? tokens.count - 1 : tokens.count
  }

  private func isSource(_ range: Range<Int>) -> Bool {
    let words = tokens[range].map(\.folded).filter { !["the", "our", "my", "their"].contains($0) }
    return words.count == 1 && sources.contains(words[0])
  }
}

extension Intent {
  /// Whether all that it changes is a fact about what is there.
  var onlyTellsFacts: Bool {
    steps.allSatisfy { step in
      switch step {
      case .time, .stay, .cost, .hours, .booking(.cost), .booking(.departure), .booking(.arrival),
        .booking(.checkInUntil), .booking(.length), .booking(.reference), .booking(.seat):
        true
      default: false
      }
    }
  }
}

private let saying: Set = [
  "say", "says", "said", "told", "tells", "wrote", "writes", "shows", "states",
]
private let turning: Set = [
  "other", "another", "each", "every", "should", "could", "would", "might", "to", "about", "under",
  "over", "around", "nearly", "almost", "than", "closes", "closed", "shuts", "opens", "open",
  "right", "best", "better", "see", "worth", "lovely",
]
private let sources: Set = [
  "ticket", "tickets", "website", "site", "email", "mail", "invoice", "receipt", "hotel", "airline",
  "booking", "confirmation", "voucher", "guidebook", "guide", "internet", "app", "page", "letter",
  "museum", "phone", "message", "leaflet", "sign", "they", "it",
]
