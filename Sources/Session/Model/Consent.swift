/// That a person has agreed to be a guest of a server of others.
package struct Consent: Hashable, Sendable {
  package var host: String
  package var date: CivilDate
  /// What was shown, a line each, "\n" between them.
  package var terms: String

  package init(host: String, date: CivilDate, terms: String) {
    self.host = host
    self.date = date
    self.terms = terms
  }
}

/// An agreement that a person is asked for: only the answer to that question brings it about, no
/// line does.
package struct Agreement: Hashable, Sendable {
  /// What `places` is set to then.
  package var address: String
  package var host: String
  package var terms: [String]

  package init(address: String, host: String, terms: [String]) {
    self.address = address
    self.host = host
    self.terms = terms
  }
}

/// What is shown before a person agrees to ask a server of others, a line each.
func terms(of address: ServerAddress, contact: String) -> [String] {
  let open =
    address.scheme == "https"
    ? [] : ["- The address is http: what you search for can be read on its way."]
  return [
    "\(address.host) is run by others for everybody; you would be their guest.",
    "Read its usage policy before you agree. By itself tripsh keeps to this:",
    "- Only Enter on a command that needs a place sends a request: nothing while you",
    "  type, nothing for Tab, nothing in the background.",
    "- At most one request a second over all your windows, 4 a minute in scripts.",
    "- Each request names tripsh, its version and your contact, \(contact).",
    "- Only words to search for, where to look, kind and language are sent, never notes,",
    "  names or dates of a trip. Search for nothing personal or confidential.",
  ] + open + [
    "- Answers are kept on this disk and not asked for again, and are shown with",
    "  \u{201C}© OpenStreetMap contributors\u{201D} (their licence is the ODbL).",
    "- A server that refuses is left alone until you set it again; one that asks",
    "  for time gets it.",
    "You answer for how you use it. `set places offline` ends it at any time.",
  ]
}
