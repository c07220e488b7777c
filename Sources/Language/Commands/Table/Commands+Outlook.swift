internal import Session

extension CommandSpec {
  static let route = CommandSpec(
    .route, .ahead,
    "Shows the ways of a day from stop to stop: how far, how long on foot, by car.",
    examples: ["route day 1"],
    [
      Frame(
        [
          "route", "route of", "route for",
          "(show me|show|what's|what is|whats) the (route|way|ways|distances) (of|on|for)",
          "how far (do|will|would|shall) (we|i) (have to|need to|) (walk|go|drive|travel) (on|in|)",
          "how far (are we|am i|is it) (walking|going|driving|) (on|in|)",
          "how (much|long) (do|will) (we|i) (walk|drive) (on|in|)",
          "how much (walking|driving) (is there|is it|do we have|) (on|in|)",
          "how far apart (is everything|are the stops|are things) (on|)",
          "(directions|distances) (of|on|for)",
        ],
        [.needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?")]
      ) { fills in fills.day().map { .outlook(.route($0)) } }
    ])

  static let calendar = CommandSpec(
    .calendar, .ahead, "Shows the months of the trip with its days marked.",
    examples: ["calendar"],
    [
      Frame(
        ["calendar", "show calendar", "(show|show me|give me) (the|a|our|my) calendar"]
      ) { _ in .outlook(.calendar) }
    ])

  static let stats = CommandSpec(
    .stats, .ahead, "Tells the trip in numbers: cities, countries, nights, distances, costs.",
    examples: ["stats"],
    [
      Frame(
        [
          "stats", "(statistics)", "(show) stats",
          "(show me|give me|what are) (the|some|) (stats|statistics|numbers|figures) "
            + "(of the trip|of our trip|for the trip|)",
          "(the|our|my) trip in numbers",
        ]
      ) { _ in .outlook(.stats) },
      Frame(
        [
          "stats nights in", "how many (nights) in", "how many nights (are we|am i|will we be) in",
          "how many nights do (we|i) (have|stay|spend|sleep) in", "how long (are we|am i) in",
          "how many days (are we|am i|do we have|do we spend|do we stay) in",
        ],
        [.needs(.place, .name, "CITY", ask: "In which city?")]
      ) { fills in fills.text(.place).map { .outlook(.nightsIn($0)) } },
      Frame(
        [
          "stats when in", "when do (we|i) (arrive in|get to)",
          "when do (we|i) (come to|reach|get into|go to)",
          "when (are we|am i) in", "(which|what) day (are we|am i|do we arrive|do we get) (in|to)",
        ],
        [.needs(.place, .name, "CITY", ask: "In which city?")]
      ) { fills in fills.text(.place).map { .outlook(.arrivalIn($0)) } },
      Frame(
        ["stats when leaving"], [.needs(.place, .name, "CITY", ask: "Which city?")]
      ) { fills in fills.text(.place).map { .outlook(.departureFrom($0)) } },
    ])

  static let free = CommandSpec(
    .free, .ahead, "Shows what is unplanned, or when there is time for something of a length.",
    examples: ["free", "free day 2", "free for 2 hours"],
    [
      Frame(
        [
          "free", "(free) time", "when (are we|am i) free", "when do (we|i) have time",
          "(what's|what is|whats) (unplanned|still unplanned|still free|not planned yet)",
          "(when|where) is there (time|room|a gap)", "when (have we|have i) (got|) time",
          "(find|show me|show) (the|our|my|) free time", "when could we fit in something",
          "(where|when) are (the|our|) gaps", "(do we|do i) have (time|free time)",
        ], [.takes(.duration, .duration, after: ["for", "of", ""], "DURATION")]
      ) { fills in
        .outlook(.free(minutes: fills.integer(.duration)))
      },
      Frame(
        ["free"],
        [
          .needs(.day, .day(bareNumber: false), after: ["", "on"], "DAY", ask: ""),
          .takes(.duration, .duration, after: ["for"], "DURATION"),
        ]
      ) { fills in
        fills.day().map { .outlook(.free($0, minutes: fills.integer(.duration))) }
      },
    ])

  static let share = CommandSpec(
    .share, .ahead, "Prints the plan as plain text, for a message.", examples: ["share"],
    [
      Frame(
        [
          "share",
          "(send|give|show) me (the|my|our) (plan|itinerary|trip) (as|in) "
            + "(text|plain text|a text|a message)",
          "share (the|my|our|this) (plan|itinerary|trip)",
          "(print|copy) (the|my|our) (itinerary|plan) (as|in) (text|plain text)",
          "(the|our|my) (plan|itinerary) as (text|plain text|a message)",
        ]
      ) { _ in .outlook(.share) }
    ])

  static let export = CommandSpec(
    .export, .scripts,
    "Writes the plan: as Markdown, text, a page or a table, for calendars or for maps.",
    examples: [],
    [
      Frame(
        ["export"],
        [
          .needs(
            .file, .file, "FILE.md | .txt | .html | .csv | .ics | .gpx | .kml",
            ask: "To which file?")
        ]
      ) {
        fills in
        guard let file = fills.text(.file), !["this", "it", "everything", "trip"].contains(file)
        else { return nil }
        return .outlook(.export(file: file))
      },
      Frame(
        [
          "export (the|my|our|this) (trip|plan|itinerary) (to|as|into|in)",
          "(save|write) (the|my|our) (plan|itinerary) (to|as|into|in)",
          "export (it|this|everything|all|all of it|the whole thing) (to|as|into|in)",
          "export (the|my|our) whole (trip|plan|itinerary) (to|as|into|in)",
        ],
        [.needs(.file, .file, "FILE", ask: "To which file?")]
      ) { fills in
        guard let said = fills.text(.file) else { return nil }
        // The full stop of a sentence is no part of a name.
        let file = said.hasSuffix(".") ? String(said.dropLast()) : said
        return file.contains(".") ? .outlook(.export(file: file)) : nil
      },
    ])

  static let importPlan = CommandSpec(
    .importPlan, .scripts,
    "Takes what stands in a calendar, a map or a table into the trip, as one step.",
    examples: [],
    [
      Frame(
        ["import"], [.needs(.file, .file, "FILE.ics | .gpx | .kml | .csv", ask: "From which file?")]
      ) { fills in
        fills.text(.file).map { .outlook(.importPlan(file: $0)) }
      },
      Frame(
        ["(import|read|load) (the|my|our) (calendar|events|bookings) (from|in)"],
        [.needs(.file, .file, "FILE", ask: "From which file?")]
      ) { fills in
        fills.text(.file).flatMap { $0.contains(".") ? .outlook(.importPlan(file: $0)) : nil }
      },
    ])
}
