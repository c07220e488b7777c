extension ChartContext {
  /// Whether words stand here that tell a day without a word to lead to it: `there`.
  func isAdverb(at index: Int) -> Bool {
    adverbsOfDays.contains { matches($0, at: index) }
  }
}

/// Days that stand without a word to lead to them, by what was spoken of last.
let adverbsOfDays =
  [["there"]]
  + WordPattern("(the|) (same|next|following|previous) day").spelledOut
  + WordPattern("(the day) (after|before)").spelledOut + [["that", "day"]]
