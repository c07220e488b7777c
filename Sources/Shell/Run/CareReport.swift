internal import JSON
internal import Journal
internal import Language

/// What looking after the journal came to, to be told as text or as one object.
struct CareReport {
  var word: Care.Word
  var isWell: Bool
  /// The answer in one line.
  var message: String
  /// What follows it, in lines.
  var details: [String] = []
  var tries: [String] = []
  /// What programs read beside.
  var facts: [JSONMember] = []

  init(_ word: Care.Word, isWell: Bool, message: String) {
    self.word = word
    self.isWell = isWell
    self.message = message
  }

  var lines: [String] { [message] + details.map { "  \($0)" } + tries.map { "try: \($0)" } }

  var json: JSONValue {
    .object(
      [
        JSONMember("schema", .string("tripsh.\(word.rawValue)/1")),
        JSONMember("ok", .bool(isWell)), JSONMember("message", .string(message)),
      ] + facts + [
        JSONMember("details", .array(details.map(JSONValue.string))),
        JSONMember("try", .array(tries.map(JSONValue.string))),
      ])
  }

  /// The same with what went wrong.
  func failed(_ trouble: Diagnostic) -> CareReport {
    var report = self
    report.details = trouble.details
    report.tries = trouble.tries
    report.facts = [
      JSONMember(
        "error",
        .object(["kind": .string(trouble.kind), "message": .string(trouble.message)]))
    ]
    return report
  }
}

extension CareReport {
  static func noJournal(_ path: String, _ word: Care.Word) -> CareReport {
    var report = CareReport(
      word, isWell: true, message: "there is no journal yet at \(path): nothing to \(word.rawValue)"
    )
    report.facts = [JSONMember("entries", .integer(0))]
    return report
  }

  static func verified(_ check: JournalCheck) -> CareReport {
    let entries = entryCount(check.entries)
    guard !check.isWell else {
      var report = CareReport(.verify, isWell: true, message: "\(entries), all well")
      report.facts = check.facts
      return report
    }
    let wrong = counted(check.findings.count, "thing")
    var report = CareReport(.verify, isWell: false, message: "\(entries) read, \(wrong) wrong")
    report.details = check.findings.map(\.words) + [check.safety]
    report.tries = ["tripsh repair"]
    report.facts = check.facts
    return report
  }

  static func needless(_ check: JournalCheck) -> CareReport {
    let entries = entryCount(check.entries)
    var report = CareReport(
      .repair, isWell: true, message: "\(entries), all well: there is nothing to repair")
    report.facts = check.facts
    return report
  }

  static func backedUp(_ file: String, entries: Int) -> CareReport {
    var report = CareReport(
      .backup, isWell: true, message: "\(entryCount(entries)) copied to \(file)")
    report.facts = [
      JSONMember("path", .string(file)), JSONMember("entries", .integer(entries)),
    ]
    return report
  }

  static func repaired(_ made: RepairReport, of path: String) -> CareReport {
    let kept = entryCount(made.kept)
    let lost = made.lost.isEmpty ? "none is lost" : "\(made.lost.count) lost"
    var report = CareReport(.repair, isWell: true, message: "\(kept) saved, \(lost): \(made.path)")
    report.details = made.story + ["to put it in place, close every tripsh, then:"]
    report.tries = made.puttingInPlace(at: path)
    report.facts = [
      JSONMember("path", .string(made.path)), JSONMember("entries", .integer(made.kept)),
      JSONMember("lost", .array(made.lost.map(JSONValue.integer))),
      JSONMember("restored", .array(made.restored.map(JSONValue.integer))),
      JSONMember("endsAsItWas", .bool(made.endsAsItWas)),
      JSONMember("trimmed", .array(made.trimmed.map(JSONValue.integer))),
    ]
    return report
  }
}

/// A number of entries, for programs that read the first word too.
func entryCount(_ number: Int) -> String { number == 1 ? "1 entry" : "\(number) entries" }
