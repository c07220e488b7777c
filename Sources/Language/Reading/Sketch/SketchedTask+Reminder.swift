internal import Session

/// What somebody is to be reminded of, with no day by which it is due.
extension SketchedTask {
  /// What one has to do before a trip; no stop of it.
  static let homeErrands: Set = [
    "book", "buy", "print", "renew", "order", "call", "phone", "email", "apply", "download",
    "exchange", "reserve", "get", "check", "cancel", "pay", "collect", "charge", "wash", "borrow",
    "return", "ring", "ask", "confirm", "register", "vaccinate", "insure",
  ]

  /// `book seats two weeks before`, `print the tickets by may 10`: what one does at home, told as an order.
  var beginsErrand: Bool {
    let start = names.lattice.behindTalk
    let isReminded = context.end(ofOneOf: Self.notToForget, at: start)
    guard let first = context.token(isReminded ?? start),
      Self.homeErrands.contains(first.folded)
    else { return false }
    return !context.tokens.indices.dropFirst(isReminded ?? start + 1).contains { index in
      !context.tokens[index].mayBeMonth
        && names.lattice.classes(at: index).meets(
          ClassSet([.not, .either, .condition, .tentative, .except]))
    }
  }

  /// Before what is to be done.
  static let notToForget = BookingWords.ways(
    """
    don't_forget_to dont_forget_to don't_let_me_forget_to dont_let_me_forget_to remember_to
    don't_let_us_forget_to must_not_forget_to
    """)

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

  /// `I have to call the bank tomorrow`, `we still need to buy sunscreen`: an errand that no stop of the
  /// trip has to do with.
  var duty: Intent? {
    // `I need to` is talk where an order follows.
    guard
      let start = (0...names.lattice.behindTalk).first(where: {
        context.end(ofOneOf: obliged, at: $0) != nil
      }), let lead = context.end(ofOneOf: obliged, at: start), let first = context.token(lead),
      errands.contains(first.folded), lead + 1 < context.tokens.count,
      !(start..<context.tokens.count).contains(where: { index in
        let classes = names.lattice.classes(at: index)
        return classes.meets(ClassSet([.not, .either, .condition]))
          // Which of two wednesdays, at home or on the trip?
          || context.tokens[index].says("maybe") || context.tokens[index].mayBeWeekday
          || !chart.spans(.knownStop, at: index).isEmpty
      })
    else { return nil }
    let whole = lead..<context.tokens.count
    let dated = whole.dropFirst(2).lazy.compactMap { index -> (Int, CivilDate)? in
      chart.spans(.date(of: .other), at: index).lazy.compactMap { span in
        guard case .date(let date) = span.value, date >= context.today,
          context.trip?.start.map({ date < $0 }) ?? true,
          (span.end..<context.tokens.count).allSatisfy({ context.tokens[$0].kind == .sign })
        else { return nil }
        return (index, date)
      }.first
    }.first
    var text = matter(lead..<(dated?.0 ?? context.tokens.count))
    while let last = text.last,
      ["on", "by", "until", "before"].contains(context.tokens[last].folded)
    {
      text = text.dropLast()
    }
    guard text.count > 1 else { return nil }
    return .list(.add(.todo, context.text(text), dated.map { .on($0.1) }))
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
private let obliged = BookingWords.ways(
  """
  i_have_to we_have_to i_need_to we_need_to i_must we_must i_should we_should i_still_have_to
  we_still_have_to i_still_need_to we_still_need_to i_also_need_to we_also_need_to i_gotta we_gotta
  i've_got_to we've_got_to i_really_need_to we_really_need_to need_to have_to gotta must
  """)
/// What one has to do at home, and is no order to the program.
private let errands: Set = [
  "call", "phone", "ring", "buy", "email", "mail", "text", "renew", "print", "order", "download",
  "exchange", "apply", "ask", "tell", "charge", "wash", "fix", "borrow", "return", "reserve",
]
/// What turns a reminder.
private let denying: Set = ["needn't", "not", "never"]
