internal import Language

/// A line on its way.
struct Command {
  var line: LogicalLine
  var source: LineSource
  var prompt: String
  /// The line that was understood; of an answer the line it completes.
  var typed: String

  init(line: LogicalLine, source: LineSource, prompt: String) {
    self.line = line
    self.source = source
    self.prompt = prompt
    typed = line.text
  }
}

/// What came of trying a line once.
indirect enum Attempt {
  case finished(Outcome)
  /// Others wrote meanwhile; nothing has changed.
  case overtaken
}
