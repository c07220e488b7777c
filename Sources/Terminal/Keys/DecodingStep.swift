/// What the first bytes of a terminal's input are.
enum DecodingStep {
  /// A key of so many bytes.
  case key(KeyInput, Int)
  /// So many bytes that mean nothing here.
  case skip(Int)
  case wait

  /// Reads one character of UTF-8.
  static func character(_ bytes: ArraySlice<UInt8>) -> DecodingStep {
    guard let first = bytes.first else { return .wait }
    let needed = length(leading: first)
    let available = bytes.prefix(needed)
    var source = available.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &source) {
    case .valid(let encoded):
      return .key(.character(Unicode.UTF8.decode(encoded)), encoded.count)
    case .error(let length):
      let mayGoOn = length == available.count && available.count < needed
      return mayGoOn ? .wait : .key(.character("\u{FFFD}"), length)
    case .emptyInput: return .wait
    }
  }

  /// Reads a sequence that begins with Esc.
  static func escape(_ bytes: ArraySlice<UInt8>) -> DecodingStep {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return .wait }
    switch second {
    case UInt8(ascii: "["): return control(rest.dropFirst())
    case UInt8(ascii: "O"): return application(rest.dropFirst())
    case UInt8(ascii: "]") where mayBeReport(rest.dropFirst()): return string(rest.dropFirst())
    case UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return isEndedString(rest.dropFirst()) ? string(rest.dropFirst()) : meta(rest)
    case 0x08, 0x0A, 0x0D: return meta(rest)
    case 0..<0x20: return .key(.escape, 1)
    default: return meta(rest)
    }
  }

  private static func meta(_ rest: ArraySlice<UInt8>) -> DecodingStep {
    switch character(rest) {
    case .key(.character(let scalar), let length): .key(.meta(scalar), length + 1)
    case .key, .skip, .wait: .wait
    }
  }

  /// `ESC [ parameters final`, without its first two bytes.
  private static func control(_ rest: ArraySlice<UInt8>) -> DecodingStep {
    let parameters = rest.prefix { (0x20...0x3F).contains($0) }
    guard let final = rest.dropFirst(parameters.count).first else { return .wait }
    let length = 2 + parameters.count + 1
    // What cannot belong to a sequence breaks it off, and counts by itself.
    guard (0x40...0x7E).contains(final) else { return .skip(length - 1) }
    if final == UInt8(ascii: "["), parameters.isEmpty {
      return rest.count < 2 ? .wait : .skip(length + 1)
    }
    let text = String(decoding: parameters, as: UTF8.self)
    return step(.control(parameters: text, final: Unicode.Scalar(final)), length)
  }

  /// `ESC O final`, without its first two bytes.
  private static func application(_ rest: ArraySlice<UInt8>) -> DecodingStep {
    guard let final = rest.first else { return .wait }
    guard (0x40...0x7E).contains(final) else { return .skip(2) }
    return step(.application(final: Unicode.Scalar(final)), 3)
  }

  /// Whether bytes behind `ESC ]` may be an answer of the terminal or a title, which begin with a
  /// number; else it was the Alt key, and what is typed behind it is no part of it.
  private static func mayBeReport(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
  }

  /// Whether a control string that nobody here asks for is there as a whole: for its end nobody waits.
  private static func isEndedString(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let end = rest.firstIndex(where: { $0 == 0x07 || $0 == escapeByte }) else { return false }
    return rest[end] == 0x07 || rest[end...].dropFirst().first == UInt8(ascii: "\\")
  }

  /// A control string (a title, an answer of the terminal) up to BEL or `ESC \`.
  private static func string(_ rest: ArraySlice<UInt8>) -> DecodingStep {
    guard let end = rest.firstIndex(where: { $0 == 0x07 || $0 == escapeByte }) else {
      return .wait
    }
    let length = 2 + end - rest.startIndex
    let step = { (length: Int) in
      let report = TerminalReport(controlString: rest[..<end])
      return report.map { DecodingStep.key(.report($0), length) } ?? .skip(length)
    }
    guard rest[end] == escapeByte else { return step(length + 1) }
    guard let last = rest[end...].dropFirst().first else { return .wait }
    return step(last == UInt8(ascii: "\\") ? length + 2 : length)
  }

  private static func step(_ sequence: EscapeSequence, _ length: Int) -> DecodingStep {
    switch sequence {
    case .enter: .key(.character("\r"), length)
    case .key(let key): .key(.special(key), length)
    case .cursor(let row, let column): .key(.report(.cursor(row: row, column: column)), length)
    case .pasteStart, .unknown: .skip(length)
    }
  }

  /// How many bytes a character has that begins so.
  private static func length(leading byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
