internal import Session

/// What words around the names of a line tell.
extension SketchedStops {
  /// `make it tuesday`: of something that is there.
  var speaksOfIt: Bool {
    context.tokens.indices.contains { context.end(ofOneOf: resuming, at: $0) != nil }
  }

  var hasOptions: Bool {
    context.tokens.indices.dropFirst().contains { index in
      let token = context.tokens[index]
      guard ["-", ">"].contains(token.folded), !token.isGlued, let next = context.token(index + 1)
      else { return false }
      return next.isGlued && next.kind != .number
    }
  }

  /// What the words of several runs call something, and what of them is only said beside it: `museum fri
  /// 14:00 family ticket` is at no `family`.
  func parted(_ runs: [Range<Int>], _ text: [String]) -> (names: [String], besides: [String]) {
    func isOfName(_ place: Int) -> Bool {
      let lead = context.tokens[runs[place].lowerBound].folded
      return place == 0 || placing.contains(lead) || names.isPlace(text[place])
        || PlainActivities.begin(text[0])
        || text[0].split(separator: " ").count == 1 && isThing(text[0])
    }
    let kept = text.indices.filter(isOfName)
    return (kept.map { text[$0] }, text.indices.filter { !kept.contains($0) }.map { text[$0] })
  }

  /// `workshop`, `museum`: what takes place at somewhere.
  private func isThing(_ name: String) -> Bool {
    EverydayThings.name(name) || CommonWords.kind(of: folded(name)).contains(.noun)
  }

  /// `fado night on friday after the dinner`: the words without those for a stop beside which it is, and
  /// where it is to stand.
  func withoutAnchor(_ runs: [Range<Int>]) -> (runs: [Range<Int>], position: StopPosition?) {
    for (place, run) in runs.enumerated() {
      for index in run where index > run.lowerBound || place > 0 {
        let isBehind = context.tokens[index].says("after")
        guard isBehind || context.tokens[index].says("before"), index + 1 < run.upperBound else {
          continue
        }
        let isLed = articles.contains(context.tokens[index + 1].folded)
        let start = isLed ? index + 2 : index + 1
        guard start < run.upperBound, case let name = context.text(start..<run.upperBound),
          context.stops.has(name)
        else { continue }
        var others = runs
        others[place] = run.lowerBound..<index
        let anchor = StopReference.named(name)
        return (others.filter { !$0.isEmpty }, isBehind ? .after(anchor) : .before(anchor))
      }
    }
    return (runs, nil)
  }
}

private let placing: Set = ["at", "in", "@", "with", "w", "near", "by", "on", "to"]
private let articles: Set = ["the", "our", "my"]
private let resuming = BookingWords.ways(
  """
  make_it make_that do_it do_that move_it move_that put_it put_that have_it shift_it push_it
  change_it change_that make_them move_them put_them take_it take_that that's_it
  """)
