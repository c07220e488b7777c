extension Interpreter {
  func set(_ name: SettingName, _ text: String) throws(Interruption) -> Decision {
    let value = try value(of: name, oneLine(text))
    let change = Change(before: scene.session.settings[name], after: value)
    let told = value ?? "none"
    return outcome(
      [.settingChanged(name, change)], .set(name, told), cursor: scene.session.cursor,
      notices: [.settingChanged(name, told)])
  }

  /// The value as it is kept; `nil` where it unsets what nothing stands for.
  private func value(of name: SettingName, _ text: String) throws(Interruption) -> String? {
    switch name {
    case .places: return try places(text)
    case .currency:
      guard let currency = Currency(code: text) else { throw badSetting(name, text) }
      return currency.code
    case .contact:
      guard !text.isEmpty else { throw badSetting(name, text) }
      return folded(text) == "none" ? nil : text
    case .units, .dateOrder, .weekStart, .tripsOrder, .theme, .hints, .keys, .language:
      let wanted = text.lowercased()
      guard let choice = name.choices?.first(where: { $0 == wanted }) else {
        throw badSetting(name, text)
      }
      return choice
    }
  }

  /// Lookups stay here or go to a server of one's own; others need a consent that no line gives.
  private func places(_ text: String) throws(Interruption) -> String {
    let lower = text.lowercased()
    if lower == "offline" { return lower }
    if lower == "public" { throw .problem(.foreignHost(lower), at: .value) }
    guard let address = ServerAddress(text) else { throw badSetting(.places, text) }
    guard address.isOwn else { throw .problem(.foreignHost(address.host), at: .value) }
    return text
  }

  private func badSetting(_ name: SettingName, _ text: String) -> Interruption {
    let values = name.choices ?? [name.standard].compactMap(\.self)
    return .problem(
      .badSetting(name, text), at: .value, remedies: values.map { .set(name, $0) })
  }
}
