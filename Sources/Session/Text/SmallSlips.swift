/// Small words as they are often mistyped: they are folded in silence, for they tell nothing by
/// themselves (section 10 of the design); names and verbs never are.
package enum SmallSlips {
  /// The word that a folded one is a slip of; itself where it is none.
  package static func mended(_ folded: String) -> String {
    (3...8).contains(folded.utf8.count) ? slips[folded] ?? folded : folded
  }

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
