internal import Session

/// A question of how something is done: `how do i move a day`.
struct HelpQuestion {
  /// The most commands that are an answer.
  private static let most = 3

  private let words: [String]

  init(_ words: [String]) {
    let plain = words.map { String($0.filter(\.isLetter)) }
    self.words = plain.filter { !$0.isEmpty && !smallWords.contains($0) }
  }

  /// The commands that most of its words speak of, the likeliest first; none where no word begins
  /// or names one.
  var specs: [CommandSpec] {
    let rated = CommandTable.specs.map { ($0, points(of: $0)) }
    let most = rated.map(\.1).max() ?? 0
    guard most >= Points.shape else { return [] }
    return Array(rated.filter { $0.1 == most }.map(\.0).prefix(HelpQuestion.most))
  }

  private enum Points {
    static let verb = 4
    static let phrase = 3
    static let shape = 2
    static let story = 1
  }

  /// A word counts for how it belongs to a command, and once more where its sentence has it too.
  private func points(of spec: CommandSpec) -> Int {
    let verbs = Set(spec.frames.flatMap(\.leads).compactMap(\.first))
    let acts = Signatures.telling(spec.verb)
    let shapes = Set(spec.usages.flatMap { folded($0).split { !$0.isLetter }.map(String.init) })
    let story = folded(spec.summary).split { !$0.isLetter }.map(String.init)
    return words.reduce(0) { sum, word in
      let kind =
        verbs.contains(word)
        ? Points.verb
        : Lexicon.shared.classes(of: word).meets(acts)
          ? Points.phrase : shapes.contains(word) ? Points.shape : 0
      return sum + kind + (story.contains { $0.hasPrefix(word) } ? Points.story : 0)
    }
  }
}

/// Words of a question that name nothing.
private let smallWords = Set(
  """
  a about all an another can could do does explain for from get how i in is it its make me my of on
  one or please shall some something tell that the there things this to us want way we what where
  which with would you your are
  """.split { $0 == " " || $0 == "\n" }.map(String.init))
