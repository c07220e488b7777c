package import Session

/// One shape that a command can have: the words it begins with, and the slots that follow.
package struct Frame: Sendable {
  /// Each is a way to begin, as folded words; the first is the canonical one.
  package let leads: [[String]]
  /// All ways to begin, those written short included.
  let patterns: [WordPattern]
  package let slots: [SlotSpec]
  /// The words of its slots that may stand misspelt in a name.
  let keywords: [Keyword]
  /// The words that lead to its slots.
  let introducers: [[String]]
  /// Whether it is about the dates of a trip, which people may leave open.
  let isAboutDates: Bool
  /// The intent of filled slots; `nil` where they do not make one, so that something is missing.
  package let build: @Sendable (Fills) -> Intent?
  /// What is asked for, one after the other, once a line lacks something; what was said is not.
  package let asks: [Slot]
  /// The slot that is asked for until it is there, where `build` gives nothing.
  package let insistsOn: Slot?

  package init(
    _ leads: [String], _ slots: [SlotSpec] = [], asks: [Slot]? = nil, insistsOn: Slot? = nil,
    build: @escaping @Sendable (Fills) -> Intent?
  ) {
    self.leads = leads.filter { !$0.hasByte("(") }.map(foldedPattern)
    patterns = leads.map(WordPattern.init)
    self.slots = slots
    keywords = Keyword.all(of: slots)
    let hasPosition = slots.contains { if case .position = $0.type { true } else { false } }
    introducers =
      slots.flatMap(\.introducers).filter { !$0.isEmpty }
      + (hasPosition ? [["before"], ["after"]] : [])
    isAboutDates =
      slots.contains { $0.type.isDates } || leads.contains { $0.holds("date") }
    self.build = build
    let required = slots.filter(\.isRequired).map(\.slot)
    self.asks = asks ?? required
    self.insistsOn = insistsOn ?? required.first ?? slots.first?.slot
  }
}

/// Where a phrase has its meaning.
package enum TripScene: Hashable, Sendable {
  case any, inTrip, outsideTrip
  /// In a trip of which a day is selected, or none is.
  case onDay, offDay
  /// Where `it` is a stop, or is no stop but the trip.
  case stopMentioned, tripMentioned
}

/// A slot of a frame: what it holds and which words lead to it.
package struct SlotSpec: Hashable, Sendable {
  package let slot: Slot
  package let type: SlotType
  /// The words that introduce it, as folded words; the first is the canonical one.
  ///
  /// Empty where it stands by its position.
  package let introducers: [[String]]
  /// With what they begin, so that most tokens are out of the question at a glance.
  let openings: Openings
  package let isRequired: Bool
  /// How the reference shows it: `[to DAY]`.
  package let shown: String
  /// What is asked where it is missing.
  package let question: String

  /// A slot that must be filled.
  package static func needs(
    _ slot: Slot, _ type: SlotType, after introducers: [String] = [], _ shown: String,
    ask question: String
  ) -> SlotSpec {
    SlotSpec(slot, type, introducers, required: true, shown, question)
  }

  /// A slot that may be left out.
  package static func takes(
    _ slot: Slot, _ type: SlotType, after introducers: [String] = [], _ shown: String,
    ask question: String = ""
  ) -> SlotSpec {
    SlotSpec(slot, type, introducers, required: false, shown, question)
  }

  /// The same slot as one that may be left out, after other words; `""` stands for none.
  func optional(after introducers: [String]) -> SlotSpec {
    SlotSpec(slot, type, introducers, required: false, shown, question)
  }

  private init(
    _ slot: Slot, _ type: SlotType, _ introducers: [String], required: Bool, _ shown: String,
    _ question: String
  ) {
    self.slot = slot
    self.type = type
    self.introducers = introducers.flatMap { WordPattern($0).spelledOut }
    let adverbs = type == .target ? adverbsOfDays : []
    openings = Openings(
      (self.introducers + adverbs).map { words in
        // `…` stands for any words with which a wish begins.
        words.first.map { $0 == "…" ? .all : Openings(word: $0) } ?? .all
      })
    isRequired = required
    self.shown = shown
    self.question = question
  }
}
