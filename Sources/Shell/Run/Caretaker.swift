internal import JSON
package import Journal
internal import Language
package import World

/// Looks after the journal as a whole, and tells what came of it.
package struct Caretaker {
  private let journal: JournalCare
  private let output: any TextOutput
  private let isJSON: Bool

  package init(_ journal: JournalCare, _ output: any TextOutput, isJSON: Bool) {
    self.journal = journal
    self.output = output
    self.isJSON = isJSON
  }

  package func run(_ care: Care) -> Ending {
    switch care {
    case .verify: verify()
    case .repair: repair()
    case .backup(let file): backUp(to: file)
    }
  }

  private func verify() -> Ending {
    let check: JournalCheck?
    do { check = try journal.check() } catch { return fail(Diagnostic(error), of: .verify) }
    guard let check else { return tell(.noJournal(journal.path, .verify)) }
    return tell(.verified(check))
  }

  private func repair() -> Ending {
    let outcome: RepairOutcome
    do { outcome = try journal.repair() } catch { return fail(Diagnostic(error), of: .repair) }
    switch outcome {
    case .noJournal: return tell(.noJournal(journal.path, .repair))
    case .well(let check): return tell(.needless(check))
    case .made(let report): return tell(.repaired(report, of: journal.path))
    }
  }

  private func backUp(to file: String) -> Ending {
    do {
      guard let entries = try journal.backUp(to: file) else {
        return fail(.nothingToBackUp(journal.path), of: .backup)
      }
      return tell(.backedUp(file, entries: entries))
    } catch {
      switch error {
      case .journal(let failure): return fail(Diagnostic(failure), of: .backup)
      case .file(let path, let failure):
        return fail(Diagnostic(copy: path, failure), of: .backup)
      }
    }
  }

  private func tell(_ report: CareReport) -> Ending {
    output.write(isJSON ? report.json.text + "\n" : report.lines.joined(separator: "\n") + "\n")
    return report.isWell ? .done : .unreadable
  }

  private func fail(_ trouble: Diagnostic, of word: Care.Word) -> Ending {
    guard isJSON else {
      Teller(output, Options(), .none).tell(trouble, at: "")
      return .unreadable
    }
    let report = CareReport(word, isWell: false, message: trouble.message)
    output.write(report.failed(trouble).json.text + "\n")
    return .unreadable
  }
}

extension Diagnostic {
  fileprivate static func nothingToBackUp(_ path: String) -> Diagnostic {
    Diagnostic(
      kind: "journal", message: "there is no journal yet at \(path): nothing to copy", bytes: 0..<0)
  }

  /// Why a copy of the journal could not be written.
  fileprivate init(copy path: String, _ failure: JournalFailure) {
    self.init(
      kind: "file", message: "the copy \(path) could not be written: \(failure.reason)",
      details: ["the journal itself is as it was"], bytes: 0..<0)
  }
}
