/// Stops that are spoken of together: `everything after lunch on tuesday but the museum`, `them`.
package struct StopSet: Hashable, Sendable {
  /// Of which stops it is a part.
  package enum Whole: Hashable, Sendable {
    /// The stops last spoken of, else those of the day last spoken of.
    case mentioned
    case day(DayReference)
    /// The day of the stop that the part is told by, else the selected day, else the one last
    /// spoken of.
    case here
    case ideas
    /// All of this name, or with it as a part of theirs, wherever they stand.
    case named(String)
  }

  package enum Part: Hashable, Sendable {
    case all
    /// Those that stand before or after a stop of the same list.
    case before(StopReference)
    case after(StopReference)
    /// So many at the beginning or the end.
    case first(Int)
    case last(Int)
  }

  package var whole: Whole
  package var part: Part
  /// Stops that are left out.
  package var except: [StopReference] = []

  package init(_ whole: Whole, _ part: Part = .all, except: [StopReference] = []) {
    self.whole = whole
    self.part = part
    self.except = except
  }

  /// What it is to take it away, where that is much at once.
  fileprivate var sweep: Sweep? {
    guard part == .all, except.isEmpty else { return nil }
    return switch whole {
    case .day(let day): .stops(day)
    case .ideas: .ideas
    case .here: .everything
    case .mentioned, .named: nil
    }
  }
}

extension Intent {
  /// To take stops away; all of a day is a sweep, which is asked about.
  package static func removing(_ stops: [StopReference]) -> Intent {
    if case .set(let set)? = stops.first, stops.count == 1, let sweep = set.sweep {
      return .sweep(sweep)
    }
    return .removeStops(stops)
  }
}
