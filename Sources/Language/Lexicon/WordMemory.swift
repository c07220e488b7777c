private import Synchronization

/// What was found of the words that were asked for lately: many rules ask for each word of a line, each key
/// asks for those before it anew, and the lines of one person share most of their words.
final class WordMemory<Found: Sendable>: Sendable {
  private let known = Mutex<[String: Found]>([:])

  func found(of word: String, otherwise find: (String) -> Found) -> Found {
    if let found = known.withLock({ $0[word] }) { return found }
    let found = find(word)
    // What nobody types is not kept.
    guard word.utf8.count <= WordMemory.longest else { return found }
    known.withLock { known in
      if known.count >= WordMemory.mostKept { known = [:] }
      known[word] = found
    }
    return found
  }

  /// In bytes.
  private static var longest: Int { 40 }
  private static var mostKept: Int { 512 }
}
