/// One way to understand what was typed: the words of a name, and where it is looked for.
struct SearchReading: Hashable {
  var words: [Substring]
  /// Countries (with an empty code) and divisions; `nil`: everywhere.
  var scope: Set<RegionKey>?
  /// What is added for how it was read.
  var adding = 0

  /// The words as one key.
  var key: String { words.joined() }

  /// The expression of the index for it, `nil` where nothing is asked for.
  ///
  /// All words, the last one also as a beginning, in one of the places of the scope, of one of the
  /// kinds.
  func expression(kinds: KindFilter) -> String? {
    var terms = words.map { "\"\($0)\"" }
    if let last = terms.popLast() { terms.append(last + "*") }
    if let scope { terms.append(anyOf(scope.map(mark))) }
    if case .only(let names) = kinds { terms.append(anyOf(names.map(SearchMark.kind))) }
    return terms.isEmpty ? nil : terms.joined(separator: " AND ")
  }

  private func mark(_ region: RegionKey) -> String {
    region.code.isEmpty ? SearchMark.country(region.country) : SearchMark.region(region)
  }

  private func anyOf(_ marks: [String]) -> String {
    "(" + marks.sorted().map { "\"\($0)\"" }.joined(separator: " OR ") + ")"
  }
}

/// The words of a name before the place that it lies in (`birmingham in`), without what joins the two.
func withoutFillers(_ words: ArraySlice<Substring>) -> [Substring] {
  let name = words.prefix(
    words.lastIndex { !GazetteerSearch.fillers.contains($0) }.map { $0 + 1 } ?? 0)
  return Array(name.isEmpty ? words : name)
}
