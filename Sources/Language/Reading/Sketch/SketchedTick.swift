internal import Session

/// What becomes of a thing that is on a list: `gas i already bought today`, `Head lamps is stupid, throw it
/// out`.
struct SketchedTick {
  let context: ChartContext
  let lattice: WordLattice

  /// `nil` where not one thing of the lists is named, or nothing is said to become of it.
  var intent: Intent? {
    let named = tasks
    guard named.count == 1, let (task, tokens) = named.first, !tellsMoment(besides: tokens) else {
      return nil
    }
    func says(_ ways: [[String]]) -> Bool {
      context.tokens.indices.contains { index in
        context.end(ofOneOf: ways, at: index).map { !(index..<$0).overlaps(tokens) } == true
      }
    }
    let reference = TaskReference.named(task.text)
    if says(droppings) { return .list(.remove([reference])) }
    let isDenied = context.tokens.indices.contains {
      !tokens.contains($0)
        && lattice.classes(at: $0).meets(ClassSet([.not, .condition, .tentative]))
    }
    return says(doings) && !isDenied && !task.done ? .list(.tick([reference], true)) : nil
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

private let doings = BookingWords.ways(
  """
  bought got packed sorted done booked arranged ordered paid organised organized collected have_it
  have_that in_the_bag taken_care_of finished
  """)
private let droppings = BookingWords.ways(
  """
  throw_it_out throw_that_out throw_them_out don't_need dont_need do_not_need no_need_for not_needed
  leave_it_out leave_them_out leave_it_at_home leave_them_at_home forget_it scrap_it take_it_off
  strike_it drop_it won't_need wont_need
  """)
