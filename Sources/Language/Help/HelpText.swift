internal import Session

/// Help, as lines of plain text that fit a width.
package struct HelpText {
  private let columns: Int

  package init(columns: Int) { self.columns = max(40, columns) }

  /// All commands by area, or the command that this word begins or means; `nil` where there is none.
  package func lines(about topic: String?) -> [String]? {
    guard let topic, !folded(topic).isEmpty else { return overview }
    let specs = HelpText.specs(about: folded(topic))
    guard !specs.isEmpty else { return nil }
    return Array(specs.map(lines(about:)).joined(separator: [""]))
  }

  /// The commands nearest in spelling to a word that help does not know.
  package static func nearest(to topic: String) -> [String] {
    Spelling.nearest(to: folded(topic), in: Verb.suggestible)
  }

  private static func specs(about topic: String) -> [CommandSpec] {
    let words = topic.split(separator: " ").map(String.init)
    let leads: (CommandSpec) -> [[String]] = { $0.frames.flatMap(\.leads) }
    let exact = CommandTable.specs.filter { leads($0).contains(words) }
    if !exact.isEmpty { return exact }
    let answers = words.count > 1 ? HelpQuestion(words).specs : []
    if !answers.isEmpty { return answers }
    let begun = CommandTable.specs.filter { spec in
      leads(spec).contains { $0.starts(with: words) || words.starts(with: $0) }
    }
    if !begun.isEmpty { return begun }
    if let area = Area.allCases.first(where: { folded($0.title).contains(topic) }) {
      return CommandTable.specs.filter { $0.area == area }
    }
    return CommandTable.specs.filter { spec in
      let story = " " + folded(spec.summary)
      return words.allSatisfy { story.contains(" " + $0) }
    }
  }

  private func lines(about spec: CommandSpec) -> [String] {
    var out = spec.usages.flatMap { wrapped($0, indent: 0, hanging: 4) }
    out += wrapped(spec.summary, indent: 2, hanging: 2)
    if !spec.synonyms.isEmpty {
      out += wrapped("also: \(spec.synonyms.joined(separator: ", "))", indent: 2, hanging: 4)
    }
    return out + spec.examples.flatMap { wrapped("example: \($0)", indent: 2, hanging: 4) }
  }

  private var overview: [String] {
    var out: [String] = []
    for area in Area.allCases {
      let specs = CommandTable.specs.filter { $0.area == area }
      let words = specs.map(\.verb.words).joined(separator: " · ")
      out += wrapped("\(area.title): \(words)", indent: 0, hanging: 2)
    }
    return out + [""]
      + wrapped(
        "help WORD explains a command with examples. Tab completes, undo takes back, quit leaves; "
          + "everything is saved as you go.", indent: 0, hanging: 0)
  }

  /// The text on lines of the width, broken between words.
  private func wrapped(_ text: String, indent: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = String(repeating: " ", count: hanging)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
