internal import Session

extension Signatures {
  /// What is to be seen on a map, and from where.
  static let maps: [Signature] = [
    Signature(.map, onMap([.trip: 4, .whole: 4]), [], .asked) { _ in .map(nil) },
    Signature(.map, onMap([.world: 24]), [], .asked) { _ in .map(.world) },
    Signature(
      .map, onMap([:]), [.needs(.filter, .slot(.choice(allTrips)), "of for")], .asked
    ) { _ in .map(.world) },
    Signature(.map, onMap([.results: 24]), [], .asked) { _ in .map(.results) },
    Signature(
      .map, onMap([.plan: 2, .whole: 2, .stop: 2, .go: 2]),
      [.needs(.day, .day, "of for on in")], in: .inTrip, .asked
    ) { fills in fills.day().map { .map(.day($0)) } },
    // `where is everything on day 2`
    Signature(
      .map, [.whereabouts: 40],
      [.needs(.day, .day, "of for on in")], in: .inTrip, .asked, taking: [.quantity]
    ) { fills in fills.day().map { .map(.day($0)) } },
    Signature(
      .map, onMap([:]), [.needs(.stop, .oneStop, "of for with around")], in: .inTrip, .asked
    ) { fills in fills.stop().map { .map(.around(.stop($0), kilometres: nil)) } },
    Signature(
      .map, onMap([.nearby: 10]),
      [
        .needs(.near, .around, "of for in around with", by: [.nearby], marked: true),
        .takes(.distance, .slot(.distance), "within"),
      ], .asked
    ) { fills in fills.near.map { .map(.around($0, kilometres: fills.kilometres)) } },
    Signature(.zoom, [.zoomIn: 24, .map: 8, .show: 4, .pronoun: 0], [], .bare) { _ in
      .moveMap(.closer)
    },
    Signature(.zoom, [.zoomOut: 24, .map: 8, .show: 4, .pronoun: 0], [], .bare) { _ in
      .moveMap(.wider)
    },
  ]

  private static let allTrips = [
    "trips", "my trips", "all trips", "all my trips", "all the trips", "all our trips",
  ]

  /// A map is asked for, of what these words stand for.
  private static func onMap(_ speaks: [WordClass: Int]) -> [WordClass: Int] {
    let asking: [WordClass: Int] = [
      .map: 24, .show: 14, .draw: 18, .question: 6, .be: 2, .details: 4, .add: 0, .put: 0, .it: 0,
    ]
    return asking.merging(speaks) { $1 }
  }
}
