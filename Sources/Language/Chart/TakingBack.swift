/// Words that take back what was said before them: `no,`, `actually`, `sorry, I mean`.
enum TakingBack {
  /// These do nothing else.
  static let clear = DialogueWords.longestFirst(DialogueWords.correcting)
  /// A name may begin with these.
  static let vague = DialogueWords.longestFirst(DialogueWords.vaguelyCorrecting)
  /// These set anew what was spoken of last, at the beginning of a line.
  static let setting = DialogueWords.longestFirst(DialogueWords.settingAnew)

  /// Behind words that take back, who wants it otherwise: `no, he wants tuesday`.
  static let wishing = DialogueWords.longestFirst(DialogueWords.wishing)

  private static let firstWords = Set((clear + vague).compactMap(\.first))

  /// Whether such words can begin with a token.
  static func mayBegin(_ token: Token) -> Bool { firstWords.contains(token.folded) }
}

extension ChartContext {
  /// Whether it begins as `move it to` does: with what was spoken of last, and how that shall be.
  var setsAnew: Bool { TakingBack.setting.contains { matches($0, at: 0) } }

  /// Whether it begins with words that take something back.
  var takesBack: Bool { endOfCorrection(beforeVerbatim: false) != nil }

  /// Whether words that take something back end before a token.
  func isTakenBack(before start: Int) -> Bool { start > 0 && endsOfTakingBack.contains(start) }

  /// The token behind the words at the beginning that put something right; a name may begin with some
  /// of them unless a sign stands behind.
  func endOfCorrection(beforeVerbatim: Bool) -> Int? {
    let back = endOfTakingBack(at: 0)
    let end = back?.end ?? 0
    let wish =
      back == nil
      ? nil
      : TakingBack.wishing.first {
        matches($0, at: end) && DialogueWords.areMoment(tokens.dropFirst(end + $0.count))
      }
    let setting = wish ?? TakingBack.setting.first { matches($0, at: end) }
    guard back != nil || setting != nil else { return nil }
    let isClear = setting != nil || back?.isClear == true
    return isClear || !beforeVerbatim ? end + (setting?.count ?? 0) : nil
  }

  /// The token behind all words at a token that take something back, with the signs behind each; and
  /// whether they cannot begin a name.
  func endOfTakingBack(at index: Int) -> (end: Int, isClear: Bool)? {
    var (end, isClear) = (index, false)
    for _ in 0..<mostTakenBack {
      let clear = TakingBack.clear.first { matches($0, at: end) }
      guard let words = clear ?? TakingBack.vague.first(where: { matches($0, at: end) }) else {
        break
      }
      end += words.count
      isClear = isClear || clear != nil
      if let sign = token(end), sign.kind == .sign, Fillers.signs.contains(sign.folded) {
        (end, isClear) = (end + 1, true)
      }
    }
    return end > index ? (end, isClear) : nil
  }
}

/// Who takes more back than so often says nothing any more.
let mostTakenBack = 20
