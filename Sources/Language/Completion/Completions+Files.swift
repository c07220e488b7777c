internal import Session

/// Names of files: of those that come with the program, and of those that are written.
extension Completions {
  func fileCandidates(
    _ want: CompletionSearch.Want, _ ending: TextEnding
  ) -> [Candidate] {
    if want.verb == .pack { return templates.map { Candidate($0, "a template") } }
    if want.writes { return writtenCandidates(want, ending) }
    let names =
      want.verb == .tutorial ? sources.lessons() : want.slot == .name ? sources.examples() : []
    return names.map { Candidate($0.name, $0.about) }
  }

  /// The file that is written, called as it is typed, else after the trip, in each way to write it.
  private func writtenCandidates(
    _ want: CompletionSearch.Want, _ ending: TextEnding
  ) -> [Candidate] {
    guard !ending.isQuoted, let trip = session.currentTrip else { return [] }
    let own = folded(trip.name).split(separator: " ").joined(separator: "-")
    let typed = ending.stem.text
    let folder = typed.lastIndex(of: "/").map { typed[...$0] } ?? ""
    let name = typed.dropFirst(folder.count)
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    let isOwn = own.hasPrefix(name.lowercased())
    let called = isOwn ? Substring(own) : stem
    guard !called.isEmpty else { return [] }
    return want.fileEndings.map { Candidate("\(folder)\(called).\($0.name)", $0.about) }
  }
}

extension CompletionSearch.Want {
  /// Whether the file need not be there yet.
  var writes: Bool { verb == .export || verb == .save }

  /// The endings of the files that are meant.
  var endings: [String] { fileEndings.map(\.name) }

  fileprivate var fileEndings: [NamedText] {
    switch verb {
    case .export: planFormats.map { NamedText($0.rawValue, $0.about) }
    case .importPlan: ImportFormat.allCases.map { NamedText($0.rawValue, "") }
    default: [NamedText("trip", "a script")]
    }
  }
}

extension PlanFormat {
  fileprivate var about: String {
    switch self {
    case .text: "the plan as text"
    case .markdown: "the plan as Markdown"
    case .calendar: "for calendars"
    case .gpx, .kml: "for maps"
    case .page: "a page to print"
    case .table: "a table"
    }
  }
}

/// Those for people first.
private let planFormats: [PlanFormat] = [.markdown, .text, .page, .table, .calendar, .gpx, .kml]

/// The templates of packing lists that come with the program.
private let templates = ["beach", "city", "hiking", "winter", "family", "business"]
