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

  /// The name with what it is for: `city (where to go)`.
  var words: String { about.isEmpty ? name : "\(name) (\(about))" }
}

/// Why a script cannot be run with these values.
package struct ScriptFault: Error, Hashable, Sendable {
  /// The line of the script that declares what is missing.
  package let line: LogicalLine
  /// What is wrong, without a line that would work: that is another for each way to run it.
  package let diagnostic: Diagnostic
  /// The values that would do; what is not known is `...`.
  package let values: [String: String]
}

extension ScriptFault {
  /// What speaks against running a script that declares these with those values.
  init?(_ path: String, _ parameters: [ScriptParameter], given: [String: String]) {
    let script = ["-", "-c"].contains(path) ? "the script" : path
    let missing = parameters.filter { $0.value == nil }
    let names = parameters.map(\.name)
    if let stranger = given.keys.filter({ !names.contains($0) }).min(), let first = parameters.first
    {
      let near = Spelling.nearest(to: stranger, in: names, limit: 1).first
      let hint = near.map { "; close: \($0)" } ?? ""
      self.init(
        about: first, "\(script) takes no \(stranger)\(hint)",
        ["it takes " + together(parameters.map(\.words))], parameters,
        given.merging(near.map { [$0: given[stranger] ?? ""] } ?? [:]) { own, _ in own })
    } else if let first = missing.first {
      self.init(
        about: first, "\(script) needs " + together(missing.map(\.words)), [], parameters, given)
    } else {
      return nil
    }
  }

  private init(
    about parameter: ScriptParameter, _ message: String, _ details: [String],
    _ parameters: [ScriptParameter], _ given: [String: String]
  ) {
    line = parameter.line
    diagnostic = Diagnostic(
      kind: "parameter", message: message, details: details,
      bytes: parameter.line.bytes(of: parameter.name))
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
  func bytes(of word: String) -> Range<Int> {
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    guard !word.isEmpty, text.count >= word.count else { return 0..<text.count }
    // Behind `#: param` at the least.
    let start = text.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
    let found = (start...max(start, text.count - word.count)).first {
      text[$0...].starts(with: word) && ($0 == 0 || !isNameScalar(Unicode.Scalar(text[$0 - 1])))
    }
    return found.map { $0..<($0 + word.count) } ?? 0..<text.count
  }
}
