private import Session
private import Shell
private import World

/// Prints what the clock on the wall shows, in the zone of `TZ`, so that zones can be tested from
/// outside: they are the process's own.
///
///     zone-probe < SECONDS
///
/// For each line, seconds since 1970-01-01T00:00:00Z, a date and a time.
@main
enum Main {
  static func main() {
    let clock = SystemClock()
    while let line = readLine() {
      guard let seconds = Int64(line) else { continue }
      let (date, time) = clock.local(seconds)
      print(date.iso, time)
    }
  }
}
