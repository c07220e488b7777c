internal import Session

/// Arrows and dashes between the ends of a way.
extension BookingReader {
  func isArrow(_ index: Int) -> Bool {
    context.matches(["→"], at: index) || isOpen && context.matches([">"], at: index)
  }

  /// A dash with blanks around it, and no time behind it.
  func isWay(_ index: Int) -> Bool {
    guard let token = context.token(index) else { return false }
    if isArrow(index) || isGluedWay(index) { return true }
    return isDash(index) && !token.isGlued && context.token(index + 1)?.isGlued == false
      && clockSpan(at: index + 1).map { $0.end == index + 2 } ?? true
  }

  /// `Cusco–Puno`: two towns with a dash between.
  func isGluedWay(_ index: Int) -> Bool {
    if isWayBesideKind(index) { return true }
    guard isOpen, isDash(index), index > 0, let next = context.token(index + 1),
      [context.tokens[index - 1], next].allSatisfy({ token in
        token.kind == .word && token.text.first?.isUppercase == true
          && words?.isTown(token.text) == true
      })
    else { return false }
    return true
  }
}
