internal import Session

/// What the programs of a user tell each other about their requests to servers of others.
///
/// As text: the first line is the time of the last request in milliseconds since 1970, and who sends
/// it while it is under way, when the time is the latest at which that will be over. Each further
/// line is a host that must not be asked: its name, until when in seconds since 1970 (`-`: until
/// `places` is set again), the status that said so, and for how long it was closed.
struct PaceNote: Hashable {
  struct Closure: Hashable {
    /// Seconds since 1970; `nil`: until `places` is set again.
    var until: Int64?
    var status: Int
    /// In seconds, for the next time.
    var length: Int64
  }

  var last: Int64 = 0
  /// Who sends a request just now.
  var sender: String?
  var closures: [String: Closure] = [:]

  init() {}

  /// Reads a text; lines that are none of ours say nothing.
  init(_ text: String) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ").map { String($0) }
      if index == 0, let time = words.first.flatMap({ Int64($0) }) {
        last = time
        sender = words.count > 1 ? words[1] : nil
      } else if words.count == 4, let status = Int(words[2]), let length = Int64(words[3]),
        words[1] == "-" || Int64(words[1]) != nil
      {
        closures[words[0]] = Closure(until: Int64(words[1]), status: status, length: length)
      }
    }
  }

  var text: String {
    let first = "\(last)" + (sender.map { " \($0)" } ?? "") + "\n"
    let rest = closures.sorted { $0.key < $1.key }.map { host, closure in
      "\(host) \(closure.until.map { "\($0)" } ?? "-") \(closure.status) \(closure.length)\n"
    }
    return first + rest.joined()
  }

  /// How many milliseconds to wait before a request may leave, 0 for none.
  ///
  /// A clock that was put back does not make anybody wait longer than a request and its space take.
  func wait(at now: Int64, spacing: Int64, longestRequest: Int64) -> Int64 {
    let free = last + spacing
    guard now < free else { return 0 }
    return min(free - now, spacing + (sender == nil ? 0 : longestRequest))
  }

  /// Why this host must not be asked now; `nil` when it may.
  func closure(of host: String, at seconds: Int64) -> LookupFailure? {
    guard let closure = closures[host] else { return nil }
    guard let until = closure.until else { return .refused(status: closure.status) }
    return until > seconds ? .slowed(retryAfterSeconds: Int(until - seconds)) : nil
  }

  /// Learns from an answer of a host.
  ///
  /// A 403 closes it until `places` is set again; whoever slows us without saying for how long gets
  /// a minute, then twice as much each time, up to an hour.
  mutating func learn(_ answer: PlaceAnswer, from host: String, at seconds: Int64) {
    switch answer {
    case .found: closures[host] = nil
    case .failed(.refused(let status)):
      closures[host] = Closure(until: nil, status: status, length: 0)
    case .failed(.slowed(let wanted)):
      let doubled = min(max(60, 2 * (closures[host]?.length ?? 0)), 3600)
      let length = wanted.map { Int64($0) } ?? doubled
      closures[host] = Closure(until: seconds + length, status: 429, length: length)
    case .failed: break
    }
  }
}
