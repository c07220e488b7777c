package import World

/// Several candidates, of which one may be chosen and then stands in the line.
package struct OpenMenu: Hashable, Sendable {
  package let candidates: [CompletionCandidate]
  /// What was typed where a candidate goes.
  package let stem: [Unicode.Scalar]
  package private(set) var selected: Int?
  /// What stands there now.
  private var shown: [Unicode.Scalar]

  package init(candidates: [CompletionCandidate], stem: [Unicode.Scalar]) {
    self.candidates = candidates
    self.stem = stem
    shown = stem
  }

  /// Chooses the next or an earlier candidate; round the end it goes on at the other.
  mutating func step(by distance: Int) -> TextEdit? {
    guard !candidates.isEmpty else { return nil }
    let start = selected ?? (distance > 0 ? -1 : 0)
    let index = (start + distance + candidates.count) % candidates.count
    selected = index
    return show(insertion(index))
  }

  mutating func restore() -> TextEdit? {
    selected = nil
    return show(stem)
  }

  /// Types on as far as all candidates agree.
  mutating func extendStem() -> TextEdit? {
    let common = commonBeginning
    guard common.count > stem.count, folded(common.prefix(stem.count)) == folded(stem[...]) else {
      return nil
    }
    return show(common)
  }

  private mutating func show(_ text: [Unicode.Scalar]) -> TextEdit? {
    guard text != shown else { return nil }
    defer { shown = text }
    return TextEdit(deleting: shown.count, inserting: text)
  }

  private func insertion(_ index: Int) -> [Unicode.Scalar] {
    Array(PasteCleaner.cleanLine(candidates[index].insertion).unicodeScalars)
  }

  private var commonBeginning: [Unicode.Scalar] {
    candidates.indices.dropFirst().reduce(insertion(0)) { common, index in
      let pairs = zip(common, insertion(index))
      return pairs.prefix { $0 == $1 }.map { $0.0 }
    }
  }

  private func folded(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    scalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
  }
}
