internal import Session

/// A booking in a command that others have as well.
let ofBooking = SlotSpec.needs(.booking, .booking(bareNumber: false), "BOOKING", ask: "")

private let rest =
  "[ref TEXT] [seat TEXT] [cost AMOUNT [CURRENCY]] [paid by NAME] [note TEXT]"
private let way = "[NUMBER] FROM to TO [DATE] [TIME] [- TIME [DATE]] " + rest

extension CommandSpec {
  static let flight = journey(
    .flight, "Keeps a flight with the trip; each end is by the clock of its place.",
    [
      "flight", "flt", "add flight", "(i|we) fly", "(i'm|we're) flying", "(i|we) (am|are) flying",
      "(my|our) flight is", "(fly)",
    ],
    [
      "flight TP1927 LIS to OPO day 1 10:05 - 11:00 seat 12A",
      "flight from Porto to Lisbon last day 21:30 - 22:25",
    ])
  static let train = journey(
    .train, "Keeps a train with the trip.",
    ["train", "add train", "(i take|we take|take|i'm taking|we're taking) train"],
    ["train from Porto to Lisbon day 2 10:05 - 13:00", "train \"IC 523\" Porto to Lisbon day 3"])
  static let bus = journey(
    .bus, "Keeps a bus with the trip.",
    ["bus", "add bus", "(i take|we take|take|i'm taking|we're taking) bus"],
    ["bus from Porto to Lisbon day 2 8:00 - 11:30"])
  static let ferry = journey(
    .ferry, "Keeps a ferry with the trip.",
    ["ferry", "add ferry", "(i take|we take|take|i'm taking|we're taking) ferry"],
    ["ferry from \"Ribeira pier\" to \"Afurada\" day 2 9:15 - 9:25"])
  static let drive = journey(
    .drive, "Keeps a drive with the trip.",
    ["drive", "add drive", "(i|we) drive", "(i'm|we're) driving"],
    ["drive from Porto to Lisbon day 3 9:00 - 12:30"])

  private static func journey(
    _ verb: Verb, _ summary: String, _ leads: [String], _ examples: [String]
  ) -> CommandSpec {
    CommandSpec(
      verb, .bookings, summary, examples: examples,
      [bookable(verb, leads, way, "From where to where, and when?")])
  }

  private static func bookable(
    _ verb: Verb, _ leads: [String], _ shown: String, _ question: String
  ) -> Frame {
    let kind = Booking.Kind(rawValue: verb.rawValue) ?? .activity
    return Frame(leads, [.needs(.booking, .bookable(kind), shown, ask: question)]) { fills in
      // `we booked a taxi for day 2`: no name ends so.
      guard let new = fills.newBooking(), new.name?.hasSuffix(" for") != true else { return nil }
      return .booking(.add(new))
    }
  }

  static let hotel = CommandSpec(
    .hotel, .bookings, "Keeps where you sleep from one day to another.",
    examples: [
      "hotel \"Casa do Conto\" from day 1 to day 3 check-in 15:00-22:00",
      "hotel \"Grande Hotel\" in Porto from day 3 to day 4 ref XK7 cost 180 EUR",
    ],
    [
      bookable(
        .hotel,
        [
          "hotel", "add hotel", "(i|we) (stay|sleep) at", "(i'm|we're) (staying|sleeping) at",
          "(i|we) (am|are) (staying|sleeping) at", "(stay|staying|sleeping) at",
        ],
        "NAME [in PLACE] from DAY to DAY [check-in TIME[-TIME]] [check-out TIME] " + rest,
        "Which one, and from which day to which?"),
      Frame(["(first)"], [.needs(.booking, .bookable(.hotel), "", ask: "")]) { fills in
        guard var new = fills.newBooking(), new.nights != nil, new.lastDay == nil else {
          return nil
        }
        if new.day == nil { new.day = .first }
        return .booking(.add(new))
      },
    ])

  static let activity = CommandSpec(
    .activity, .bookings, "Keeps something booked for a time.",
    examples: [
      "activity \"Port tasting\" to day 2 at 15:00 for 2 hours cost 25 EUR",
      "activity Kayaking in Porto to day 3 at 9:30",
    ],
    [
      bookable(
        .activity, ["activity", "add activity"] + SpokenLists.booked,
        "NAME [in PLACE] [to DAY] at TIME [for DURATION] " + rest, "What, and at what time?")
    ])

  static let bookings = CommandSpec(
    .bookings, .bookings, "Lists what is booked, or only that of one kind.",
    examples: ["bookings", "bookings hotel"],
    [
      Frame(["bookings"], [.takes(.kind, .choice(Booking.Kind.allCases.map(\.rawValue)), "KIND")]) {
        fills in
        .booking(.list(fills.text(.kind).flatMap(Booking.Kind.init(rawValue:))))
      }
    ] + Booking.Kind.allCases.filter { $0 != .activity }.map(listFrame))

  /// `what flights do we have`.
  private static func listFrame(_ kind: Booking.Kind) -> Frame {
    let many = kind == .bus ? "buses" : kind == .ferry ? "ferries" : "\(kind.rawValue)s"
    return Frame(
      [
        "(what|which) \(many) (do|have) (we|i) (have|got|booked)",
        "(what|which) \(many) are (booked|there)", "(show|list) (my|our|all) \(many)",
      ]
    ) { _ in .booking(.list(kind)) }
  }

  static let nights = CommandSpec(
    .nights, .bookings, "Says who sleeps where, and which nights are open.",
    examples: ["nights", "nights day 2"],
    [
      Frame(
        [
          "nights", "(where|in which hotel) (do|will) (we|i) (sleep|stay)",
          "where (are|am) (we|i) (sleeping|staying)", "who (sleeps|stays|is sleeping) where",
          "(what|which) nights are (open|free|missing)",
        ],
        [.takes(.day, .day(bareNumber: true), after: ["", "on"], "DAY")]
      ) { fills in .booking(.nights(fills.day())) }
    ])
}
