internal import Session

/// A line that is written as canonical lines are, all names and texts in quotes, or a command that
/// needs no more than its own words.
///
/// Each of its words has one sense wherever it stands, so none is looked up and no other way to read
/// the line is weighed: it is read from left to right, for each shape that begins so.
struct ExactLine {
  let tokens: [Token]

  /// What a line of this shape says.
  struct Reading {
    /// How it begins; by reference, since lines are read by the thousand.
    let lead: SpelledLead
    var fills = Fills()
    /// Which tokens fill each slot.
    var tokens = SlotMap<Range<Int>>()

    var verb: Verb { lead.verb }

    /// Whether it makes a trip of which a name and days are told, and no place or style.
    var makesNamedTrip: Bool { verb == .newTrip && !tokens.has(.place) && !tokens.has(.style) }

    /// Whether nothing is said behind the words of the command.
    var isBare: Bool { tokens.isEmpty }
  }

  private enum Attempt {
    case read(Reading)
    /// The words are none of this shape.
    case other
    /// Something is missing.
    case lacking
    /// There is more than one way to read them.
    case unclear
  }

  /// The only way to read it; `nil` where it is not written so, or where there are several.
  var reading: Reading? {
    guard let first = tokens.first, first.isPlain, let verbs = CommandTable.verbs[first.text] else {
      return nil
    }
    var leads: [SpelledLead] = []
    for verb in verbs {
      let spelled = verb.spec.spelledLeads
      // By their places: most do not begin so, and a loop over them would copy each.
      for index in spelled.indices where begins(with: spelled[index].words) {
        leads.append(spelled[index])
      }
    }
    guard leads.count == 1 || isBare(leads) || areApart(leads) || goOn(leads) else { return nil }
    var (found, lacking): (Reading?, [Verb]) = (nil, [])
    for lead in leads {
      switch attempt(lead, isAlone: leads.count == 1) {
      case .other: continue
      case .lacking: lacking.append(lead.verb)
      case .read(let reading) where found == nil: found = reading
      case .read, .unclear: return nil
      }
    }
    // What another command lacks is told; what another shape of the same one does is not.
    return lacking.allSatisfy { $0 == found?.verb } ? found : nil
  }

  /// Whether the line has the words of commands and nothing else: `version`, `undo`.
  private func isBare(_ leads: [SpelledLead]) -> Bool {
    leads.allSatisfy { $0.words.count == tokens.count }
  }

  /// Whether the words that begin one shape go on with more words that begin another: behind `add text`
  /// no name stands that has no quotes.
  private func goOn(_ leads: [SpelledLead]) -> Bool {
    // Most often there are two.
    for index in leads.indices {
      let count = leads[index].words.count
      for other in leads.indices.dropFirst(index + 1) where leads[other].words.count == count {
        return false
      }
    }
    return leads.allSatisfy { $0.words.count < tokens.count }
  }

  /// Whether shapes that begin alike are told apart by their values: the number of a stop follows, and
  /// none of them has a name in its place.
  private func areApart(_ leads: [SpelledLead]) -> Bool {
    guard let length = leads.first?.words.count, length < tokens.count,
      tokens[length].kind == .number
    else {
      return false
    }
    return leads.allSatisfy { lead in
      lead.words.count == length && lead.frame.slots.first?.type.isNoName == true
    }
  }

  private func begins(with words: [String]) -> Bool {
    words.count <= tokens.count && says(words, at: 0)
  }

  private func attempt(_ lead: SpelledLead, isAlone: Bool) -> Attempt {
    let slots = lead.frame.slots
    var reading = Reading(lead: lead)
    // Slots as bits.
    var filled: UInt32 = 0
    var index = lead.words.count
    while index < tokens.count {
      var next: (number: Int, start: Int, value: ExactValue)?
      for number in slots.indices where filled & 1 << number == 0 {
        let introducers = slots[number].introducers
        // A value to which no word leads stands where it is.
        for choice in 0..<max(1, introducers.count) {
          guard let start = start(behind: introducers, choice, at: index),
            let value = ExactValue(slots[number].type, in: tokens, at: start)
          else { continue }
          // A value in words, to which no word leads, may be a name in another shape.
          guard next == nil, isAlone || start > index || tokens[start].kind != .word else {
            return .unclear
          }
          next = (number, start, value)
        }
        // What no word leads to keeps its order.
        if slots[number].isRequired, introducers.isEmpty { break }
      }
      guard let next else { return .other }
      let slot = slots[next.number].slot
      for number in slots.indices where slots[number].slot == slot { filled |= 1 << number }
      reading.fills[slot] = next.value.value
      reading.tokens[slot] = next.start..<next.value.end
      index = next.value.end
    }
    let isWhole = slots.indices.allSatisfy { !slots[$0].isRequired || filled & 1 << $0 != 0 }
    return isWhole ? .read(reading) : .lacking
  }

  /// Where the value of a slot begins that stands at a token, behind one of the choices of words that
  /// lead to it; `nil` where those are not there.
  private func start(behind introducers: [[String]], _ choice: Int, at index: Int) -> Int? {
    guard choice < introducers.count, !introducers[choice].isEmpty else { return index }
    let words = introducers[choice]
    // No value in quotes or digits begins with a word that leads to one.
    guard tokens[index].isPlain, index + words.count < tokens.count else { return nil }
    return says(words, at: index) ? index + words.count : nil
  }

  private func says(_ words: [String], at index: Int) -> Bool {
    words.indices.allSatisfy { tokens[index + $0].isPlain && tokens[index + $0].text == words[$0] }
  }
}

extension SlotType {
  /// Whether it is a thing of the trip by its number or a day, so that no number of a stop can be
  /// anything else there.
  fileprivate var isNoName: Bool {
    switch self {
    case .stop, .stops, .day, .eachDay, .booking: true
    default: false
    }
  }
}
