extension SettingName {
  /// The value that people mean by a word: the value itself, or what they call it.
  package func choice(calledBy text: String) -> String? {
    let word = text.lowercased()
    if let choice = choices?.first(where: { $0 == word }) { return choice }
    let plain = folded(text)
    return spokenChoices.first { _, words in words.contains(plain) }?.choice
  }

  /// What the values are called, folded; none for settings whose values are free.
  private var spokenChoices: [(choice: String, words: [String])] {
    switch self {
    case .units:
      [
        ("km", ["kilometres", "kilometers", "kilometre", "kilometer", "kms", "metric"]),
        ("mi", ["miles", "mile", "imperial"]),
      ]
    case .dateOrder:
      [
        ("dmy", ["day first", "british", "european", "uk", "day month", "day month year"]),
        ("mdy", ["month first", "american", "us", "usa", "month day", "month day year"]),
      ]
    case .weekStart:
      [
        ("monday", ["mon", "mondays"]), ("sunday", ["sun", "sundays"]),
        ("saturday", ["sat", "saturdays"]),
      ]
    case .tripsOrder:
      [
        ("newest", ["newest first", "new"]), ("oldest", ["oldest first", "old"]),
        ("name", ["by name", "names", "alphabetical", "alphabetically"]),
        ("start", ["by start", "by date", "date", "dates", "start date"]),
      ]
    case .theme: [("none", ["off", "no colours", "no colors"])]
    case .hints, .live, .pager, .history:
      [("on", ["yes", "true", "1"]), ("off", ["no", "none", "false", "0"])]
    case .keys: [("vi", ["vim"])]
    case .language:
      [
        ("en", ["english"]), ("de", ["german", "deutsch"]),
        ("fr", ["french", "francais"]), ("es", ["spanish", "espanol", "castellano"]),
        ("pt", ["portuguese", "portugues"]),
      ]
    case .places, .currency, .contact: []
    }
  }
}
