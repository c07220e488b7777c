/// What holds for a whole home, beside its trips.
package protocol HomeValues {
  var settings: Settings { get set }
  var aliases: [String: String] { get set }
  /// By host.
  var consents: [String: Consent] { get set }
}

extension HomeValues {
  /// Takes over what an event says of settings, aliases and consents; others say nothing of them.
  package mutating func take(_ event: Event) {
    switch event {
    case .settingChanged(let name, let change): settings[name] = change.after
    case .homeChanged(let change): settings.home = change.after
    case .aliasChanged(let name, let change): aliases[name] = change.after
    case .consentChanged(let host, let change): consents[host] = change.after
    case .tripAdded, .tripRemoved, .trip, .cursorMoved: break
    }
  }
}

extension Session: HomeValues {}
