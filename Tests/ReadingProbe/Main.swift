private import Journal
private import Language
private import Places
private import Session

/// Times how long lines take to be understood.
///
///     reading-probe HOME GAZETTEER ROUNDS < LINES
///     reading-probe HOME GAZETTEER dump < LINES
///     reading-probe HOME GAZETTEER keys < LINES
///     reading-probe HOME GAZETTEER shown < LINES
///
/// Each line is read, and then held against the home, so many times. One JSON object: microseconds
/// at the median, at 99 of 100 and of the slowest line, each by the median of its rounds. A dump
/// writes what each line means instead. With keys each line is typed letter by letter, and what is
/// shown for a key is timed; with shown it is written.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    let ways = ["dump", "keys", "shown"]
    let way = arguments.last.flatMap { ways.contains($0) ? $0 : nil }
    let rounds = way == nil ? arguments.last.flatMap { Int($0) } : 0
    guard arguments.count == 4, let rounds, rounds >= 0,
      let today = CivilDate(year: 2026, month: 11, day: 21)
    else {
      print("usage: reading-probe HOME GAZETTEER ROUNDS < LINES")
      return
    }
    let journal = SQLiteJournal(home: arguments[1], readOnly: true)
    do {
      let scene = Scene(
        session: try journal.start(), today: today, library: journal,
        gazetteer: SQLiteGazetteer(paths: [arguments[2]]),
        firstOwnEntry: try journal.newestEntry() + 1)
      let assist = AssistTimes(scene, home: arguments[1], gazetteer: arguments[2])
      if way == "keys" {
        print(assist.measured(lines()))
      } else if way == "shown" {
        for line in lines() { print(assist.shown(line)) }
      } else if rounds > 0 {
        print(ReadingTimes(scene, rounds: rounds).measured(lines()))
      } else {
        for line in lines() { print(ReadingDump(scene: scene).written(line)) }
      }
    } catch {
      print("the home cannot be read: \(error)")
    }
  }

  private static func lines() -> [String] {
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    return lines
  }
}

/// The clockwork.
private struct ReadingTimes {
  let scene: Scene
  let rounds: Int

  init(_ scene: Scene, rounds: Int) {
    self.scene = scene
    self.rounds = rounds
  }

  func measured(_ lines: [String]) -> String {
    // One reader a line, as at the prompt: it remembers what it looked up.
    let names = StopNameMemory()
    let reading = lines.map { line in
      median { _ = LineReader(scene, names: names).read(line) }
    }
    let deciding = lines.map { line in
      median {
        if case .understood(let utterance) = LineReader(scene, names: names).read(line) {
          _ = Interpreter(scene).decide(utterance.intent)
        }
      }
    }
    return "{\"lines\": \(lines.count), \"read\": \(summary(reading)), "
      + "\"decided\": \(summary(deciding)), \"slow\": [\(slowest(lines, reading))], "
      + "\"slow to decide\": [\(slowest(lines, deciding))]}"
  }

  /// The beginnings of the slowest lines.
  private func slowest(_ lines: [String], _ times: [Double]) -> String {
    zip(lines, times).sorted { $0.1 > $1.1 }.prefix(8)
      .map { "\"\(Int($0.1)) \($0.0.prefix(60).filter { $0 != "\"" && $0 != "\\" })\"" }
      .joined(separator: ", ")
  }

  /// Microseconds.
  private func median(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(work) }.sorted()
    return times[times.count / 2] / .microseconds(1)
  }

  private func summary(_ times: [Double]) -> String {
    let sorted = times.sorted()
    guard let last = sorted.last else { return "null" }
    let tail = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    return "{\"p50\": \(sorted[sorted.count / 2].rounded()), \"p99\": \(tail.rounded()), "
      + "\"max\": \(last.rounded())}"
  }
}
