internal import JSON
internal import World

/// A recording in the format asciicast 2: a line of JSON for what it is, then one for each thing
/// that the terminal was sent.
struct Cast {
  private enum Event {
    case output(String)
    case resize(TerminalSize)
  }

  private var events: [(milliseconds: Int, event: Event)] = []

  mutating func add(_ text: String, at milliseconds: Int) {
    events.append((milliseconds, .output(text)))
  }

  /// The terminal has another size from now on.
  mutating func add(_ size: TerminalSize, at milliseconds: Int) {
    events.append((milliseconds, .resize(size)))
  }

  /// How many things happened.
  var count: Int { events.count }

  /// What came after so many things did not happen.
  mutating func cut(to count: Int) { events.removeLast(max(0, events.count - count)) }

  /// Milliseconds from the beginning to the end.
  var length: Int { events.last?.milliseconds ?? 0 }

  /// The whole file: `seconds` is when it was made, since 1970.
  ///
  /// Without it the same recording is made again byte by byte.
  func text(
    title: String, _ size: TerminalSize, on ground: TerminalBackground?, at seconds: Int64? = nil
  ) -> String {
    let header = Cast.header(title: title, size, on: ground, at: seconds)
    return ([header] + events.map { Cast.line($0.event, $0.milliseconds) }).map { $0 + "\n" }
      .joined()
  }

  private static func header(
    title: String, _ size: TerminalSize, on ground: TerminalBackground?, at seconds: Int64?
  ) -> String {
    var header = [
      JSONMember("version", .integer(2)), JSONMember("width", .integer(size.columns)),
      JSONMember("height", .integer(size.rows)), JSONMember("title", .string(title)),
      JSONMember("env", .object(["TERM": .string("xterm-256color")])),
    ]
    if let seconds { header.append(JSONMember("timestamp", .integer(seconds))) }
    if let ground { header.append(JSONMember("theme", theme(on: ground))) }
    return JSONValue.object(header).text
  }

  /// One event: seconds with three decimals, written by whole numbers so that they are exact.
  private static func line(_ event: Event, _ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    let time = "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest)"
    switch event {
    case .output(let text): return "[\(time), \"o\", \(JSONValue.string(text).text)]"
    case .resize(let size): return "[\(time), \"r\", \"\(size.columns)x\(size.rows)\"]"
    }
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
