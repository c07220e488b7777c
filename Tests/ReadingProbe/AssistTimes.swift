private import Glibc
internal import Journal
internal import Language
internal import Places
internal import Session
internal import Shell
internal import World

/// The time that this thread works on something: another program on the same core takes none of it.
private func microseconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
  let start = now()
  work()
  return now() - start
}

/// Types lines letter by letter, and times what is shown for each key, and Tab at their ends.
struct AssistTimes {
  private let assistant: SessionAssistant
  private let making: Double

  init(_ scene: Scene, home: String, gazetteer: String) {
    let trips = CompletionTrips { SQLiteJournal(home: home, readOnly: true) }
    let places = CompletionPlaces(SQLiteGazetteer(paths: [gazetteer]))
    let memory = CompletionMemory()
    let standing = AssistantScene(
      session: scene.session, today: scene.today, entry: scene.firstOwnEntry - 1)
    func make() -> SessionAssistant {
      SessionAssistant(
        standing,
        sources: trips.sources(after: standing.entry, today: standing.today) { places.bears($0) },
        files: DiskFiles(), places: places, memory: memory)
    }
    making = microseconds { _ = make() }
    assistant = make()
  }

  func measured(_ lines: [String]) -> String {
    _ = assistant.advice(on: TypedLine(""))
    let firstKey = microseconds { _ = assistant.advice(on: TypedLine("o")) }
    let firstTab = microseconds { _ = assistant.completions(for: TypedLine("open ")) }
    var keys: [(Double, String)] = []
    for line in lines {
      var typed = ""
      for scalar in line.unicodeScalars {
        typed.unicodeScalars.append(scalar)
        let now = TypedLine(typed)
        keys.append((microseconds { _ = assistant.advice(on: now) }, typed))
      }
    }
    let tabs = lines.map { line in
      (microseconds { _ = assistant.completions(for: TypedLine(line)) }, line)
    }
    return "{\"making\": \(making), \"first key\": \(firstKey), \"first tab\": \(firstTab), "
      + "\"keys\": \(summary(keys)), \"tabs\": \(summary(tabs))}"
  }

  private func summary(_ times: [(Double, String)]) -> String {
    let sorted = times.sorted { $0.0 < $1.0 }
    guard let last = sorted.last else { return "null" }
    let tail = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    let slow = sorted.suffix(12).reversed().map { "\"\(Int($0.0)) \($0.1.filter { $0 != "\"" })\"" }
    return "{\"count\": \(sorted.count), \"p50\": \(sorted[sorted.count / 2].0.rounded()), "
      + "\"p99\": \(tail.0.rounded()), \"max\": \(last.0.rounded()), "
      + "\"slow\": [\(slow.joined(separator: ", "))]}"
  }

  /// What is shown of a line, and what Tab offers at its end.
  func shown(_ line: String) -> String {
    let typed = TypedLine(line)
    let advice = assistant.advice(on: typed)
    let scalars = Array(line.unicodeScalars)
    let styles = advice.styles.map { part in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[part.range])
      return "\(part.style)(\(String(text)))"
    }
    let offer = assistant.completions(for: typed)
    let rows = advice.list?.offer.candidates.map { "\($0.label) [\($0.summary)]" } ?? []
    return "\(line)|\n  styles: \(styles.joined(separator: " "))\n  ghost: "
      + (advice.next.map { "\($0.shown) <- \($0.insertion) -\($0.replacing)" } ?? "-")
      + "\n  list: \(rows.prefix(3).joined(separator: "; ")) \(advice.list?.note ?? "")"
      + "\n  tab -\(offer.replacing): "
      + offer.candidates.prefix(8).map { "\($0.insertion)" }.joined(separator: " | ")
      + " (\(offer.candidates.count))"
  }
}
