internal import Session

/// One way to read a line as a frame.
struct Reading {
  var verb: Verb
  var frame: Frame
  var fills = Fills()
  /// Which tokens fill each slot.
  var tokens: SlotMap<Range<Int>> = [:]
  var score: Int
  /// The tokens of slots whose words are not all known for what they are: names, texts.
  var loose: [Range<Int>] = []
  /// Whether one of its names fits nothing that is there.
  var isGuessed = false
  /// The words that begin the command.
  var lead = 0..<0
  /// The first required slot that nothing fills.
  var missing: SlotSpec?
}

/// How far the reading of a line came, and what could have stood there.
struct Furthest {
  var index = 0
  var expected: [SlotSpec] = []

  mutating func reach(_ index: Int, _ specs: [SlotSpec]) {
    if index > self.index {
      self.index = index
      expected = []
    }
    if index == self.index {
      for spec in specs where !expected.contains(spec) { expected.append(spec) }
    }
  }
}
