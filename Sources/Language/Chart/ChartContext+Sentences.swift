internal import Session

extension ChartContext {
  /// Whether words stand here with which a sentence begins, and no name: `it's closed`, `not lunch`,
  /// behind a comma `keep lunch`.
  func beginsSentence(at index: Int) -> Bool {
    guard let token = token(index), token.kind == .word else { return false }
    let follower = self.token(index + 1)?.folded ?? ""
    return plainSubjects.contains(token.folded) || negations.contains(token.folded)
      || pointingSubjects.contains(token.folded) && statingWords.contains(follower)
      || keepingWords.contains(token.folded) && self.token(index - 1)?.says(",") == true
  }
}

private let plainSubjects: Set = [
  "its", "thats", "we", "were", "well", "weve", "i", "im", "ill", "ive", "they", "theyre", "theyve",
  "theres", "he", "hes", "she", "shes",
]
/// These mean a thing by themselves, too.
private let pointingSubjects: Set = ["it", "that", "this", "there"]
private let statingWords: Set = [
  "is", "are", "was", "has", "have", "cant", "cannot", "wont", "will", "needs", "need", "wants",
]
