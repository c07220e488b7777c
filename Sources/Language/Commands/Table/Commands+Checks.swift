internal import Session

extension CommandSpec {
  static let check = CommandSpec(
    .check, .ahead,
    "Tells what is wrong with the trip or missing in it; a rule is explained, switched off or on.",
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
      Frame(
        ["check without", "silence", "mute"], [.needs(.rule, .rule, "RULE", ask: "Which rule?")]
      ) { fills in fills.text(.rule).map { .check(.silence($0, true)) } },
      Frame(
        ["check with", "unsilence", "unmute"], [.needs(.rule, .rule, "RULE", ask: "Which rule?")]
      ) { fills in fills.text(.rule).map { .check(.silence($0, false)) } },
    ])

  static let fix = CommandSpec(
    .fix, .ahead,
    "Does what settles a finding of `check`, by its number, or all that can be settled unasked.",
    examples: ["check", "fix 1", "fix all"],
    [
      Frame(
        ["fix", "fix number", "fix finding", "apply fix", "do fix"],
        [.needs(.number, .integer, "N", ask: "Which finding?")]
      ) { fills in
        fills.integer().map { .check(.fix($0)) }
      },
      Frame(["fix (all|everything|them all|it all|all of it|all of them)"]) { _ in
        .check(.fixAll)
      },
    ])
}

private let ourTrip = "(the|my|our|this) (trip|plan|plans|itinerary)"
private let anything = "(anything|something)"
private let isThere = "(is|are) (there|)"
private let troubles = "(problems|mistakes|conflicts|errors|issues|clashes)"
private let didWeForget =
  "(did|have) (we|i) (forget|forgotten|miss|missed|overlook|overlooked)"

/// The ways to ask about the whole trip.
private let wholeTrip = [
  "check", "check \(ourTrip)", "check (everything|it|all|it all|it over)",
  "check for \(troubles)", "check for gaps",
  "check (\(ourTrip)|everything|it all) for (any|) (\(troubles)|gaps|holes)",
  "check (if|whether|that) (anything|something|nothing) is (missing|wrong|forgotten)",
  "(do|run) (a|the) check", "sanity check", "double check \(ourTrip)", "double check (everything|)",
  "(can|could|would|will) you (please|) check \(ourTrip)",
  "\(isThere) \(anything) (missing|wrong|off|forgotten|overlooked|left out)",
  "\(isThere) \(anything) (missing|wrong) (with|in|on|from) \(ourTrip)",
  "\(isThere) \(anything) (we|i) (forgot|missed|overlooked|have forgotten|have missed)",
  "(are we|am i) (missing|forgetting|overlooking) \(anything)",
  "\(anything) (missing|wrong|forgotten|overlooked)",
  "\(anything) (we|i) (forgot|missed|overlooked)",
  "\(anything) (missing|wrong) (with|in|on|from) \(ourTrip)",
  "\(didWeForget) \(anything)", "what \(didWeForget)",
  "(what's|whats|what is) (missing|wrong)",
  "(what's|whats|what is) (missing|wrong) (with|in|on|from) \(ourTrip)",
  "(are there|) any \(troubles)", "(are there|) any \(troubles) (with|in) \(ourTrip)",
  "(what are|show|list|tell) (me|us|) (the|all|any) \(troubles)",
  "(what are|show|list|tell) (me|us|) (the|all|any) (warnings|findings)",
  "what \(troubles) are there", "is \(ourTrip) (ok|okay|fine|alright|right|sound|complete)",
  "does (everything|it all) (fit|work|add up|make sense)",
  "does \(ourTrip) (fit|work|add up|make sense)",
  "is (everything|it all|all) (ok|okay|fine|alright|right|good|set)",
]

/// The ways to ask about one day.
private let oneDay = [
  "\(isThere) \(anything) (missing|wrong) (with|on|in)",
  "\(anything) (missing|wrong) (with|on|in)",
  "(what's|whats|what is) (missing|wrong) (with|on|in)",
  "(are there|) any \(troubles) (with|on|in)",
  "\(didWeForget) \(anything) (on|for)",
]
