import Session
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("São Paulo", "sao paulo"), ("Łódź", "lodz"), ("Tromsø", "tromso"), ("Gießen", "giessen"),
    ("İstanbul", "istanbul"), ("O'Hare", "ohare"), ("Xi’an", "xian"), ("Hawai‘i", "hawaii"),
    ("Marks & Spencer", "marks and spencer"), ("A&B", "a and b"), ("  two   words ", "two words"),
    ("Москва", "москва"), ("ΑΘΉΝΑ", "αθηνα"), ("서울", "서울"), ("東京", "東京"), ("ＴＯＫＹＯ", "tokyo"),
    ("ﾄｳｷｮｳ", "トウキョウ"), ("ﬁord", "fiord"), ("قاهرة", "قاهره"), ("Ĳmuiden", "ijmuiden"),
    ("กรุงเทพ", "กรงเทพ"), ("ทำ", "ทา"), ("Köln", "koln"), ("№ 5", "no 5"), ("", ""), ("'", ""),
    ("¡!", ""), ("a\u{301}", "a"),
  ])
  func `names are folded as people type them`(_ text: String, _ plain: String) {
    #expect(Array(folded(text).unicodeScalars) == Array(plain.unicodeScalars))
  }

  @Test func `an apostrophe may also part words`() {
    #expect(folded("Musée d'Orsay", apostrophes: .split) == "musee d orsay")
    #expect(folded("O'Hare", apostrophes: .split) == "o hare")
  }

  @Test(arguments: ["Sa~o_Paulo & 'co' 12", "ÀÉÎÕÜ", "Ærø", "Đà Nẵng", "नई दिल्ली", "한국", "İI ıi"])
  func `folding twice changes nothing more`(_ text: String) {
    #expect(folded(folded(text)) == folded(text))
  }

  @Test func `composed and decomposed spellings fold to the same bytes`() {
    #expect(Array(folded("e\u{301}té 각").utf8) == Array(folded("\u{E9}te\u{301} 각").utf8))
  }
}
