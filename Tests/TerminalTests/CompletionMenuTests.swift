import Terminal
import Testing
import World

@Suite struct CompletionMenuTests {
  private func offer(_ words: [String], replacing: Int) -> CompletionOffer {
    CompletionOffer(
      replacing: replacing,
      candidates: words.map { CompletionCandidate(insertion: $0, label: $0, summary: "") })
  }

  private func asked(_ generation: Int = 1) -> CompletionMenu {
    var menu = CompletionMenu()
    _ = menu.receive(.tab(generation: generation))
    return menu
  }

  /// The menu after "go al" was completed, and what became of the text.
  private func opened(_ words: [String]) -> (menu: CompletionMenu, edit: TextEdit?) {
    var menu = asked()
    let edit = menu.receive(.offer(offer(words, replacing: 2), text: scalars("go al")))
    return (menu, edit)
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func edit(_ deleting: Int, _ text: String) -> TextEdit {
    TextEdit(deleting: deleting, inserting: scalars(text))
  }

  @Test func `Tab asks`() {
    #expect(asked(7).isWaiting(for: 7))
    #expect(!asked(7).isWaiting(for: 8))
  }

  @Test func `an answer that nobody asked for does nothing`() {
    var menu = CompletionMenu()
    #expect(menu.receive(.offer(offer(["x"], replacing: 0), text: [])) == nil)
    #expect(menu.phase == .idle)
  }

  @Test func `one candidate takes the place of what was typed`() {
    let (menu, change) = opened(["albania "])
    #expect(change == edit(2, "albania "))
    #expect(menu.phase == .idle)
  }

  @Test func `no candidate ends the matter`() {
    let (menu, change) = opened([])
    #expect(change == nil)
    #expect(menu.phase == .idle)
  }

  @Test func `several candidates are typed on as far as they agree`() {
    #expect(opened(["albania", "albany"]).edit == edit(2, "alban"))
    #expect(opened(["Albania", "Albany"]).edit == edit(2, "Alban"))
    #expect(opened(["al", "albany"]).edit == nil)
    #expect(opened(["porto alto", "porto alegre"]).edit == nil)
  }

  @Test func `stepping shows each candidate and goes round`() {
    var menu = opened(["albania", "albany"]).menu
    #expect(menu.receive(.next) == edit(5, "albania"))
    #expect(menu.receive(.next) == edit(7, "albany"))
    #expect(menu.receive(.next) == edit(6, "albania"))
    #expect(menu.receive(.previous) == edit(7, "albany"))
    #expect(menu.open?.selected == 1)
  }

  @Test func `stepping back begins at the end`() {
    var menu = opened(["albania", "albany"]).menu
    #expect(menu.receive(.previous) == edit(5, "albany"))
  }

  @Test func `cancelling puts back what was typed`() {
    var menu = opened(["albania", "albany"]).menu
    _ = menu.receive(.next)
    #expect(menu.receive(.cancel) == edit(7, "al"))
    #expect(menu.phase == .idle)
  }

  @Test func `accepting and other keys leave the text`() {
    for input in [CompletionMenu.Input.accept, .otherKey] {
      var menu = opened(["albania", "albany"]).menu
      _ = menu.receive(.next)
      #expect(menu.receive(input) == nil)
      #expect(menu.phase == .idle)
    }
  }

  @Test func `moves without an open menu do nothing`() {
    var menu = CompletionMenu()
    for input in [CompletionMenu.Input.next, .previous, .accept, .cancel, .otherKey] {
      #expect(menu.receive(input) == nil)
    }
  }

  @Test func `an offer may not replace more than there is`() {
    var menu = asked()
    let change = menu.receive(.offer(offer(["porto"], replacing: 99), text: scalars("po")))
    #expect(change == edit(2, "porto"))
    menu = asked()
    let none = menu.receive(.offer(offer(["porto"], replacing: -5), text: scalars("po")))
    #expect(none == edit(0, "porto"))
  }

  @Test func `an insertion is one clean line`() {
    let (_, change) = opened(["a\u{1B}[31m\nb\u{7}"])
    #expect(change == edit(2, "a b"))
  }
}
