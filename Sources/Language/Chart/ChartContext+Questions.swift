extension ChartContext {
  /// Whether the line says that something is not to be done, or asks whether it should.
  var isNoOrder: Bool {
    var index = 0
    while true {
      guard let token = token(index) else { return false }
      if token.kind == .word, Fillers.refusals.contains(token.folded) { return true }
      if isQuestion(index) { return true }
      guard let end = endsOfLeading(from: index).first else { return false }
      index = end
    }
  }

  /// Whether words stand here with which somebody asks whether something is to be done, or says
  /// that it need not be.
  func isQuestion(_ index: Int) -> Bool {
    !Fillers.questions.lengths(in: self, at: index).isEmpty
  }

  /// Whether the words before a token ask whether something may be done.
  func asksWhether(before end: Int) -> Bool {
    (0..<end).contains { !Fillers.permission.lengths(in: self, at: $0).isEmpty }
  }

  /// Whether the line asks what is best: `should we move lunch?`, `do we have to book?`.
  var asksForAdvice: Bool {
    beginnings.contains { isQuestion($0) || asksWhetherTo($0) }
  }

  /// `should we …`; `I should like …` is a wish.
  private func asksWhetherTo(_ index: Int) -> Bool {
    guard Fillers.advice.contains(token(index)?.folded ?? "") else { return false }
    return !["i", "we"].contains(token(index - 1)?.folded ?? "")
  }
}
