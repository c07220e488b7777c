internal import Session

/// Help, as lines of plain text that fit a width.
package struct HelpText {
  private let columns: Int

  package init(columns: Int) { self.columns = max(40, columns) }

  /// All commands by area, or what this word names: an area, or the command that it begins or means;
  /// `nil` where there is none.
  package func lines(about topic: String?) -> [String]? {
    guard let topic, !folded(topic).isEmpty else { return overview }
    if HelpText.topicWords.contains(folded(topic)) { return topics }
    if HelpKeys.words.contains(folded(topic)) { return keys }
    let area = Area.allCases.first { $0.words.contains(folded(topic)) }
    let specs =
      area.map { HelpText.exact(folded($0.rawValue)) } ?? HelpText.specs(about: folded(topic))
    let pages = specs.map(lines(about:)) + (area.map { [lines(about: $0)] } ?? [])
    return pages.isEmpty ? nil : Array(pages.joined(separator: [""]))
  }

  /// The commands nearest in spelling to a word that help does not know.
  package static func nearest(to topic: String) -> [String] {
    Spelling.nearest(to: folded(topic), in: Verb.suggestible)
  }

  private static func specs(about topic: String) -> [CommandSpec] {
    let words = topic.split(separator: " ").map(String.init)
    let exact = exact(topic)
    if !exact.isEmpty { return exact }
    let answers = words.count > 1 ? HelpQuestion(words).specs : []
    if !answers.isEmpty { return answers }
    let begun = CommandTable.specs.filter { spec in
      leads(of: spec).contains { $0.starts(with: words) || words.starts(with: $0) }
    }
    if !begun.isEmpty { return begun }
    return CommandTable.specs.filter { spec in
      let story = " " + folded(spec.summary)
      return words.allSatisfy { story.contains(" " + $0) }
    }
  }

  private static func leads(of spec: CommandSpec) -> [[String]] { spec.frames.flatMap(\.leads) }

  /// The commands that begin with these words and no others.
  private static func exact(_ topic: String) -> [CommandSpec] {
    let words = topic.split(separator: " ").map(String.init)
    return CommandTable.specs.filter { leads(of: $0).contains(words) }
  }

  /// A line for each command of an area.
  private func lines(about area: Area) -> [String] {
    let specs = CommandTable.specs.filter { $0.area == area }
    let width = specs.map(\.verb.words.count).max() ?? 0
    return ["\(area.title):"]
      + specs.flatMap { spec in
        let words = spec.verb.words
        let blanks = String(repeating: "\u{A0}", count: width - words.count + 2)
        return wrapped(words + blanks + spec.summary, indent: 2, hanging: width + 4)
      }.map { $0.replacing("\u{A0}", with: " ") }
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
        "help WORD explains a command with examples, help \(Area.topics) what belongs together. "
          + "Tab completes, undo takes back, quit leaves; everything is saved as you go.",
        indent: 0, hanging: 0)
  }

  private static let topicWords: Set = ["topics", "topic", "areas", "help topics"]

  /// What help can tell of, each with what belongs to it.
  private var topics: [String] {
    let rows =
      Area.allCases.map { area in
        let words = CommandTable.specs.filter { $0.area == area }.map(\.verb.words)
        return (area.rawValue, words.prefix(4).joined(separator: " · "))
      } + [HelpKeys.topic]
    let width = rows.map(\.0.count).max() ?? 0
    return ["Topics, as in help \(Area.trips.rawValue):"] + listed(rows, width: width)
  }

  private var keys: [String] {
    let width = HelpKeys.rows.map(\.keys.count).max() ?? 0
    return ["\(HelpKeys.title):"] + listed(HelpKeys.rows.map { ($0.keys, $0.does) }, width: width)
      + wrapped(HelpKeys.more, indent: 0, hanging: 0)
  }

  /// Words and what they are, in columns where there is room for two.
  private func listed(_ rows: [(String, String)], width: Int) -> [String] {
    let isNarrow = (width + 4) * 2 > columns
    return rows.flatMap { words, story in
      let held = words.replacing(" ", with: "\u{A0}")
      let blanks = String(repeating: "\u{A0}", count: isNarrow ? 2 : width - words.count + 2)
      return wrapped(held + blanks + story, indent: 2, hanging: isNarrow ? 4 : width + 4)
    }.map { $0.replacing("\u{A0}", with: " ") }
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

extension Area {
  /// The words that name it in `help`.
  fileprivate var words: Set<String> {
    switch self {
    case .trips, .days, .planning, .places, .stops, .bookings, .scripts: [rawValue]
    case .money: ["money", "people", "lists", folded(title)]
    case .ahead: ["ahead", folded(title)]
    case .time: ["time", "undoing", folded(title)]
    case .shell: ["shell", "the shell"]
    }
  }

  /// `trips, days or …`.
  fileprivate static var topics: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
