internal import Session

/// Walks every frame over the tokens before the cursor and gathers what could come next.
struct CompletionSearch {
  /// A slot whose value begins at a token: at the end of the text, or before it where words for a
  /// name have been typed already.
  struct Want: Hashable {
    var type: SlotType
    var slot: Slot
    var start: Int
    /// The words that lead to other parts of the command: behind one of them it is no longer the
    /// value that is being typed.
    var leaving: [[String]] = []
    /// Whether a word before it leads to it and to nothing else.
    var isLed = false
    /// Of which command it is; `nil` in words of one's own.
    var verb: Verb?
    /// Whether much else could stand there.
    var isGuess = false
    /// Whether words of one's own lead to where a trip goes.
    var leadsToGoal = false
  }

  private let chart: Chart
  private var end: Int { chart.context.tokens.count }
  /// As candidates, made once for all keys of a word.
  private(set) var words: [CompletionDraft.Candidate] = []
  private(set) var wants: [Want] = []
  /// Slots of which the first words are there already: `day` of `day 2`.
  private(set) var begunWants: [Want] = []
  private var visited: Set<Int> = []
  private var verb: Verb?
  /// Where a command may begin: the first token, and those behind politeness and wishes.
  private let starts: [Int]
  /// Whether the words of a command stand at one of these.
  private(set) var isBegun = false

  /// In words.
  private static let mostBegun = 2

  /// Whether no words of one's own can stand where the line ends.
  var leavesOpen: Bool { !isInText && !wants.contains { $0.type.isBareText || $0.type.isFree } }
  /// Whether the last words belong to what takes any.
  private var isInText = false

  init(_ chart: Chart, starts: [Int] = [0]) {
    self.chart = chart
    self.starts = starts
  }

  mutating func run() {
    for start in starts {
      guard let first = chart.context.token(start) else {
        let known = Set(words.map(\.insertion))
        words += CompletionSearch.firstWords.filter { !known.contains($0.insertion) }
        continue
      }
      guard first.kind != .quoted else { continue }
      let leads = CommandTable.offered[first.folded] ?? []
      for lead in leads { look(for: lead, of: leads, at: start) }
    }
  }

  /// Whether a longer way to begin the same command stands there: `add text` is no `add` of a text.
  private func isSaid(_ longer: OfferedLead, insteadOf lead: OfferedLead, at start: Int) -> Bool {
    longer.words.count > lead.words.count && longer.spec.verb == lead.spec.verb
      && longer.words.starts(with: lead.words) && end - start >= longer.words.count
      && chart.context.matches(longer.words, at: start)
  }

  private mutating func look(for lead: OfferedLead, of leads: [OfferedLead], at start: Int) {
    let said = end - start
    if said < lead.words.count {
      guard chart.context.matches(Array(lead.words.prefix(said)), at: start) else { return }
      offer(lead, said: said)
    } else if chart.context.matches(lead.words, at: start),
      !leads.contains(where: { isSaid($0, insteadOf: lead, at: start) })
    {
      isBegun = true
      visited = []
      verb = lead.spec.verb
      visit(lead.frame, at: start + lead.words.count, filled: 0)
    }
  }

  /// The next word of a command that has been begun.
  private mutating func offer(_ lead: OfferedLead, said: Int) {
    let word = lead.words[said]
    guard word != "?", !words.contains(where: { $0.insertion == word }) else { return }
    words.append(lead.candidate(behind: said))
  }

  /// The words that commands begin with: the same for every line.
  private static let firstWords = CommandTable.firstOffers.map { $0.candidate(behind: 0) }

  private mutating func visit(_ frame: Frame, at index: Int, filled: Int) {
    guard visited.insert(index << 16 | filled).inserted else { return }
    for number in frame.slots.indices where isOpen(number, frame, filled) {
      let starts = starts(of: frame.slots[number], at: index)
      guard !starts.isEmpty || index == end else { continue }
      let spec = frame.slots[number]
      for start in starts {
        if start == end || spec.type.isBareText {
          wants.append(
            Want(
              type: spec.type, slot: spec.slot, start: start, leaving: frame.introducers,
              isLed: start == end && start > index, verb: verb))
        } else if spec.type.isFree {
          isInText = true
        } else if end - start <= CompletionSearch.mostBegun {
          begunWants.append(Want(type: spec.type, slot: spec.slot, start: start, verb: verb))
        }
        for span in chart.spans(spec.type, at: start) {
          visit(frame, at: span.end, filled: filled | 1 << number)
        }
      }
      if index == end, let introducer = spec.introducers.first(where: { !$0.isEmpty }) {
        let word = introducer.joined(separator: " ")
        if !words.contains(where: { $0.insertion == word }) {
          words.append(CompletionDraft.Candidate(word, spec.shown))
        }
      }
    }
  }

  private func isOpen(_ number: Int, _ frame: Frame, _ filled: Int) -> Bool {
    guard filled & (1 << number) == 0 else { return false }
    return (0..<number).allSatisfy { earlier in
      !frame.slots[earlier].isRequired || filled & (1 << earlier) != 0
    }
  }

  private func starts(of spec: SlotSpec, at index: Int) -> [Int] {
    guard !spec.introducers.isEmpty else { return [index] }
    return spec.introducers.filter { chart.context.matches($0, at: index) }
      .map { index + $0.count }
  }
}

extension SlotType {
  /// Whether all that follows belongs to it, whatever it is.
  fileprivate var isFree: Bool {
    switch self {
    case .text, .line, .file, .values: true
    default: false
    }
  }
}

extension OfferedLead {
  /// The next word behind so many of them.
  fileprivate func candidate(behind said: Int) -> CompletionDraft.Candidate {
    let isLast = words.count == said + 1
    return CompletionDraft.Candidate(
      words[said], isLast ? shown(behind: said) : "\(words.joined(separator: " ")) …")
  }

  /// What the command does, once its own words are there; behind them what this way of it takes.
  private func shown(behind said: Int) -> String {
    guard said >= spec.verb.words.split(separator: " ").count else { return spec.summary }
    let slots = frame.slots.filter { !$0.shown.isEmpty }.map(\.usage)
    return slots.isEmpty ? spec.summary : slots.joined(separator: " ")
  }
}
