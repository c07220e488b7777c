extension Editor {
  /// Whether the search had a use for it; what it types is the query.
  func acceptInSearch(_ input: KeyInput) -> Bool {
    switch input {
    case .character("\u{12}"), .special(.down), .character("\u{E}"): step(by: 1)
    case .special(.up), .character("\u{10}"), .character("\u{13}"): step(by: -1)
    case .special(.pageDown): step(by: 8)
    case .special(.pageUp): step(by: -8)
    case .character("\r"), .character("\n"):
      // What was looked for is no line that was entered.
      guard search?.choice != nil else { return true }
      inject(.endSearch(takes: true))
      pending.append(0x0D)
    case .character("\t"), .special(.right), .special(.end): inject(.endSearch(takes: true))
    case .escape, .character("\u{7}"):
      inject(.endSearch(takes: false))
      // In vi's keys Esc leads to the commands wherever it is pressed.
      if isVi, input == .escape { pending.append(WideCharacter(escapeByte)) }
    case .character("\u{3}"):
      search = nil
      return false
    case .character, .special, .meta, .paste, .report: return false
    }
    return true
  }

  private func step(by distance: Int) {
    search?.step(by: distance)
    isPainted = false
  }
}
