/// A page that shows sessions: its fenced blocks marked `console`, or all of a file of its own.
///
/// The sessions of a page follow each other in one home and one working folder.
package struct TranscriptPage: Sendable, CustomStringConvertible {
  /// The name of the file, from the repository's folder.
  package let name: String
  package private(set) var lines: [Substring]
  /// The lines of each session, without the fences.
  package let sessions: [Range<Int>]

  package init(_ name: String) throws {
    self.name = name
    lines = try Repository.read(Repository.path(name))
      .split(separator: "\n", omittingEmptySubsequences: false)
    let isAllSession = !name.hasSuffix(".md")
    let end = lines.last == "" ? lines.count - 1 : lines.count
    sessions = isAllSession ? [0..<end] : TranscriptPage.blocks(of: lines)
  }

  private static func blocks(of lines: [Substring]) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start: Int?
    for (number, line) in lines.enumerated() {
      if let first = start, line.hasPrefix("```") {
        blocks.append(first..<number)
        start = nil
      } else if line.hasPrefix("```console") {
        start = number + 1
      }
    }
    return blocks
  }

  package var description: String { name }

  package func text(of session: Range<Int>) -> String {
    lines[session].joined(separator: "\n")
  }

  /// The page with other sessions in the place of its own.
  package func text(with texts: [String]) -> String {
    var rest = lines
    for (session, text) in zip(sessions, texts).reversed() {
      let new = text.split(separator: "\n", omittingEmptySubsequences: false)
      rest.replaceSubrange(session, with: new)
    }
    return rest.joined(separator: "\n")
  }
}
