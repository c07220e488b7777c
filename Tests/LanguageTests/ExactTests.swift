import Language
import Testing

@Suite struct ExactTests {
  /// The first word of a line names the commands that are looked at, before any of them is made.
  @Test(arguments: CommandTable.specs.map(\.verb))
  func `canonical lines begin with the word by which the table finds them`(_ verb: Verb) {
    let words = verb.spec.frames.compactMap { $0.leads.first?.first }
    #expect(!words.isEmpty)
    #expect(words.allSatisfy { $0 == verb.firstWord })
    #expect(CommandTable.verbs[verb.firstWord]?.contains(verb) == true)
  }
}
