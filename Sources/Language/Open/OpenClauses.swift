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
    // `then the bridge`: what goes on says so.
    if depth == 0, start > whole.lowerBound, let all = clean(whole.lowerBound..<end, inheriting),
      all.hasNoun
    {
      return [all]
    }
    if depth > 0, leavesAlone(start..<end) != nil { return [] }
    let all = clean(start..<end, inheriting)
    if let all, !joinsOrders(all) { return [all] }
    var tried = 0
    for cut in cuts(start..<end).reversed() where tried < OpenClauses.mostTried {
      guard let first = clean(start..<cut, inheriting) ?? listed(start..<cut),
        let after = session(after: first)
      else { continue }
      tried += 1
      let rest = OpenClauses(parent, session: after, part: whole)
      if let more = rest.parts(from: cut, inheriting: first.signature, depth: depth + 1) {
        return [first] + more
      }
    }
    return all.map { [$0] } ?? behindLeftAlone(start..<end, depth: depth)
      ?? (depth == 0 ? besideStory(whole) : nil)
  }

  /// `go to day 4 and add the museum`: an order behind `and`, and another one before it.
  private func joinsOrders(_ parse: Parse) -> Bool {
    let range = parse.range
    return range.dropFirst().dropLast().contains { index in
      !parse.spans.values.contains { $0.contains(index) }
        && ["and", "then"].contains(lattice.tokens[index].folded)
        && (lattice.edges[index + 1].contains { $0.classes.meets(.orders) }
          || index + 2 < range.upperBound && lattice.classes(at: index + 1).has(.name)
            && lattice.tokens[index + 2].says("day"))
        && (range.lowerBound..<index).contains { before in
          lattice.edges[before].contains {
            $0.classes.meets(.orders.union(ClassSet([.go, .open])))
          }
        }
    }
  }

  /// All meanings of the whole line.
  var parsesOfWhole: [Parse] { parses(whole, inheriting: nil) }

  /// All meanings of a range, the best first; those that inherit nothing are looked for once.
  func parses(_ range: Range<Int>, inheriting: Signature?) -> [Parse] {
    guard inheriting == nil else { return searched(range, inheriting: inheriting) }
    if let known = spans.parses[range] { return known }
    let found = searched(range, inheriting: nil)
    spans.parses[range] = found
    return found
  }

  private func searched(_ range: Range<Int>, inheriting: Signature?) -> [Parse] {
    let classes = range.reduce(into: ClassSet()) { set, index in
      for edge in lattice.edges[index] { set.formUnion(edge.classes) }
    }
    var found: [Parse] = []
    for signature in Signatures.all
    where spans.context.isIn(signature.scene)
      && (signature.acts.meets(classes) || signature.traits.contains(.asks)
        || signature.traits.contains(.actless))
      && (!signature.traits.contains(.needsNoun) || signature.nouns.meets(classes)
        || signature.traits.contains(.asks) && signature.acts.meets(classes))
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

  func skipJoining(_ start: Int) -> Int {
    var index = start
    while index < whole.upperBound,
      lattice.tokens[index].kind == .sign || lattice.classes(at: index).has(.joining)
    {
      index += 1
    }
    return index
  }

  /// The tokens at which another part may begin.
  func cuts(_ range: Range<Int>) -> [Int] {
    range.dropFirst().filter { index in
      let token = lattice.tokens[index]
      // `kinkaku-ji`
      let isInWord =
        token.isGlued && index + 1 < lattice.tokens.count && lattice.tokens[index + 1].isGlued
      return token.kind == .sign && clauseSigns.contains(token.folded) && !isInWord
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
