internal import Session

private let mustSayTrip: SlotSpec = .needs(.filter, .choice(["trip", "one"]), "trip", ask: "")
private let trip: SlotSpec = .needs(.trip, .trip, "TRIP", ask: "Which trip?")

extension Frame {
  /// How people ask for their trips.
  static let tripsPhrases: [Frame] = [
    Frame([
      "(show|list|see|display|what are|which are) trips",
      "(what|which) trips (do|have) (i|we) (got|have|planned|made|saved|)",
      "(what|which) trips are there", "(my|our|all) trips",
      "list of trips", "how many trips (do i have|do we have|have i got|have we got|are there)",
    ]) { _ in .trips(.all) },
    Frame([
      "(what|which) trips (are|do i have|do we have|have i|have we|have i got|have we got|i have)"
        + " (coming up|planned|ahead|next)",
      "(do|have) (i|we) (have|got) trips (coming up|planned|ahead)", "(show|list|) upcoming trips",
      "(show|list|) (coming|next|future) trips", "trips coming up",
      "(what's|what is|which is|when is) next trip", "next trip",
    ]) { _ in .trips(.upcoming) },
    Frame([
      "(show|list|) (past|old|previous|earlier) trips",
      "(what|which) trips are (in the past|past|over|behind us)", "where have (i|we) been",
    ]) { _ in .trips(.past) },
    Frame([
      "(show|list|) (favourite|favorite) trips",
      "(what|which) trips are (favourites|favorites)", "(show|list|) (favourites|favorites)",
    ]) { _ in .trips(.favourite) },
    Frame([
      "(what|which) trips have no dates (yet|)", "(show|list|) undated trips",
      "(show|list|) trips without dates",
    ]) { _ in .trips(.undated) },
  ]

  static let openPhrases: [Frame] = [
    Frame(["(switch over|change|switch back|go back|come back) to", "(back to|load)"], [trip]) {
      fills in
      fills.trip().map(Intent.open)
    },
    Frame(
      [
        "(go|back|go back|return|jump|take me|change|switch|switch over|move) to", "open", "load",
        "(look|have a look) at", "(work|continue|go on) (on|with)",
      ], [trip, mustSayTrip]
    ) { fills in fills.trip().map(Intent.open) },
  ]

  static let copyTripPhrases: [Frame] = [
    Frame(
      ["(copy|duplicate|clone|repeat) trip", "(make|create|take) (copy|duplicate) of trip"],
      [
        .takes(
          .name, .name,
          after: [
            "as", "called", "named",
            "(and|) (call|name) (it|this|the copy|the new one|the new trip|that one|the other one)",
          ], "NAME"),
        .takes(.dates, .date(of: .moved), after: ["from", "(starting|beginning) (on|)"], "DATE"),
      ]
    ) { fills in .copyTrip(name: fills.text(.name), from: fills.date()) }
  ]

  static let deleteTripPhrases: [Frame] = [
    Frame(
      [
        "(delete|remove|bin|trash|discard|erase|throw away|scrap|drop|get rid of|cancel|forget)"
          + " (whole|entire|)",
        "(don't|do not|no longer) (need|want)",
      ],
      [trip, .needs(.filter, .choice(["trip"]), "trip", ask: "")]
    ) { fills in fills.trip().map { .deleteTrip($0) } },
    Frame([
      "(delete|remove|bin|trash|discard|erase|throw away|scrap|get rid of|cancel) (this|) trip"
    ]) {
      _ in .deleteTrip(nil)
    },
    Frame(
      ["(delete|remove|bin|trash|discard|erase|throw away|scrap|get rid of|cancel) trip to"], [trip]
    ) { fills in fills.trip().map { .deleteTrip($0) } },
  ]
}
