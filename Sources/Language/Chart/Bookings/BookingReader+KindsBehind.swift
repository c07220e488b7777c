internal import Session

/// Where the kind of a journey stands behind its way.
extension BookingReader {
  /// `Bergen to Flåm train`: the only word that tells what it is, and no part of a name.
  func isKindBehindWay(_ index: Int, from start: Int) -> Bool {
    guard isOpen, kind.isJourney, index > start, new.from != nil || isBehindDash(start),
      let word = context.journeyWord(at: index), word.kind == kind,
      context.token(word.end).map({ !BookingWords.things.contains($0.folded) }) ?? true
    else { return false }
    return context.tokens.indices.allSatisfy { other in
      (index..<word.end).contains(other) || context.journeyWord(at: other) == nil
    }
  }

  /// `bergen-oslo train`, `ferry hirtshals-kristiansand`: a town and another name with a dash between,
  /// right beside the word for what goes there.
  func isWayBesideKind(_ index: Int) -> Bool {
    guard isOpen, kind.isJourney, index > 0, isDash(index), let dash = context.token(index),
      let next = context.token(index + 1), dash.isGlued, next.isGlued
    else { return false }
    let isBefore = context.journeyWord(at: index + 2)?.kind == kind
    let isBehind =
      index > 1
      && (max(0, index - 3)...index - 2).contains { start in
        context.journeyWord(at: start).map { $0.kind == kind && $0.end == index - 1 } == true
      }
    let ends = [context.tokens[index - 1], next]
    guard isBefore || isBehind, ends.allSatisfy({ $0.kind == .word }) else { return false }
    let towns = ends.map { words?.isTown($0.text) == true }
    // Behind `ferry` two names with a dash are from where and to where it goes, known or not.
    let isFerry = kind == .ferry && isBehind && !ends.contains { isLabel($0) }
    return (towns.contains(true) || isFerry)
      && zip(ends, towns).allSatisfy { $1 || CommonWords.kind(of: $0.folded).isEmpty }
  }

  private func isLabel(_ token: Token) -> Bool {
    token.dateWords?.isEmpty == false || token.text.utf8.count < 3
  }

  /// A name behind the dash of a way.
  private func isBehindDash(_ start: Int) -> Bool { start > 1 && isDash(start - 1) }
}
