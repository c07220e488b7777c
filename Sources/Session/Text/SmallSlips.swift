/// Small words as they are often mistyped: they are folded in silence, for they tell nothing by
/// themselves (section 10 of the design); names and verbs never are.
package enum SmallSlips {
  /// The word that a folded one is a slip of; itself where it is none.
  package static func mended(_ folded: String) -> String {
    (3...8).contains(folded.utf8.count) && mayBeSlip(folded) ? slips[folded] ?? folded : folded
  }

  /// Whether some slip begins with these two letters: most words are told from all of them so, and
  /// none of those is hashed.
  private static func mayBeSlip(_ word: String) -> Bool {
    var letters = word.utf8.makeIterator()
    guard let first = letters.next(), let second = letters.next() else { return false }
    return beginnings[place(first, second)]
  }

  private static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) << 5 | Int(second & 31)
  }

  private static let beginnings: [Bool] = {
    var found = [Bool](repeating: false, count: 32 * 32)
    for slip in slips.keys {
      let letters = Array(slip.utf8.prefix(2))
      found[place(letters[0], letters[1])] = true
    }
    return found
  }()

  private static let slips = [
    "teh": "the", "hte": "the", "adn": "and", "wiht": "with", "wtih": "with", "frm": "from",
    "tehn": "then", "taht": "that", "tihs": "this", "thsi": "this", "thier": "their",
    "jsut": "just", "waht": "what", "whta": "what", "wehn": "when", "whcih": "which",
    "insted": "instead", "instaed": "instead", "wich": "which", "wih": "with", "shoud": "should",
    "woud": "would", "coud": "could", "alredy": "already", "allready": "already",
    "abotu": "about", "pelase": "please", "plese": "please", "pleae": "please", "plz": "please",
    "actualy": "actually", "acutally": "actually", "becuase": "because", "beacuse": "because",
    "shld": "should", "wld": "would", "cld": "could", "realy": "really",
  ]
}
