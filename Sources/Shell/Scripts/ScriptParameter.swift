package import Language
internal import Session

/// A value that a script takes from outside.
package struct ScriptParameter: Hashable, Sendable {
  package let name: String
  /// What it is for; may be empty.
  package let about: String
  /// Where it is declared.
  package let line: LogicalLine
  /// What stands for its name; `nil` where it must be given and is not.
  package let value: String?

  /// Whether a line that uses it declares it.
  var isUsed: Bool { (try? Directive(line.text)) == nil }

  /// The name with what it is for: `city (where to go)`.
  var words: String { about.isEmpty ? name : "\(name) (\(about))" }
}

/// Why a script cannot be run with these values.
package struct ScriptFault: Error, Hashable, Sendable {
  /// The line of the script that declares what is missing, or that is wrong.
  package let line: LogicalLine
  /// What is wrong; a way to run it that would work is another for each, and not told here.
  package let diagnostic: Diagnostic
  /// The values that would do, what is not known is `...`; `nil` where it is for the script to be put
  /// right.
  package let values: [String: String]?

  /// A line of the script that cannot be carried out with its values.
  init(_ line: LogicalLine, _ diagnostic: Diagnostic) {
    (self.line, self.diagnostic) = (line, diagnostic)
    values = nil
  }
}

extension ScriptFault {
  /// What speaks against running a script that declares these with those values; `first` is its first
  /// line.
  init?(
    _ path: String, _ parameters: [ScriptParameter], given: [String: String],
    in first: LogicalLine?
  ) {
    let script = ["-", "-c"].contains(path) ? "the script" : path
    let missing = parameters.filter { $0.value == nil }
    let names = parameters.map(\.name)
    if let stranger = given.keys.filter({ !names.contains($0) }).min() {
      let near =
        names.first { folded($0) == folded(stranger) }
        ?? Spelling.nearest(to: stranger, in: names, limit: 1).first
      let hint = near.map { "; close: \($0)" } ?? ""
      let takes = parameters.isEmpty ? "no values" : together(parameters.map(\.words))
      var known = given
      known[stranger] = nil
      if let near { known[near] = known[near] ?? given[stranger] }
      self.init(
        about: parameters.first, in: first, "\(script) takes no \(stranger)\(hint)",
        ["it takes " + takes], parameters, known)
    } else if let one = missing.first {
      self.init(
        about: one, in: first, "\(script) needs " + together(missing.map(\.words)), [], parameters,
        given)
    } else {
      return nil
    }
  }

  private init(
    about parameter: ScriptParameter?, in first: LogicalLine?, _ message: String,
    _ details: [String], _ parameters: [ScriptParameter], _ given: [String: String]
  ) {
    line = parameter?.line ?? first ?? LogicalLine("", firstLine: 1)
    diagnostic = Diagnostic(
      kind: "parameter", message: message, details: details,
      bytes: parameter.map { $0.line.bytes(of: $0.name, isUsed: $0.isUsed) } ?? 0..<0)
    let known = parameters.compactMap { parameter in
      (given[parameter.name] ?? (parameter.value == nil ? "..." : nil)).map { (parameter.name, $0) }
    }
    values = Dictionary(known) { first, _ in first }
  }
}

/// All of the words, however many: each of them has to be given.
private func together(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

extension LogicalLine {
  /// Where a word first stands in the text; all of it where it does not.
  ///
  /// A name that is used stands behind a `$`, one that is declared behind `#: param`.
  func bytes(of word: String, isUsed: Bool = false) -> Range<Int> {
    if isUsed { return bytes(ofUsed: word) }
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    guard !word.isEmpty, text.count >= word.count else { return 0..<text.count }
    let start = text.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
    let found = (start...max(start, text.count - word.count)).first {
      text[$0...].starts(with: word) && ($0 == 0 || !isNameScalar(Unicode.Scalar(text[$0 - 1])))
    }
    return found.map { $0..<($0 + word.count) } ?? 0..<text.count
  }

  private func bytes(ofUsed name: String) -> Range<Int> {
    // `$cit` is no part of `$city`.
    let places = ["${\(name)}", "$\(name)"].flatMap { text.ranges(of: $0) }.filter { place in
      text[place].last == "}"
        || text[place.upperBound...].unicodeScalars.first.map(isNameScalar) != true
    }
    guard let place = places.min(by: { $0.lowerBound < $1.lowerBound }) else {
      return 0..<text.utf8.count
    }
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    return start..<(start + text.utf8.distance(from: place.lowerBound, to: place.upperBound))
  }
}
