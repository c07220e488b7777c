internal import Session

/// By which words something is told that is not so, not yet, or not to be done.
extension [Token] {
  /// `fado used to cost 90`, `Ana would have paid for it`, `Bob wants to pay the hotel`, `did Ana pay it`; what
  /// one has to pay is the price.
  var tellWhatWasOrIsToBe: Bool {
    if let first, asking.contains(first.spoken) { return true }
    let tellsPrice = contains { $0.kind == .number }
    return indices.dropLast().contains { index in
      let (word, next) = (self[index].spoken, self[index + 1].spoken)
      guard index + 2 < count, next == "to" || next == "have" else { return false }
      let third = self[index + 2].folded
      if word == "used" { return ["cost", "be", "pay"].contains(third) }
      if next == "have" {
        // Behind a sign something else is told.
        return possible.contains(word) && (Inflection.isPast(third) || third == "cost")
          && !self[..<index].contains { $0.kind == .sign || $0.says("and") }
      }
      return third == "pay" && (wishing.contains(word) || having.contains(word) && !tellsPrice)
    }
  }

  /// `don't forget to move dinner`: to do it is what somebody is to remember.
  var remind: Bool {
    // Behind an order it is said beside it.
    indices.dropLast(2).prefix(3).contains { index in
      let lead = self[index].spoken
      return ["don't", "dont", "not"].contains(lead) && self[index + 1].says("forget")
        && self[index + 2].says("to")
    }
  }

  /// `the 9:00 train to Braga is too early`: what one thinks of it.
  var findFault: Bool {
    indices.dropLast().contains { index in
      ["is", "are", "was", "were", "seems", "looks", "sounds", "feels"].contains(self[index].spoken)
        && ["too", "so", "very", "really", "quite", "rather"].contains(self[index + 1].folded)
    }
  }

  /// `we'd take the train back`: what one would do.
  var sayWould: Bool {
    indices.dropLast().contains { index in
      let word = self[index].spoken
      return (word == "would" || word.hasSuffix("'d")) && might.contains(self[index + 1].folded)
    }
  }

  /// `with us comes also one kid`: who comes beside those that are there is not all of them.
  var tellOfMore: Bool {
    contains { ["also", "too", "additional", "another", "extra", "joining"].contains($0.folded) }
  }

  /// Whether a word says how something is called.
  var speakOfName: Bool { contains { naming.contains($0.folded) } }

  /// `the market is called off`: that is no name of it.
  var callOff: Bool {
    indices.dropLast().contains { self[$0].says("called") && self[$0 + 1].says("off") }
  }

  /// `drop by Lello`: to visit it.
  var dropBy: Bool {
    indices.dropLast().contains { index in
      self[index].says("drop") && ["by", "round", "into", "over"].contains(self[index + 1].folded)
    }
  }

  /// `on some other day`: which one is still to be said.
  var sayOnSomeOtherDay: Bool {
    indices.dropLast(2).contains { index in
      self[index].says("on") && ["some", "another"].contains(self[index + 1].folded)
        && ["other", "day"].contains(self[index + 2].folded)
    }
  }

  /// `the fado could cost 90 euros`, `we'd be in Braga on thursday`: told as it might be; `Sofia is
  /// coming on friday`: who comes is no town.
  var tellWhatMightBe: Bool {
    indices.dropLast().contains { index in
      let word = self[index].spoken
      return index > 0 && ["coming", "arriving", "joining"].contains(word)
        || (index > 0 && possible.contains(word) || word.hasSuffix("'d"))
          && might.contains(self[index + 1].folded)
    }
  }

  /// `fado isn't 90 euros for two`, and nothing that it is instead.
  var denyAndSayNoMore: Bool {
    let denial = indices.dropFirst().first { index in
      denials.contains(self[index].spoken)
        || self[index].says("not")
          && ["is", "are", "was", "were", "be", "costs"].contains(self[index - 1].spoken)
    }
    guard let denial else { return false }
    return !self[denial...].contains { token in
      token.kind == .sign && [",", ";", ".", "-", "–", "—", ":", "("].contains(token.folded)
        || instead.contains(token.spoken)
    }
  }

  /// `the charger was in my bag`, but `the passport was renewed`.
  var tellDoubtfully: Bool {
    indices.contains { index in
      let isPassive =
        ["was", "were"].contains(self[index].spoken) && index + 1 < count
        && Inflection.isPast(self[index + 1].folded)
      return unsure.contains(self[index].spoken) && !isPassive
    }
  }

  /// Told of somebody else: `they're in Braga on thursday`.
  var tellOfOthers: Bool {
    first.map { Lexicon.others.contains($0.spoken) || others.contains($0.spoken) } == true
      || prefix(2).contains { ["others", "rest", "parents"].contains($0.folded) }
  }

  /// `drop the beach? it rains`: a sentence that asks and requests nothing, and more behind it.
  var askWithinLine: Bool {
    guard let end = dropLast().firstIndex(where: { $0.says("?") }), end > 1,
      self[(end + 1)...].contains(where: { $0.kind == .word })
    else { return false }
    return !self[..<end].suffix(2).contains { tags.contains($0.folded) }
      && !self[..<end].contains { token in
        Lexicon.requesting.contains(token.folded) || ["how", "what", "why"].contains(token.folded)
      }
  }

  /// An order that is only asked: `put the beach on friday?`.
  var onlyAskForIt: Bool {
    guard let first, last?.says("?") == true else { return false }
    // `would the beach be better on wednesday?`
    if ["would", "should", "is", "are", "was", "were", "does"].contains(first.spoken), count > 2,
      ["the", "that", "a", "our", "this"].contains(self[1].folded)
    {
      return true
    }
    return Lexicon.shared.classes(of: first.spoken).meets(ClassSet([.put, .move, .remove]))
      && !contains { Lexicon.requesting.contains($0.folded) }
  }
}

/// What asks for no more than to be agreed with: `8 pm for the fado, ok? thanks`.
private let tags: Set = ["ok", "okay", "right", "yeah", "yes", "it", "please", "alright", "cool"]
private let asking: Set = ["did", "does", "has", "hasn't", "didn't", "doesn't"]
private let wishing: Set = ["want", "wants", "wanted", "hopes", "hope", "hoped"]
private let having: Set = ["had", "has", "have", "need", "needs", "needed"]
/// Of these one says how a trip is called.
private let naming: Set = [
  "name", "names", "named", "rename", "renamed", "call", "called", "title", "titled", "retitle",
  "label", "labelled", "relabel", "dub", "dubbed", "christen", "christened", "entitle", "entitled",
  "known", "designate", "read", "heading", "theme", "renaming", "naming", "calling", "say", "says",
  "change", "set",
]
private let possible: Set = ["would", "could", "might", "may", "should", "can"]
/// Behind `would` these tell what is not so yet.
private let might: Set = ["be", "come", "cost", "take", "run", "set", "stay", "go", "end"]
/// `it's 604, can't type today` denies nothing that is told.
private let denials: Set = ["isn't", "aren't", "wasn't", "weren't", "doesn't", "won't", "didn't"]
private let instead: Set = ["but", "it's", "rather", "make", "is"]
private let others: Set = ["they're", "you're", "you", "everyone", "nobody"]
/// What should be so, was so, or is not yet.
private let unsure: Set = [
  "should", "was", "were", "would", "could", "might", "may", "must", "isn't", "not", "wasn't",
  "maybe", "soon", "tomorrow",
]
