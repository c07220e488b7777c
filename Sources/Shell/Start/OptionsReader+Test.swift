extension OptionsReader {
  /// What `test` plays.
  func test() throws(UsageError) -> Options.Task {
    guard words.count > 1, !words.contains("") else {
      throw UsageError("test takes transcripts: test FILE ...")
    }
    return .test(Array(words.dropFirst()))
  }

  func checkTest(_ options: Options) throws(UsageError) {
    guard case .test = options.task else {
      guard !options.accept else {
        throw UsageError("--accept is for test: tripsh test --accept FILE")
      }
      return
    }
    for name in [OptionName.home, .places] where given[name] != nil {
      throw UsageError("test plays in a home of its own: \(name.rawValue) does not go with it")
    }
  }
}
