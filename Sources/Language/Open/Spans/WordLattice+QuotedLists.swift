extension WordLattice {
  /// Whether a word goes on with a list that begins in quotes: `"socks", hat`.
  func goesOnWithQuoted(_ index: Int) -> Bool {
    let start = tokens[..<index].lastIndex { $0.says(",") || $0.says("and") }
    guard let start, start > 0 else { return false }
    let sign = tokens[start - 1].says(",") ? start - 1 : start
    return sign > 0 && tokens[sign - 1].kind == .quoted
  }
}
