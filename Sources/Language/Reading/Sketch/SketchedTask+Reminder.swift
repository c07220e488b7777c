internal import Session

/// What somebody is to be reminded of, with no day by which it is due.
extension SketchedTask {
  /// `no hotel in porto yet, remind me to book something in ribeira`, `someone has to buy insurance`.
  var reminder: Intent? {
    let lead = context.tokens.indices.lazy.compactMap { index in
      context.end(
        ofOneOf: index == names.lattice.behindTalk ? reminding + ofAnybody : reminding, at: index)
    }.first
    guard let lead, case let text = matter(lead..<context.tokens.count), text.count > 1,
      !text.contains(where: { names.lattice.classes(at: $0).has(.not) }),
      !context.matches(["have"], at: lead), !isOrder(text),
      // `we have the dinner at 9, and remind me to call`: that is told besides.
      !context.tokens[..<lead].contains(where: {
        $0.kind == .number || denying.contains($0.spoken)
      })
    else { return nil }
    let said = context.text(text)
    return said.isEmpty ? nil : .list(.add(.todo, said, nil))
  }

  /// `remember to move lunch to 1pm`: an order about a stop of the trip.
  private func isOrder(_ text: Range<Int>) -> Bool {
    names.lattice.classes(at: text.lowerBound).meets(.orders)
      && text.contains { !chart.spans(.knownStop, at: $0).isEmpty }
  }
}

private let reminding = BookingWords.ways(
  """
  remind_me_to remind_us_to don't_let_me_forget_to dont_let_me_forget_to remember_to don't_forget_to
  dont_forget_to must_not_forget_to
  """)
private let ofAnybody = BookingWords.ways(
  """
  someone_has_to somebody_has_to someone_needs_to somebody_needs_to someone_must somebody_must
  someone_should somebody_should one_of_us_has_to
  """)
/// What turns a reminder.
private let denying: Set = ["needn't", "not", "never"]
