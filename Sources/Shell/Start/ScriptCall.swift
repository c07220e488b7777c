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

  /// `NAME=VALUE`; `nil` where a word is none.
  private static func assignment(_ word: String) -> (String, String)? {
    guard let sign = word.firstIndex(of: "=") else { return nil }
    let name = word[..<sign]
    let isName = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= ($0 | 0x20)
    }
    guard isName, let first = name.unicodeScalars.first, !("0"..."9").contains(first) else {
      return nil
    }
    return (String(name), String(word[word.index(after: sign)...]))
  }
}
