internal import Session

/// Several bookings in one line: `flight … to Lima 4 sep 12:35, back 18 sep 20:00; hotel …`.
extension LineReader {
  /// Each of them, in their order, the later ones as the trip is behind those before; `nil` where one
  /// part is none.
  func bookedApart(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, session.cursor.trip != nil, tokens.count < LineReader.mostInSentence,
      namesSeveral(tokens),
      !tokens.contains(where: { $0.says("?") })
    else { return nil }
    let parts = parts(tokens, expanded)
    guard parts.count > 1 else { return nil }
    var reader = LineReader(scene, names: StopNameMemory())
    var intents: [Intent] = []
    for part in parts {
      let read = reader.inOnePart(Array(tokens[part]), of: expanded, typed: line)
      // `…, LH1234 FRA-VIE 12:10`: it goes on from there on the same day.
      let onward =
        intents.isEmpty || read.mayBook
        ? read : reader.read("then " + said(tokens[part], in: expanded))
      guard case .understood(let utterance) = onward, utterance.intent.books,
        let next = reader.behind(utterance.intent)
      else { return nil }
      intents.append(utterance.intent)
      reader = next
    }
    return .understood(told(.several(intents), by: tokens, of: expanded, typed: line))
  }

  /// Whether more than one word or number of something booked stands there, or something goes on.
  private func namesSeveral(_ tokens: [Token]) -> Bool {
    tokens.indices.count { index in
      kindWords.contains(tokens[index].folded) || isFlightCode(index, tokens)
        || index > 2 && goesOn(index, tokens)
    } > 1
  }

  /// `OS 277`, `LH1234`.
  private func isFlightCode(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].kind == .word, tokens[index + 1].kind == .number
    else { return false }
    let code = tokens[index].text + tokens[index + 1].text
    return NewStopSubject.place(.named(code, quoted: false)).isFlightCode
  }

  /// `…, then frankfurt-vienna 12:10`: a way that goes on.
  private func goesOn(_ index: Int, _ tokens: [Token]) -> Bool {
    [",", ";", "and"].contains(tokens[index - 1].folded)
      && ["then", "onward", "onwards"].contains(tokens[index].folded)
      && tokens[index...].contains { $0.kind == .number }
  }

  /// The line cut where a sign or a word that joins stands before the word for something booked.
  private func parts(_ tokens: [Token], _ expanded: ExpandedLine) -> [Range<Int>] {
    let context = context(expanded.text, tokens)
    var parts: [Range<Int>] = []
    var start = 0
    for index in tokens.indices.dropFirst() where index > start {
      guard joints.contains(tokens[index].folded),
        !tokens[index].isGlued || tokens[index].kind == .sign
      else { continue }
      if index + 1 < tokens.count, goesOn(index + 1, tokens) {
        parts.append(start..<index)
        start = index + 1
        continue
      }
      var next = index + 1
      while let token = context.token(next), fillers.contains(token.folded) { next += 1 }
      guard beginsBooking(next, context) else { continue }
      parts.append(start..<index)
      start = next
    }
    return parts + [start..<tokens.count]
  }

  private func beginsBooking(_ index: Int, _ context: ChartContext) -> Bool {
    guard let token = context.token(index), token.kind == .word else { return false }
    if isFlightCode(index, context.tokens) { return true }
    return context.journeyWord(at: index) != nil || context.isLodging(index)
      || kindWords.contains(token.folded)
  }

  /// The same reader as the session is behind a command; `nil` where that cannot be done.
  func behind(_ intent: Intent) -> LineReader? {
    guard var scene, case .commit(let commit) = Interpreter(scene).decide(intent) else {
      return nil
    }
    do { try scene.session.take(commit) } catch { return nil }
    return LineReader(scene, names: StopNameMemory())
  }
}

extension ReadResult {
  fileprivate var mayBook: Bool {
    if case .understood(let utterance) = self { utterance.intent.books } else { false }
  }
}

extension Intent {
  fileprivate var books: Bool { if case .booking(.add) = self { true } else { false } }
}

private let kindWords: Set = [
  "flight", "train", "bus", "ferry", "drive", "hotel", "back", "fly", "flying", "return",
  "returning", "home", "coach", "boat", "hostel", "airbnb",
]
private let joints: Set = [",", ";", ".", "and", "then", "&", "+"]
private let fillers: Set = [
  ",", ";", "and", "then", "a", "the", "an", "also", "we", "i", "have", "our", "my", "plus",
]
