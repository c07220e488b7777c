internal import Language
internal import Session
internal import World

/// Where a show stood before a line.
struct DemoMark {
  var index: Int
  var pace: DemoPace
  var pause: Int
  var count: Int
  var isHidden: Bool
  var ending: Ending
  var question: OpenQuestion?
  var cursor: Cursor
  var open: OpenLine
  var story: Story?
  /// How much of the show there was.
  var shown: Int
}

/// A line that was carried out.
struct DemoStep {
  var mark: DemoMark
  /// The entries of the journal that it made.
  var entries: [Int]
}

extension DemoPlayer {
  /// Where the show stands before the item at an index.
  func mark(at index: Int) -> DemoMark {
    let executor = conversation.executor
    return DemoMark(
      index: index, pace: pace, pause: pause, count: count, isHidden: isHidden, ending: ending,
      question: conversation.question, cursor: executor.session.cursor, open: executor.open,
      story: executor.story, shown: stage.mark)
  }

  /// Goes back to the line that was shown before the one that comes: what it changed is taken back,
  /// and all is as it was before it.
  ///
  /// At the first line there is nothing to go back to. Where something was built on the line in
  /// between, so that it cannot be taken back alone, that is said, and the show stays there.
  func goBack() async {
    var target: DemoStep?
    var trouble: String?
    while let step = steps.popLast() {
      trouble = await takeBack(step.entries)
      guard trouble == nil else {
        steps.append(step)
        break
      }
      target = step
      if !step.mark.isHidden { break }
    }
    if let mark = target?.mark { await stand(at: mark) }
    guard let trouble else { return }
    let words = "The line before cannot be taken back: \(trouble)"
    _ = await stage.show([ReplyLine(words, .attention)], as: .reply, after: 0)
  }

  private func stand(at mark: DemoMark) async {
    let executor = conversation.executor
    (index, count) = (mark.index, mark.count)
    (pace, pause, isHidden, ending) = (mark.pace, mark.pause, mark.isHidden, mark.ending)
    conversation.question = mark.question
    executor.session.cursor = mark.cursor
    executor.store.keepCursor()
    (executor.open, executor.story) = (mark.open, mark.story)
    await stage.goBack(to: mark.shown)
  }

  /// Takes back what these entries did, the last one first; why that cannot be.
  private func takeBack(_ entries: [Int]) async -> String? {
    let executor = conversation.executor
    for line in entries.reversed().flatMap({ way(back: $0) }) {
      let outcome = await executor.execute(LogicalLine(line, firstLine: 1), from: .arguments)
      guard case .failed = outcome.end else { continue }
      return outcome.responses.last?.firstWords ?? ""
    }
    return nil
  }

  /// The lines that take an entry back: what an undo took back is brought back, what a redo brought
  /// back is taken back.
  private func way(back number: Int) -> [String] {
    let entry = (try? conversation.executor.world.journal.entry(number)).flatMap(\.self)
    return switch entry?.kind {
    case .undo: entry?.of.reversed().map { "redo entry \($0)" } ?? []
    case .redo: entry?.of.map { "undo entry \($0)" } ?? []
    case .consent: []
    case .change, nil: ["undo entry \(number)"]
    }
  }
}
