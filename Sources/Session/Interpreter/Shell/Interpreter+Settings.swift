extension Interpreter {
  func set(_ name: SettingName, _ text: String) throws(Interruption) -> Decision {
    let value = try value(of: name, oneLine(text))
    let change = Change(before: scene.session.settings[name], after: value)
    let told = value ?? "none"
    return outcome(
      [.settingChanged(name, change)], .set(name, told), cursor: scene.session.cursor,
      notices: [.settingChanged(name, told)])
  }

  /// Keeps where the person lives: what the name means by itself, whatever trip is open.
  func setHome(_ reference: PlaceReference?) throws(Interruption) -> Decision {
    var found: ResolvedPlace?
    if let reference {
      found = try resolver.place(reference, by: .anywhere, at: .place) { .setHome($0) }
    }
    let change = Change(before: scene.session.settings.home, after: found?.place)
    return outcome(
      [.homeChanged(change)], .setHome(found?.reference), cursor: scene.session.cursor,
      notices: (found?.notices ?? []) + [.homeChanged(found?.place)])
  }

  /// Whether the words are `default`, `back to the default` or the like.
  private func meansDefault(_ text: String) -> Bool {
    let words = folded(text).split(separator: " ").drop { ["back", "to"].contains($0) }
    return ["default", "the default", "its default", "standard", "normal"]
      .contains(words.joined(separator: " "))
  }

  /// The value as it is kept, `default` understood; `nil` where it unsets what nothing stands for.
  private func value(of name: SettingName, _ text: String) throws(Interruption) -> String? {
    if meansDefault(text) { return name.standard }
    switch name {
    case .places: return try places(text)
    case .currency:
      guard let currency = Currency(code: text) ?? Currency(calledBy: text) else {
        throw badSetting(name, text)
      }
      return currency.code
    case .contact:
      guard !text.isEmpty else { throw badSetting(name, text) }
      return folded(text) == "none" ? nil : text
    case .units, .dateOrder, .weekStart, .tripsOrder, .theme, .hints, .keys, .language, .live,
      .pager, .history:
      guard let choice = name.choice(calledBy: text) else { throw badSetting(name, text) }
      return choice
    }
  }

  /// Lookups stay here or go to a server; one of others needs a consent that no line gives.
  private func places(_ text: String) throws(Interruption) -> String {
    let lower = text.lowercased()
    if lower == "offline" { return lower }
    if lower == "public" { throw .ask(Question(.whichServer, slot: .value, choices: [])) }
    guard let address = ServerAddress(text) else { throw badSetting(.places, text) }
    if !scene.hosts.isOwn(address) { try checkGuest(address, text) }
    return text
  }

  private func checkGuest(_ address: ServerAddress, _ text: String) throws(Interruption) {
    let host = address.host
    guard let contact = scene.session.settings[.contact] else {
      throw .problem(.guest(host: host, .contact), at: .value)
    }
    guard scene.session.consents[host] == nil else { return }
    let agreement = Agreement(
      address: text, host: host, terms: terms(of: address, contact: contact))
    throw .ask(
      Question(
        .agreement(agreement), slot: .value, choices: [Choice(.yes, .agree(agreement))]))
  }

  /// Writes down what was agreed to; it stays, whatever is undone.
  func agree(_ agreement: Agreement) -> Decision {
    let consent = Consent(
      host: agreement.host, date: scene.today, terms: agreement.terms.joined(separator: "\n"))
    guard scene.session.consents[agreement.host] == nil else { return unchanged(.agree(agreement)) }
    var commit = Commit(
      events: [.consentChanged(host: agreement.host, Change(before: nil, after: consent))],
      cursor: scene.session.cursor, canonical: .agree(agreement),
      notices: [.agreed(host: agreement.host)])
    commit.kind = .consent
    return .commit(commit)
  }

  private func badSetting(_ name: SettingName, _ text: String) -> Interruption {
    let values = name.choices ?? [name.standard].compactMap(\.self)
    return .problem(
      .badSetting(name, text), at: .value, remedies: values.map { .set(name, $0) })
  }
}
