internal import Session

/// Reads a line by what its words are, wherever they stand: the reading of what no command begins.
struct OpenReader {
  let reader: LineReader
  /// What words and meanings are tried against; without it nothing is.
  let scene: Scene?
  let line: String
  let tokens: [Token]

  /// What came of a line; `nil` where it means nothing that is known.
  var result: OpenResult? {
    let table = OpenClauses(self, session: reader.session)
    if let listed = table.underHeading ?? table.ordersUnderHeading {
      return OpenDecision(parts: listed, scene: scene).result
    }
    guard
      let parts = table.parts(from: 0, inheriting: nil, depth: 0)?.sharingDays?.takingUp(
        in: table.lattice)
    else {
      return question(table) ?? offer(table)
    }
    guard !table.touchesLeftAlone(parts) else { return nil }
    // Who asks `…?` and requests nothing wants to know, not to change.
    guard
      !table.onlyAsks
        || parts.allSatisfy({ $0.signature.traits.contains(.asks) || $0.signature.verb == .day })
    else {
      return nil
    }
    let looked = table.onlyAsks && tokens.count > 2 ? parts.map(\.asShown) : parts
    return OpenDecision(parts: looked, scene: scene).result
  }

  /// The best meaning of the whole line that is one of these commands and has a reason for each word.
  func meaning(among verbs: Set<Verb>) -> Intent? {
    OpenClauses(self, session: reader.session).parsesOfWhole
      .first { verbs.contains($0.signature.verb) && $0.isClean }?.intent
  }

  /// What a question asks of which not every word is known: to show something changes nothing.
  private func question(_ table: OpenClauses) -> OpenResult? {
    let found =
      table.onlyAsks || table.asksAtBeginning
      ? table.parsesOfWhole.first { table.isQuestion($0) } : nil
    return (found ?? table.askedWithin).flatMap { OpenDecision(parts: [$0], scene: scene).result }
  }

  /// So many meanings are tried; what the first of them names may not be there.
  static let mostOffered = 4

  /// `we spend the first nights in Florence`, `then Hamburg`: in a trip that is no other one.
  private func goesOnInTrip(_ parse: Parse) -> Bool {
    guard parse.isNewTrip, scene?.session.cursor.trip != nil, let first = tokens.first else {
      return false
    }
    return first.says("then")
      || tokens.contains { ["night", "nights", "nts", "nites"].contains($0.folded) }
  }

  /// A meaning of the whole line as an offer, where it may be one.
  func offer(_ parse: Parse, _ table: OpenClauses) -> OpenResult? {
    guard !table.leavesFact(parse), !goesOnInTrip(parse) else { return nil }
    return OpenDecision.offer(parse, of: table.whole.count, scene: scene, table.stops)
  }

  /// The nearest meaning of the whole line, where not every word has a reason.
  private func offer(_ table: OpenClauses) -> OpenResult? {
    guard !table.onlyAsks else { return nil }
    let nearest = table.parsesOfWhole.map { ($0, $0.nearness(in: table)) }
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
    for (place, parse) in nearest.prefix(OpenReader.mostOffered).enumerated() {
      guard let offer = offer(parse, table) else { continue }
      if place == 0, let opening = table.opening(parse) {
        return OpenDecision(parts: [opening], scene: scene).result
      }
      guard place == 0, table.isCertain(parse) else { return offer }
      var best = parse
      best.rivals = table.otherMeanings(of: best)
      return OpenDecision(parts: [best], scene: scene).result
    }
    return nil
  }
}

extension Parse {
  /// Who asks for a day wants to see it.
  fileprivate var asShown: Parse {
    guard case .selectDay(let day) = intent else { return self }
    var copy = self
    copy.intent = .show(.day(day))
    return copy
  }

  /// How near it comes to what was said, in points: what the language knows and this meaning leaves
  /// out speaks against it, a word that nobody knows hardly.
  func nearness(in table: OpenClauses) -> Int {
    let left = unexplained.reduce(points - unexplained.count * OpenScore.unexplained) {
      sum, index in
      sum + (table.tells(index) ? OpenScore.leftOut : OpenScore.unheard)
    }
    // A new stop by the name of one that is there has to be said to be added.
    let isNew = said.has(.add) || looseNames.contains { !table.isNameOfStop($0) }
    return left + looseNames.count * (hasAct && isNew ? 0 : OpenScore.unheard)
  }
}

/// What is to be done with a line that was read openly.
enum OpenResult {
  case understood(
    Intent, spans: SlotMap<Range<Int>>, loose: [Range<Int>], titles: [Range<Int>],
    corrects: Bool)
  /// Probably meant, but not certainly enough to be done.
  case offered(Intent)
  /// A command of which a part is still to be told.
  case lacking(Verb, Fills, Slot)
}
