internal import Session

/// Lines that leave the word out for what is to be done, or tell it of the thing.
extension LineReader {
  /// `lello and clerigos to thursday`, `Clérigos before Lello`: stops that are there and where they are to
  /// go; `nil` where the line does something without, or more is said.
  func impliedMove(
    _ read: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, tokens.count > 2, tokens.count <= mostImplied, isOfNoCommand(tokens),
      tokens.contains(where: { leadingOn.contains($0.folded) }),
      !tokens.contains(where: { $0.says("?") }),
      !(read.isUnderstood && read.trial(in: scene) == .changes)
    else { return nil }
    let text = said(tokens, in: expanded)
    return does("move " + text, typed: line) { utterance in
      guard case .moveStops(let move) = utterance.intent,
        case .named(let first)? = move.stops.first
      else { return false }
      // The line begins with the first, and each of its parts is a stop.
      let begins = ["the", "our", "my"].contains(tokens[0].folded) ? 1 : 0
      let isFirst = folded(first).split(separator: " ").first.map {
        tokens[begins].says(String($0))
      }
      let parts = tokens.count { ["and", ",", "&"].contains($0.folded) } + 1
      return isFirst == true && move.stops.count >= parts && utterance.looseNames?.isEmpty != false
    }
  }

  /// Lines whose words stand in another order than their command has them, read as that; `nil` where they
  /// are none, or where it does nothing and asks nothing.
  func saidOtherwise(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard session.cursor.trip != nil, tokens.count < LineReader.mostInSentence,
      let command = putOnList(tokens, expanded) ?? newDates(tokens, expanded)
        ?? countedList(tokens, expanded) ?? noTime(tokens, expanded)
        ?? toldIdea(tokens, expanded)
        ?? returned(tokens, expanded) ?? errand(tokens, expanded) ?? refusedMoment(tokens, expanded)
        ?? hourOnDay(tokens, expanded) ?? toldLength(tokens, expanded)
    else { return nil }
    return does(command, typed: line, orAsks: true) { utterance in
      if command.hasPrefix("stay ") { return lastsLonger(utterance) }
      guard command.hasSuffix(" none") else { return true }
      // What is booked keeps its hour.
      if case .time = utterance.intent { return true }
      return false
    }
  }

  func isOfNoCommand(_ tokens: [Token]) -> Bool {
    session.cursor.trip != nil && CommandTable.verbs[tokens[0].folded] == nil
  }

  /// What a command does in whose place a line was said; `nil` where it changes nothing.
  func does(
    _ command: String, typed line: String, orAsks: Bool = false, orShows: Bool = false,
    if isMeant: (Utterance) -> Bool
  ) -> ReadResult? {
    guard let scene, case .understood(var utterance) = read(command), isMeant(utterance),
      case let trial = ReadResult.understood(utterance).trial(in: scene),
      trial == .changes || orAsks && trial == .asks || orShows && trial == .shows
    else { return nil }
    utterance.spans = [:]
    return .understood(utterance).said(as: line)
  }

  /// `put "book a babysitter" on the to-do list by 1 april`.
  private func putOnList(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard ["put", "stick", "pop", "add", "write", "place"].contains(tokens[0].folded),
      tokens.count > 5, tokens[1].kind != .number, !noThings.contains(tokens[1].spoken),
      tokens.contains(where: { ["list", "todo", "todos"].contains($0.folded) }),
      isPlain(tokens)
    else { return nil }
    let context = context(expanded.text, tokens)
    for index in tokens.indices.dropFirst(2) {
      guard let end = context.end(ofOneOf: onTheList, at: index) else { continue }
      let start = context.matches([","], at: end) ? end + 1 : end
      guard let lead = context.token(start), ["by", "until", "due"].contains(lead.folded),
        Chart(context).spans(.date(of: .other), at: start + 1).contains(where: {
          $0.end == tokens.count || context.matches(["."], at: $0.end)
        })
      else { return nil }
      return "todo \(said(tokens[1..<index], in: expanded)) \(said(tokens[start...], in: expanded))"
    }
    return nil
  }

  /// `our new dates are 20 to 24 april`, `new dates: 26-30 april`.
  private func newDates(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    let start = ["our", "the", "my"].contains(tokens[0].folded) ? 1 : 0
    guard tokens.count > start + 3, tokens[start].says("new"), tokens[start + 1].says("dates"),
      ["are", ":", "="].contains(tokens[start + 2].folded), isPlain(tokens),
      tokens.contains(where: { $0.kind == .number })
    else { return nil }
    return "dates \(said(tokens[(start + 3)...], in: expanded))"
  }

  /// `two more for the ideas: the tram museum and a picnic`: how many there are is told by the list.
  private func countedList(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard let colon = tokens.prefix(7).firstIndex(where: { $0.says(":") }), colon > 1,
      colon + 1 < tokens.count, tokens[colon - 1].says("ideas"), isPlain(tokens),
      case let context = context(expanded.text, tokens),
      let (count, end) = context.count(at: 0, Chart(context)), end < colon,
      tokens[colon...].count(where: { ["and", ","].contains($0.folded) }) + 1 == count,
      tokens[end..<(colon - 1)].allSatisfy({ ["more", "for", "the", "our"].contains($0.folded) })
    else { return nil }
    return "ideas: \(said(tokens[(colon + 1)...], in: expanded))"
  }

  /// `no fixed time for the beach`, `beach: no set time`: of one stop, and nothing else is said.
  private func noTime(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard tokens.contains(where: { ["time", "hour"].contains($0.folded) }) else { return nil }
    let context = context(expanded.text, tokens)
    for index in tokens.indices {
      guard let end = context.end(ofOneOf: withoutTime, at: index) else { continue }
      let speaker = ["we", "i"].contains(tokens[0].folded) ? 1 : 0
      if index == speaker, context.matches(["for"], at: end) {
        return stop(at: end + 1, context).flatMap { stop in
          isTail(stop.upperBound, tokens) ? "at \(said(tokens[stop], in: expanded)) none" : nil
        }
      }
      let sign =
        index > 0 && [":", ",", "-"].contains(tokens[index - 1].folded) ? index - 1 : index
      return stop(at: 0, context).flatMap { stop in
        [sign, index].contains(stop.upperBound) && isTail(end, tokens)
          ? "at \(said(tokens[stop], in: expanded)) none" : nil
      }
    }
    return nil
  }

  /// The name of a stop that is there, without its article.
  func stop(at index: Int, _ context: ChartContext) -> Range<Int>? {
    let start = leadingArticles.contains { context.matches([$0], at: index) } ? index + 1 : index
    let ends = Chart(context).spans(.knownStop, at: start).filter {
      $0.score >= ($0.end - start) * Score.shared
    }.map(\.end)
    return ends.max().map { start..<$0 }
  }

  private func isTail(_ start: Int, _ tokens: [Token]) -> Bool {
    tokens[start...].allSatisfy { tails.contains($0.folded) }
  }

  /// Whether nothing in it denies, asks or leaves open what is said.
  func isPlain(_ tokens: [Token]) -> Bool {
    !tokens.contains { token in
      token.says("?") || Lexicon.shared.classes(of: token.spoken).meets(denying)
    }
  }

  func said(
    _ tokens: some BidirectionalCollection<Token>, in expanded: ExpandedLine
  )
    -> String
  {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let bytes = Array(expanded.text.utf8)[first.bytes.lowerBound..<last.bytes.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// In tokens.
private let mostImplied = 13
private let leadingOn: Set = ["to", "before", "after"]
let leadingArticles: Set = ["a", "an", "the", "our", "my"]
/// What denies a sentence, or leaves it open.
private let denying = ClassSet([.not, .except, .either, .condition, .tentative])
/// They name no thing of which something is told.
let noThings: Set = [
  "it", "that", "this", "these", "those", "them", "everything", "nothing", "nobody", "somebody",
  "someone", "who", "what", "which", "all", "idea", "and", "you", "they", "both", "half", "car",
  "table", "can", "could", "may", "might", "will", "would", "should", "must", "be", "yet", "has",
  "have", "had",
]
private let onTheList = BookingWords.ways(
  """
  on_the_todo_list on_my_todo_list on_our_todo_list on_the_to_do_list on_my_to_do_list
  on_our_to_do_list on_the_to_-_do_list on_my_to_-_do_list on_our_to_-_do_list on_the_todo
  on_the_todos on_the_list onto_the_todo_list to_the_todo_list to_the_to_do_list
  to_the_to_-_do_list
  """)
private let withoutTime: [[String]] = {
  let leads = ["no", "without a", "don't need a", "don't want a", "has no", "needs no", "at no"]
  let kinds = ["fixed", "set", "fix", "particular", "exact", "certain"]
  return leads.flatMap { lead in
    kinds.flatMap { kind in ["time", "hour"].map { foldedPattern("\(lead) \(kind) \($0)") } }
  }
}()
private let tails: Set = ["please", "pls", "whenever", "yet", ".", ",", "thanks"]
