import Session
import TestSupport
import Testing

/// What `set places` does for a server of others.
struct GuestTests {
  private let url = "https://nominatim.example.org/search"
  private let host = "nominatim.example.org"

  private func window(contact: String? = "ana@example.org") throws -> TestWindow {
    var window = TestWindow()
    if let contact { try window.commit(.set(.contact, contact)) }
    return window
  }

  private func agreement(in window: TestWindow) throws -> Agreement {
    guard case .ask(let question) = window.decide(.set(.places, url)),
      case .agreement(let agreement) = question.topic
    else { throw NoChange() }
    #expect(question.choices == [Choice(.yes, .agree(agreement))])
    return agreement
  }

  @Test(arguments: [
    ("http://nominatim.example.org", "nominatim.example.org"),
    ("http://172.32.0.1", "172.32.0.1"), ("http://127.0.0.1.example.org", "127.0.0.1.example.org"),
  ])
  func `a host of others needs a contact first`(url: String, host: String) throws {
    let window = try window(contact: nil)
    #expect(window.problem(.set(.places, url)) == .guest(host: host, .contact))
  }

  @Test func `it is set only after a yes to terms that name the contact`() throws {
    let agreement = try agreement(in: window())
    #expect(agreement.host == host && agreement.address == url)
    let terms = agreement.terms.joined(separator: " ")
    for words in [
      host, "ana@example.org", "Only Enter", "one request a second", "4 a minute",
      "OpenStreetMap contributors",
    ] { #expect(terms.contains(words)) }
    #expect(!terms.contains("http:"))
  }

  @Test func `terms of an open connection say so`() throws {
    guard
      case .ask(let question) = try window().decide(.set(.places, "http://geo.example.org")),
      case .agreement(let agreement) = question.topic
    else { throw NoChange() }
    #expect(agreement.terms.contains { $0.contains("The address is http") })
  }

  @Test func `a public server has no address that is built in`() throws {
    guard case .ask(let question) = try window().decide(.set(.places, "public")) else {
      throw NoChange()
    }
    #expect(question.topic == .whichServer && question.choices.isEmpty)
  }

  @Test func `an agreement is an entry of its own kind with host, date and terms`() throws {
    var window = try window()
    let agreement = try agreement(in: window)
    guard case .commit(let commit) = try window.run(.agree(agreement)) else { throw NoChange() }
    #expect(commit.kind == .consent)
    let consent = try #require(window.session.consents[host])
    #expect(consent.host == host && consent.date == window.today)
    #expect(consent.terms == agreement.terms.joined(separator: "\n"))
    try window.commit(.set(.places, url))
    #expect(window.session.settings[.places] == url)
  }

  @Test func `nothing that is undone takes an agreement back`() throws {
    var window = try window()
    try window.run(.agree(try agreement(in: window)))
    #expect(window.problem(.undo(.entry(2))) == .entryNotUndoable(2, .isConsent))
    try window.commit(.set(.places, url))
    for _ in 1...2 { try window.run(.undo(.steps(1))) }
    #expect(window.problem(.undo(.steps(1))) == .nothingToUndo)
    #expect(window.session.settings[.contact] == nil)
    #expect(window.session.consents[host] != nil)
    try window.run(.redo(2))
    #expect(window.session.settings[.places] == url)
  }

  @Test func `an undo of everything at once leaves it too`() throws {
    var window = try window()
    try window.run(.agree(try agreement(in: window)))
    try window.run(.undo(.toEntry(0)))
    #expect(window.session.settings[.contact] == nil)
    #expect(window.session.consents[host] != nil)
  }

  @Test func `nobody agrees in a line of several parts`() throws {
    let window = try window()
    let parts = Intent.several([.set(.units, "mi"), .set(.places, url)])
    #expect(window.problem(parts) == .guest(host: host, .agreement))
    let again = Intent.several([.agree(try agreement(in: window)), .set(.places, url)])
    guard case .fail = window.decide(again) else { throw NoChange() }
  }

  @Test func `a host of one's own can be made a guest's, never the other way round`() throws {
    let rules = HostRules(guests: "127.0.0.2,nominatim.example.org")
    #expect(!rules.isOwn(url: "http://127.0.0.2:8080"))
    #expect(rules.isOwn(url: "http://127.0.0.1:8080"))
    #expect(!rules.isOwn(url: url))
    #expect(!rules.isOwn(url: "no address"))
  }
}
