internal import Session

extension LineReader {
  /// The tokens, of which those within the whole name of a known place say no dates, though a word of
  /// it would alone: `Chiang Mai`, `Viña del Mar`, `May Pen`, `Easter Island`, `Grindelwald First`.
  func withoutDatesInNames(_ tokens: [Token]) -> [Token] {
    guard let gazetteer = scene?.gazetteer, tokens.count < LineReader.mostInSentence else {
      return tokens
    }
    let context = DateContext(session.settings, today: today)
    let vocabulary = Vocabulary.of(context.tongue)
    // What was looked up once is not looked up again.
    var read = tokens
    for index in read.indices {
      read[index].dateWords = vocabulary.meanings(of: vocabulary.writtenOut(tokens[index]))
    }
    for index in read.indices.dropLast() where read[index].text == "may" && isVerb(index, read) {
      read[index].dateWords = []
    }
    guard read.indices.contains(where: { read.saysDate(at: $0) }) else { return read }
    for range in listed(in: read) {
      for index in range { read[index].dateWords = [] }
    }
    return DatedNames(read, gazetteer, context).apart
  }

  /// `sun cream`: where things of several words stand that are on the lists.
  private func listed(in tokens: [Token]) -> [Range<Int>] {
    let things = (session.currentTrip?.checklist ?? []).map {
      folded($0.text).split(separator: " ").map(String.init)
    }.filter { $0.count > 1 }
    return things.flatMap { words in
      tokens.indices.filter { start in
        start + words.count <= tokens.count
          && words.indices.allSatisfy { tokens[start + $0].folded == words[$0] }
      }.map { $0..<$0 + words.count }
    }
  }

  /// `day 3 may please be called Rest`: no month.
  private func isVerb(_ index: Int, _ tokens: [Token]) -> Bool {
    let isPolite = ["please", "kindly"].contains(tokens[index + 1].folded)
    return tokens.dropFirst(index + (isPolite ? 2 : 1)).first.map { next in
      ["be", "also", "well", "have", "go", "need", "i", "we"].contains(next.folded)
        && (!isPolite || next.says("be"))
    } ?? false
  }

  /// What a line comes to where a name of its dates is the place that it lacks, and the rest says them:
  /// `a week in Augusta from 3 june`.
  ///
  /// Only what is not understood is read so.
  func orNamed(
    _ result: ReadResult, _ tokens: [Token], _ read: ([Token]) throws -> ReadResult
  ) rethrows -> ReadResult {
    guard !result.isUnderstood, let gazetteer = scene?.gazetteer,
      tokens.count < LineReader.mostInSentence,
      let apart = DatedNames(tokens, gazetteer, DateContext(session.settings, today: today)).lacking
    else { return result }
    let other = try read(apart)
    if case .refused(let trouble) = other, trouble.mayReadOtherwise { return result }
    return other
  }
}
