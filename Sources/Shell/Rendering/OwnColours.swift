internal import Language
package import World

/// The colours of a person's own theme file: a role and its colour on each line, as in
/// `name = #7C9885`.
package struct OwnColours: Hashable, Sendable {
  package private(set) var colours: [Role: Colour] = [:]
  /// The line that gave a role its colour.
  private var lines: [Role: LogicalLine] = [:]
  /// Lines that say no colour of any role, and why.
  private var faults: [Fault] = []

  private struct Fault: Hashable, Sendable {
    var line: LogicalLine
    var message: String
  }

  package static let none = OwnColours(reading: [])

  /// Reads the bytes of a file; empty lines and those that begin with `#` say nothing.
  package init(reading bytes: [UInt8]) {
    for line in LogicalLines.all(of: bytes) {
      let text = line.text.drop { $0 == " " }
      if !text.isEmpty, text.first != "#" { take(line) }
    }
  }

  private mutating func take(_ line: LogicalLine) {
    let sides = line.text.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
    let role = sides.first.flatMap { name in Role.allCases.first { "\($0)" == name } }
    guard let role else {
      return fail(line, "a role is name, when, attention, quiet or text, as in name = #7C9885")
    }
    guard sides.count == 2, let colour = Colour(sides[1]) else {
      return fail(line, "a colour is written as in \(role) = #7C9885")
    }
    colours[role] = colour
    lines[role] = line
  }

  private mutating func fail(_ line: LogicalLine, _ message: String) {
    faults.append(Fault(line: line, message: message))
  }

  /// What makes a role's colour; `nil` where the file says none, or none can be shown exactly.
  func code(_ role: Role, _ depth: ColourDepth) -> String? {
    guard let colour = colours[role] else { return nil }
    switch depth {
    case .full: return "38;2;\(colour.red);\(colour.green);\(colour.blue)"
    case .indexed: return "38;5;\(colour.nearestIndex)"
    case .sixteen: return nil
    }
  }

  /// What is wrong with the file, and which of its colours cannot be read well on this ground.
  package func troubles(in path: String, on ground: TerminalBackground?) -> [Response] {
    let hard = Role.allCases.compactMap { role -> Fault? in
      guard let colour = colours[role], let line = lines[role],
        let words = colour.hardToRead(on: ground)
      else { return nil }
      return Fault(line: line, message: "\(role) is hard to read: \(words)")
    }
    return (faults + hard).map { fault in
      let diagnostic = Diagnostic(
        kind: "theme", message: fault.message, bytes: 0..<fault.line.text.utf8.count)
      return Response(
        source: LineSource(name: path), line: fault.line, prompt: "", result: .error(diagnostic))
    }
  }
}

extension Colour {
  /// Why it is, with the contrast; `nil` where it can be read.
  ///
  /// Where the ground is not known, less
  /// is asked: nothing reaches much on every ground.
  fileprivate func hardToRead(on ground: TerminalBackground?) -> String? {
    let (white, black) = (contrast(to: .white), contrast(to: .black))
    let (contrast, name, wanted) =
      switch ground {
      case .light: (white, "white", 4.5)
      case .dark: (black, "black", 4.5)
      case nil: white < black ? (white, "white", 3.0) : (black, "black", 3.0)
      }
    guard contrast < wanted else { return nil }
    let tenths = Int(contrast * 10)
    return "\(tenths / 10).\(tenths % 10) to 1 on \(name), where \(wanted) is wanted"
  }
}
