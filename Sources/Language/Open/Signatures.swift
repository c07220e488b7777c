internal import Session

/// All that can be said openly, one row a meaning.
enum Signatures {
  static let all: [Signature] =
    trips + tripFields + days + stops + stopFields + notes + settings + questions + history
}

/// Where on a trip something takes place, as it is led to.
let toDay = "to on in for into onto of at during"
