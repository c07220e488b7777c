internal import JSON
internal import Language
internal import Session
internal import World

extension Executor {
  /// A file of more entries is of no trip.
  static let mostImported = 500

  /// Takes what stands in a file into a trip, as one step; what is passed over is named.
  func importPlan(
    _ file: String, into id: TripID, _ utterance: Utterance, _ command: Command
  ) async -> Attempt {
    let place = utterance.spans[.file] ?? utterance.whole
    let text: String
    do {
      let bytes = try world.files.read(command.source.path(of: file, world.files))
      text = String(decoding: bytes, as: UTF8.self)
    } catch {
      return .finished(failed(Diagnostic(error, bytes: place), command, .unreadable))
    }
    guard let trip = stage.trip(id) else {
      return .finished(failed(Failure(.noCurrentTrip), utterance, command))
    }
    let plan: ImportPlan
    do throws(Diagnostic) {
      plan = try importPlan(of: text, file, into: trip, at: place)
    } catch {
      return .finished(failed(error, command))
    }
    guard !plan.intents.isEmpty else {
      let canonical = world.reader.canonicalLine(utterance.intent)
      let told = "Nothing of \(file) is new in \(trip.name)"
      let reply = Reply(
        canonical: canonical, message: told, lines: [ReplyLine(told)] + plan.passedLines,
        data: plan.data)
      return .finished(replied(reply, command))
    }
    var whole = utterance
    whole.intent = .several(plan.intents)
    let attempt = await carryOut(whole, command)
    guard case .finished(let outcome) = attempt else { return attempt }
    // The journal has the commands themselves; what was done is said by the line that was typed.
    return .finished(
      outcome.telling(plan, of: file, world.reader.canonicalLine(utterance.intent)))
  }

  /// What of a text goes into a trip, read as the name of its file says.
  private func importPlan(
    of text: String, _ file: String, into trip: Trip, at place: Range<Int>
  ) throws(Diagnostic) -> ImportPlan {
    func few(_ count: Int) throws(Diagnostic) {
      guard count <= Executor.mostImported else { throw .tooManyEntries(count, place) }
    }
    func taken(_ found: ImportedPlaces?, _ why: String) throws(Diagnostic) -> ImportPlan {
      guard let found else { throw .noCalendar(file, why, place) }
      try few(found.places.count)
      return ImportPlan(found, into: trip, world.zones, gazetteer)
    }
    switch ImportFormat(of: file) {
    case .calendar, nil:
      guard let entries = CalendarReader.entries(of: text) else {
        throw .noCalendar(file, "calendar: it does not begin with BEGIN:VCALENDAR", place)
      }
      try few(entries.count)
      let mark = CalendarFile.mark(of: trip.id, made: momentMade(of: trip.id))
      return ImportPlan(
        entries, into: trip, world.zones, ImportOrigin(mark: mark, scene: scene([:])))
    case .map:
      return try taken(MapReader.places(of: text), "GPX file: it does not begin with <gpx>")
    case .placemarks:
      return try taken(PlacemarkReader.places(of: text), "KML file: it does not begin with <kml>")
    case .table: return try taken(TableReader.places(of: text), "table: it has no rows")
    }
  }
}

extension Diagnostic {
  /// - `why`: what it is not, and by what one sees that.
  fileprivate static func noCalendar(
    _ file: String, _ why: String, _ bytes: Range<Int>
  ) -> Diagnostic {
    Diagnostic(kind: "no-calendar", message: "\(file) is no \(why)", bytes: bytes)
  }
}

extension Diagnostic {
  fileprivate static func tooManyEntries(_ count: Int, _ bytes: Range<Int>) -> Diagnostic {
    Diagnostic(
      kind: "too-many",
      message: "\(grouped(count)) entries are more than the \(Executor.mostImported) that are read",
      bytes: bytes)
  }
}

extension ImportPlan {
  fileprivate var passedLines: [ReplyLine] {
    moved.map { ReplyLine("  \($0.name): moved to \($0.to)") }
      + passedOver.map { ReplyLine("  \($0.name): passed over, \($0.why)", .quiet) }
  }

  fileprivate var data: JSONValue {
    .object([
      "taken": .array(taken.map(JSONValue.string)),
      "passedOver": .array(
        passedOver.map { .object(["name": .string($0.name), "why": .string($0.why)]) }),
    ])
  }
}

extension Outcome {
  /// The same, with what was read before all else.
  fileprivate func telling(
    _ plan: ImportPlan, of file: String, _ canonical: String
  ) -> Outcome {
    var outcome = self
    guard let last = outcome.responses.indices.last,
      case .reply(var reply) = outcome.responses[last].result
    else { return outcome }
    let names = plan.taken.count
    let told =
      "Read \(names == 1 ? "1 \(plan.noun.0)" : "\(names) \(plan.noun.1)") of \(file)"
    reply.lines = [ReplyLine(told)] + plan.passedLines + reply.lines
    reply.message = told
    reply.canonical = canonical
    reply.data = plan.data
    outcome.responses[last].result = .reply(reply)
    return outcome
  }
}
