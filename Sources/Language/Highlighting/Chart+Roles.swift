internal import Session

extension Chart {
  /// What shows of a value: the runs of its tokens and what they are.
  ///
  /// - `names`: what is known of trips and places besides the session.
  func roles(
    of span: Span, in spec: SlotSpec, at start: Int, names: KnownNames
  ) -> [TokenPart] {
    let tokens = start..<span.end
    if tokens.count == 1, context.tokens[start].kind == .quoted {
      return [TokenPart(tokens: tokens, role: .quoted)]
    }
    guard let role = role(of: span, in: spec, tokens, names) else { return [] }
    return [TokenPart(tokens: tokens, role: role)]
  }

  private func role(
    of span: Span, in spec: SlotSpec, _ tokens: Range<Int>, _ names: KnownNames
  ) -> WordRole? {
    switch span.value {
    case .fault: nil
    case .trip(.named): names.isTrip(folded(context.text(tokens))) ? .name : nil
    case .trip, .days, .setting: .name
    case .day(let day), .target(.day(let day)): role(of: day, tokens)
    case .target: .name
    case .stops: isKnownStop(span, tokens.count) ? .name : nil
    case .near(.stop), .near(.home): .name
    case .place(let place), .near(.place(let place)), .subject(.place(let place)):
      isKnown(place, names) ? .name : nil
    case .subject: .name
    case .subjects: nil
    case .position: .quiet
    case .dates, .date, .meaning, .time, .dial, .hours, .moment: .when
    case .amount, .party, .currency, .integer, .entries, .numbers:
      spec.type.isLength ? .when : .amount
    case .kilometres: .amount
    case .text: textRole(spec.type)
    case .values, .newBooking: nil
    case .booking: .name
    case .openingHours: .when
    case .cleared: .quiet
    }
  }

  private func textRole(_ type: SlotType) -> WordRole? {
    switch type {
    case .oneOf: .quiet
    case .kind, .kindName, .rule: .name
    case .decimal: .amount
    default: nil
    }
  }

  /// `day 2` is a name, `friday` a date.
  private func role(of day: DayReference, _ tokens: Range<Int>) -> WordRole {
    let speaksOfDay = context.tokens[tokens].contains { $0.says("day") || $0.says("d") }
    if speaksOfDay { return .name }
    if tokens.count == 1, context.tokens[tokens.lowerBound].kind == .number { return .name }
    return .when
  }

  private func isKnownStop(_ span: Span, _ count: Int) -> Bool {
    span.score >= count * Score.shared
  }

  private func isKnown(_ place: PlaceReference, _ names: KnownNames) -> Bool {
    switch place {
    case .named(let name, _): names.isPlace(folded(name))
    case .pinned, .at, .result: true
    case .words: false
    }
  }
}

extension SlotType {
  fileprivate var isLength: Bool {
    switch self {
    case .duration, .moreTime, .dayCount: true
    default: false
    }
  }
}

/// What is known of names that are not in the session; both are asked with folded words.
package struct KnownNames: Sendable {
  package var isTrip: @Sendable (String) -> Bool
  package var isPlace: @Sendable (String) -> Bool
  /// Whether a place has a name that begins with these whole words.
  package var beginsName: @Sendable (String) -> Bool

  package init(
    isTrip: @escaping @Sendable (String) -> Bool = { _ in false },
    isPlace: @escaping @Sendable (String) -> Bool = { _ in false },
    beginsName: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isTrip = isTrip
    self.isPlace = isPlace
    self.beginsName = beginsName
  }
}
