internal import Session

/// What something is to be called.
extension OpenSpans {
  /// Whether a word is none with which a name begins or ends.
  func isSmall(_ index: Int) -> Bool {
    let classes = lattice.classes(at: index)
    // `wrap-up`
    if index > 0, context.tokens[index].isGlued, context.tokens[index - 1].says("-") {
      return false
    }
    guard !isCapitalised(index) || index == 0 else { return false }
    return classes.meets(
      ClassSet([
        .preposition, .function, .joining, .be, .repair, .not, .pronoun, .approximate,
      ]))
  }

  /// `the` of `the thinker`.
  private func isDeterminer(_ index: Int) -> Bool {
    ["the", "my", "our", "a"].contains(context.tokens[index].folded)
      && index + 1 < context.tokens.count && context.tokens[index + 1].kind == .word
      && !isSmall(index + 1)
  }

  /// `museum day`, without the `our` before it.
  func dayNames(at index: Int) -> [RoleSpan] {
    isDeterminer(index)
      ? []
      : names(at: index).filter {
        context.tokens[$0.end - 1].text == "day"
          // `the last day`
          && !(index..<$0.end).contains { ["first", "last"].contains(context.tokens[$0].folded) }
      }
  }

  /// `Chez Tom and move it to 1`: an order that goes on is no part of a name.
  private func holdsOrder(_ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains { index in
      guard ["and", "then", ","].contains(context.tokens[index].folded) else { return false }
      return lattice.edges[index + 1].contains { $0.classes.meets(.orders) }
        && !isCapitalised(index + 1)
    }
  }

  /// Whether it is a point as that of `Washington D.C.` is, which belongs to a name.
  private func isAbbreviated(_ index: Int) -> Bool {
    index > 1 && context.tokens[index].says(".") && context.tokens[index].isGlued
      && context.tokens[index - 1].text.count == 1 && context.tokens[index - 1].isGlued
  }

  /// Whether a date begins at a word: `next` of `anna next weekend` is no part of a name.
  private func beginsDate(_ index: Int) -> Bool {
    context.when.dates(at: index).contains { $0.tokens.count > 1 }
  }

  /// A condition is no part of a name: `Backup unless it rains`.
  private func holdsCondition(_ range: Range<Int>) -> Bool {
    range.contains { lattice.classes(at: $0).has(.condition) && !isCapitalised($0) }
  }

  /// `the trip should be Northern Lights`: that something shall be called so is no part of a name.
  private func holdsNaming(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { index in
      !isCapitalised(index)
        && lattice.edges[index].contains { $0.end == index + 2 && $0.classes.has(.be) }
    }
  }

  /// `this whole thing`: no name begins behind `whole`.
  private func isOfWhole(_ index: Int) -> Bool {
    index > 0 && ["thing", "trip", "lot"].contains(context.tokens[index].folded)
      && ["whole", "entire"].contains(context.tokens[index - 1].folded)
  }

  func names(at index: Int) -> [RoleSpan] {
    guard let first = context.token(index), first.kind != .sign else { return [] }
    if first.kind == .quoted {
      return [RoleSpan(end: index + 1, value: .text(first.text, quoted: true), points: 10)]
    }
    let isOperator = lattice.classes(at: index).meets(.operators) && !isCapitalised(index)
    // `is to be renamed Vesuvius`
    let isNaming =
      !isCapitalised(index)
      && (lattice.edges[index].contains { $0.classes.has(.name) }
        || leadsToName.contains(first.folded))
    guard !isSmall(index) || isDeterminer(index), !isOperator, !isNaming, !isOfWhole(index),
      !lattice.edges[index].contains(where: { $0.end > index + 1 && $0.classes.has(.pronoun) })
    else { return [] }
    return chart.bareText(at: index).prefix(8).filter {
      let last = $0.end - 1
      let isWhole = $0.end == context.tokens.count && context.tokens[last].says("one")
      let isShort = isAbbreviated(last)
      return (!isSmall(last) || isWhole) && (context.tokens[last].kind != .sign || isShort)
        && !holdsOrder(index..<$0.end) && (!isEnding(last) || isShort) && !beginsDate(last)
        && !(index + 1..<$0.end).contains(where: lattice.endsName)
        && !holdsCondition(index..<$0.end) && !holdsNaming(index..<$0.end)
        && !(index..<$0.end).dropFirst().contains(where: beginsFact)
    }
    .map { end, text, quoted in
      let known = (index..<end).filter { lattice.isKnown($0) && !isCapitalised($0) }.count
      return RoleSpan(
        end: end, value: .text(text, quoted: quoted), points: 4 * (end - index) - known)
    }
  }
}

extension OpenSpans {
  /// `called Leavers, 5 days, no dates yet`: behind a comma a number or a date is none of the name.
  private func beginsFact(_ comma: Int) -> Bool {
    guard context.tokens[comma].says(","), let next = context.token(comma + 1) else { return false }
    return next.kind == .number && context.token(comma + 2)?.kind == .word
      || next.dateWords?.isEmpty == false || next.says("no")
  }
}

/// Stand before what something is called: `should read Spring in Porto`.
private let leadsToName: Set = ["read", "reads", "correctly", "properly"]
