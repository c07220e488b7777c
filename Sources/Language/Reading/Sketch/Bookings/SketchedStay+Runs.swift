internal import Session

extension SketchedStay {
  /// The words between the facts, each with what leads to it.
  var runs: [BookingReader.NameRun] {
    var runs: [BookingReader.NameRun] = []
    var start: Int?
    for piece in scan.pieces {
      let first = piece.tokens.lowerBound
      let isWord = piece.isWord || piece.isSoftJoint
      // `Motel One in Leith`: with the word another run begins.
      let word = context.tokens[first].folded
      if !isWord || placing.contains(word) || telling.contains(word), let from = start {
        add(from..<first, to: &runs)
        start = nil
      }
      if isWord { start = start ?? first }
    }
    if let start { add(start..<context.tokens.count, to: &runs) }
    return runs
  }

  private func add(_ whole: Range<Int>, to runs: inout [BookingReader.NameRun]) {
    // `booking the Wakeup`
    let first = context.tokens[whole.lowerBound].folded
    let isBooking = ["booking", "booked", "reserved"].contains(first)
    let run = isBooking ? whole.lowerBound + 1..<whole.upperBound : whole
    guard !run.isEmpty, let clean = names.clean(run), names.isName(clean),
      !RemarkGrammar(names.lattice).isSentence(run)
    else { return }
    let lead = context.tokens[run.lowerBound..<clean.lowerBound].last {
      ["in", "near", "at", "called"].contains($0.folded)
    }
    let isHouse = clean.contains(where: context.isLodging)
    // `in the Motel One`
    let isTown = scan.words.isTown(context.text(clean))
    runs.append(
      BookingReader.NameRun(
        range: clean, lead: isHouse || lead == nil || !isTown ? (lead == nil ? "" : "at") : "in"))
  }
}

private let placing: Set = ["in", "near", "at"]
private let telling: Set = [
  "i", "we", "have", "has", "booked", "reserved", "are", "is", "staying", "stay", "sleep",
  "sleeping",
  "i've", "we've", "we're", "there", "which", "it's", "its", "booking",
]
