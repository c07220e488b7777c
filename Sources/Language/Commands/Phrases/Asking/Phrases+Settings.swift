internal import Session

private let using = "(use|using|switch to|prefer|change to|want|show|measure|give|set)"
private let choosing = "(set|change|switch|put|make)"
private let distances = "(distances|distance|everything|units|all distances|lengths)"
private let languages = [
  "english": "en", "german": "de", "deutsch": "de", "french": "fr", "francais": "fr",
  "spanish": "es", "espanol": "es", "portuguese": "pt", "portugues": "pt",
]
private let language: SlotSpec = .needs(
  .value, .choice(languages.keys.sorted()), "LANGUAGE", ask: "Which language?")

@Sendable private func inLanguage(_ fills: Fills) -> Intent? {
  fills.text(.value).flatMap { languages[$0] }.map { .set(.language, $0) }
}

extension Frame {
  static let setPhrases: [Frame] = datesOrderPhrases + measurePhrases + tonguePhrases + hintPhrases

  private static let datesOrderPhrases: [Frame] = [
    Frame([
      "(write|use|prefer|want) (dates day first|european dates|british dates|day first dates)",
      "(write|say|put|give|read|like|want|prefer) dates (with|with the|) day first",
      "dates are day first", "(day first|european dates|british dates)",
      "(put|write|give|have|show) (day first|day before month) (in dates|)",
      "day (goes|comes) first (in dates|)",
    ]) { _ in .set(.dateOrder, "dmy") },
    Frame([
      "(write|use|prefer|want) (dates month first|american dates|us dates|month first dates)",
      "(write|say|put|give|read|like|want|prefer) dates (with|with the|) month first",
      "dates are month first", "(month first|american dates)",
      "(put|write|give|have|show) (month first|month before day) (in dates|)",
      "month (goes|comes) first (in dates|)",
    ]) { _ in .set(.dateOrder, "mdy") },
    Frame(
      [
        "(set|make|have|let|) (week|weeks) (to|) (start|starts|begin|begins|starting|beginning) (on|)",
        "(start|begin) (week|weeks) on", "(set|make) start of week (to|)",
        "first day of week (is|should be|)",
      ],
      [
        .needs(
          .value, .choice(["monday", "mondays", "sunday", "sundays", "saturday", "saturdays"]),
          "DAY", ask: "")
      ]
    ) { fills in
      fills.text(.value).map { .set(.weekStart, $0.hasSuffix("s") ? String($0.dropLast()) : $0) }
    },
  ]

  private static let measurePhrases: [Frame] = [
    Frame(
      [
        "(use|using|switch to|set currency to|change currency to|switch currency to|prefer|pay in"
          + "|count in|prices in|show prices in|costs in|show costs in|put prices in)",
        "(default|) currency (is|should be)",
      ],
      [
        .needs(.currency, .currency, "CURRENCY", ask: "Which currency?"),
        .takes(
          .filter,
          .choice(["as the currency", "as my currency", "as currency", "for prices", "for money"]),
          "as the currency"),
        .takes(.policy, .choice(["from now on"]), "from now on"),
      ]
    ) { fills in fills.currency(.currency).map { .set(.currency, $0.code) } },
    Frame([
      "\(using) (miles|imperial|imperial units)", "\(using) \(distances) in miles",
      "\(distances) in miles", "\(choosing) \(distances) to (miles|imperial)",
      "work in (miles|imperial units)",
    ]) { _ in .set(.units, "mi") },
    Frame([
      "\(using) (kilometres|kilometers|km|kms|metric|metric units)",
      "\(using) \(distances) in (kilometres|kilometers|km)",
      "\(distances) in (kilometres|kilometers|km)",
      "\(choosing) \(distances) to (kilometres|kilometers|km|metric)",
      "work in (kilometres|kilometers|km|metric units)",
    ]) { _ in .set(.units, "km") },
  ]

  private static let tonguePhrases: [Frame] = [
    Frame(
      [
        "\(choosing) language (to|into|)", "language (is|should be|)",
        "(speak|talk) (to me|with me|) (in|)",
      ], [language], build: inLanguage)
  ]

  private static let hintPhrases: [Frame] = [
    Frame([
      "(turn|switch) (off|) hints (off|)", "no (more|) hints",
      "(hide|stop|disable|drop|lose|skip) (showing|giving|) (me|) hints", "hints off",
    ]) { _ in .set(.hints, "off") },
    Frame([
      "(turn|switch) (back|) on hints", "(turn|switch) hints (back|) on",
      "(enable|bring back) hints",
      "hints on",
    ]) { _ in .set(.hints, "on") },
  ]

  static let settingsPhrases: [Frame] = [
    Frame([
      "(show|list|see|what are|display|open) (settings|options|preferences|config)", "options",
      "what (is|are) (currency|units|settings|language)",
      "(what|which) (currency|units|language) (are we using|am i using|are you using|do we use|do i use|is set|is it)",
      "(what|which) settings (are there|do i have|can i change)",
      "what's (currency|units|language)",
      "preferences",
    ]) { _ in .settings }
  ]
}
