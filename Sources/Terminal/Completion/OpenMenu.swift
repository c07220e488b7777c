package import World

/// Several candidates, of which one may be chosen and then stands in the line.
package struct OpenMenu: Hashable, Sendable {
  package private(set) var candidates: [CompletionCandidate]
  /// What was typed where a candidate goes.
  package let stem: [Unicode.Scalar]
  package private(set) var selected: Int?
  /// What the rows answer, where they appear while one types; `nil` where they were asked for.
  package let topic: String?
  /// A quiet line below the rows.
  package private(set) var note: String?
  /// What is told in its place while a row is chosen.
  package var hint: String?
  /// The text before the cursor that rows belong to which appeared by themselves.
  private let text: [Unicode.Scalar]
  /// What stands there now.
  private var shown: [Unicode.Scalar]

  package init(
    candidates: [CompletionCandidate], stem: [Unicode.Scalar], topic: String? = nil,
    text: [Unicode.Scalar] = [], note: String? = nil
  ) {
    self.text = text
    self.candidates = candidates
    self.stem = stem
    self.topic = topic
    self.note = note
    shown = stem
  }

  /// Whether the rows appeared without being asked for.
  package var isLive: Bool { topic != nil }

  /// Whether a row can be taken while this stands before the cursor.
  func isMade(for text: some Sequence<Unicode.Scalar>) -> Bool {
    !isLive || selected != nil || text.elementsEqual(self.text)
  }

  /// What stands below the rows now.
  var footer: String? { note ?? (selected == nil ? nil : hint) }

  /// Puts more rows behind those that stand there, none of which moves.
  mutating func extend(_ list: LiveList) {
    let known = Set(candidates.map(\.label))
    candidates += list.offer.candidates.filter { !known.contains($0.label) || isOther($0) }
    note = list.note
  }

  private func isOther(_ candidate: CompletionCandidate) -> Bool {
    !candidates.contains { $0.label == candidate.label && $0.summary == candidate.summary }
  }

  /// Chooses the next or an earlier candidate; round the end it goes on at the other.
  ///
  /// Of rows that appeared by themselves the way up leads back to what was typed.
  mutating func step(by distance: Int) -> TextEdit? {
    guard !candidates.isEmpty else { return nil }
    if isLive, selected == 0, distance < 0 { return restore() }
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
