package import Session

/// What the one who drives a search while somebody types has to do next.
package enum TypingAction: Hashable, Sendable {
  /// Wake the machine under this number when so much time has passed.
  case wait(milliseconds: Int, number: Int)
  case ask(PlaceQuery, number: Int)
  /// The pause or question of this number is of no use any more.
  case abandon(number: Int)
  case show(PlaceQuery, PlaceAnswer)
  /// What is shown is about other words than those that stand there now.
  case clear
}

/// When and how much a search asks while somebody types.
package struct TypingLimits: Hashable, Sendable {
  /// After the last key.
  package var debounceMilliseconds = 250
  /// In Unicode scalars.
  package var shortestText = 3

  package init() {}
}

/// Decides what is asked of a server of one's own while somebody types, as values: it never waits and
/// reads no clock.
///
/// Every pause and every question has a number; what comes under another than the newest is dropped,
/// in whatever order it comes.
package struct TypingMachine: Hashable, Sendable {
  private enum Stage: Hashable {
    case idle
    case pausing(PlaceQuery)
    case asking(PlaceQuery)
    case shown(PlaceQuery)
  }

  private let limits: TypingLimits
  private var number = 0
  private var stage = Stage.idle

  package init(limits: TypingLimits = TypingLimits()) { self.limits = limits }

  /// These words stand there now; blanks at their ends make no difference.
  package mutating func type(_ query: PlaceQuery) -> [TypingAction] {
    var query = query
    query.subject = .words(withoutExtraBlanks(query.text))
    guard query != asked else { return [] }
    let gone = leave()
    guard query.text.unicodeScalars.count >= limits.shortestText else { return gone }
    number += 1
    stage = .pausing(query)
    return gone + [.wait(milliseconds: limits.debounceMilliseconds, number: number)]
  }

  /// The pause of this number is over.
  package mutating func wake(_ number: Int) -> [TypingAction] {
    guard number == self.number, case .pausing(let query) = stage else { return [] }
    self.number += 1
    stage = .asking(query)
    return [.ask(query, number: self.number)]
  }

  /// Takes what came of the question of this number; a failure is shown as one, never as nothing
  /// found.
  package mutating func receive(_ answer: PlaceAnswer, for number: Int) -> [TypingAction] {
    guard number == self.number, case .asking(let query) = stage else { return [] }
    stage = .shown(query)
    return answer == .failed(.cancelled) ? [] : [.show(query, answer)]
  }

  /// The line has ended, or the person pressed Ctrl-C.
  package mutating func cancel() -> [TypingAction] { leave() }

  private var asked: PlaceQuery? {
    switch stage {
    case .idle: nil
    case .pausing(let query), .asking(let query), .shown(let query): query
    }
  }

  private mutating func leave() -> [TypingAction] {
    defer { stage = .idle }
    switch stage {
    case .idle: return []
    case .pausing, .asking:
      let left = number
      number += 1
      return [.abandon(number: left)]
    case .shown: return [.clear]
    }
  }
}
