extension Interpreter {
  /// Says it of the home; without a value the home says nothing any more, and what holds then is told.
  func set(_ name: SettingName, _ text: String) throws(Interruption) -> Decision {
    let settings = scene.session.settings
    let value = try value(of: name, oneLine(text))
    let canonical = Intent.set(name, value ?? (name.standard == nil ? "none" : "default"))
    let change = Change(before: settings.chosen[name], after: value)
    let beside = value == nil ? settings.ofWindow[name] : nil
    let told = beside.map { Notice.settingOfPromptFile(name.rawValue, $0) }
    guard change.before != change.after || told == nil else {
      return look(canonical, nil, notices: [told].compactMap(\.self))
    }
    return outcome(
      [.settingChanged(name, change)], canonical, cursor: scene.session.cursor,
      notices: [told ?? .settingChanged(name, value ?? name.standard ?? "none")])
  }

  /// Keeps where the person lives: what the name means by itself, whatever trip is open.
  func setHome(_ reference: PlaceReference?) throws(Interruption) -> Decision {
    var found: ResolvedPlace?
    if let reference {
      found = try resolver.place(reference, by: .anywhere, at: .place) { .setHome($0) }
    }
    let settings = scene.session.settings
    let change = Change(before: settings.chosenHome, after: found?.place)
    let canonical = Intent.setHome(found?.reference)
    let beside = found == nil ? settings.homeOfWindow?.name : nil
    let told = beside.map { Notice.settingOfPromptFile("home", $0) }
    guard change.before != change.after || told == nil else {
      return look(canonical, nil, notices: [told].compactMap(\.self))
    }
    return outcome(
      [.homeChanged(change)], canonical, cursor: scene.session.cursor,
      notices: (found?.notices ?? []) + [told ?? .homeChanged(found?.place)])
  }

  /// Whether the words are `default`, `back to the default` or the like.
  private func meansDefault(_ text: String) -> Bool {
    let words = folded(text).split(separator: " ").drop { ["back", "to"].contains($0) }
    return ["default", "the default", "its default", "standard", "normal"]
      .contains(words.joined(separator: " "))
  }

  /// The value as it is kept; `nil` where it is `default`, or unsets what nothing stands for.
  private func value(of name: SettingName, _ text: String) throws(Interruption) -> String? {
    if meansDefault(text) { return nil }
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
