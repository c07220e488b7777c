package import Session
package import World

extension WallClock {
  /// The date and the time of a moment, local to this machine.
  package func local(_ seconds: Int64) -> (date: CivilDate, time: String) {
    let (days, rest) = here(seconds)
    return (CivilDate(daysSinceEpoch: days), ClockTime(minutes: rest / 60)?.text ?? "")
  }

  /// The date of a moment, local to this machine.
  func date(_ seconds: Int64) -> CivilDate { CivilDate(daysSinceEpoch: here(seconds).days) }

  /// The days since 1970-01-01 here, and the seconds of the day that have passed.
  private func here(_ seconds: Int64) -> (days: Int, seconds: Int) {
    let here = Int(seconds) + offsetFromUTC(at: seconds)
    let days = here >= 0 ? here / 86_400 : (here - 86_399) / 86_400
    return (days, here - days * 86_400)
  }
}
