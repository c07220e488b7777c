internal import Session

extension OpenQuestion {
  /// The answers that go on from what was typed: by their numbers, or by any word of theirs.
  ///
  /// What is inserted is the number, or the answer's first words where they alone mean it.
  package func candidates(for typed: String) -> [CompletionDraft.Candidate] {
    guard !isSignedNumber(typed) else { return [] }
    let words = foldedWords(typed)
    return answers.enumerated().compactMap { index, answer in
      let number = String(index + 1)
      let label = "\(number)  \(answer)"
      if words.isEmpty || number.hasPrefix(words) {
        return CompletionDraft.Candidate(number, label: label, "")
      }
      let text = foldedWords(answer)
      guard text.hasPrefix(words) || text.contains(" " + words) else { return nil }
      let said = text.hasPrefix(words) ? spoken(answer, index) : nil
      return CompletionDraft.Candidate(said ?? number, label: label, "")
    }
  }

  /// The first words of an answer, where they mean it and no other one.
  private func spoken(_ answer: String, _ index: Int) -> String? {
    guard case .choice(let question) = kind, question.choices.indices.contains(index) else {
      return nil
    }
    let end = answer.firstIndex { $0 == "," || $0 == "(" || $0 == ":" } ?? answer.endIndex
    let words = trimmed(String(answer[..<end]))
    guard question.meant(by: foldedWords(words)) == question.choices[index] else { return nil }
    return words
  }
}

private func trimmed(_ text: String) -> String {
  String(text.reversed().drop { $0 == " " }.reversed())
}
