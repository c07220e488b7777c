internal import Session

extension Reading {
  /// The slots whose value is wrong in itself, in the order of the line.
  private var faults: [(slot: Slot, fault: SyntaxFault)] {
    saidSlots.compactMap { slot in
      if case .fault(let fault)? = fills[slot] { (slot, fault) } else { nil }
    }
  }

  /// All that is wrong in itself, the first in the line with the others behind it; `nil` where
  /// nothing is.
  func faultDiagnostic(
    _ context: ChartContext, _ expanded: ExpandedLine, typed line: String
  )
    -> Diagnostic?
  {
    let faults = faults
    var troubles = faults.map { slot, fault in
      let alone = without(faults.map(\.slot).filter { $0 != slot })
      let bytes = context.bytes(tokens(of: slot, fault) ?? 0..<context.tokens.count)
      return SyntaxProblem.fault(fault, tries: alone.alternatives(slot, fault))
        .diagnostic(bytes: expanded.typed(bytes))
    }
    guard !troubles.isEmpty else { return nil }
    var first = troubles.removeFirst()
    first.others = troubles
    first.rest = without(faults.map(\.slot)).utterance(context, expanded, typed: line)
    return first
  }

  /// The tokens that are wrong: of an amount in a currency that is none the currency alone.
  private func tokens(of slot: Slot, _ fault: SyntaxFault) -> Range<Int>? {
    guard let range = tokens[slot] else { return nil }
    if case .unknownCurrency = fault { return range.suffix(1) }
    return range
  }

  /// The reading as if these slots had not been said.
  private func without(_ slots: [Slot]) -> Reading {
    var rest = self
    for slot in slots {
      rest.fills[slot] = nil
      rest.tokens[slot] = nil
      if let spec = frame.slots.first(where: { $0.slot == slot && $0.isRequired }) {
        rest.missing = rest.missing ?? spec
      }
    }
    return rest
  }

  /// The line as it was understood; `nil` where it lacks something.
  private func utterance(
    _ context: ChartContext, _ expanded: ExpandedLine, typed line: String
  ) -> Utterance? {
    guard missing == nil, let intent = frame.build(fills) else { return nil }
    return Utterance(
      line: line, intent: intent,
      spans: tokens.mapValues { expanded.typed(context.bytes($0)) },
      whole: expanded.typed(context.bytes(0..<context.tokens.count)))
  }
}

extension Reading {
  /// A question whether something may be taken away, and the line that does it; `nil` where it is an
  /// order.
  func onlyAsked(in context: ChartContext) -> Diagnostic? {
    guard verb.takesAway, context.asksWhether(before: lead.lowerBound), missing == nil,
      let intent = frame.build(fills)
    else { return nil }
    let all = context.bytes(0..<context.tokens.count)
    return SyntaxProblem.onlyAsked(intent.canonicalLine).diagnostic(bytes: all)
  }
}

extension Reading {
  /// `picnic on thursday?`, `remove lunch maybe`: no order, but something thought of.
  func isMused(in context: ChartContext) -> Bool {
    if lead.isEmpty, context.tokens.last?.says("?") == true { return true }
    guard let last = context.tokens.last, trailingDoubts.contains(where: { last.says($0) }) else {
      return false
    }
    // A text or a name may end so.
    return !tokens.values.contains { $0.upperBound == context.tokens.count }
  }
}

/// Words at the end with which somebody leaves it open.
private let trailingDoubts = ["maybe", "perhaps", "possibly"]

extension Verb {
  /// Whether what it does is not done in passing: it takes something away, or leaves.
  fileprivate var takesAway: Bool { takingAway.contains(self) }
}

private let takingAway: Set<Verb> = [
  .undo, .redo, .restore, .deleteTrip, .removeDay, .remove, .unalias, .quit, .places,
]
