internal import Session

/// Hours with the letter h.
extension SketchScan {
  /// `14h42`, `18h`: an hour as France writes it, where none is told in another way and nothing says
  /// that it lasts so long.
  func writtenHour(_ index: Int) -> SketchPiece? {
    let start = context.matches(["at"], at: index) ? index + 1 : index
    guard context.tokens.hourMark(at: start) != nil, !tellsOtherHours,
      let span = chart.spans(.time, at: start).max(by: { $0.end < $1.end }), span.end > start + 1,
      let time = span.value.time, !isLasting(start..<span.end)
    else { return nil }
    return SketchPiece(fact: .hour(time, exact: true), tokens: index..<span.end)
  }

  /// Whether `8h` was taken for an hour, which may be how long it takes: all but `tuesday 14h`
  /// and `14h42`.
  var guessesHour: Bool {
    context.dates.tongue != .french && context.dates.tongue != .portuguese
      && pieces.indices.contains { index in
        guard case .hour = pieces[index].fact else { return false }
        return pieces[index].tokens.contains { token in
          context.tokens.hourMark(at: token).map { hour in
            hour < 13 || !isBehindDay(index) && !tellsMinutes(token)
          } == true
        }
      }
  }

  private func tellsMinutes(_ index: Int) -> Bool {
    context.token(index + 2).map { $0.isGlued && $0.kind == .number } == true
  }

  private func isBehindDay(_ piece: Int) -> Bool {
    guard piece > 0, case .day = pieces[piece - 1].fact else { return false }
    return piece + 1 == pieces.count || pieces[piece + 1].isJoint
  }

  private func isLasting(_ words: Range<Int>) -> Bool {
    LengthWords.are(beside: words, in: context.tokens)
  }
}

extension [Token] {
  /// The hour of `8h` or `14h42` at a token; `nil` of what is rather how long something takes: `4h`.
  func hourMark(at index: Int) -> Int? {
    guard index + 1 < count, self[index + 1].isGlued, self[index + 1].says("h"),
      let hour = Int(self[index].text), (6..<24).contains(hour)
    else { return nil }
    return hour
  }
}
