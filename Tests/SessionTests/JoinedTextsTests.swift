import Session
import Testing

@Suite struct JoinedTextsTests {
  @Test(arguments: [
    [], [""], ["Porto"], ["Livraria ", "Lello"], ["日本", "", "の春", "!"],
    Array(repeating: "a name of many words, ", count: 50),
  ])
  func `texts are joined as one is added to the other`(_ texts: [String]) {
    #expect(joined(texts) == texts.reduce("", +))
    #expect(joined(texts, end: "\n") == texts.reduce("", +) + "\n")
    #expect(joined(parted: texts) == texts.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
