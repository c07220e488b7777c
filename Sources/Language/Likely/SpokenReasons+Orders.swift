/// Orders behind what is told.
extension SpokenReasons {
  /// `we'll all be hungry by 7 so bring dinner forward an hour`: an order that follows from what is told.
  ///
  /// What is told may name hours and days, and nothing of it may deny, ask or leave it open.
  var concluded: Range<Int>? {
    guard
      let so = tokens.indices.dropFirst(2).first(where: { index in
        tokens[index].says("so") && index + 2 < tokens.count && beginsOrder(index + 1)
      }), case let head = 0..<(isComma(so - 1) ? so - 1 : so), head.count > 2, hasVerb(head)
    else { return nil }
    return tellsPlainly(head) ? so + 1..<tokens.count : nil
  }

  /// Whether what is told is told in common words, hours and days, and turns nothing.
  func tellsPlainly(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let token = tokens[index]
      let known = Vocabulary.of(.english).lookedUp(token)
      let isMoment = token.kind == .number || known.mayBeWeekday || known.mayBeMonth
      return isMoment || token.kind == .sign && !token.says("?")
        || token.kind == .word && isKnown(token) && !takesBack(token)
          && !lattice.edges[index].contains { $0.classes.meets(turningWords) }
    }
  }

  /// `so we catch the lights, and the museum on saturday`: what is joined to a reason may be a matter of its
  /// own.
  func goesOn(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { index in
      tokens[index].says(",") && ["and", "then", "plus", "also"].contains(tokens[index + 1].folded)
    }
  }

  /// Whether it is a sentence about somebody or something, whatever it tells.
  func isToldSentence(_ range: Range<Int>) -> Bool {
    guard
      let first = range.first(where: { index in
        tokens[index].kind != .sign && !lattice.isTalk(index..<index + 1)
      }), range.count > 2
    else { return false }
    return (isSubject(first) || tokens[first].isCapitalised || tellsOfSome(range))
      && hasVerb(first..<range.upperBound)
  }

  /// `we won't have the legs for it`, `money doesn't matter that much`: what is denied is no order, and says
  /// more than that something is not wanted, meant or going to be.
  func isDenial(_ range: Range<Int>) -> Bool {
    guard range.count > 4, isToldSentence(range), let last = range.last(where: isWord),
      !Lexicon.resumptive.contains(tokens[last].spoken)
        || lattice.classes(at: last - 1).has(.preposition),
      range.contains(where: { lattice.classes(at: $0).has(.not) })
    else { return false }
    let words = range.filter { !lattice.classes(at: $0).has(.not) && !tokens[$0].says("never") }
    return !RemarkGrammar(lattice).ordersAnything(in: range)
      && words.allSatisfy { index in
        let token = tokens[index]
        return !takesBack(token) && !token.says("?") && !willed.contains(token.spoken)
          && (token.kind == .sign || token.kind == .word && isKnown(token) && !isOfDate(token))
          && !lattice.edges[index].contains {
            $0.classes.meets(turningWords.subtracting(ClassSet(.not)))
          }
      }
  }

  private func isWord(_ index: Int) -> Bool { tokens[index].kind == .word }

  func isOfDate(_ token: Token) -> Bool {
    let known = Vocabulary.of(.english).lookedUp(token)
    return known.mayBeWeekday || known.mayBeMonth
  }

  /// Whether an order begins there, behind talk: the word of a command, or one that orders.
  func beginsOrder(_ index: Int) -> Bool {
    (index..<min(index + 6, tokens.count)).contains { start in
      lattice.isTalk(index..<start)
        && (CommandTable.verbs[tokens[start].folded] != nil
          || lattice.edges[start].contains { $0.classes.meets(.orders) })
    }
  }

  /// Whether what stands beside an order tells of days as well: `we return one day early, so remove the
  /// last day` may mean one and the same, or two.
  func tellsOfDays(outside order: Range<Int>) -> Bool {
    tokens.indices.contains { index in
      !order.contains(index) && countingDays.contains(tokens[index].folded)
    }
  }

  /// Whether the word of a command stands there.
  func beginsCommand(_ index: Int) -> Bool { CommandTable.verbs[tokens[index].folded] != nil }

  /// Whether an order begins with `it` or the like, for what was told: `take it to friday`.
  func pointsBack(_ range: Range<Int>) -> Bool {
    range.prefix(3).contains { Lexicon.resumptive.contains(tokens[$0].spoken) }
  }
}

private let countingDays: Set = ["day", "days", "early", "earlier", "later"]
/// Whose will is denied, or what somebody is about to do, may be the order.
private let willed: Set = [
  "mean", "meant", "want", "wanted", "need", "needed", "like", "going", "to", "should", "shouldn't",
  "ask",
  "asked", "say", "said", "that", "sure",
]
private let turningWords = ClassSet([
  .not, .either, .condition, .question, .instead, .except, .again, .repair, .tentative,
])

extension SpokenReasons {
  /// Where the name ends that goes on with why it is given: `Porto as the old name is dull`, `Mia's day, it's
  /// her birthday`; `nil` where the whole may be a name, as `Trip to see the whales`, `Douro, the port wines`.
  var endInName: Int? {
    tokens.indices.dropFirst().dropLast(2).first { index in
      let isApart = isComma(index)
      let start = index + 1
      guard isApart || reasonsInNames.contains(tokens[index].folded),
        tokens[index].text == tokens[index].folded, tells(start),
        case let rest = start..<tokens.count
      else { return false }
      return !isApart || isRemark(rest) || rest.count == 2 && tokens[start].spoken.contains("'")
    }
  }

  /// Whether a word stands there that only leads to a reason.
  var saysBecause: Bool { tokens.contains { becauseWords.contains($0.folded) } }

  /// Whether somebody or something is or has something there: that is a sentence.
  private func tells(_ start: Int) -> Bool {
    Lexicon.subjects.contains(tokens[start].spoken) || tokens[start].spoken == "that's"
      || Lexicon.beginningRemarks.contains(tokens[start].spoken)
      || Lexicon.subjectsOfRemarks.contains(tokens[start].spoken)
      || tokens[start...].dropFirst().contains { finite.contains($0.spoken) }
  }

  /// `for the view`: what is put somewhere is there for that.
  func purpose(behind matter: Range<Int>) -> Range<Int>? {
    guard matter.lowerBound == 0, matter.upperBound < tokens.count,
      tokens[matter.upperBound].says("for")
    else { return nil }
    return matter.upperBound..<tokens.count
  }

  /// `a friend of Mum's is putting us up`, but `a walk and drinks`.
  func tellsOfSome(_ range: Range<Int>) -> Bool {
    ["a", "an", "some", "one"].contains(tokens[range.lowerBound].folded)
      && range.dropFirst(2).contains { finite.contains(tokens[$0].spoken) }
  }
}

private let becauseWords: Set = ["because", "cos", "cuz", "coz", "since", "so"]
private let reasonsInNames = becauseWords.union(["as"])
private let finite: Set = ["is", "are", "was", "were", "has", "have", "had", "will", "isn't"]
