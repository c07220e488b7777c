import Language
import Testing

@Suite struct ExactTests {
  /// The first word of a line names the commands that are looked at, before any of them is made.
  ///
  /// A shape behind the first may begin otherwise where its canonical line is the first's: `unset`.
  @Test(arguments: CommandTable.specs.map(\.verb))
  func `canonical lines begin with the word by which the table finds them`(_ verb: Verb) {
    let words = verb.spec.frames.compactMap { $0.leads.first?.first }
    #expect(words.first == verb.firstWord)
    #expect(words.allSatisfy { $0 == verb.firstWord || $0 == "unset" })
    #expect(CommandTable.verbs[verb.firstWord]?.contains(verb) == true)
  }
}
