internal import Session

/// Who comes along, or no longer, and how many they are then.
extension LineReader {
  /// Somebody's name behind words that say nothing, or behind `add`; and the token behind it.
  func companions(_ context: ChartContext) -> [(String, Int)] {
    let lattice = WordLattice(context.tokens)
    var start = context.end(ofOneOf: requests, at: lattice.behindTalk) ?? lattice.behindTalk
    while start < context.tokens.count - 1, starts.contains(context.tokens[start].folded) {
      start += 1
    }
    return [behindKin(start, context)].compactMap { index -> (String, Int)? in
      guard let token = context.token(index), [.word, .quoted].contains(token.kind) else {
        return nil
      }
      // `Carla's joining us`
      let isShort = token.text.hasSuffix("'s") || token.text.hasSuffix("\u{2019}s")
      let name = isShort && token.kind == .word ? String(token.text.dropLast(2)) : token.text
      guard context.travels(name) || mayBeCalled(name, lattice, index) else { return nil }
      return (name, index + 1)
    }
  }

  /// The same of several: `Carla and Dan`.
  func companionsNamed(_ context: ChartContext) -> [([String], Int)] {
    let lattice = WordLattice(context.tokens)
    return companions(context).map { name, first in
      var (names, end) = ([name], first)
      while let start = behindJoint(end, context), let token = context.token(start),
        [.word, .quoted].contains(token.kind),
        context.travels(token.text) || mayBeCalled(token.text, lattice, start)
      {
        names.append(token.text)
        end = start + 1
      }
      return (names, end)
    }
  }

  private func behindJoint(_ index: Int, _ context: ChartContext) -> Int? {
    var end = index
    while let token = context.token(end), [",", "and", "&", "n", "plus"].contains(token.folded) {
      end += 1
    }
    return end > index ? end : nil
  }

  /// `our friend Margaret`, `Ana's brother Max`: what they are to whoever types stands before the name.
  private func behindKin(_ start: Int, _ context: ChartContext) -> Int {
    var index = start
    let isOwner = context.token(index).map { token in
      token.spoken.hasSuffix("'s") && context.travels(String(token.text.dropLast(2)))
    }
    guard isOwner == true || ["my", "our"].contains(context.token(index)?.folded) else {
      return start
    }
    index += 1
    while let word = context.token(index)?.folded,
      PartyWords.isKin(word) || PartyWords.describing.contains(word)
    { index += 1 }
    return index > start + 1 && context.token(index)?.isCapitalised == true ? index : start
  }

  private func mayBeCalled(_ name: String, _ lattice: WordLattice, _ index: Int) -> Bool {
    let isWord =
      lattice.isKnown(index)
      && (name.first?.isUppercase != true
        || lattice.classes(at: index).meets(ClassSet.acts.union(ClassSet([.pronoun, .function]))))
    return !isWord && !PlainActivities.begin(name) && name.allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// How many they are then: `Marek out, so 11`.
  func saysSum(_ start: Int, _ chart: Chart) -> Int? {
    let context = chart.context
    let lead = context.matches([","], at: start) ? start + 1 : start
    guard let end = context.end(ofOneOf: sums, at: lead),
      let (count, last) = context.count(at: end, chart),
      isEnd(context.end(ofOneOf: [["of", "us"], ["people"], ["now"]], at: last) ?? last, chart)
    else { return nil }
    return count
  }
}

private let starts: Set = [
  "add", "remove", "take", "and", "so", "now", "also", "but", "ugh", "argh", "oh", "no", "damn",
]
private let requests = BookingWords.ways(
  "say_that note_that could_you can_you would_you will_you could_you_please can_you_please would_you_please"
)
private let sums = BookingWords.ways("so so_we're so_we_are so_that's makes that_makes which_makes")
