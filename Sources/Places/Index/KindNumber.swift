internal import Session

/// How places.db writes a kind.
func kindNumber(_ kind: PlaceKind) -> Int {
  switch kind {
  case .city: 0
  case .airport: 1
  case .country: 2
  case .region: 3
  case .sight: 4
  case .station: 5
  }
}

func placeKind(_ number: Int) -> PlaceKind? {
  PlaceKind.allCases.first { kindNumber($0) == number }
}
