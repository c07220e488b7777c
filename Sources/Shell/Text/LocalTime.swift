package import Session
package import World

extension WallClock {
  /// The date and the time of a moment, local to this machine.
  package func local(_ seconds: Int64) -> (date: CivilDate, time: String) {
    let here = Int(seconds) + offsetFromUTC(at: seconds)
    let days = here >= 0 ? here / 86_400 : (here - 86_399) / 86_400
    let minutes = (here - days * 86_400) / 60
    return (CivilDate(daysSinceEpoch: days), ClockTime(minutes: minutes)?.text ?? "")
  }
}
