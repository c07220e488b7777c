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
    guard let exported = exported(trip, format) else {
      return failed(.nothingToWrite(format, place), command)
    }
    let plan = SavedPlan(path: file, exported: exported, replaces: replacing)
    let canonical = world.reader.canonicalLine(.outlook(.export(file: file)))
    let other = Intent.outlook(.export(file: freeHere(file)))
    return write(
      plan, plan.reply(isTrial: isTrial, canonical), orElse: other, at: place, command)
  }

  /// What is written; `nil` where the format has nothing to hold.
  private func exported(_ trip: Trip, _ format: PlanFormat) -> Exported? {
    switch format {
    case .table:
      let table = TableFile(trip: trip)
      return Exported(
        text: table.text, size: counted(table.count, "row"), leftOut: table.leftOut,
        besides: (trip.checklist.isEmpty ? [] : ["the lists"]) + trip.heldBesides)
    case .text, .markdown, .page:
      let lines = stage.plan(of: trip, as: format)
      return Exported(
        text: lines.map { $0 + "\n" }.joined(), size: counted(lines.count, "line"))
    case .calendar:
      let calendar = calendar(of: trip)
      guard calendar.count > 0 else { return nil }
      return Exported(
        text: calendar.text,
        size: calendar.count == 1 ? "1 entry" : "\(grouped(calendar.count)) entries",
        leftOut: calendar.leftOut, besides: trip.heldBesides)
    case .gpx, .kml:
      let map = MapFile(trip: trip)
      guard map.count > 0 else { return nil }
      return Exported(
        text: format == .gpx ? map.gpx : map.kml, size: counted(map.count, "place"),
        leftOut: map.leftOut, besides: map.besides(format))
    }
  }

  private func calendar(of trip: Trip) -> CalendarFile {
    let changed = (try? world.journal.entries(before: nil, about: trip.id, limit: 1))?.first?.at
    let isChanging = store.batch?.changes(trip.id) == true
    return CalendarFile(
      trip: trip, zones: world.zones, made: momentMade(of: trip.id),
      changed: (isChanging ? store.batch?.at : changed).map { Int($0) } ?? momentMade(of: trip.id))
  }

  /// When a trip was made: the moment of its first entry, also where that is still to be written.
  func momentMade(of trip: TripID) -> Int {
    let first = (try? world.journal.firstEntry(about: trip))?.at ?? store.batch?.at
    return first.map { Int($0) } ?? today.daysSinceEpoch * 86_400
  }
}

extension Diagnostic {
  fileprivate static func nothingToWrite(_ format: PlanFormat, _ bytes: Range<Int>) -> Diagnostic {
    let what =
      format == .calendar ? "nothing of the trip is on a date" : "nothing of the trip is on a map"
    return Diagnostic(kind: "nothing-to-write", message: what, bytes: bytes)
  }
}

/// A plan that `export` writes.
struct SavedPlan: WaitingFile {
  var path: String
  var exported: Exported
  /// Whether a file of the name may be there, and is replaced.
  var replaces: Bool

  func write(to files: any FileStore) throws(FileFailure) {
    try files.write(path, Array(exported.text.utf8), replacing: replaces)
  }

  func reply(isTrial: Bool, _ canonical: String) -> Reply {
    let told = "\(isTrial ? "Would write" : "Wrote") the plan to \(path): \(exported.size)"
    var lines = [ReplyLine(told)]
    let names = exported.leftOut.isEmpty ? [] : [listed(exported.leftOut)]
    let missing = (names + exported.besides).joined(separator: ", ")
    if !missing.isEmpty { lines.append(ReplyLine("Not in it: \(missing)", .quiet)) }
    return Reply(
      canonical: canonical, message: told, lines: lines,
      data: .object([
        "file": .string(path),
        "lines": .integer(exported.text.utf8.count { $0 == UInt8(ascii: "\n") }),
        "leftOut": .array((exported.leftOut + exported.besides).map(JSONValue.string)),
      ]))
  }
}
