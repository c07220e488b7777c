private import Synchronization

/// The classes of the words that were asked for lately: many rules ask for each word of a line, and the lines
/// of one person share most of their words.
final class AskedWords: Sendable {
  private let known = Mutex<[String: ClassSet]>([:])

  func classes(of word: String, otherwise find: (String) -> ClassSet) -> ClassSet {
    if let classes = known.withLock({ $0[word] }) { return classes }
    let classes = find(word)
    // What nobody types is not kept.
    guard word.utf8.count <= AskedWords.longest else { return classes }
    known.withLock { known in
      if known.count >= AskedWords.mostKept { known = [:] }
      known[word] = classes
    }
    return classes
  }

  /// In bytes.
  private static let longest = 40
  private static let mostKept = 512
}
