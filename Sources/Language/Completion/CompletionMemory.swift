private import Synchronization

/// What is kept from key to key and from line to line.
///
/// Of stops that did not change no name is folded again; and while a word is being typed, what stands
/// before it is looked at once.
package final class CompletionMemory: Sendable {
  private let state = Mutex(State())

  struct State {
    let names = StopNameMemory()
    /// What was looked at last: by whom, and which text.
    var last: (owner: Int, text: String, parts: [CompletionPart])?
    var owners = 0
    /// The text that was cut last.
    var cut = CutText()
    /// How finished parts of lines look, by their texts, as this one saw them.
    var looks: (owner: Int, parts: [String: [TokenPart]]) = (0, [:])
  }

  package init() {}

  /// The number of another one that uses it.
  func joined() -> Int {
    state.withLock { state in
      state.owners += 1
      return state.owners
    }
  }

  func using<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }
}

/// A part of a line that the word behind it may belong to, and what could come next in it.
struct CompletionPart {
  let context: ChartContext
  let search: CompletionSearch
  let spoken: SpokenWants
  /// Where the end of something booked begins, or the town in which a new trip begins at home.
  let end: ChartContext.EndOfBooking?
  let isFirst: Bool
}

/// A text and its tokens: what stands before the cursor is mostly the whole line, which is looked at
/// in more than one way.
struct CutText {
  private var last: (text: String, tokens: Result<[Token], Lexer.Fault>)?

  mutating func tokens(of text: String) throws(Lexer.Fault) -> [Token] {
    // Tokens count bytes.
    if let last, last.text.hasBytes(of: text) { return try last.tokens.get() }
    let tokens = Result { () throws(Lexer.Fault) in try Lexer.tokens(of: text) }
    last = (text, tokens)
    return try tokens.get()
  }
}
