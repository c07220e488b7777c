internal import Session

extension CommandSpec {
  /// The shapes of the command as the reference writes them, such as `add day [DATE | after DAY]`.
  ///
  /// Shapes that have no plain beginning are ways to say one of the others.
  package var usages: [String] {
    var seen: Set<String> = []
    return frames.filter { !$0.leads.isEmpty }.map(\.usage).filter { seen.insert($0).inserted }
  }

  /// Other words that begin it.
  package var synonyms: [String] {
    var words: [String] = []
    for frame in frames {
      for lead in frame.leads.dropFirst() {
        let text = lead.joined(separator: " ")
        if !words.contains(text) { words.append(text) }
      }
    }
    return words
  }
}

extension Frame {
  fileprivate var usage: String {
    let lead = leads.first?.joined(separator: " ") ?? ""
    return ([lead] + slots.filter { !$0.shown.isEmpty }.map(\.usage)).joined(separator: " ")
  }
}

extension SlotSpec {
  /// As the reference writes it: `[to DAY]`.
  var usage: String {
    let introducer = introducers.first ?? []
    let value = isRequired && shown.holds(" | ") ? "(\(shown))" : shown
    let body = (introducer + [value]).joined(separator: " ")
    return isRequired ? body : "[\(body)]"
  }
}
