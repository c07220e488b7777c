import Testing

@testable import Language

/// What the reading of a line takes for granted of the first words of commands.
@Suite struct FirstWordTests {
  @Test func `each first word of a canonical line is one that a command can begin with`() {
    let unled = CommandTable.verbs.keys.filter { CommandTable.leads[$0] == nil }
    #expect(unled.sorted() == [])
  }

  /// Behind one of them no talk is left away.
  @Test func `no canonical line begins with a word of talk`() {
    let talk = CommandTable.verbs.keys.filter { Lexicon.shared.classes(of: $0).has(.talk) }
    #expect(talk.sorted() == [])
  }
}
