private import Places
private import Session
private import World

/// Times how long the offline places take to answer, and what memory they take.
///
///     places-probe GAZETTEER ROUNDS < QUERIES
///
/// Queries are lines of a table: what is typed, a tab, what sort of query it is. One JSON object:
/// the first query of the process and, by sort, the median and 99 of 100, in microseconds, each
/// query by the median of its rounds; the memory that was added, in megabytes. A round before
/// these only warms.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let rounds = Int(arguments[2]), rounds > 0 else {
      print("usage: places-probe GAZETTEER ROUNDS < QUERIES")
      return
    }
    var probe = PlacesProbe(SQLiteGazetteer(path: arguments[1]))
    let before = residentMegabytes()
    let first = probe.time { _ = $0.search("lisb", kind: nil, limit: 10) }
    let queries = queries()
    for round in 0...rounds {
      for query in queries { probe.ask(query.text, sort: query.sort, isWarm: round > 0) }
    }
    print(
      "{\"queries\": \(queries.count), \"first\": \(Int(first)), \(probe.summary), "
        + "\"slow\": [\(probe.slowest)], \"megabytes\": \(residentMegabytes() - before)}")
  }

  private static func queries() -> [(text: String, sort: String)] {
    var queries: [(String, String)] = []
    while let line = readLine() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      if cells.count > 1 { queries.append((String(cells[0]), String(cells[1]))) }
    }
    return queries
  }

  private static func residentMegabytes() -> Int {
    let status = (try? DiskFiles().read("/proc/self/status")) ?? []
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmRSS") }
    return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) / 1024
  }
}

/// The clockwork.
private struct PlacesProbe {
  private let gazetteer: SQLiteGazetteer
  /// By sort and text, a time for each round.
  private var times: [String: [String: [Double]]] = [:]

  init(_ gazetteer: SQLiteGazetteer) { self.gazetteer = gazetteer }

  /// In microseconds.
  func time(_ work: (SQLiteGazetteer) -> Void) -> Double {
    ContinuousClock().measure { work(gazetteer) } / .microseconds(1)
  }

  /// The whole query as a search, and each of its beginnings as one types it.
  mutating func ask(_ text: String, sort: String, isWarm: Bool) {
    var taken = [("search \(sort)", text, time { _ = $0.search(text, kind: nil, limit: 10) })]
    for length in 1...max(1, min(8, text.count)) {
      let start = String(text.prefix(length))
      taken.append(("beginning", start, time { _ = $0.beginning(start, limit: 20) }))
      let group = length < 5 ? "search of 1 to 4 letters" : "search of 5 to 8 letters"
      taken.append((group, start, time { _ = $0.search(start, kind: nil, limit: 10) }))
    }
    guard isWarm else { return }
    for (group, text, time) in taken { times[group, default: [:]][text, default: []].append(time) }
  }

  /// What took longest, each with its microseconds.
  var slowest: String {
    let all = times.values.flatMap { $0 }.map { ($0.key, $0.value.sorted()[$0.value.count / 2]) }
    return all.sorted { $0.1 > $1.1 }.prefix(12)
      .map { "\"\(Int($0.1)) \($0.0.filter { $0 != "\"" && $0 != "\\" })\"" }
      .joined(separator: ", ")
  }

  var summary: String {
    times.sorted { $0.key < $1.key }.map { group, times in
      let sorted = times.values.map { $0.sorted()[$0.count / 2] }.sorted()
      let (middle, tail) = (sorted[sorted.count / 2], sorted[sorted.count * 99 / 100])
      return "\"\(group)\": {\"p50\": \(Int(middle)), \"p99\": \(Int(tail))}"
    }.joined(separator: ", ")
  }
}
