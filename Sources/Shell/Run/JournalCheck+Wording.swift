internal import JSON
internal import Journal
internal import Session

extension JournalFinding {
  /// What is wrong, in a line.
  var words: String {
    switch self {
    case .file(let words): "the file: \(oneLine(words))"
    case .entryDamaged(let number): "entry \(number) cannot be read: its checksum is wrong"
    case .entriesMissing(let range):
      range.count == 1
        ? "entry \(range.lowerBound) is missing"
        : "entries \(range.lowerBound) to \(range.upperBound) are missing"
    case .entryMisfit(let number): "entry \(number) does not fit the entries before it"
    case .index: "the list of which entry is about which trip is not right"
    case .snapshotDamaged(let trip): "trip \(trip.number): the checksum of its snapshot is wrong"
    case .snapshotDiffers(let trip):
      "trip \(trip.number): its snapshot is not what its entries say"
    case .summaryDiffers(let trip):
      "trip \(trip.number): its line among the trips is not what its entries say"
    case .tripMissing(let trip): "trip \(trip.number) is missing"
    case .tripUnknown(let trip): "trip \(trip.number) is there, but no entry made it"
    case .settingsDiffer: "settings, aliases or the next id are not what the entries say"
    case .cursorDamaged(let window): "where window \(window.number) stood cannot be read"
    }
  }
}

extension JournalCheck {
  /// What is safe, in a line.
  var safety: String {
    let lost = findings.filter(\.isLoss)
    if lost.isEmpty {
      return "safe: every entry; the rest can be made from them again"
    }
    return "safe: the \(entryCount(entries)) that could be read"
  }

  /// What programs read.
  var facts: [JSONMember] {
    [
      JSONMember("path", .string(path)), JSONMember("entries", .integer(entries)),
      JSONMember("trips", .integer(trips)),
      JSONMember("wrong", .array(findings.map { .string($0.words) })),
    ]
  }
}

extension RepairReport {
  /// What was lost and what was not, in lines.
  var story: [String] {
    var story = firstTwenty(lost) {
      "entry \($0) could not be read; an entry that says so stands there"
    }
    story += firstTwenty(trimmed) { "entry \($0) lacks changes that need what is lost" }
    if !lost.isEmpty {
      story.append(
        endsAsItWas
          ? "every trip and setting is as it was: snapshots tell what the lost entries did"
          : "what the lost entries changed is there as far as snapshots and later entries tell")
    }
    return story + ["the damaged journal was left as it is"]
  }

  /// The lines that put the saved journal in the place of the damaged one.
  func puttingInPlace(at path: String) -> [String] {
    let aside = damaged.map { file in
      let to = path + ".damaged" + file.dropFirst(path.count)
      return "mv \(shellWord(file)) \(shellWord(to))"
    }
    return aside + ["mv \(shellWord(self.path)) \(shellWord(path))"]
  }
}

private func firstTwenty(_ numbers: [Int], _ words: (Int) -> String) -> [String] {
  let rest = numbers.count - 20
  return numbers.prefix(20).map(words) + (rest > 0 ? ["and \(rest) more"] : [])
}
