/// The descriptions by verb, each part made when a line first needs it.
package enum CommandTable {
  package static let specs: [CommandSpec] = Verb.allCases.map(\.spec)

  /// The commands by the first word of their canonical lines; none of them is described for it.
  package static let verbs = Dictionary(grouping: Verb.allCases, by: \.firstWord)

  /// The ways to begin a command by their first word, in the order of the table.
  static let leads: [String: [CommandLead]] = {
    var leads: [String: [CommandLead]] = [:]
    for spec in specs {
      for lead in spec.frames.flatMap({ $0.leads(of: spec.verb) }) {
        for word in lead.pattern.firstWords { leads[word, default: []].append(lead) }
      }
    }
    return leads
  }()

  /// Whether a command can begin with this word; for the first words of canonical lines nothing is made.
  static func beginsLead(_ word: String) -> Bool { verbs[word] != nil || leads[word] != nil }

  /// The plain ways to begin a command, which completion offers, by their first word; in the order of
  /// the table.
  static let offered: [String: [OfferedLead]] = Dictionary(
    grouping: allOffered, by: { $0.words.first ?? "" })

  /// The first words of canonical lines, each with what its command does.
  static let firstOffers: [OfferedLead] = {
    var seen: Set<String> = []
    return allOffered.filter { lead in
      lead.isCanonical && lead.words.first != "?" && seen.insert(lead.words.first ?? "").inserted
    }
  }()

  private static let allOffered = specs.flatMap { spec in
    spec.frames.flatMap { frame in
      frame.leads.enumerated().map { number, words in
        OfferedLead(words: words, frame: frame, spec: spec, isCanonical: number == 0)
      }
    }
  }

  /// The beginnings of commands that begin with this word.
  static func beginnings(with word: String) -> [String] {
    var leads: [String] = []
    for lead in specs.flatMap({ $0.frames.flatMap(\.leads) }) where lead.first == word {
      let text = lead.joined(separator: " ")
      if !leads.contains(text) { leads.append(text) }
    }
    return leads
  }

  /// The first words of all commands: what an alias cannot be called.
  package static let firstWords: Set<String> = Set(
    specs.flatMap { $0.frames.flatMap { $0.leads.compactMap(\.first) } })
}

/// A plain way to begin a command: one of the table, which every line passes on and none copies.
final class OfferedLead: Sendable {
  let words: [String]
  let frame: Frame
  let spec: CommandSpec
  let isCanonical: Bool

  init(words: [String], frame: Frame, spec: CommandSpec, isCanonical: Bool) {
    self.words = words
    self.frame = frame
    self.spec = spec
    self.isCanonical = isCanonical
  }
}

/// A way to begin a command: one of the table, which every line passes on and none copies.
final class CommandLead: Sendable {
  let pattern: WordPattern
  let frame: Frame
  let verb: Verb

  init(pattern: WordPattern, frame: Frame, verb: Verb) {
    self.pattern = pattern
    self.frame = frame
    self.verb = verb
  }
}

extension Frame {
  /// All ways to begin it.
  func leads(of verb: Verb) -> [CommandLead] {
    patterns.map { CommandLead(pattern: $0, frame: self, verb: verb) }
  }
}
