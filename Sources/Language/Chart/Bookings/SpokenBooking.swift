internal import Session

/// What is known of a line that speaks of a booking in words of its own.
struct SpokenBooking {
  let lattice: WordLattice
  let gazetteer: (any Gazetteer)?
  let country: String?

  func endOfTalk(at index: Int) -> Int? {
    lattice.edges[index].filter { $0.classes.has(.talk) && !$0.classes.meets(.turning) }
      .map(\.end).max()
  }

  /// Whether three letters are those of an airport.
  func isAirport(_ code: String) -> Bool {
    gazetteer?.named(code).contains { $0.kind == .airport && !$0.isOwnName } ?? false
  }

  /// Whether the code of an airport stands there, in any case, and no day.
  func isCode(_ index: Int) -> Bool {
    guard lattice.tokens.indices.contains(index) else { return false }
    let token = lattice.tokens[index]
    return token.kind == .word && token.text.utf8.count == 3
      && token.dateWords?.isEmpty != false
      && !lattice.classes(at: index).meets(
        ClassSet([.function, .preposition, .pronoun, .talk, .joining, .not]))
      && isAirport(token.text)
  }

  /// Whether the codes of two airports stand there, of which one is no everyday word: `too hot`.
  func areCodes(_ one: Int, _ other: Int) -> Bool {
    isCode(one) && isCode(other) && (isRare(one) || isRare(other))
  }

  /// Whether it is written as a code, or no everyday word and no name as `Pho` is.
  func isRare(_ index: Int) -> Bool {
    let token = lattice.tokens[index]
    return token.text == token.text.uppercased()
      || token.text == token.folded && !lattice.isKnown(index)
        && CommonWords.kind(of: token.folded).isEmpty
  }

  /// Whether a place that is more than a sight goes by a name; a town in the country of the trip.
  func isTown(_ name: String) -> Bool {
    gazetteer?.named(name).contains { match in
      match.kind == .city
        && (match.place.country == country || match.rank >= famous)
    } ?? false
  }

  /// The same of the last words of what a house is called, of which many hold a name of a place.
  func isTown(_ name: String, behind isHouse: Bool) -> Bool {
    isHouse
      ? isTown(name)
      : gazetteer?.named(name).contains { match in
        match.kind == .city && match.isOwnName
          && (match.place.country == country && match.rank >= small || match.rank >= great)
      } ?? false
  }

  func isPlace(_ name: String) -> Bool {
    gazetteer?.named(name).contains { $0.kind != .airport || $0.isOwnName } ?? false
  }

  /// Whether anything goes by a name.
  func isKnownAtAll(_ name: String) -> Bool { gazetteer?.named(name).isEmpty == false }

  /// Whether any place of the country of the trip goes by a name.
  func isInCountry(_ name: String) -> Bool {
    guard let country, let gazetteer else { return false }
    return gazetteer.named(name).contains { $0.place.country == country }
      || gazetteer.search(name, kind: nil, limit: 3).contains { match in
        match.fit == .borne && match.place.country == country
      }
  }

  /// Whether words turn what is said into something else; in what is told of a booking that there is
  /// `actually` and `instead` only say that it was otherwise.
  func turns(_ range: Range<Int>, mayRepair: Bool = false) -> Bool {
    let turning =
      mayRepair ? ClassSet.turning.subtracting(ClassSet([.repair, .instead])) : .turning
    return range.contains { index in
      lattice.tokens[index].text.first?.isUppercase != true
        && lattice.edges[index].contains { $0.classes.meets(turning) }
    }
  }
}

private let famous = 700
private let small = 600
private let great = 1000
