internal import Session

/// The parts of a line, each with one meaning, and the words of each.
final class OpenClauses {
  let parent: OpenReader
  let session: Session
  let spans: OpenSpans
  let lattice: WordLattice
  let whole: Range<Int>

  /// The parts of some of the tokens, which mean what they do in the whole.
  init(_ other: OpenClauses, _ part: Range<Int>) {
    (parent, session, spans, lattice) = (other.parent, other.session, other.spans, other.lattice)
    whole = part
  }

  init(_ parent: OpenReader, session: Session, part: Range<Int>? = nil) {
    self.parent = parent
    self.session = session
    var reader = parent.reader
    reader.session = session
    let context = reader.context(parent.line, parent.tokens)
    lattice = WordLattice(context.tokens)
    spans = OpenSpans(Chart(context), lattice, parent.scene)
    whole = part ?? 0..<context.tokens.count
  }

  /// So many ways to end a part are tried, the longest first: of a row of orders each has many.
  private static let mostTried = 2

  /// The fewest parts from a token to the end, each of which has a reason for all its words.
  func parts(from start: Int, inheriting: Signature?, depth: Int) -> [Parse]? {
    guard depth < 5 else { return nil }
    let start = skipJoining(start)
    let end = endOfMatter(from: start)
    guard start < end else { return depth > 0 ? [] : nil }
    if let all = clean(start..<end, inheriting) { return [all] }
    var tried = 0
    for cut in cuts(start..<end).reversed() where tried < OpenClauses.mostTried {
      guard let first = clean(start..<cut, inheriting), let after = session(after: first) else {
        continue
      }
      tried += 1
      let rest = OpenClauses(parent, session: after, part: whole)
      if let more = rest.parts(from: cut, inheriting: first.signature, depth: depth + 1) {
        return [first] + more
      }
    }
    return depth == 0 ? besideStory(whole) : nil
  }

  /// All meanings of the whole line, looked for once.
  private(set) lazy var parsesOfWhole = parses(whole, inheriting: nil)

  private func clean(_ range: Range<Int>, _ inherited: Signature?) -> Parse? {
    let isWhole = range == whole && inherited == nil
    let all = isWhole ? parsesOfWhole : parses(range, inheriting: inherited)
    // A trip that is spoken of too vaguely is no meaning to lay beside others.
    let ranked = all.filter {
      (![.newTrip, .move].contains($0.signature.verb)
        || OpenDecision.saysEnough($0, in: parent.scene, stops))
        && mayBeMeant($0)
        && (!$0.signature.traits.contains(.inQuestion) || onlyAsks)
    }
    let dropped = all.first.flatMap { first in
      first.signature.verb == .move && ranked.first.map { $0.points < first.points } ?? true
        ? first : nil
    }
    // `lunch on monday is at 2` tells of one that is there.
    if let dropped, dropped.said.has(.be) || ranked.first?.signature.verb != .add { return nil }
    guard var best = ranked.first, best.isClean,
      OpenDecision.saysEnough(best, in: parent.scene, stops),
      best.signature.verb == all.first?.signature.verb || best.fills.has(.day)
        || dropped != nil
    else { return nil }
    best.rivals = ranked.dropFirst().filter {
      $0.isClean && $0.intent != best.intent && $0.points > best.points - OpenScore.margin
        && OpenDecision.saysEnough($0, in: parent.scene, stops)
    }.map(\.intent)
    best.rivals += otherMeanings(of: best)
    // `the tower on friday`, which the trip has: that one, or once more.
    if let move = dropped, move.isClean, !OpenDecision.isOfActivity(move), best.rivals.isEmpty {
      best.rivals = [move.intent]
    }
    return best
  }

  /// Whether no other word of the line speaks against it.
  func mayBeMeant(_ parse: Parse) -> Bool {
    !mayBeOnceMore(parse) && !isOfOthers(parse) && !isOtherThanOnceMore(parse)
      && !addsIdea(parse) && !addsTwice(parse)
  }

  /// All meanings of a range, the best first.
  func parses(_ range: Range<Int>, inheriting: Signature?) -> [Parse] {
    let classes = range.reduce(into: ClassSet()) { set, index in
      for edge in lattice.edges[index] { set.formUnion(edge.classes) }
    }
    var found: [Parse] = []
    for signature in Signatures.all
    where spans.context.isIn(signature.scene)
      && (signature.acts.meets(classes) || signature.traits.contains(.asks)
        || signature.traits.contains(.actless))
      && (!signature.traits.contains(.needsNoun) || signature.nouns.meets(classes))
    {
      var search = OpenSearch(signature, spans, range)
      if let parse = search.best() { found.append(parse) }
    }
    if let inheriting {
      var search = OpenSearch(inheriting, spans, range, inheriting: true)
      if let parse = search.best() { found.append(parse) }
    }
    return found.enumerated().sorted {
      ($1.element.points, $0.offset) < ($0.element.points, $1.offset)
    }.map(\.element)
  }

  /// Whether what stands here tells something: a word for what is done or to what, a stop of the
  /// trip, a day, an hour, a number.
  func tells(_ index: Int) -> Bool {
    if lattice.tokens[index].kind == .number { return true }
    if lattice.edges[index].contains(where: { $0.classes.meets(.telling) }) { return true }
    let types: [RoleType] = [.oneStop, .day, .time]
    return types.contains { !spans.spans($0, at: index, before: whole.upperBound).isEmpty }
  }

  /// The names of the stops of the trip.
  var stops: StopNames { spans.context.stops }

  /// Whether words are the name of a stop that the trip has.
  func isNameOfStop(_ range: Range<Int>) -> Bool {
    stops.has(spans.context.text(range))
  }

  private func skipJoining(_ start: Int) -> Int {
    var index = start
    while index < whole.upperBound,
      lattice.tokens[index].kind == .sign || lattice.classes(at: index).has(.joining)
    {
      index += 1
    }
    return index
  }

  /// What stands behind `because` says why, and is not to be done.
  private func endOfMatter(from start: Int) -> Int {
    guard start + 1 < whole.upperBound else { return whole.upperBound }
    let reason = (start + 1..<whole.upperBound).first { index in
      lattice.edges[index].contains { $0.classes.has(.reason) }
        || lattice.tokens[index - 1].says(",")
          && ["which", "who"].contains(lattice.tokens[index].folded)
    }
    guard let reason, !tellsOrder(behind: reason) else { return whole.upperBound }
    return reason
  }

  /// `because it's closed, move the taxi`: what is to be done is no part of the reason.
  private func tellsOrder(behind reason: Int) -> Bool {
    (reason..<whole.upperBound).contains { index in
      lattice.tokens[index].kind == .sign && index + 1 < whole.upperBound
        && lattice.edges[index + 1].contains { $0.classes.meets(.orders) }
    }
  }

  /// The tokens at which another part may begin.
  private func cuts(_ range: Range<Int>) -> [Int] {
    range.dropFirst().filter { index in
      let token = lattice.tokens[index]
      return token.kind == .sign && clauseSigns.contains(token.folded)
        || lattice.classes(at: index).has(.joining)
    }.suffix(8)
  }

  /// The session as this part leaves it.
  private func session(after parse: Parse) -> Session? {
    switch decision(on: parse.intent) {
    case .commit(let commit):
      var next = session
      do { try next.take(commit) } catch { return nil }
      return next
    case .reply(let look):
      var next = session
      next.cursor = look.cursor
      return next
    case .ask, .lookUp, .perform, nil: return session
    case .fail: return nil
    }
  }

  /// What an intent comes to in this session; `nil` where nothing is tried.
  func decision(on intent: Intent) -> Decision? {
    guard var scene = parent.scene else { return nil }
    scene.session = session
    return Interpreter(scene).decide(intent)
  }
}

private let clauseSigns: Set = [".", "!", "?", ";", ",", "-", "–", "—"]
