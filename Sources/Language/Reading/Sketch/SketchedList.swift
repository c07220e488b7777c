internal import Session

/// Things for a list that a line names in its midst: `pls put on the packing list the buggy and wipes`.
struct SketchedList {
  let context: ChartContext
  let lattice: WordLattice

  /// `nil` where no list is named, or nothing is to be put there.
  var intent: Intent? { bring ?? comesAlong ?? listed?.intent }

  /// `nappies on the packing list`: few words, none of which says anything but what a thing is.
  var isCertain: Bool {
    if bring != nil || comesAlong != nil { return false }
    // What is misspelt may be another list.
    guard let listed, listed.isPut, context.tokens.contains(where: { names.contains($0.folded) })
    else { return false }
    let other = ClassSet.acts.union(.operators)
      .union(ClassSet([.question, .pronoun, .tentative, .reason]))
    return listed.items.allSatisfy { item in
      item.count < 5
        && item.allSatisfy { index in
          let token = context.tokens[index]
          return token.kind == .word && !lattice.edges[index].contains { $0.classes.meets(other) }
            && !Lexicon.tellingVerbs.contains(token.folded)
            && !Lexicon.firstPersons.contains(token.spoken) && !token.spoken.hasSuffix("'s")
            && !["everything", "all", "whole"].contains(token.folded)
        }
    }
  }

  private var listed: (intent: Intent, items: [Range<Int>], isPut: Bool)? {
    guard let end = context.tokens.indices.first(where: { context.tokens[$0].says("list") }),
      end > 0, let (list, first) = list(before: end)
    else { return nil }
    var start = first
    while start > 0, leads.contains(context.tokens[start - 1].folded) { start -= 1 }
    let items = items(0..<start) + items(end + 1..<context.tokens.count)
    guard !items.isEmpty, items.allSatisfy({ !$0.contains(where: turns) }) else { return nil }
    let adds = items.map { Intent.list(.add(list, context.text($0))) }
    // `full packing list` puts nothing there.
    let isPut = (start..<first).contains {
      ["on", "onto", "to"].contains(context.tokens[$0].folded)
    }
    return (adds.count == 1 ? adds[0] : .several(adds), items, isPut)
  }

  /// `gotta bring headtorch, pills n swimmers`.
  private var bring: Intent? {
    // `everyone bring …`, `each pupil must bring: …`
    let starts = [0, lattice.behindTalk] + (isForAll ? [1, 2] : [])
    let headed = context.end(ofOneOf: headings, at: lattice.behindTalk)
    guard let start = headed ?? starts.compactMap({ context.end(ofOneOf: bringing, at: $0) }).max(),
      headed != nil || !context.tokens.indices.contains(where: tellsWhen)
    else { return nil }
    let items = items(start..<context.tokens.count)
    let most = headed == nil ? 5 : 8
    guard !items.isEmpty, items.allSatisfy({ $0.count < most && !$0.contains(where: turns) }) else {
      return nil
    }
    let adds = items.map { Intent.list(.add(.pack, context.text($0))) }
    return adds.count == 1 ? adds[0] : .several(adds)
  }

  /// `in the suitcase must go my dress and the charger`, `the binoculars must on no account be left at
  /// home`.
  private var comesAlong: Intent? {
    let all = context.tokens.indices
    guard !all.contains(where: tellsWhen) else { return nil }
    let start = context.end(ofOneOf: SketchedList.packedBehind, at: lattice.behindTalk)
    let end = all.first { index in
      context.end(ofOneOf: SketchedList.packedBefore, at: index).map { end in
        context.tokens[end...].allSatisfy { $0.kind == .sign }
      } == true
    }
    guard start != nil || end != nil else { return nil }
    let items = items((start ?? lattice.behindTalk)..<(end ?? context.tokens.count))
    guard !items.isEmpty,
      items.allSatisfy({ $0.count < 6 && !$0.contains(where: turns) && isThing($0) })
    else { return nil }
    let adds = items.map { Intent.list(.add(.pack, context.text($0))) }
    return adds.count == 1 ? adds[0] : .several(adds)
  }

  /// Whether it is nobody who travels, no stop of the trip and nothing that is to be done.
  private func isThing(_ item: Range<Int>) -> Bool {
    let text = context.text(item)
    return !context.stops.has(text) && !PlainActivities.isJust(text)
      && !context.tokens[item.lowerBound].folded.hasSuffix("ing")
      && !item.contains { index in
        context.travels(context.tokens[index].text)
          || PartyWords.isKin(context.tokens[index].folded)
      }
  }

  private var isForAll: Bool {
    ["everyone", "everybody", "each", "all"].contains(context.tokens[0].folded)
  }

  /// A number or a day, but for that of `sun cream`, `cream for sun`.
  private func tellsWhen(_ index: Int) -> Bool {
    let token = context.tokens[index]
    guard token.mayBeWeekday || token.mayBeMonth || days.contains(token.folded) else {
      return token.kind == .number
    }
    let isThing =
      context.matches(["for"], at: index - 1)
      || context.token(index + 1).map { ofSun.contains($0.folded) } == true
    return !(token.says("sun") && isThing)
  }

  /// Which list, and where its name begins; a slip of two keys is read past.
  private func list(before end: Int) -> (ChecklistTask.List, Int)? {
    let word = context.tokens[end - 1].folded
    if context.matches(["to", "do"], at: end - 2) { return (.todo, end - 2) }
    if context.matches(["to", "-", "do"], at: end - 3) { return (.todo, end - 3) }
    if isNearly(word, "packing") || word == "pack" { return (.pack, end - 1) }
    return word == "todo" || word == "task" ? (.todo, end - 1) : nil
  }

  private func isNearly(_ word: String, _ wanted: String) -> Bool {
    word == wanted
      || word.utf8.count > 4 && Spelling.edits(from: word, to: wanted, atMost: 2) != nil
  }

  private func turns(_ index: Int) -> Bool { Lexicon.turns(context.tokens[index]) }

  /// The words between signs and what joins, without those that only say that they are put there.
  private func items(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where parting.contains(context.tokens[index].folded) {
      found.append(start..<index)
      start = index + 1
    }
    found.append(start..<max(start, range.upperBound))
    return found.compactMap(bare)
  }

  private func bare(_ item: Range<Int>) -> Range<Int>? {
    var (start, end) = (item.lowerBound, item.upperBound)
    while start < end, isLead(start) { start += 1 }
    while end > start, context.tokens[end - 1].kind == .sign { end -= 1 }
    return start < end ? start..<end : nil
  }

  private func isLead(_ index: Int) -> Bool {
    let word = context.tokens[index].folded
    return verbs.contains(word) || leads.contains(word) || context.tokens[index].kind == .sign
      || lattice.classes(at: index).subtracting(ClassSet([.talk, .joining])).isEmpty
        && !lattice.classes(at: index).isEmpty
  }
}

private let bringing = BookingWords.ways(
  """
  for_packing_i_need for_packing_we_need gotta_bring need_to_bring must_bring have_to_bring remember_to_bring don't_forget_to_bring bring
  gotta_pack need_to_pack must_pack i_need_to_pack we_need_to_pack i_need_to_bring
  we_need_to_bring brings should_bring to_bring has_to_pack should_pack needs_to_pack needs_to_bring has_to_bring i_must_not_forget we_must_not_forget must_not_forget gotta_take don't_forget_to_take dont_forget_to_take don't_forget_to_pack
  dont_forget_to_pack remember_to_take remember_to_pack must_take we_must_take need_to_take
  we_need_to_take have_to_take don't_forget dont_forget don't_let_me_forget don't_let_us_forget
  dont_let_me_forget dont_let_us_forget we_must_remember_to_pack i_must_remember_to_pack
  must_remember_to_pack we_must_remember_to_take i_must_remember_to_take remember_to_pack
  we_have_to_pack i_have_to_pack we_should_pack i_should_pack
  """)
private let headings = BookingWords.ways(
  """
  things_to_bring_: things_to_take_: things_to_pack_: stuff_to_bring_: to_bring_: to_take_: bring_:
  packing_: to_pack_: what_to_bring_: what_to_pack_: take_: kit_: gear_: packing_list_: also_packing
  also_packing_: also_to_pack_: things_not_to_forget_: not_to_forget_:
  """)
private let days: Set = ["day", "days", "today", "tomorrow", "tonight", "week", "month", "year"]
private let ofSun: Set = ["cream", "lotion", "hat", "screen", "glasses", "block", "spray", "milk"]
private let leads: Set = ["on", "to", "onto", "in", "the", "my", "our", "for", "a", "an"]
private let verbs: Set = [
  "put", "add", "stick", "write", "pop", "can", "you", "please", "pls", "also", "and", "we", "i",
  "need", "some", "plz", "could", "chuck", "bung", "or",
]
private let names: Set = ["packing", "pack", "todo", "do", "task"]
private let parting: Set = [",", ";", "and", "n", "&", "+", "plus", ".", "!"]
