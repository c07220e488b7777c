internal import Session

extension CommandSpec {
  static let newTrip = CommandSpec(
    .newTrip, .trips, "Makes a trip and opens it.",
    examples: [
      "new trip to Porto 19-23 april", "new trip \"Family visit\" to Lisbon next weekend",
      "new trip to \"Grandma's house\" 3-5 july",
    ],
    [
      Frame(
        ["new trip", "create trip", "plan trip", "start trip"],
        [
          .takes(.name, .name, "NAME", ask: "What shall it be called?"),
          .takes(.place, .place, after: ["to"], "PLACE", ask: "Where to?"),
          .takes(.dates, .dates(of: .other), "DATES", ask: "When?"),
          .takes(
            .style, .name, after: ["style"], "STYLE",
            ask: "What style: solo, couple, family, friends …?"),
          .takes(
            .about, .text(orNone: false), after: ["about"], "TEXT", ask: "What is it about?"),
        ], asks: [.place, .dates, .name, .style, .about], insistsOn: .name
      ) { fills in
        guard fills.has(.name) || fills.has(.place) else { return nil }
        if let start = fills.startOfTrip {
          // Where one comes from is no name, and no word is lost.
          return .newTrip(
            NewTrip(
              destination: fills.place(), dates: fills.dates, style: fills.text(.style),
              about: [start, fills.text(.about)].compactMap(\.self).joined(separator: ", ")))
        }
        return .newTrip(
          NewTrip(
            name: fills.text(.name), namesPlace: fills.isBare(.name), destination: fills.place(),
            dates: fills.dates,
            style: fills.text(.style), about: fills.text(.about)))
      }
    ])

  static let trips = CommandSpec(
    .trips, .trips, "Lists the trips; their numbers can be opened and deleted.",
    examples: ["trips", "trips upcoming", "trips porto"],
    [
      Frame(
        ["trips"],
        [
          .takes(
            .filter, .choice(["favourite", "favorite", "upcoming", "past", "undated"]),
            "favourite | upcoming | past | undated")
        ]
      ) { fills in
        switch fills.text(.filter) {
        case "favourite", "favorite": .trips(.favourite)
        case "upcoming": .trips(.upcoming)
        case "past": .trips(.past)
        case "undated": .trips(.undated)
        default: .trips(.all)
        }
      },
      Frame(["trips"], [.needs(.words, .name, "WORDS", ask: "Which words?")]) { fills in
        fills.text(.words).map { .trips(.words($0)) }
      },
    ])

  static let open = CommandSpec(
    .open, .trips, "Opens a trip: what follows is about it.",
    examples: ["open Porto", "open por"],
    [
      Frame(["open", "switch to"], [.needs(.trip, .trip, "TRIP", ask: "Which trip?")]) { fills in
        fills.trip().map(Intent.open)
      }
    ])

  static let close = CommandSpec(
    .close, .trips, "Closes the trip; nothing of it is lost.", examples: ["close"],
    [Frame(["close"]) { _ in .close }])

  static let renameTrip = CommandSpec(
    .renameTrip, .trips, "Gives the trip another name.",
    sets: true, examples: ["rename trip Northern Portugal"],
    [
      Frame(
        [
          "rename trip", "rename trip to", "rename this trip to", "call the trip", "call this trip",
        ],
        [.needs(.name, .text(orNone: false), "NAME", ask: "What shall the trip be called?")]
      ) { fills in fills.text(.name).map(Intent.renameTrip) }
    ])

  static let destination = CommandSpec(
    .destination, .trips,
    "Says where the trip goes, a place or words in quotes; places near there are preferred.",
    sets: true,
    examples: ["destination Porto", "destination \"the cabin\"", "destination none"],
    [
      Frame(["destination"], [.needs(.place, .place, "PLACE", ask: "Where does it go?")]) { fills in
        fills.place().map(Intent.destination)
      },
      Frame(["destination"], [.needs(.place, .cleared, "none", ask: "")]) { _ in
        .destination(nil)
      },
    ])

  static let style = CommandSpec(
    .style, .trips, "Says what kind of trip it is: solo, couple, family, friends, business …",
    sets: true, examples: ["style relaxed", "style none"],
    [
      Frame(
        ["style"], [.needs(.style, .text(orNone: true), "STYLE", ask: "Which style?")]
      ) { fills in fills.text(.style) == nil ? .style(nil) : fills.style.map(Intent.style) }
    ])

  static let describe = CommandSpec(
    .describe, .trips, "Says what the trip is about, in your words.",
    sets: true, examples: ["describe Five days with Ana, mostly food", "describe none"],
    [
      Frame(
        ["describe"], [.needs(.about, .text(orNone: true), "TEXT", ask: "What is it about?")]
      ) { fills in .describe(fills.text(.about)) }
    ])

  static let favourite = CommandSpec(
    .favourite, .trips, "Marks the trip as a favourite, or takes the mark away.",
    examples: ["favourite", "favourite off"],
    [
      Frame(
        ["favourite", "favorite", "mark as favourite", "mark as favorite"],
        [.takes(.filter, .choice(["off"]), "off")]
      ) { fills in
        .favourite(!fills.has(.filter))
      }
    ])

  static let copyTrip = CommandSpec(
    .copyTrip, .trips, "Copies the trip with all plans and opens the copy.",
    examples: ["copy trip as \"Porto again\" from 2028-05-01"],
    [
      Frame(
        ["copy trip", "duplicate trip"],
        [
          .takes(.name, .name, after: ["as"], "NAME"),
          .takes(.dates, .date(of: .moved), after: ["from"], "DATE"),
        ]
      ) { fills in .copyTrip(name: fills.text(.name), from: fills.date()) }
    ])

  static let deleteTrip = CommandSpec(
    .deleteTrip, .trips, "Deletes a trip; `undo` brings it back.",
    examples: ["delete trip", "delete trip Porto"],
    [
      Frame(["delete trip", "delete this trip", "bin trip"], [.takes(.trip, .trip, "TRIP")]) {
        fills in .deleteTrip(fills.trip())
      }
    ])
}

extension Fills {
  /// `from London`, where a name might stand and it is told where the trip goes.
  fileprivate var startOfTrip: String? {
    guard isBare(.name), has(.place), let name = text(.name),
      folded(name).hasPrefix("from "), name.count > "from ".count
    else { return nil }
    return name
  }
}
