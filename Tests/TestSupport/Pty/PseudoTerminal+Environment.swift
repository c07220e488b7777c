private import Glibc

extension PseudoTerminal {
  /// What every program at a pseudo-terminal has set; its home is an empty folder of nobody's.
  package static var environment: [String: String] {
    var variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "TZ": "UTC",
      "PATH": "/usr/bin:/bin",
      // Else a crash at a terminal waits for a key.
      "SWIFT_BACKTRACE": "enable=no",
      "ASAN_OPTIONS": "detect_leaks=0",
    ]
    if let profile = getenv("LLVM_PROFILE_FILE") {
      variables["LLVM_PROFILE_FILE"] = String(cString: profile)
    }
    return variables
  }
}

/// Milliseconds on a clock that only goes forward.
enum Clock {
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

extension [UInt8] {
  /// How many bytes at the beginning hold whole characters: one may be cut off at the end.
  var wholeCharacters: Int {
    guard let lead = lastIndex(where: { $0 & 0xC0 != 0x80 }), count - lead < 4 else { return count }
    let needed =
      switch self[lead] {
      case 0xC0...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xFF: 4
      default: 1
      }
    return lead + needed > count ? lead : count
  }
}
