extension LineReader {
  /// What came to nothing, read in the ways that cost too much for every line.
  func otherwise(
    _ read: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard scene != nil else { return read }
    guard !read.isUnderstood else { return sketched(read, tokens, of: expanded, typed: line) }
    return [withOptions, firstLine, withDayBehind, withFacts, withoutRemark, sketched].reduce(read)
    {
      result, way in
      result.isUnderstood ? result : way(result, tokens, expanded, line)
    }
  }
}
