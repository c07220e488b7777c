/// A script that is named where the program is started.
package struct ScriptCall: Hashable, Sendable, ExpressibleByStringLiteral {
  /// `-` is standard input.
  package var path: String
  /// What stands for its parameters.
  package var values: [String: String]

  package init(_ path: String, values: [String: String] = [:]) {
    self.path = path
    self.values = values
  }

  package init(stringLiteral path: String) { self.init(path) }
}

extension ScriptCall {
  /// The files of these words, each with the values that stand behind it.
  ///
  /// A file whose name looks like a value is named `./a=b`.
  static func calls(_ words: [String]) throws(UsageError) -> [ScriptCall] {
    var calls: [ScriptCall] = []
    for word in words {
      guard !word.isEmpty else { throw UsageError("a file needs a name") }
      guard let (name, value) = assignment(word) else {
        calls.append(ScriptCall(word))
        continue
      }
      guard let last = calls.indices.last else {
        throw UsageError("\(word) stands before the script that it is for (a file: ./\(word))")
      }
      if let before = calls[last].values.updateValue(value, forKey: name), before != value {
        throw UsageError("\(name) is given twice, as \(before) and \(value)")
      }
    }
    return calls
  }

  /// The command of a shell that runs it, or does with it what the word says.
  func commandLine(as word: String? = nil, _ rest: [String] = []) -> String {
    let values = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let words = ["tripsh"] + (word.map { [$0] } ?? []) + [path] + values + rest
    return words.map(shellWord).joined(separator: " ")
  }

  /// `NAME=VALUE`; `nil` where a word is none.
  private static func assignment(_ word: String) -> (String, String)? {
    guard let sign = word.firstIndex(of: "=") else { return nil }
    let name = word[..<sign]
    guard isParameterName(name) else { return nil }
    return (String(name), String(word[word.index(after: sign)...]))
  }
}
