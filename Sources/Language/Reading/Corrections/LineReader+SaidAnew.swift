internal import Session

/// What was typed before a line, as far as the line may put it right.
package struct LinesBefore {
  /// What was carried out.
  package struct Done {
    /// Its canonical line.
    package var line: String
    /// The names of the stops that it removed.
    package var removed: [String]

    package init(_ line: String, removed: [String] = []) {
      self.line = line
      self.removed = removed
    }
  }

  /// Lines that came to nothing, the oldest first.
  package var open: [String]
  private let last: Last

  /// What was carried out last, where it changed something; looked up once, where a line may be about it.
  package var done: Done? { last.done }

  package init(open: [String] = [], done: @autoclosure @escaping () -> Done? = nil) {
    self.open = open
    last = Last(done)
  }

  private final class Last {
    private let find: () -> Done?
    lazy var done = find()

    init(_ find: @escaping () -> Done?) { self.find = find }
  }
}

extension LineReader {
  /// Reads a line behind others, by what is sure of it.
  ///
  /// `no, fifty` behind what was carried out says its value anew, where the command can be said
  /// again in place of the first: it sets something, or adds something that is taken away first.
  func readBehind(_ line: String, _ before: LinesBefore) -> ReadResult {
    if let undo = likeBefore(line, after: before) { return undo }
    let usual = readPlainly(line, after: before).goingOn(line, session)
    if !usual.isUnderstood, let right = correctionWithReason(line, after: before) { return right }
    guard scene != nil, !saysWhole(line, usual), usual.mayPutRight || usual.isFree,
      let better = saidBetter(line)
    else { return usual }
    if !line.hasPrefix(better), let own = orderOfMentioned(better) { return own.said(as: line) }
    guard before.done != nil, usual.mayPutRight else { return usual }
    let again = readPlainly("no, \(better)", after: before)
    if let found = again.isPutRight ? again : nil { return found.said(as: line) }
    if case .understood(let utterance) = read(better), case .undo = utterance.intent {
      return .understood(utterance).said(as: line)
    }
    return usual
  }

  /// `no, that should be on the third day`, `nah, drop the last day`: what says whole what is to be
  /// done needs nothing of the line before.
  private func orderOfMentioned(_ better: String) -> ReadResult? {
    guard let scene, let tokens = try? Lexer.tokens(of: better), tokens.count > 1,
      tokens.count > 2
        && (tokens.contains(where: { Lexicon.resumptive.contains($0.spoken) })
          || tellsOfStop(tokens))
        || Lexicon.shared.classes(of: tokens[0].folded).meets(.orders)
    else { return nil }
    let read = read(better)
    guard case .understood(let utterance) = read, !utterance.intent.addsStops,
      !utterance.isCorrection, read.trial(in: scene) == .changes
    else { return nil }
    return read
  }

  /// `brunch is better on tuesday`: a sentence about a stop that is there.
  private func tellsOfStop(_ tokens: [Token]) -> Bool {
    guard
      let verb = tokens.firstIndex(where: { Lexicon.shared.classes(of: $0.folded).has(.be) }),
      verb > 0
    else { return false }
    let start = ["the", "my", "our"].contains(tokens[0].folded) ? 1 : 0
    let name = tokens[start..<max(start, verb)].map(\.text).joined(separator: " ")
    return !name.isEmpty && context(name, tokens).stops.has(name)
  }

  /// `oops tailors is shut thurs do it fri`: all that is to be done.
  private func saysWhole(_ line: String, _ usual: ReadResult) -> Bool {
    usual.offersMove && line.split(separator: " ").count > 5 && !line.hasPrefix("no, ")
  }

  private func readPlainly(_ line: String, after before: LinesBefore) -> ReadResult {
    let usual = read(line, correcting: before.open)
    if saysWhole(line, usual) { return usual }
    // What is understood by itself, as most lines are, is not read again.
    guard usual.mayLean, let last = before.done else { return usual }
    let done = last.line
    if usual.isAdditionOrNothing, let undo = takingBack(line, last, before) { return undo }
    if let again = withOthers(line, done, before, unless: usual)
      ?? goingOn(line, done, before, unless: usual)
    {
      return again
    }
    let isSecondTry = before.open.allSatisfy { correction($0)?.context.takesBack == true }
    guard isSecondTry, let words = correction(line),
      words.context.takesBack, !words.context.isNoOrder,
      var partial = partial([done]), usual.givesWay(to: partial.verb),
      let first = partial.intent, let found = correct(&partial, words, of: { !$0.tellsWhich }),
      partial.fills.fault == nil,
      let intent = partial.intent,
      let again = partial.inPlaceOfDone(intent, of: first, found, words.context)
    else { return usual }
    return .understood(
      Utterance(
        line: line, intent: again, spans: found.tokens.mapValues { words.context.bytes($0) },
        whole: 0..<line.utf8.count))
  }
}

extension PartialCommand {
  /// The command that is said anew, as it does what was done otherwise; `nil` where it would come on
  /// top of that.
  ///
  /// `no dinner` is a wish, `no, dinner` puts right what was added.
  fileprivate func inPlaceOfDone(
    _ intent: Intent, of first: Intent, _ found: Reading, _ words: ChartContext
  ) -> Intent? {
    // `call tuesday Museums`, `no, wednesday`: the first goes without.
    if let done = first.ofDay, let other = intent.ofDay,
      words.day(done.day)?.number != words.day(other.day)?.number
    {
      return .several([done.cleared, intent])
    }
    // `note lunch book`, `sorry, dinner` may be another text, or another stop.
    let whole = words.tokens.count
    let start = words.endOfCorrection(beforeVerbatim: false) ?? 0
    let isStop =
      words.token(start)?.kind != .quoted
      && Chart(words).spans(.knownStops, at: start).contains { $0.end == whole }
    let saysText = found.saidSlots.contains { spec($0)?.type.isVerbatim == true }
    if saysText, isStop { return nil }
    if verb.spec.sets, !saysText { return intent }
    guard words.endOfCorrection(beforeVerbatim: true) != nil else { return nil }
    if verb.spec.sets { return intent }
    // `show me miles instead` orders something else.
    let ordering = ClassSet.orders.union(ClassSet([.show, .undo, .set]))
    guard
      words.token(start).map({ Lexicon.shared.classes(of: $0.folded).meets(ordering) }) != true
        || words.token(start)?.kind == .quoted
    else { return nil }
    // `no, brunch isn't better on tuesday` is a sentence, and no name.
    guard !words.tokens.dropFirst(start).contains(where: { beVerbs.contains($0.spoken) }),
      verb == .add, found.saidSlots.contains(where: { [.place, .text].contains($0) })
    else {
      return nil
    }
    // `error, lunch 1330` is about a stop that is there.
    guard !isStop, !words.tokens.dropFirst(start).contains(where: { $0.kind == .number }) else {
      return nil
    }
    guard !words.tokens.dropFirst(start).tellSomething,
      // `better to change the tuesday with the sunday, because …` is no name.
      whole - start <= mostInName, words.token(start)?.says("to") != true
    else { return nil }
    // Words that may be anything do not come in its place unasked.
    return .several([.removeStops([.mentioned]), intent.guessed])
  }
}

extension Slot {
  /// Whether it tells what is changed, and not how: to say it anew leaves the first changed.
  fileprivate var tellsWhich: Bool { [.stop, .stops, .setting, .alias].contains(self) }
}

extension ReadResult {
  /// Whether it is rather what was carried out last, by such a command, that is put right: nothing
  /// is understood, or but a word for the stop that was spoken of before.
  fileprivate func givesWay(to verb: Verb) -> Bool {
    switch self {
    case .understood(let utterance):
      verb.spec.sets && utterance.isOfMentioned
        || [.nameDay, .city].contains(verb) && utterance.selectsDay
    case .refused, .incomplete: true
    case .nothing: false
    }
  }
}

extension Utterance {
  var selectsDay: Bool { if case .selectDay = intent { true } else { false } }

  var isOfMentioned: Bool {
    if case .renameStop(.mentioned, _) = intent { true } else { isCorrection }
  }
}

private let beVerbs: Set = ["is", "isn't", "isnt", "was", "wasn't", "are", "aren't", "were"]
/// In words.
private let mostInName = 7
