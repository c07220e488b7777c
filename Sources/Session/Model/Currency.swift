/// A currency of ISO 4217.
package struct Currency: Hashable, Sendable {
  /// Three capital letters.
  package let code: String

  /// The currency of this code in any case, `nil` where there is none in use.
  package init?(code: String) {
    let upper = code.uppercased()
    guard upper.utf8.count == 3, Currency.codes.contains(upper) else { return nil }
    self.code = upper
  }

  /// The currency that goes by this name, in any case; of those of several countries the one of the
  /// country (ISO 3166-1 alpha-2), or else where there is a foremost one, that.
  package init?(calledBy name: String, in country: String? = nil) {
    let name = name == "€" || name == "£" ? name : folded(name)
    let local = country.flatMap { Currency.local[name]?[$0] }
    guard let code = local ?? Currency.names[name] else { return nil }
    self.code = code
  }

  private init(known code: String) { self.code = code }

  package static let euro = Currency(known: "EUR")
  package static let pound = Currency(known: "GBP")
  package static let usDollar = Currency(known: "USD")
  package static let yen = Currency(known: "JPY")

  /// All money that goes by this name in one country or another, where none is the foremost: `crowns`,
  /// `pesos`; empty for another name.
  package static func ofSeveral(calledBy name: String) -> [Currency] {
    let name = folded(name)
    guard names[name] == nil, let codes = local[name]?.values else { return [] }
    return Set(codes).sorted().map(Currency.init(known:))
  }

  /// How many decimals an amount has.
  package var decimals: Int {
    if Currency.withoutDecimals.contains(code) { return 0 }
    return Currency.withThreeDecimals.contains(code) ? 3 : 2
  }

  /// What `$` means in a country (ISO 3166-1 alpha-2), where its money is a dollar.
  package static func dollar(of country: String?) -> Currency {
    country.flatMap { dollars[$0] }.map(Currency.init(known:)) ?? usDollar
  }

  /// What `¥` means in a country: yuan in China, else yen.
  package static func yenOrYuan(of country: String?) -> Currency {
    country == "CN" ? Currency(known: "CNY") : yen
  }

  /// Every code, sorted.
  package static let allCodes: [String] = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN \
    BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL \
    GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF \
    KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN \
    MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD \
    SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX \
    USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """.split(separator: " ").map(String.init)

  private static let names: [String: String] = [
    "€": "EUR", "euro": "EUR", "euros": "EUR", "£": "GBP", "pound": "GBP", "pounds": "GBP",
    "quid": "GBP", "sterling": "GBP", "pounds sterling": "GBP", "pound sterling": "GBP",
    "british pounds": "GBP",
    "yen": "JPY", "us dollar": "USD", "us dollars": "USD", "american dollars": "USD",
    "american dollar": "USD", "canadian dollar": "CAD", "canadian dollars": "CAD",
    "australian dollar": "AUD", "australian dollars": "AUD", "aussie dollars": "AUD",
    "singapore dollars": "SGD",
    "japanese yen": "JPY", "danish kroner": "DKK", "norwegian kroner": "NOK",
    "swedish kronor": "SEK", "mexican pesos": "MXN", "indian rupees": "INR", "swiss franc": "CHF",
    "swiss francs": "CHF", "zloty": "PLN", "zlotys": "PLN", "zl": "PLN", "złoty": "PLN",
    "zł": "PLN",
    "francs": "CHF", "franc": "CHF", "baht": "THB",
    "forint": "HUF", "forints": "HUF", "yuan": "CNY", "renminbi": "CNY", "rmb": "CNY",
    "rupee": "INR", "rupees": "INR", "rs": "INR", "ringgit": "MYR", "rupiah": "IDR",
    "rand": "ZAR", "rands": "ZAR", "czech crown": "CZK", "czech crowns": "CZK", "korun": "CZK",
    "danish crowns": "DKK", "swedish crowns": "SEK", "norwegian crowns": "NOK", "koruny": "CZK",
    "shekel": "ILS", "shekels": "ILS", "lira": "TRY",
    "liras": "TRY", "dong": "VND", "reais": "BRL", "lari": "GEL", "koruna": "CZK",
    "hryvnia": "UAH", "soles": "PEN", "lei": "RON",
    "dirham": "AED", "dirhams": "AED",
  ]
  /// Names of the money of several countries.
  private static let local: [String: [String: String]] = {
    let rupees = ["PK": "PKR", "NP": "NPR", "LK": "LKR", "MU": "MUR", "SC": "SCR"]
    let dirhams = ["MA": "MAD"]
    let crowns = [
      "DK": "DKK", "GL": "DKK", "FO": "DKK", "NO": "NOK", "SE": "SEK", "IS": "ISK",
      "CZ": "CZK",
    ]
    let pesos = [
      "MX": "MXN", "AR": "ARS", "CL": "CLP", "CO": "COP", "PH": "PHP", "UY": "UYU", "CU": "CUP",
      "DO": "DOP",
    ]
    let won = ["KR": "KRW", "KP": "KPW"]
    let francs = [
      "PF": "XPF", "NC": "XPF", "SN": "XOF", "CI": "XOF", "BJ": "XOF", "TG": "XOF", "CM": "XAF",
      "GA": "XAF", "RW": "RWF", "DJ": "DJF",
    ]
    return [
      "rupee": rupees, "rupees": rupees, "rs": rupees, "dirham": dirhams, "dirhams": dirhams,
      "kroner": crowns, "krone": crowns, "kronor": crowns, "krona": crowns, "crowns": crowns,
      "crown": crowns,
      "kr": crowns, "peso": pesos, "pesos": pesos, "won": won, "francs": francs, "franc": francs,
      "sing": ["SG": "SGD", "MY": "SGD"], "ft": ["HU": "HUF"],
    ]
  }()
  private static let codes = Set(allCodes)
  private static let withoutDecimals: Set = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]
  private static let withThreeDecimals: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  private static let dollars: [String: String] = [
    "AG": "XCD", "AI": "XCD", "AU": "AUD", "BB": "BBD", "BM": "BMD", "BN": "BND", "BS": "BSD",
    "BZ": "BZD", "CA": "CAD", "CC": "AUD", "CK": "NZD", "CX": "AUD", "DM": "XCD", "FJ": "FJD",
    "GD": "XCD", "GY": "GYD", "HK": "HKD", "HM": "AUD", "JM": "JMD", "KI": "AUD", "KN": "XCD",
    "KY": "KYD", "LC": "XCD", "LR": "LRD", "MS": "XCD", "NA": "NAD", "NF": "AUD", "NR": "AUD",
    "NU": "NZD", "NZ": "NZD", "PN": "NZD", "SB": "SBD", "SG": "SGD", "SR": "SRD", "TK": "NZD",
    "TT": "TTD", "TV": "AUD", "TW": "TWD", "VC": "XCD",
  ]
}
