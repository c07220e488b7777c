internal import Session

extension Chart {
  /// Whether amounts are written as India writes them: where the line or the trip is of rupees or taka.
  var countsLakhs: Bool {
    context.country.map(countries.contains) == true
      || context.tokens.contains { rupees.contains($0.folded) }
  }

  /// `,000` or `,05,000` behind two digits that a comma parts from others, as India writes lakhs.
  func lastGroups(behind index: Int) -> (end: Int, digits: String)? {
    guard let comma = context.token(index), comma.says(","), comma.isGlued,
      let group = context.token(index + 1), group.kind == .number, group.isGlued
    else { return nil }
    if group.text.utf8.count == 3 { return (index + 2, group.text) }
    guard group.text.utf8.count == 2, let rest = lastGroups(behind: index + 2) else { return nil }
    return (rest.end, group.text + rest.digits)
  }
}

extension CurrencyMark {
  /// The currency it is in a country.
  func currency(in country: String?) -> Currency {
    switch self {
    case .code(let currency): currency
    case .dollarSign: .dollar(of: country)
    case .yenSign: .yenOrYuan(of: country)
    }
  }
}

private let countries: Set = ["IN", "PK", "BD", "NP", "LK"]
private let rupees: Set = [
  "rs", "inr", "rupee", "rupees", "₹", "pkr", "lkr", "npr", "bdt", "taka", "lakh", "lakhs",
]
