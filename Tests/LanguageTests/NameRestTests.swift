import Language
import Session
import Testing

/// What is missing of a name is told by folding; what is seen at a glance may say nothing else.
@Suite struct NameRestTests {
  private static let names = [
    "Livraria Lello", "livraria  lello", "São Bento", "Sa\u{303}o Bento", "St. Mark's", "O'Hare",
    "day 1", "day 12",
    "7 Rila Lakes", "A&B Hotel", "Ærø", "Straße", "e\u{301}", "Le\u{301}on", "L", "",
    "MAAT – Museum", "1a",
    "trip.md", "Fushimi-Inari", " x", "İstanbul",
  ]

  /// The shortest beginning of the name that comes to the same, and all that was typed behind letters.
  private func restByFolding(_ name: String, _ typed: String) -> String? {
    let wanted = folded(typed)
    guard !wanted.isEmpty else { return nil }
    let ends = name.indices + [name.endIndex]
    guard
      var end = ends.first(where: { folded(String(name[..<$0])).utf8.count >= wanted.utf8.count }),
      folded(String(name[..<end])) == wanted
    else { return nil }
    if let last = typed.last, !last.isLetter, !last.isNumber {
      while end < name.endIndex, folded(String(name[...end])) == wanted {
        end = name.index(after: end)
      }
    }
    return end < name.endIndex ? String(name[end...]) : nil
  }

  @Test func `what is missing of a name is the same as by folding all its beginnings`() {
    var held = 0
    for name in Self.names {
      for other in Self.names {
        for end in other.indices + [other.endIndex] {
          for typed in [
            String(other[..<end]), String(other[..<end]).lowercased(), String(other[..<end]) + " ",
          ] {
            let wanted = restByFolding(name, typed)
            #expect(rest(of: name, behind: typed) == wanted, "\(name) behind \(typed)")
            held += wanted == nil ? 0 : 1
          }
        }
      }
    }
    #expect(held > 100)
  }

  @Test(arguments: [
    ("Livraria Lello", "liv", "raria Lello"), ("day 12", "DAY 1", "2"), ("Le\u{301}on", "Le", "on"),
    ("Livraria Lello", "livx", nil), ("L", "l", nil),
  ])
  func `a mark over the last letter is a part of it, and a whole name misses nothing`(
    _ name: String, _ typed: String, _ more: String?
  ) {
    #expect(rest(of: name, behind: typed) == more)
  }
}
