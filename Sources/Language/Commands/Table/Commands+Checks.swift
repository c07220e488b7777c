internal import Session

extension CommandSpec {
  static let check = CommandSpec(
    .check, .ahead,
    "Tells what is wrong with the trip or missing in it; explains a rule, or switches it off or on.",
    examples: ["check", "check day 2", "check rules", "check long-day", "check long-day off"],
    [
      Frame(wholeTrip) { _ in .check(.findings(nil)) },
      Frame(
        ["check"] + oneDay, [.needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")]
      ) { fills in fills.day().map { .check(.findings($0)) } },
      Frame(["check rules", "(list|show) (the|) rules of check"]) { _ in .check(.rules) },
      Frame(
        ["check"],
        [
          .needs(.rule, .rule, "RULE", ask: "Which rule?"),
          .takes(.filter, .choice(["off", "on"]), "off | on"),
        ]
      ) { fills in
        guard let rule = fills.text(.rule) else { return nil }
        return switch fills.text(.filter) {
        case "off": .check(.silence(rule, true))
        case "on": .check(.silence(rule, false))
        default: .check(.rule(rule))
        }
      },
    ])

  static let fix = CommandSpec(
    .fix, .ahead, "Does what settles a finding of `check`, by its number.",
    examples: ["check", "fix 1"],
    [
      Frame(["fix"], [.needs(.number, .integer, "N", ask: "Which finding?")]) { fills in
        fills.integer().map { .check(.fix($0)) }
      }
    ])
}

/// The ways to ask about the whole trip.
private let wholeTrip =
  [
    "check", "check (the|my|our|this) (trip|plan|plans|itinerary)",
    "check (everything|it all|it over)",
  ]
  + [
    "(can|could|would|will) you (please|) check (the|my|our|this) (trip|plan|plans|itinerary)",
    "(is|are) (there|) (anything|something) (missing|wrong|off|forgotten|overlooked|left out)",
    "(is|are) (there|) (anything|something) (missing|wrong) (with|in|from) (the|my|our|this) (trip|plan)",
    "(anything|something) (missing|wrong|forgotten|overlooked)",
    "(anything|something) (missing|wrong) (with|in|from) (the|my|our|this) (trip|plan)",
    "(did|have) (we|i) (forget|forgotten|miss|missed|overlook|overlooked) (anything|something)",
    "what (did|have) (we|i) (forget|forgotten|miss|missed|overlook|overlooked)",
    "(what's|whats|what is) (missing|wrong)",
    "(what's|whats|what is) (missing|wrong) (with|in|from) (the|my|our|this) (trip|plan)",
    "(are there|) any (problems|mistakes|conflicts|errors|issues|clashes)",
    "(are there|) any (problems|mistakes|conflicts|errors|issues|clashes) (with|in) (the|my|our|this) (trip|plan)",
    "does (everything|it all|the plan|my plan|our plan) (fit|work|add up|make sense)",
    "is (everything|it all|all) (ok|okay|fine|alright|right|good|set)",
    "double check (the|my|our|this|) (trip|plan|everything)",
  ]

/// The ways to ask about one day.
private let oneDay = [
  "(is|are) (there|) (anything|something) (missing|wrong) (with|on|in)",
  "(anything|something) (missing|wrong) (with|on|in)",
  "(what's|whats|what is) (missing|wrong) (with|on|in)",
  "(are there|) any (problems|mistakes|conflicts|errors|issues|clashes) (with|on|in)",
  "(did|have) (we|i) (forget|forgotten|miss|missed|overlook|overlooked) (anything|something) (on|for)",
]
