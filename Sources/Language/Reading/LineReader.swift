package import Session

/// Reads lines: the one way from words to meaning.
package struct LineReader {
  /// What words may refer to.
  package var session: Session
  package var today: CivilDate
  /// Whether the line has made or opened a trip.
  var opensTrip = false
  /// Whether lines that are written as canonical ones are need no other look; tests do without.
  package var readsExactly = true
  /// Whether phrases are looked for; what they mean is none.
  var readsPhrases = true

  private let names: StopNameMemory
  private let tried: TriedScene?
  /// What was read already, where meanings are tried.
  let before: ReadBefore?

  package init(session: Session, today: CivilDate, names: StopNameMemory = StopNameMemory()) {
    self.session = session
    self.today = today
    self.names = names
    tried = nil
    before = nil
  }

  package init(_ scene: Scene, names: StopNameMemory) {
    session = scene.session
    today = scene.today
    self.names = names
    tried = TriedScene(scene)
    before = ReadBefore()
  }

  /// What meanings are tried against; without it none is.
  var scene: Scene? { tried?.scene }

  /// Whether there is one; it is not made for that.
  var hasScene: Bool { tried != nil }

  /// Reads a logical line.
  package func read(_ line: String) -> ReadResult {
    guard let before else { return readAnew(line) }
    return before.line(line, manner) { readAnew(line) }
  }

  private func readAnew(_ line: String) -> ReadResult {
    var expanded: ExpandedLine
    do {
      expanded = try ExpandedLine(line, aliases: session.knownAliases)
    } catch {
      return .refused(SyntaxProblem.alias(error).diagnostic(bytes: error.bytes))
    }
    do {
      var cut = try Lexer.tokens(of: expanded.text)
      guard !cut.isEmpty else { return .nothing }
      try PoliteOpenings.write(&cut, in: &expanded)
      // `put` takes any words for a name.
      if cut[0].says("put"),
        let read = phrased(cut, of: expanded, typed: line, overriding: true)
      {
        return read
      }
      if let read = exactly(cut, of: expanded, typed: line) { return read }
      try DictatedWords.write(&cut, in: &expanded)
      try ToldNames.write(&cut, in: &expanded, of: session.currentTrip)
      let tokens = withoutDatesInNames(withoutParticles(withoutGroans(cut)))
      if let trial = trial(tokens, of: expanded, typed: line) { return trial }
      if let pasted = pasted(tokens, of: expanded, typed: line) { return pasted }
      let shaped = orNamed(whole(tokens, of: expanded, typed: line), tokens) {
        whole($0, of: expanded, typed: line)
      }
      let apart = punctuated(shaped, tokens, of: expanded, typed: line)
      let other =
        apart.isUnderstood
        ? apart : underTown(tokens, of: expanded, typed: line) ?? apart
      let told = unlessRash(withinAsides(other, tokens, of: expanded, typed: line), tokens)
      let read = behindInterjections(told, tokens, of: expanded, typed: line)
      let meant = unlessVerbIsMisspelt(spelled(read), tokens, of: expanded)
      return unlessOneOfTwo(unlessTwoPay(meant, tokens, of: expanded), tokens, of: expanded)
    } catch {
      return .refused(
        SyntaxProblem.lexical(error).diagnostic(
          bytes: expanded.typed(error.bytes(in: expanded.text))))
    }
  }

  /// A line without semicolons.
  func inOnePart(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    let part = ReadBefore.Part(tokens: tokens, expanded: expanded, line: line, manner: manner)
    guard let before else { return inOnePart(part) }
    return before.part(part) { inOnePart(part) }
  }

  private func inOnePart(_ part: ReadBefore.Part) -> ReadResult {
    let (tokens, expanded, line) = (part.tokens, part.expanded, part.line)
    // What is said of a file is done to that file as said, or not at all.
    if let file = ofFile(tokens, of: expanded, typed: line) { return file }
    if let booked = phrased(tokens, of: expanded, typed: line, overriding: true)
      ?? putElsewhere(tokens, of: expanded, typed: line)
      ?? bookedPassively(tokens, of: expanded, typed: line)
      ?? booked(tokens, of: expanded, typed: line)
      ?? staysHere(tokens, of: expanded, typed: line)
      ?? countedChildren(tokens, of: expanded, typed: line)
      ?? changedGroup(tokens, of: expanded, typed: line)
      ?? saidOtherwise(tokens, of: expanded, typed: line)
    {
      return booked
    }
    // Talk is free. A line that begins as canonical ones do needs no look at its words.
    if CommandTable.verbs[tokens[0].folded] == nil {
      let rest = WordLattice(tokens).behindTalk
      if rest > 0, DialogueAct.talk(tokens) == nil {
        return inOnePart(Array(tokens[rest...]), of: expanded, typed: line)
      }
    }
    let result = read(tokens, of: expanded, typed: line)
    guard tokens.count < LineReader.mostInSentence else { return result }
    let read = unlessItLooks(
      weighed(result, tokens, of: expanded, typed: line), tokens, expanded)
    return impliedMove(read, tokens, of: expanded, typed: line)
      ?? behindOpening(read, tokens, of: expanded, typed: line) ?? read
  }

  func context(_ line: String, _ tokens: [Token], asInTrip: Bool = false) -> ChartContext {
    ChartContext(
      line: line, tokens: tokens, session: session, today: today, names: names,
      asInTrip: asInTrip || opensTrip, library: scene?.library)
  }

  /// The best reading of a line without aliases, where that is whole and sound.
  func reading(of line: String) -> Reading? {
    let best = readings(of: line)?.best
    return best?.missing == nil && best?.fills.fault == nil ? best : nil
  }

  /// The readings of a line without aliases; `nil` where it has no words.
  func readings(of line: String) -> Readings? {
    guard let tokens = try? Lexer.tokens(of: line) else { return nil }
    var readings = Readings(Chart(context(line, tokens)))
    readings.search()
    return readings
  }
}
