internal import Session

/// Lines of which a half was taken for what is named, or words for what they can hardly be.
extension LineReader {
  /// `boat tour on friday`, where the trip has a boat trip: what stands behind the words of a name and
  /// makes another thing of it.
  func tearsName(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    let stops = [Slot.stop, .stops].compactMap { utterance.spans[$0] }
    return stops.contains { bytes in
      guard let next = tokens.firstIndex(where: { $0.bytes.lowerBound >= bytes.upperBound }),
        next > 0, tokens[next].kind == .word, tokens[next - 1].kind == .word,
        Lexicon.tours.contains(tokens[next].folded)
      else { return false }
      let context = context(utterance.line, tokens)
      // `the port tour` of a Port cellar tour
      let words = [tokens[next - 1].folded, tokens[next].folded]
      let known = context.trip?.days.flatMap(\.stops) ?? []
      return !context.stops.has(words.joined(separator: " "))
        && !known.contains { stop in words.allSatisfy(folded(stop.name).contains) }
    }
  }
}

extension [Token] {
  /// `+ hiking packing list`: a list by its name, on which nothing is put.
  var nameList: Bool {
    count > 2 && self[count - 1].says("list") && self[count - 2].says("packing")
      && !contains { ["on", "onto", "to", "in", "into"].contains($0.folded) }
  }

  /// `passports, adaptor and swimmers`: whether several things are told, one after the other.
  var listThings: Bool { contains { $0.says(",") } && contains { $0.says("and") } }
}

extension Intent {
  /// Whether it puts something on a list or on the trip.
  var putsSomething: Bool {
    steps.contains { step in
      if case .list(.add) = step { true } else { step.addition != nil }
    }
  }

  /// Whether one thing of the lists is done, of several that may be told.
  var ticksOneThing: Bool {
    if case .list(.tick(let tasks, true)) = self { tasks.count == 1 } else { false }
  }

  /// `LIS-FRA LH1173`, `the flights on my card`: of a flight, or of how it is paid, no stop is made.
  var addsWhatIsNoStop: Bool {
    steps.contains { step in
      guard let name = step.addition?.what.spokenName else { return false }
      return paidByCard(folded(name))
        || name.split(separator: " ").contains {
          NewStopSubject.place(.named(String($0), quoted: false)).isFlightCode
        }
    }
  }

  /// `book seats two weeks before`: a seat has a number, a letter or one word.
  var seatsNowhere: Bool {
    guard case .booking(.seat(_, let text?)) = self else { return false }
    let words = text.split(separator: " ")
    return words.count > 1
      && (!text.contains(where: \.isNumber)
        || ["by", "before", "until", "in", "on", "at"].contains(folded(String(words[0]))))
  }
}
