internal import Session

/// All that can be said openly, one row a meaning.
enum Signatures {
  static let all: [Signature] =
    trips + dates + tripFields + selecting + days + stops + stopFields + notes + settings
    + questions + history + lists
    + shell + corrections + arranging
}

/// Where on a trip something takes place, as it is led to.
let toDay = "to on in for into onto of at during"
