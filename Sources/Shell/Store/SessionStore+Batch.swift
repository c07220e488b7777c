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

extension SessionStore {
  /// From now on steps are gathered.
  ///
  /// Where the newest entry cannot be read they are numbered far behind all there is, so that they hide
  /// none of it.
  mutating func openBatch() {
    let newest = (try? journal.newestEntry()) ?? Int(Int32.max)
    batch = Batch(before: session, at: clock.now(), after: newest)
  }

  /// Forgets the steps gathered: the session is as it was before.
  mutating func abandonBatch() {
    guard let batch else { return }
    self.batch = nil
    session = batch.before
  }

  /// Writes what was gathered as one entry, and the files that wait for it.
  ///
  /// Unless it is kept, the session is as it was before.
  mutating func writeBatch(
    line: String, script: String?, today: CivilDate, files: any FileStore
  ) throws(BatchTrouble) -> Written {
    guard let batch else { return .kept(nil) }
    var written = Written.kept(nil)
    if let step = batch.whole(line: line) {
      do { written = try append(step, script: script, today: today) } catch {
        abandonBatch()
        throw BatchTrouble(diagnostic: Diagnostic(error), isWritten: false)
      }
    }
    guard case .kept(let entry) = written else {
      abandonBatch()
      return .overtaken
    }
    self.batch = nil
    if entry == nil, batch.before.cursor != session.cursor { keepCursor() }
    do {
      for saved in batch.saves { try saved.write(to: files) }
    } catch {
      throw BatchTrouble(diagnostic: Diagnostic(error), isWritten: true, entry: entry)
    }
    return written
  }
}
