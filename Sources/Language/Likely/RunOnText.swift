internal import Session

/// What a text that was not quoted tells where it runs on past what it is to be: a name, a thing to pack, a
/// task.
///
/// Small words are looked at, as people type them; what is capitalised may be the title of something
/// (`It's a Small World`).
struct RunOnText {
  enum Kind { case name, item, task, note }

  let words: [Token]
  let kind: Kind

  var runsOn: Bool {
    guard words.count > 1, words[0].kind != .sign else {
      return words.first.map {
        isNoText($0) || kind == .name && RunOnText.joiningSigns.contains($0.folded)
      }
        == true
    }
    switch kind {
    case .note: return asksFirst
    case .task:
      return asksFirst || ordersBehind || breaksOff || writesFirst || isToldFirst || tellsWhy
    case .item: return asksFirst || ordersBehind || breaksOff || tellsMore || startsClause
    case .name:
      return asksFirst || ordersBehind || breaksOff || tellsMore || startsClause || endsSentence
        || isPlacedFirst || isPlacedLast || saysHour || isToldOf || isNoThing || goesSomewhere
    }
  }

  // MARK: how it begins

  /// `that one`, `them`: nothing by itself.
  private func isNoText(_ word: Token) -> Bool {
    kind != .note && isSmall(word)
      && (RunOnText.pointing.contains(word.folded)
        || kind == .name
          && (RunOnText.wishes.contains(word.folded) || RunOnText.toldVerbs.contains(word.folded)))
  }

  /// `please Ana does not eat fish`, `that formal dress is not required`: how it is asked for, or told.
  private var asksFirst: Bool {
    guard isSmall(words[0]) else { return false }
    if ["please", "pls", "plz", "itself"].contains(words[0].folded) { return true }
    // `note for tuesday, no, monday, …`
    if words[0].says("no"), words[1].says(",") { return true }
    // `that formal dress is not required`, but `that little café`.
    return kind == .note && words[0].says("that") && words.dropFirst(2).contains { being($0) }
  }

  /// `here a picnic`, `code JZ5`, `her to the people`.
  private var isPlacedFirst: Bool {
    isSmall(words[0])
      && (RunOnText.placing.contains(words[0].folded) || beginsList
        || RunOnText.numbered.contains(words[0].folded)
        || RunOnText.whose.contains(words[0].folded)
          && ["to", "in", "on"].contains(words[1].folded))
  }

  /// As in `in the list`.
  private var beginsList: Bool {
    words.count == 3 && ["in", "into", "on", "onto", "to"].contains(words[0].folded)
      && ["the", "my", "our"].contains(words[1].folded) && RunOnText.lists.contains(words[2].folded)
  }

  /// `add to the list that we have to print the tickets`, `reminder: reserve a table`.
  private var writesFirst: Bool {
    isSmall(words[0]) && words.count > 3
      && (["add", "put", "write"].contains(words[0].folded)
        && words.prefix(6).contains { ["list", "list:", "tasks", "todos"].contains($0.folded) }
        || ["reminder", "todo", "task"].contains(words[0].folded) && words[1].says(":"))
  }

  /// `the travel we must print the tickets`, `I have forgot: we must buy a card`, `I the rental car
  /// reserve`.
  private var isToldFirst: Bool {
    let asks = words.contains { RunOnText.asking.contains($0.folded) }
    let must = words.indices.dropFirst().contains { index in
      isPerson(words[index - 1]) && RunOnText.needing.contains(words[index].spoken)
    }
    return must && !asks || words[0].text == "I" && !words[1].isGlued
      || isPerson(words[0]) && words[1].text == words[1].folded && !words[1].says("&")
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
      return word == "nah" || ["ah", "oh", "or"].contains(word) && next == "no"
        || word == "ignore" && next == "me" || word == "never" && next == "mind"
    }
  }

  /// `hat I can buy there`, `umbrella please it's Porto after all`, `Ana wants the RE77`, `cruise can go`.
  private var tellsMore: Bool {
    words.indices.dropFirst().contains { index in
      let (word, before) = (words[index], words[index - 1])
      // `earplugs… and a sleep mask`
      if word.says("…"), index + 1 < words.count { return true }
      guard word.kind == .word, isSmall(word) else { return false }
      if ["it's", "he's", "she's", "they're", "we're", "that's"].contains(word.spoken) {
        return true
      }
      if kind == .item { return isPerson(before) && RunOnText.modal.contains(word.spoken) }
      return RunOnText.modal.contains(word.spoken) && !isBetweenTitles(index)
        || isPerson(before) && !isBetweenTitles(index) && (being(word) || word.says("call"))
        || being(word) && !isBetweenTitles(index) || RunOnText.wanting.contains(word.spoken)
    }
  }

  /// `I'm sure the hotel lends them`, `or no`, `skip it`, `leave it without a name`.
  private var startsClause: Bool {
    let first = words[0].spoken
    let next = words[1].spoken
    return ["i'm", "i've", "i'd", "i'll", "we're", "we've"].contains(first)
      || first == "or" && ["no", "not", "rather"].contains(next)
      || isSmall(words[0]) && ["skip", "leave", "forget", "scratch", "put", "take"].contains(first)
        && ["it", "that", "them", "this"].contains(next)
  }

  /// `space. cathedral`, `open and he's nervous. Hotel Vila Galé`, but `St. Francis`.
  private var endsSentence: Bool {
    words.indices.dropFirst().dropLast().contains { index in
      words[index].says(".") && words[index - 1].kind == .word && isSmall(words[index - 1])
        && words[index - 1].text.utf8.count > 3 && !words[index + 1].isGlued
    }
  }

  /// `do the laundry on Wednesday, so give it an hour`, `…, because it fills up`: why, or what follows.
  private var tellsWhy: Bool {
    words.indices.dropFirst(2).contains { index in
      words[index - 1].says(",") && isSmall(words[index]) && index + 2 < words.count
        && ["so", "because", "since", "as", "cos", "coz"].contains(words[index].folded)
    }
  }

  /// `half asleep`, `wrote back`: nothing that one can plan, book or visit.
  private var isNoThing: Bool {
    guard let last = words.last, words.allSatisfy(isSmall) else { return false }
    return CommonWords.kind(of: last.folded) == .describing && words.count == 2
      || RunOnText.toldVerbs.contains(words[0].folded)
  }

  // MARK: words

  func isSmall(_ word: Token) -> Bool {
    word.kind != .quoted && word.text == word.text.lowercased()
  }

  private func isPerson(_ word: Token) -> Bool {
    ["i", "we", "you", "he", "she", "they", "it"].contains(word.folded)
      && (word.text == "I" || isSmall(word))
  }

  private func being(_ word: Token) -> Bool {
    isSmall(word)
      && ["is", "are", "was", "were", "does", "did", "has", "have"].contains(word.spoken)
  }

  /// As in `This is Holland`.
  private func isBetweenTitles(_ index: Int) -> Bool {
    words.indices.contains(index + 1) && words[index - 1].isCapitalised
      && words[index + 1].isCapitalised
  }
}
