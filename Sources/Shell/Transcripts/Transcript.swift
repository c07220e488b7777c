internal import Session

/// A conversation that was written down: what was typed, and the answers that are expected.
struct Transcript {
  /// What makes an answer come.
  enum Input: Hashable {
    /// The program starts as it does without anything behind its name; no line says so.
    case start
    case command(String)
    case typed(prompt: String, text: String)
    /// A file of this name, whose lines are the answer.
    case file(String)
  }

  /// An input with what is expected of it; lines are counted from 0.
  struct Part {
    /// The line of the input; the one before the first answer where it has none.
    var line: Int
    var input: Input
    /// The lines of the answer, without comments among them.
    var answer: [Int] = []
    /// What must be so after it.
    var conditions: [(line: Int, condition: Condition)] = []
  }

  let path: String
  var lines: [String]
  /// Whether lines end as on other systems, so that they are written so again.
  var hasCarriageReturns = false
  var isPage = false
  var parts: [Part] = []
  var today: CivilDate?
  var places: PlacesOption?
  /// Whether signs are drawn, as on a screen with colours.
  var drawsSigns = false
  /// Where names of files start from, seen from its own folder.
  var folder: String?
}

/// What is wrong with a transcript itself.
struct TranscriptFault: Error, Hashable {
  /// Counted from 0; `nil` where it is about the whole.
  var line: Int?
  let message: String
  var tries: [String] = []
  /// Whether a file could not be read.
  var isUnreadable = false
}
