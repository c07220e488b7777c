private import Glibc

/// How many colours the terminal has.
package enum ColourDepth: Hashable, Sendable {
  case none, sixteen, palette, full

  /// By the usual variables of the environment; `NO_COLOR` with any text means none.
  package static func ofEnvironment() -> ColourDepth {
    if !variable("NO_COLOR").isEmpty { return .none }
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return .full }
    return variable("TERM").hasSuffix("256color") ? .palette : .sixteen
  }

  /// Sage #7C9885, or what is nearest to its hue.
  var name: String {
    switch self {
    case .none: ""
    case .sixteen: "\u{1B}[32m"
    case .palette: "\u{1B}[38;5;108m"
    case .full: "\u{1B}[38;2;124;152;133m"
    }
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
