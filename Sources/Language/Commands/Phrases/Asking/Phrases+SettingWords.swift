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

  /// Settings that people ask for without naming them.
  static let setByValuePhrases: [Frame] = [
    Frame(
      ["weeks (start|begin) (on|)"],
      [.needs(.value, .choice(["monday", "sunday", "saturday"]), "DAY", ask: "")]
    ) { fills in fills.text(.value).map { .set(.weekStart, $0) } },
    Frame(
      ["(use|switch to|set|turn on|) (the|)"],
      [
        .needs(.value, .choice(["dark", "light"]), "THEME", ask: ""),
        .needs(.filter, .choice(["mode", "theme", "colours", "colors"]), "theme", ask: ""),
      ]
    ) { fills in fills.text(.value).map { .set(.theme, $0) } },
    Frame(["(turn|switch) (off|) (colours|colors) (off|)", "no (colours|colors)"]) { _ in
      .set(.theme, "none")
    },
  ]
}
