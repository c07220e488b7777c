internal import Journal
internal import Language
internal import Session
internal import World

/// What kept a batch from being written, or what belongs to it.
struct BatchTrouble: Error {
  var diagnostic: Diagnostic
  /// Whether the steps are on disk all the same, and under which number.
  var isWritten: Bool
  var entry: Int?
}

extension Executor {
  /// From now on steps are gathered.
  func openBatch() { batch = Batch(before: session) }

  /// Forgets the steps gathered: the session is as it was before.
  func abandonBatch() {
    guard let batch else { return }
    self.batch = nil
    session = batch.before
  }

  /// Writes what was gathered as one entry.
  ///
  /// Unless it is kept, the session is as it was before.
  func writeBatch(line: String, script: String?) -> Result<Written, BatchTrouble> {
    guard let batch else { return .success(.kept(nil)) }
    var entry: Int?
    if let step = batch.whole(line: line) {
      switch append(step, script: script) {
      case .success(.kept(let number)): entry = number
      case .success(.overtaken):
        abandonBatch()
        return .success(.overtaken)
      case .failure(let failure):
        abandonBatch()
        return .failure(BatchTrouble(diagnostic: Diagnostic(failure), isWritten: false))
      }
    }
    self.batch = nil
    if entry == nil, batch.before.cursor != session.cursor { keepCursor() }
    do {
      for saved in batch.saves { try saved.write(to: world.files) }
    } catch {
      return .failure(BatchTrouble(diagnostic: Diagnostic(error), isWritten: true, entry: entry))
    }
    return .success(.kept(entry))
  }
}
