internal import Session

extension Executor {
  /// Where the value of a setting comes from: an option, the home, tripshrc; `nil` is the start.
  func origin(of name: SettingName) -> SettingOrigin? {
    option(for: name)
      ?? (session.settings.chosen[name] != nil
        ? .home : store.windowSettings[name] != nil ? .promptFile : nil)
  }

  /// Where the person's home comes from.
  var homeOrigin: SettingOrigin {
    session.kept.fields.settings.chosenHome != nil
      ? .home : store.hasOwnValues && store.windowHome != nil ? .promptFile : .standard
  }

  private func option(for name: SettingName) -> SettingOrigin? {
    switch name {
    case .places: options.places.map { .option("--places", value: $0.text) }
    case .theme:
      options.plain || options.noColor
        ? .option(options.plain ? "--plain" : "--no-color", value: "none") : nil
    case .history: options.isPrivate ? .option("--private", value: "off") : nil
    case .currency, .units, .dateOrder, .weekStart, .tripsOrder, .hints, .keys, .language, .contact,
      .live, .pager:
      nil
    }
  }
}

extension PlacesOption {
  /// As it was given.
  fileprivate var text: String {
    switch self {
    case .offline: "offline"
    case .server(let address): address
    case .recorded(let file): "recorded:\(file)"
    }
  }
}
