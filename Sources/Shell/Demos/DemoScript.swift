internal import Language
internal import Session
internal import World

/// A script as it is shown: its lines, its words to the audience, and what steers the show.
struct DemoScript {
  enum Kind: Hashable {
    case command
    /// A comment, without its sign.
    case remark(String)
    case directive(Directive)
  }

  struct Item: Hashable {
    var line: LogicalLine
    var kind: Kind
  }

  let source: LineSource
  private(set) var items: [Item] = []
  /// The day that the script says it is.
  private(set) var today: CivilDate?
  /// The day on which tripsh wrote the script.
  private(set) var writtenOn: CivilDate?

  init(_ opened: OpenedScript) throws(ScriptTrouble) {
    source = opened.source
    for line in opened.script.lines { try take(line) }
  }

  private mutating func take(_ prepared: ScriptLine) throws(ScriptTrouble) {
    let line = prepared.line
    if let fault = line.fault { throw .line(line, Diagnostic(fault), source) }
    if let fault = prepared.fault { throw .line(line, fault, source) }
    switch prepared.directive {
    case .parameter: return
    case .today(let date):
      today = CivilDate(iso: date)
      return
    case .pause, .gap, .type, .speed, .say, .clear, .hide, .show:
      if let directive = prepared.directive {
        items.append(Item(line: line, kind: .directive(directive)))
      }
      return
    case nil: break
    }
    let text = line.text.drop { $0 == " " }
    if text.first == "#", !text.contains("\n") { return takeRemark(line, text.dropFirst()) }
    guard !text.isEmpty else { return }
    items.append(Item(line: line, kind: .command))
  }

  private mutating func takeRemark(_ line: LogicalLine, _ words: Substring) {
    let words = withoutBlankEnds(words)
    if line.firstLine == 1 {
      if words.first == "!" { return }
      if let date = DemoScript.writtenOn(words) {
        writtenOn = date
        return
      }
    }
    guard !words.isEmpty else { return }
    items.append(Item(line: line, kind: .remark(words)))
  }

  /// When tripsh has written a script that begins so; `nil` where it is by somebody else.
  private static func writtenOn(_ words: String) -> CivilDate? {
    guard ["Saved by tripsh ", "Recorded by tripsh "].contains(where: words.hasPrefix),
      let range = words.firstRange(of: " on ")
    else { return nil }
    return CivilDate(iso: String(words[range.upperBound...].prefix(10)))
  }

  /// What the script is about: its words to the audience before its first line, or the name of its
  /// file.
  var title: String {
    for case .remark(let words) in items.prefix(while: { $0.kind != .command }).map(\.kind) {
      return words
    }
    return source.name.split(separator: "/").last.map(String.init) ?? source.name
  }
}

extension ScriptCall {
  /// The script as it is shown.
  func shown(_ files: any FileStore) throws(ScriptTrouble) -> DemoScript {
    try DemoScript(OpenedScript(self, files))
  }
}
