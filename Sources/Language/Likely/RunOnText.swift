internal import Session

/// What a text that was not quoted tells where it runs on past what it is to be: a name, a thing to pack, a
/// task.
///
/// Small words are looked at, as people type them; what is capitalised may be the title of something
/// (`It's a Small World`).
struct RunOnText {
  enum Kind { case name, booking, title, item, task, note, code }

  let words: [Token]
  let kind: Kind

  var runsOn: Bool {
    guard words.count > 1, words[0].kind != .sign else {
      return words.first.map(isNoText) == true
    }
    if kind != .note, kind != .title, pointsOnly { return true }
    switch kind {
    case .note: return asksFirst
    case .code: return words.contains(where: being)
    case .task:
      return asksFirst || ordersBehind || breaksOff || writesFirst || isToldFirst || tellsWhy
        || isDueUnread || isNoItem && !isPerson(words[0])
    case .item:
      return asksFirst || ordersBehind || breaksOff || tellsMore || startsClause || joinsTwo
        || isNoItem
    // A day or a trip may be called anything: `half asleep`, `here we come`.
    case .title:
      return asksFirst || ordersBehind || breaksOff || startsClause || being(words[0])
        || namesFirst
        || words.last.map { ["instead", "haha", "lol"].contains($0.text) } == true
    // Houses are called `central` and `one`.
    case .booking:
      return asksFirst || ordersBehind || breaksOff || tellsMore || startsClause || endsSentence
        || isPlacedFirst || saysHour || isNoThing || goesSomewhere || isBooked
    case .name:
      return asksFirst || ordersBehind || breaksOff || tellsMore || startsClause || endsSentence
        || isPlacedFirst || isPlacedLast || saysHour || isToldOf || isNoThing || goesSomewhere
        || isOnlyDescribed
    }
  }

  // MARK: how it begins

  /// `that one`, `them`: nothing by itself.
  private func isNoText(_ word: Token) -> Bool {
    if kind == .name || kind == .booking, RunOnText.joiningSigns.contains(word.folded) {
      return true
    }
    return kind != .note && kind != .title && isSmall(word)
      && (RunOnText.pointing.contains(word.folded)
        || kind == .name
          && (RunOnText.wishes.contains(word.folded) || RunOnText.toldVerbs.contains(word.folded)
            || CommonWords.kind(of: word.folded) == .describing))
  }

  /// `please Ana does not eat fish`, `that formal dress is not required`: how it is asked for, or told.
  private var asksFirst: Bool {
    guard isSmall(words[0]) else { return false }
    if ["please", "pls", "plz", "itself"].contains(words[0].folded) { return true }
    // `note for tuesday, no, monday, …`
    if words.count > 2, words[0].says("no"), words[1].says(","),
      words[2].mayBeWeekday || words[2].kind == .number
    {
      return true
    }
    // `that formal dress is not required`, but `that little café`.
    return kind == .note && words[0].says("that") && words.dropFirst(2).contains { being($0) }
  }

  /// `here a picnic`, `code JZ5`, `her to the people`.
  private var isPlacedFirst: Bool {
    guard isSmall(words[0]) else { return false }
    let first = words[0].folded
    return RunOnText.placing.contains(first) || beginsList
      || RunOnText.numbered.contains(first) && words[1].text.contains(where: \.isNumber)
      || RunOnText.whose.contains(first) && ["to", "in", "on"].contains(words[1].folded)
  }

  /// As in `in the list`.
  private var beginsList: Bool {
    words.count == 3 && ["in", "into", "on", "onto", "to"].contains(words[0].folded)
      && ["the", "my", "our"].contains(words[1].folded)
      && RunOnText.lists.contains(words[2].folded)
  }

  /// `add to the list that we have to print the tickets`, `reminder: reserve a table`.
  private var writesFirst: Bool {
    guard isSmall(words[0]), words.count > 3 else { return false }
    if ["reminder", "todo", "task"].contains(words[0].folded) { return words[1].says(":") }
    return ["add", "put", "write"].contains(words[0].folded)
      && words.indices.dropLast().contains { index in
        ["list", "tasks", "todos"].contains(words[index].folded) && words[index + 1].says("that")
      }
  }

  /// `the travel we must print the tickets`, `I have forgot: we must buy a card`, `I the rental car
  /// reserve`.
  private var isToldFirst: Bool {
    if words[0].text == "I", !words[1].isGlued { return true }
    if isPerson(words[0]), words[1].text == words[1].folded, !words[1].says("&") { return true }
    return ["the", "a", "an", "our", "my"].contains(words[0].folded)
      && words.indices.dropFirst().prefix(4).contains { index in
        isPerson(words[index - 1]) && RunOnText.needing.contains(words[index].spoken)
      }
  }

  // MARK: how it goes on

  /// `the money, write in the list`, `the fado, make a task for it please`, `…, please rename`.
  private var ordersBehind: Bool {
    words.indices.dropFirst(2).contains { index in
      guard words[index - 1].says(","), isSmall(words[index]) else { return false }
      let word = words[index].folded
      let rest = words[index...].dropFirst()
      return ["please", "pls"].contains(word) && !rest.isEmpty
        || RunOnText.writing.contains(word)
          && rest.contains { RunOnText.listed.contains($0.folded) }
        || ["i", "i'd", "i'll", "let's"].contains(words[index].spoken) && !rest.isEmpty
    } || words.indices.dropFirst().contains { words[$0].spoken == "let's" && isSmall(words[$0]) }
  }

  /// `…, ah no, that's done already`, `… , nah`.
  private var breaksOff: Bool {
    words.indices.dropFirst(2).contains { index in
      guard words[index - 1].says(","), isSmall(words[index]) else { return false }
      let word = words[index].spoken
      let next = words.indices.contains(index + 1) ? words[index + 1].spoken : ""
      return word == "nah" || ["ah", "or"].contains(word) && next == "no"
        || word == "ignore" && next == "me"
    }
  }

  /// `hat I can buy there`, `umbrella please it's Porto after all`, `Ana wants the RE77`, `cruise can go`, but
  /// `the place where dogs are allowed`.
  private var tellsMore: Bool {
    words.indices.dropFirst().contains { index in
      let (word, before) = (words[index], words[index - 1])
      // `earplugs… and a sleep mask`
      if word.says("…"), index + 1 < words.count { return true }
      guard word.kind == .word, isSmall(word), !isInWord(index) else { return false }
      let isRelated = words[..<index].contains { RunOnText.relative.contains($0.folded) }
      if ["it's", "he's", "she's", "they're", "we're"].contains(word.spoken) {
        return !isRelated && !before.says("(")
          && (kind != .item || words[..<index].contains { $0.says("please") })
      }
      if kind == .item {
        return isPerson(before) && RunOnText.modal.contains(word.spoken)
          && words.last.map { ["there", "here"].contains($0.folded) } == true
      }
      guard !isRelated, !isBetweenTitles(index) else { return false }
      return RunOnText.modal.contains(word.spoken) || being(word)
        || isPerson(before) && word.says("call")
        || index == 1 && before.isCapitalised && RunOnText.wanting.contains(word.spoken)
    }
  }

  /// `umbrella and a scarf`: two things.
  private var joinsTwo: Bool {
    words.indices.dropFirst().dropLast().contains { index in
      words[index].says("and") && ["a", "an", "some"].contains(words[index + 1].folded)
    }
  }

  /// `I'm sure the hotel lends them`, `or no`, `skip it`, `leave it without a name`.
  private var startsClause: Bool {
    let first = words[0].spoken
    let next = words[1].spoken
    let tells = ["i'm", "i've", "i'd", "i'll", "we're", "we've"].contains(first) && kind != .title
    return tells || first == "or" && ["no", "not", "rather"].contains(next)
      || isSmall(words[0]) && ["skip", "leave", "forget", "scratch", "put", "take"].contains(first)
        && ["it", "that", "them", "this"].contains(next)
  }

  /// `do the laundry on Wednesday, so give it an hour`, `… by the end of March, because it fills up`.
  private var tellsWhy: Bool {
    words.indices.dropFirst(2).contains { index in
      guard words[index - 1].says(","), isSmall(words[index]), index + 2 < words.count else {
        return false
      }
      let orders =
        words[index].says("so") && ["it", "that", "them", "us"].contains(words[index + 2].folded)
      let isDue =
        ["because", "since"].contains(words[index].folded)
        && words[..<index].contains { $0.mayBeMonth || $0.mayBeWeekday }
      return orders || isDue
    }
  }
}
