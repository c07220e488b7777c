/// `15:00`, `15:00-22:00`, `until 22:00`; `nil` where nothing is known of when one may check in.
package func checkInHours(from start: ClockTime?, until end: ClockTime?) -> String? {
  guard let end else { return start?.text }
  return start.map { "\($0.text)-\(end.text)" } ?? "until \(end.text)"
}
