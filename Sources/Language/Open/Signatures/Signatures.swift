internal import Session

/// All that can be said openly, one row a meaning.
enum Signatures {
  static let all: [Signature] =
    trips + destination + dates + tripFields + selecting + days + plans + cities + stops
    + stopFields
    + stopPlaces
    + notes
    + settings
    + questions + history + lists + maps
    + money + looking + views + shell + corrections + arranging + sweeping
}

extension Signatures {
  /// The classes of words that tell a command.
  static func telling(_ verb: Verb) -> ClassSet {
    all.filter { $0.verb == verb }.reduce([]) { told, row in
      let nouns = ClassSet(row.speaks.filter { $0.value >= leastTelling }.map(\.key))
      return told.union(nouns.subtracting(ClassSet([.explain, .question])))
    }
  }

  /// In points.
  private static let leastTelling = 16
}

/// Where on a trip something takes place, as it is led to.
let toDay = "to on in for into onto of at during"
