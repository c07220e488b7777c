internal import JSON
internal import Language
internal import Session
internal import World

extension Executor {
  /// Writes the plan of a trip to a file, by the rules by which scripts are written.
  func export(
    _ id: TripID, _ format: PlanFormat, _ file: String, replacing: Bool, _ utterance: Utterance,
    _ command: Command
  ) -> Outcome {
    let place = utterance.spans[.file] ?? utterance.whole
    if !replacing, world.files.exists(file) {
      let other = Intent.outlook(.export(file: freeName(file)))
      let same = Intent.outlook(.export(file: file, replaces: true))
      return isThere(file, orElse: other, replacing: same, utterance, command)
    }
    guard let trip = stage.trip(id) else {
      return failed(Failure(.noCurrentTrip), utterance, command)
    }
    let plan = SavedPlan(path: file, lines: stage.plan(of: trip, as: format), replaces: replacing)
    let canonical = world.reader.canonicalLine(.outlook(.export(file: file)))
    return write(plan, plan.reply(isTrial: isTrial, canonical), at: place, command)
  }
}

/// A plan that `export` writes.
struct SavedPlan: WaitingFile {
  var path: String
  var lines: [String]
  /// Whether a file of the name may be there, and is replaced.
  var replaces: Bool

  func write(to files: any FileStore) throws(FileFailure) {
    let text = lines.map { $0 + "\n" }.joined()
    try files.write(path, Array(text.utf8), replacing: replaces)
  }

  func reply(isTrial: Bool, _ canonical: String) -> Reply {
    let told = "\(isTrial ? "Would write" : "Wrote") the plan to \(path)"
    return Reply(
      canonical: canonical, message: told, lines: [ReplyLine(told)],
      data: .object(["file": .string(path), "lines": .integer(lines.count)]))
  }
}
