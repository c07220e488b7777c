extension LineReader {
  /// What came to nothing, read in the ways that cost too much for every line.
  func otherwise(
    _ read: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard scene != nil, !read.isUnderstood else { return read }
    return [firstLine, withDayBehind, withFacts, withoutRemark].reduce(read) {
      result, way in
      result.isUnderstood ? result : way(result, tokens, expanded, line)
    }
  }
}
