internal import Session

extension Frame {
  /// Settings by their names, said in other words than `set`.
  static let setByNamePhrases: [Frame] = [
    Frame(
      ["(change|switch|set|put|make)"],
      [
        .needs(
          .filter,
          .choice([
            "units", "theme", "keys", "date order", "trips order", "week start",
            "hints",
          ]), after: ["", "the", "my"], "SETTING", ask: ""),
        .needs(.value, .value, after: ["to", "=", "as"], "VALUE", ask: "To which value?"),
      ]
    ) { fills in
      guard let name = fills.text(.filter), let value = fills.text(.value),
        let setting = SettingName(rawValue: name.split(separator: " ").joined(separator: "-"))
      else { return nil }
      return .set(setting, value)
    }
  ]
}
