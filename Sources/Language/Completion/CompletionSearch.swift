internal import Session

/// Walks every frame over the tokens before the cursor and gathers what could come next.
struct CompletionSearch {
  /// A slot whose value begins at a token: at the end of the text, or before it where words for a
  /// name have been typed already.
  struct Want: Hashable {
    var type: SlotType
    var slot: Slot
    var start: Int
  }

  struct Word: Hashable {
    var text: String
    var summary: String
  }

  private let chart: Chart
  private var end: Int { chart.context.tokens.count }
  private(set) var words: [Word] = []
  private(set) var wants: [Want] = []
  private var visited: Set<Int> = []

  init(_ chart: Chart) { self.chart = chart }

  mutating func run() {
    for spec in CommandTable.specs {
      for frame in spec.frames {
        for (number, lead) in frame.leads.enumerated() {
          if end < lead.count {
            offer(lead, of: spec, isCanonical: number == 0)
          } else if chart.context.matches(lead, at: 0) {
            visited = []
            visit(frame, at: lead.count, filled: 0)
          }
        }
      }
    }
  }

  /// The next word of a command that has been begun; synonyms only once they have been begun.
  private mutating func offer(_ lead: [String], of spec: CommandSpec, isCanonical: Bool) {
    guard chart.context.matches(Array(lead.prefix(end)), at: 0), isCanonical || end > 0,
      lead[end] != "?"
    else { return }
    let summary = lead.count == end + 1 ? spec.summary : "\(lead.joined(separator: " ")) …"
    if !words.contains(where: { $0.text == lead[end] }) {
      words.append(Word(text: lead[end], summary: summary))
    }
  }

  private mutating func visit(_ frame: Frame, at index: Int, filled: Int) {
    guard visited.insert(index << 16 | filled).inserted else { return }
    for (number, spec) in frame.slots.enumerated() where isOpen(number, frame, filled) {
      let starts = starts(of: spec, at: index)
      for start in starts {
        if start == end || spec.type.isBareText {
          wants.append(Want(type: spec.type, slot: spec.slot, start: start))
        }
        for span in chart.spans(spec.type, at: start) {
          visit(frame, at: span.end, filled: filled | 1 << number)
        }
      }
      if index == end, let introducer = spec.introducers.first {
        let word = introducer.joined(separator: " ")
        if !words.contains(where: { $0.text == word }) {
          words.append(Word(text: word, summary: spec.shown))
        }
      }
    }
  }

  private func isOpen(_ number: Int, _ frame: Frame, _ filled: Int) -> Bool {
    guard filled & (1 << number) == 0 else { return false }
    return frame.slots[..<number].enumerated().allSatisfy { earlier, spec in
      !spec.isRequired || filled & (1 << earlier) != 0
    }
  }

  private func starts(of spec: SlotSpec, at index: Int) -> [Int] {
    guard !spec.introducers.isEmpty else { return [index] }
    return spec.introducers.filter { chart.context.matches($0, at: index) }
      .map { index + $0.count }
  }
}
