import Testing

@Suite struct MoneyPhrases {
  @Test(arguments: [
    ("cost 1.1 twelve euros fifty", "cost 1.1 12.50 EUR"), ("cost 1.1 12 quid", "cost 1.1 12 GBP"),
    ("cost 1.1 12 euros 50", "cost 1.1 12.50 EUR"), ("cost 1.1 twelve pounds", "cost 1.1 12 GBP"),
    ("cost 1.1 3 euros and 5 cents", "[unexpected-word]"),
    ("cost 1.1 three pounds and five pence", "cost 1.1 3.05 GBP"),
    ("cost 1.1 a hundred and fifty euros", "cost 1.1 150 EUR"),
    ("cost 1.1 two thousand yen", "cost 1.1 2000 JPY"),
    ("budget eight hundred euros", "budget 800 EUR"),
    ("cost 1.1 €12.50", "cost 1.1 12.50 EUR"), ("cost 1.1 1,250 euros", "cost 1.1 1250 EUR"),
    ("cost 1.1 a few euros", "[unexpected-word]"), ("cost 1.1 twelve", "cost 1.1 12"),
    ("cost 1.1 twelve fifty", "[unexpected-word]"),
  ])
  func `amounts are read in words as in digits`(line: String, wanted: String) {
    #expect(canonical(line) == wanted)
  }
}
