internal import Session

private let what: SlotSpec = .needs(.place, .subject, "PLACE", ask: "Add what?")
private let onDay: SlotSpec = .takes(
  .day, .target, after: ["(on|to|in|as|onto|into)"], "DAY | ideas")
private let somewhere: SlotSpec = .needs(
  .day, .target, after: ["(on|to|in|as|onto|into)"], "DAY | ideas", ask: "")
private let whichDay: SlotSpec = .takes(
  .day, .target, after: ["(on|to|in|as|onto|into)"], "DAY | ideas", ask: "On which day?")
private let bareDay: SlotSpec = .takes(
  .day, .day(bareNumber: false), after: ["", "for", "(down|in) (for|on)"], "DAY")
private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")
private let hour: SlotSpec = .takes(
  .time, .time, after: ["(at|around|about|in the|from|by)", "(down|in) (for|at)"], "TIME")
private let hours: SlotSpec = .takes(.time, .hours, after: ["", "at"], "TIME")
private let placing: [SlotSpec] = [
  hour, hours, .takes(.time, .timeAfterDay, "TIME"),
  .takes(
    .duration, .duration,
    after: ["for", "", "(allow|allowing|taking|lasting|takes|give it) (about|)"], "DURATION"),
  .takes(.anchor, .position(steps: false), "before STOP | after STOP"),
]

private let eachDay: SlotSpec = .needs(
  .number, .eachDay, after: ["", "on", "to", "for", "in"], "every day", ask: "")
private let hourOfEach: [SlotSpec] = [
  hour, .takes(.time, .clearTime, "TIME"), .takes(.duration, .duration, after: ["for"], "DURATION"),
]

private let outing = "\(sortOfTrip) \(sortOfTrip) (day trip|trip|break|excursion|outing)"
private let adding =
  "(add|put|put in|put down|visit|visiting|see|seeing|go see|go and see|schedule|squeeze in"
  + "|include|plan|pencil in|book|book in|fit in|throw in|stick|stick in|slot in|insert"
  + "|pop|pop in|stop at|stop by|drop by|swing by|stop off at)"

@Sendable func addedStop(_ fills: Fills) -> Intent? {
  guard let subject = fills.subject, fills.hasOneLength, !subject.isOtherThing else { return nil }
  return .add(
    NewStops(
      subject, to: fills.target ?? fills.day().map(StopTarget.day), at: fills.time,
      minutes: fills.minutes, position: fills.position
    ).doubted)
}

/// The same on each day.
@Sendable private func addedEachDay(_ fills: Fills) -> Intent? {
  guard let days = fills.days(.number), let what = fills.subject else { return nil }
  return .several(
    days.map {
      .add(NewStops(what, to: .day($0), at: fills.time, minutes: fills.integer(.duration)))
    })
}

/// The same of what is said without a word for adding: words of the language, and two or three small
/// letters (the code of an airport), are no names then.
@Sendable private func plainlyAdded(_ fills: Fills) -> Intent? {
  if case .place(.named(let name, quoted: false))? = fills.subject {
    let words = name.split(separator: " ")
    let isCode = words.count == 1 && name.utf8.count < 4 && name == name.lowercased()
    guard !isCode, !words.allSatisfy({ wordsThatNameNothing.contains(folded(String($0))) }),
      !words.contains(where: { wordsOfStatements.contains(folded(String($0))) }),
      !name.contains(where: { "<>=".contains($0) })
    else { return nil }
  }
  return wishedStop(fills)
}

/// The same in words that speak of much else as well.
@Sendable private func wishedStop(_ fills: Fills) -> Intent? {
  addedStop(fills)?.guessed
}

extension Frame {
  /// How people say `add`.
  static let addPhrases: [Frame] = [
    Frame([adding], [what, onDay, bareDay] + placing, in: .inTrip, build: addedStop),
    // `stick a picnic in after lunch`: what stands behind it is no part of the name.
    Frame(
      ["(put|stick|squeeze|slot|fit|pop|throw|pencil|sneak|book)"],
      [what, .needs(.filter, .choice(["in"]), "in", ask: ""), onDay, bareDay] + placing,
      in: .inTrip, build: addedStop),
    // Who keeps something without saying where means what is there.
    Frame(["keep"], [what, somewhere] + placing, in: .inTrip, build: wishedStop),
    Frame([adding], [what, eachDay] + hourOfEach, in: .inTrip, build: addedEachDay),
    // Within a trip this may be on one of its days as well as another trip.
    Frame(
      [
        "(going|off|flying|fly|heading|head|headed|travelling|traveling|travel|driving) to",
        "(add|make|plan|planning|book|arrange|organise|organize|) \(outing) (to|in|for)",
      ],
      [what, .needs(.day, .day(bareNumber: false), after: ["", "on", "for"], "DAY", ask: "")]
        + placing, in: .inTrip, build: wishedStop),
    Frame(
      [
        "go to", "go", "do", "to visit", "go for", "have", "get", "grab", "take", "fit", "need",
        "want",
      ],
      [what, whichDay, bareDay] + placing, insistsOn: .day, in: .inTrip
    ) { fills in fills.has(.day) || fills.has(.anchor) ? wishedStop(fills) : nil },
    Frame(
      ["(spend|add|plan|put|have|want|need)"],
      [
        .needs(.duration, .duration, "DURATION", ask: "How long?"),
        .needs(.place, .subject, after: ["at", "in", "on"], "PLACE", ask: "Where?"), onDay,
        bareDay, hour, .takes(.time, .timeAfterDay, "TIME"),
      ], in: .inTrip
    ) { fills in
      // No stop takes whole days.
      fills.integer(.duration).map { $0 % 1440 == 0 } == true ? nil : wishedStop(fills)
    },
    Frame(
      ["(save|keep|remember|bookmark|note down|put|add)"],
      [
        what,
        .needs(
          .filter,
          .choice(
            [
              "for later", "in mind", "for another day", "as an idea", "as idea",
              "for another time", "for some other time", "for some other day", "just in case",
              "in case", "as an idea for later",
            ] + WordPattern.texts(of: "(on|to) (the|my|our) (list|wish list|wishlist|bucket list)")),
          "for later", ask: ""),
      ], in: .inTrip
    ) { fills in fills.subject.map { .add(NewStops($0, to: .ideas)) } },
  ]

  /// What is to be added, said without a word for adding.
  static let plainAddPhrases: [Frame] = [
    Frame([""], [what, eachDay] + hourOfEach, in: .inTrip) { fills in
      guard plainlyAdded(fills) != nil, case .several(let all)? = addedEachDay(fills) else {
        return nil
      }
      return .several(all.map(\.guessed))
    },
    Frame(
      [""],
      [
        .needs(.place, .subject, "PLACE", ask: ""),
        .needs(
          .day, .day(bareNumber: false), after: ["", "on", "for", "(goes|go) on"], "DAY",
          ask: ""),
      ] + placing, in: .inTrip, build: plainlyAdded),
    Frame(
      ["", "(on|for)"],
      [
        day, .takes(.time, .timeAfterDay, "TIME"),
        .takes(.time, .time, after: ["(at|around|in the)"], "TIME"), hours,
        .needs(
          .place, .subject,
          after: [
            "", ":", "-", "=", "…",
            "… (visit|visiting|see|seeing|go to|going to|do|doing|have|add)",
          ], "PLACE", ask: ""),
        .takes(.duration, .duration, after: ["for"], "DURATION"),
      ], in: .inTrip, build: plainlyAdded),
    Frame(
      [""],
      [
        .needs(.place, .subject, "PLACE", ask: ""),
        .needs(.anchor, .position(steps: false), "after STOP", ask: ""),
      ], in: .inTrip, build: plainlyAdded),
    Frame(
      [""],
      [
        .needs(.place, .subject, "PLACE", ask: ""),
        .takes(.time, .time, after: ["at", "around", "about", "in the"], "TIME"),
        .takes(.time, .clock, "TIME"), hours,
        .takes(.duration, .duration, after: ["for"], "DURATION"),
      ], in: .onDay
    ) { fills in fills.has(.time) ? plainlyAdded(fills) : nil },
    Frame(
      [""],
      [
        .needs(.anchor, .position(steps: false), "after STOP", ask: ""),
        .needs(
          .place, .subject,
          after: ["", ",", "… (have|do|go to|go for|visit|see|add|get|grab|take)"], "PLACE", ask: ""
        ),
        .takes(.time, .time, after: ["(at|around)"], "TIME"), bareDay, onDay,
        .takes(.duration, .duration, after: ["for"], "DURATION"),
      ], in: .inTrip
    ) { fills in fills.position?.isBesideStop == true ? plainlyAdded(fills) : nil },
    Frame(
      ["(then|after that|afterwards|and then)"],
      [
        .needs(.place, .subject, "PLACE", ask: ""),
        .takes(.time, .time, after: ["at", "around"], "TIME"), hours,
        .takes(.duration, .duration, after: ["for"], "DURATION"),
      ], in: .stopMentioned
    ) { fills in
      fills.subject.map {
        let day = StopTarget.day(.mentioned)
        return .add(NewStops($0, to: day, at: fills.time, minutes: fills.minutes, unasked: .things))
      }
    },
  ]
}
