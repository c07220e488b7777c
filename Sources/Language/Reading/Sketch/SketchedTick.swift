internal import Session

/// What becomes of a thing that is on a list: `gas i already bought today`, `Head lamps is stupid, throw it
/// out`.
struct SketchedTick {
  let context: ChartContext

  /// `nil` where not one thing of the lists is named, or nothing is said to become of it.
  var intent: Intent? {
    let named = tasks
    guard named.count == 1, let (task, tokens) = named.first, !tellsMoment(besides: tokens) else {
      return nil
    }
    let reference = TaskReference.named(task.text)
    if isDropped(tokens) { return .list(.remove([reference])) }
    return isDone(tokens) && !task.done ? .list(.tick([reference], true)) : nil
  }

  /// `…, throw it out` at the end, and nobody says not to; `we don't need gas`, `gas is not needed`.
  private func isDropped(_ task: Range<Int>) -> Bool {
    var end = context.tokens.count
    while end > 0, context.tokens[end - 1].kind == .sign { end -= 1 }
    let thrown = context.tokens.indices.first { context.end(ofOneOf: throwing, at: $0) == end }
    if let thrown {
      return !context.tokens[..<thrown].suffix(3).contains { token in
        ["not", "don't", "dont", "never", "but"].contains(token.spoken)
      }
    }
    let others = context.tokens.indices.filter {
      !task.contains($0) && context.tokens[$0].kind != .sign
    }
    let words = others.map { context.tokens[$0].folded }.filter { !small.contains($0) }
    return unneeded.contains(words)
  }

  /// Whether the line tells of it alone, and that it is done: `gas i already bought today`.
  private func isDone(_ task: Range<Int>) -> Bool {
    let others = context.tokens.indices.filter {
      !task.contains($0) && context.tokens[$0].kind != .sign
    }.map { context.tokens[$0].spoken }
    return others.contains(where: doings.contains)
      && others.allSatisfy { doings.contains($0) || small.contains($0) }
  }

  /// The things of the lists whose whole text stands in the line.
  private var tasks: [(ChecklistTask, Range<Int>)] {
    (context.trip?.checklist ?? []).compactMap { task in
      let words = folded(task.text).split(separator: " ").map(String.init)
      guard !words.isEmpty, words.count < context.tokens.count,
        let start = context.tokens.indices.first(where: { context.matches(words, at: $0) })
      else { return nil }
      return (task, start..<start + words.count)
    }
  }

  /// Whether a number or an amount stands there: what it was, and not that it is done.
  private func tellsMoment(besides tokens: Range<Int>) -> Bool {
    context.tokens.indices.contains { index in
      !tokens.contains(index) && context.tokens[index].kind == .number
    }
  }
}

private let doings: Set = [
  "bought", "got", "packed", "sorted", "done", "booked", "arranged", "ordered", "organised",
  "organized", "collected",
]
private let throwing = BookingWords.ways(
  """
  throw_it_out throw_that_out throw_them_out leave_it_out leave_them_out leave_it_at_home
  leave_them_at_home scrap_it take_it_off strike_it drop_it
  """)
private let unneeded: Set = [
  ["don't", "need"], ["dont", "need"], ["not", "need"], ["no", "need", "for"], ["not", "needed"],
  ["won't", "need"],
]
/// What may stand beside that.
private let small: Set = [
  "i", "we", "i've", "we've", "have", "has", "is", "are", "was", "been", "be", "already", "just",
  "now",
  "today", "yesterday", "also", "so", "ok", "the", "my", "our", "do", "any", "it", "it's", "too",
]
