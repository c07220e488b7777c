private import Glibc

/// The clock of the machine, in the time zone that the machine is set to.
package struct SystemClock: WallClock {
  package init() { tzset() }

  package func now() -> Int64 {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return Int64(moment.tv_sec)
  }

  package func offsetFromUTC(at seconds: Int64) -> Int {
    var moment = time_t(seconds)
    var parts = tm()
    guard localtime_r(&moment, &parts) != nil else { return 0 }
    return Int(parts.tm_gmtoff)
  }
}
