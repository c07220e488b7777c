internal import Session

extension LineReader {
  /// What a line orders at its end, where what it tells before is no change of its own, or what it tells
  /// first and then says to be put down.
  func concluded(
    _ line: String, _ typed: [Token], after before: LinesBefore
  ) -> ReadResult? {
    let tokens = OpenWords.apart(typed)
    let reasons = SpokenReasons(tokens)
    let context = context(line, tokens)
    func done(_ utterance: Utterance) -> ReadResult {
      ReadResult.understood(utterance).said(as: line)
    }
    // It is dear to make, and of most lines nothing is found.
    lazy var table = table(of: line)
    for found in ConcludedOrders(reasons).all {
      let told = context.text(found.told)
      guard plainChange(told, after: before) == nil, !found.isLoose || !isOffer(told, before),
        let text =
          found.pointsBack
          ? table.flatMap({ pointingBack(found, line, $0) }) : context.text(found.order),
        let utterance = plainChange(text, after: before),
        !found.pointsBack || utterance.intent.changesWhatIsThere,
        table.map({ follows(utterance.intent, found, $0) }) == true
      else { continue }
      return done(utterance)
    }
    for (told, kind) in ConfirmedOrders(reasons).all {
      if let utterance = plainChange(context.text(told), after: before),
        kind.fits(utterance.intent)
      {
        return done(utterance)
      }
    }
    return nil
  }

  /// A fact without the words that say from where it is known.
  func withoutSource(_ tokens: [Token], _ line: String, after before: LinesBefore) -> ReadResult? {
    guard let rest = ToldSources(tokens: tokens).rest,
      let utterance = plainChange(context(line, tokens).text(rest), after: before),
      utterance.intent.onlyTellsFacts
    else { return nil }
    return ReadResult.understood(utterance).said(as: line)
  }

  /// What is told may be something new by itself, where it is understood well enough to be offered:
  /// `we booked a room at Ibis for friday, check-in 15:00`.
  private func isOffer(_ text: String, _ before: LinesBefore) -> Bool {
    guard case .incomplete(let question) = readBehind(text, before), let offered = question.offered
    else { return false }
    return offered.booksSomething
  }

  /// Whether what follows from what is told is an order, or tells nothing but what it changes; what is new
  /// tells its day, unless no other is told.
  private func follows(
    _ intent: Intent, _ found: ConcludedOrders.Found, _ table: OpenClauses
  ) -> Bool {
    let told = SaidFacts(OpenClauses(table, found.told))
    let order = SaidFacts(OpenClauses(table, found.order))
    let tellsWhen = !told.values(.day, .stop, .time).isEmpty
    if intent.addition != nil || intent.booksSomething {
      if found.isStatement { return !order.values(.day).isEmpty }
      return found.pointsBack || !order.values(.day, .stop).isEmpty || !tellsWhen
    }
    guard found.isStatement else { return true }
    return !(intent.setsTime && (tellsWhen || !told.values(.amount, .number, .length).isEmpty))
      && !order.rest.contains { index in
        order.lattice.edges[index].contains { $0.classes.meets(ClassSet([.end, .open, .leave])) }
          || Lexicon.complaints.contains(order.lattice.tokens[index].folded)
      }
  }

  /// What a line means without what it says is not meant: `dinner at eight instead of nine`.
  func withoutContrast(
    _ line: String, _ read: ReadResult, after before: LinesBefore
  ) -> ReadResult? {
    guard !read.isCanonical, let typed = try? Lexer.tokens(of: line),
      typed.contains(where: { ["not", "instead", "rather", "place"].contains($0.folded) }),
      (4..<LineReader.mostInSentence).contains(typed.count),
      !typed.contains(where: { $0.says(";") || $0.says("?") })
    else { return nil }
    guard let table = table(of: line), case let tokens = table.parent.tokens,
      let meant = SpokenContrasts(table).meant,
      let scene,
      meant.isCounted || !read.isPlainlyDone(in: scene) || meant.isOfDays && read.namesDay("not"),
      case let text = SpokenClauses(line, tokens).said(meant.rest),
      case .understood(let utterance) = besideReason(
        orPhrased(readBehind(text, before), text), text, after: before),
      change(utterance.intent, in: scene) != nil,
      meant.fits(utterance.intent, tokens)
    else { return nil }
    return ReadResult.understood(utterance).said(as: line)
  }

  /// An order with what it points to in the place of `it` or the like.
  private func pointingBack(
    _ found: ConcludedOrders.Found, _ line: String, _ table: OpenClauses
  ) -> String? {
    let tokens = table.parent.tokens
    let storied = StoriedOrders(clauses: SpokenClauses(line, tokens), table: table)
    // `there` is the day.
    let isThere = !found.order.contains { index in
      Lexicon.resumptive.contains(tokens[index].spoken) && !tokens[index].says("there")
    }
    guard isThere || storied.isAboutThing(before: found.told.upperBound) else { return nil }
    return storied.retelling(from: found.order.lowerBound)?.text
  }

  /// What words change that are a line of their own.
  private func plainChange(_ text: String, after before: LinesBefore) -> Utterance? {
    guard let scene, case .understood(let utterance) = orPhrased(readBehind(text, before), text),
      !utterance.intent.tellsParty, !utterance.intent.isCalledByDate,
      change(utterance.intent, in: scene) != nil, let tokens = try? Lexer.tokens(of: text),
      !SwallowedWords(tokens).areIn(utterance.intent),
      Written.areWhole(in: utterance.intent, typed: tokens)
    else { return nil }
    return utterance
  }
}

extension SpokenContrasts.Meant {
  /// Whether a command may be what is meant: something new is named by a name, or by where it stands.
  fileprivate func fits(_ intent: Intent, _ tokens: [Token]) -> Bool {
    if isOfSides {
      return intent.addsStops && !intent.booksSomething
        && !["can", "could", "book", "reserve", "pack"].contains(tokens[0].folded)
    }
    return intent.addition == nil && !intent.booksSomething || isOfNames && tokens[0].says("add")
  }
}

extension ReadResult {
  /// Whether it is understood as a name of a day in which a word stands: `call Wednesday Port day, not Thursday`.
  fileprivate func namesDay(_ word: String) -> Bool {
    guard case .understood(let utterance) = self, case .nameDay(_, let text?) = utterance.intent
    else {
      return false
    }
    return text.split(separator: " ").contains { folded(String($0)) == word }
  }
}

extension Intent {
  /// Whether it changes or takes away one thing that the trip has, and writes nothing down beside it.
  fileprivate var changesWhatIsThere: Bool {
    steps.allSatisfy { step in
      switch step {
      case .removeStops(let stops), .done(let stops, _): stops.count == 1 && !stops[0].isSet
      case .booking(.remove), .booking(.move), .moveStops, .time, .stay, .shiftStop, .renameStop,
        .nameDay, .cityOfDay, .copyStops, .booking(.length):
        true
      default: false
      }
    }
  }
}
