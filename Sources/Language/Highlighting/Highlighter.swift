internal import Session

/// How the parts of a line look while it is typed, by the frames of commands and the recognisers.
///
/// Nothing is read openly: that takes longer than a key may.
struct Highlighter {
  private let line: String
  private let session: Session
  private let today: CivilDate
  private let names: StopNameMemory
  let known: KnownNames
  /// The byte before which a word is still being typed.
  let cursor: Int

  init(
    _ line: String, cursor: Int, session: Session, today: CivilDate, names: StopNameMemory,
    known: KnownNames
  ) {
    self.line = line
    self.cursor = cursor
    self.session = session
    self.today = today
    self.names = names
    self.known = known
  }

  /// The parts in their order, as UTF-8 offsets.
  ///
  /// - `typed`: the line in tokens.
  /// - `looks`: how finished commands of the line looked a key ago, by their texts.
  func parts(
    of typed: TypedTokens, _ looks: inout [String: [TokenPart]]
  ) -> [(bytes: Range<Int>, role: WordRole)] {
    var parts = typed.comments.map { ($0, WordRole.quiet) }
    for (number, range) in CommandCuts.parts(of: typed.tokens).enumerated() {
      let tokens = Array(typed.tokens[range])
      for part in look(of: tokens, isFirst: number == 0, &looks) {
        let (first, last) = (tokens[part.tokens.lowerBound], tokens[part.tokens.upperBound - 1])
        parts.append((first.bytes.lowerBound..<last.bytes.upperBound, part.role))
      }
    }
    return parts.sorted { $0.0.lowerBound < $1.0.lowerBound }.map { (bytes: $0.0, role: $0.1) }
  }

  /// The parts of one command; of one that is finished they are remembered.
  private func look(
    of tokens: [Token], isFirst: Bool, _ looks: inout [String: [TokenPart]]
  ) -> [TokenPart] {
    guard let first = tokens.first, let last = tokens.last, last.bytes.upperBound < cursor else {
      return parts(of: tokens, isFirst: isFirst)
    }
    let bytes = Array(line.utf8)[first.bytes.lowerBound..<last.bytes.upperBound]
    let text = (isFirst ? "" : ";") + String(decoding: bytes, as: UTF8.self)
    if let known = looks[text] { return known }
    let parts = parts(of: tokens, isFirst: isFirst)
    if looks.count > Highlighter.mostRemembered { looks = [:] }
    looks[text] = parts
    return parts
  }

  private static let mostRemembered = 32

  /// A line of more tokens is no sentence: only its quoted texts show.
  private static let mostTokens = 60

  private func parts(of tokens: [Token], isFirst: Bool) -> [TokenPart] {
    guard tokens.count <= Highlighter.mostTokens else {
      return tokens.indices.filter { tokens[$0].kind == .quoted }
        .map { TokenPart(tokens: $0..<$0 + 1, role: .quoted) }
    }
    let chart = Chart(
      ChartContext(line: line, tokens: tokens, session: session, today: today, names: names))
    if isFirst, session.knownAliases[tokens[0].text] != nil {
      return [TokenPart(tokens: 0..<1, role: .verb)] + FreeWords(chart).parts(in: 1..<tokens.count)
    }
    let parts = command(chart, isFirst: isFirst) ?? sentence(chart)
    let quoted = tokens.indices.filter { index in
      tokens[index].kind == .quoted && !parts.contains { $0.tokens.contains(index) }
    }
    return parts + quoted.map { TokenPart(tokens: $0..<$0 + 1, role: .quoted) }
  }

  /// A line that begins as a command does.
  private func command(_ chart: Chart, isFirst: Bool) -> [TokenPart]? {
    let tokens = chart.context.tokens
    let leads = chart.context.leads.filter(\.isBegun)
    guard !leads.isEmpty,
      let best = use(of: chart, leads, leavesWords: false)
        ?? use(of: chart, leads, leavesWords: true)
    else { return nil }
    let verbs = best.lead.filter { tokens[$0].kind == .word || best.lead.count == 1 }
    let parts =
      FreeWords(chart).parts(in: 0..<best.lead.lowerBound)
      + verbs.map { TokenPart(tokens: $0..<$0 + 1, role: .verb) }
      + joiningLeft(best.steps, chart).flatMap { self.parts(of: $0, chart, isFirst: isFirst) }
    return parts + slips(besides: parts, best.entry, best.lead.upperBound, chart)
  }

  /// The best use of the words by one of the frames that begin so; of equal ones the first.
  private func use(
    of chart: Chart, _ leads: [ChartContext.Lead], leavesWords: Bool
  ) -> (entry: CommandLead, lead: Range<Int>, steps: [HighlightSearch.Step])? {
    var best: (score: Int, entry: CommandLead, lead: Range<Int>, steps: [HighlightSearch.Step])?
    for lead in leads {
      var search = HighlightSearch(
        chart, lead.entry.frame, typedBefore: cursor, leavesWords: leavesWords)
      guard let found = search.best(after: lead.tokens.upperBound) else { continue }
      let score = found.score + lead.tokens.count * Score.known
      if score > best?.score ?? Int.min { best = (score, lead.entry, lead.tokens, found.steps) }
    }
    return best.map { ($0.entry, $0.lead, $0.steps) }
  }

  private func parts(
    of step: HighlightSearch.Step, _ chart: Chart, isFirst: Bool
  ) -> [TokenPart] {
    switch step.use {
    // What is glued to a value is a part of it that is not finished, as in `20:`.
    case .filler where chart.context.tokens[step.tokens.lowerBound].isGlued: return []
    case .leading, .filler: return [TokenPart(tokens: step.tokens, role: .quiet)]
    case .value(let spec, let span, let start):
      let leading =
        start > step.tokens.lowerBound
        ? [TokenPart(tokens: step.tokens.lowerBound..<start, role: .quiet)] : []
      if isFirst, let missing = missing(span, at: start, chart) { return leading + missing }
      let roles = chart.roles(of: span, in: spec, at: start, names: known)
      guard roles.isEmpty, span.value.isWordsForPlace else { return leading + roles }
      return leading + FreeWords(chart).facts(in: start..<span.end)
    case .told(let price):
      return [TokenPart(tokens: step.tokens.lowerBound..<price, role: .quiet)].filter {
        !$0.tokens.isEmpty
      } + [TokenPart(tokens: price..<step.tokens.upperBound, role: .amount)]
    case .left:
      let free = FreeWords(chart).parts(in: step.tokens)
      let shown = free.map(\.tokens)
      return free
        + step.tokens.filter { index in
          !shown.contains { $0.contains(index) } && isUnknown(index, chart.context)
        }.map { TokenPart(tokens: $0..<$0 + 1, role: .unknown) }
    }
  }

  /// A line in words of one's own: the first of them that orders or asks something shows.
  private func sentence(_ chart: Chart) -> [TokenPart] {
    let tokens = chart.context.tokens
    var parts: [TokenPart] = []
    var index = 0
    while index < tokens.count, let word = beginning(index, tokens) {
      parts.append(TokenPart(tokens: index..<word.end, role: word.role))
      index = word.end
      if word.role == .verb { break }
    }
    if parts.last?.role != .verb { (parts, index) = ([], 0) }
    let free = FreeWords(chart).parts(in: index..<tokens.count)
    guard parts.isEmpty, free.first?.tokens.lowerBound != 0, beginsNothing(chart.context) else {
      return parts + free
    }
    return [TokenPart(tokens: 0..<1, role: .unknown)] + free
  }

  /// A word with which sentences begin, as far as the language knows it.
  private func beginning(_ index: Int, _ tokens: [Token]) -> (end: Int, role: WordRole)? {
    guard tokens[index].kind == .word, tokens[index].bytes.upperBound <= cursor || index > 0
    else { return nil }
    let token = tokens[index]
    var classes = Lexicon.shared.classes(of: token.spoken)
    var end = index + 1
    for phrase in Lexicon.shared.phrases(in: tokens, at: index)
    where index + phrase.count > end && phrase.classes.meets(Highlighter.beginnings) {
      classes = phrase.classes
      end = index + phrase.count
    }
    if classes.meets(Highlighter.beginnings), !Lexicon.firstPersons.contains(token.spoken) {
      return (end, .verb)
    }
    return classes.meets(ClassSet([.function, .talk, .pronoun])) ? (end, .quiet) : nil
  }

  private static let beginnings = ClassSet.acts.union(ClassSet([.question, .tentative]))

  /// With words that nothing uses and that stand side by side as one: together they may be a time, of
  /// which the sign is glued to its digits.
  private func joiningLeft(
    _ steps: [HighlightSearch.Step], _ chart: Chart
  ) -> [HighlightSearch.Step] {
    steps.reduce(into: []) { joined, step in
      guard let last = joined.last, case .left = last.use else { return joined.append(step) }
      switch step.use {
      case .left: break
      case .filler where chart.context.tokens[step.tokens.lowerBound].isGlued: break
      case .leading, .value, .filler, .told: return joined.append(step)
      }
      joined[joined.count - 1].tokens = last.tokens.lowerBound..<step.tokens.upperBound
    }
  }
}
