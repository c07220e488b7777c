extension Token {
  /// Whether a full stop behind it only shortens it: `St. Moritz`, `conf. no. 12`.
  var isShortened: Bool { shortened.contains(folded) }
}

private let shortened: Set = [
  "st", "mt", "ste", "sta", "no", "nr", "dr", "mr", "ms", "mrs", "jr", "vs", "ca", "approx", "conf",
  "ref", "tel", "hr", "min", "dep", "arr",
]
