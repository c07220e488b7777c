internal import JSON
internal import World

/// A recording in the format asciicast 2: a line of JSON for what it is, then one for each thing
/// that the terminal was sent.
struct Cast {
  private struct Event {
    var milliseconds: Int
    var text: String
  }

  private var events: [Event] = []

  mutating func add(_ text: String, at milliseconds: Int) {
    events.append(Event(milliseconds: milliseconds, text: text))
  }

  /// Milliseconds from the beginning to the end.
  var length: Int { events.last?.milliseconds ?? 0 }

  /// The whole file.
  ///
  /// It names no time at which it was made: made again, it is the same.
  func text(title: String, _ size: TerminalSize, on ground: TerminalBackground) -> String {
    let lines = events.map { Cast.line($0.text, $0.milliseconds) }
    return ([Cast.header(title: title, size, on: ground)] + lines).map { $0 + "\n" }.joined()
  }

  static func header(
    title: String, _ size: TerminalSize, on ground: TerminalBackground?
  ) -> String {
    var header = [
      JSONMember("version", .integer(2)), JSONMember("width", .integer(size.columns)),
      JSONMember("height", .integer(size.rows)), JSONMember("title", .string(title)),
      JSONMember("env", .object(["TERM": .string("xterm-256color")])),
    ]
    if let ground { header.append(JSONMember("theme", theme(on: ground))) }
    return JSONValue.object(header).text
  }

  /// One event: seconds with three decimals, written by whole numbers so that they are exact.
  static func line(_ text: String, _ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    let decimals = String(repeating: "0", count: 3 - rest.count) + rest
    return "[\(milliseconds / 1000).\(decimals), \"o\", \(JSONValue.string(text).text)]"
  }

  /// The colours of the terminal: those of the roles are in the text itself.
  private static func theme(on ground: TerminalBackground) -> JSONValue {
    let (text, behind, palette) = ground == .dark ? dark : light
    return .object([
      "fg": .string(text), "bg": .string(behind), "palette": .string(palette),
    ])
  }

  private static let dark = (
    "#d9dddf", "#16191b",
    "#16191b:#d88a91:#8fae99:#c9b27c:#8aa8c4:#b8a9c9:#88b5b2:#d9dddf:"
      + "#8c989c:#e8b4b8:#a8c4b0:#dccb9c:#aac4da:#d2c6df:#abcfcc:#f6f8f8"
  )
  private static let light = (
    "#24292b", "#ffffff",
    "#24292b:#a8444e:#4c7058:#7a6420:#3f6488:#7d5fa0:#2f6f6c:#e4e8e9:"
      + "#626f73:#8f343e:#3a5a45:#5f4d12:#2f4f70:#654a86:#22585a:#ffffff"
  )
}
