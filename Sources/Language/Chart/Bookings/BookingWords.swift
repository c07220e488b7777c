internal import Session

/// The words that tell what is booked, by their classes; the only list of them.
enum BookingWords {
  /// What a journey is by; it stands before the way or with its number.
  static let journeys: [(kind: Booking.Kind, ways: [[String]])] = [
    (
      .flight,
      ways(
        """
        flight flights flt fly flying fly_out flying_out plane return_flight connecting_flight direct_flight
        flight_out flight_there flight_over outbound_flight inbound_flight evening_flight morning_flight night_flight
        """)
    ),
    (
      .train,
      ways(
        """
        train trains rail railjet shinkansen intercity nightjet eurostar night_train sleeper_train
        overnight_train
        fast_train slow_train local_train regional_train high_speed_train bullet_train
        morning_train evening_train return_train
        """)
    ),
    (
      .bus,
      ways(
        """
        bus coach flixbus greyhound sleeper_bus night_bus local_bus express_bus minibus
        overnight_bus long_distance_bus return_bus
        """)
    ),
    (
      .ferry,
      ways(
        """
        ferry boat hydrofoil catamaran car_ferry night_ferry fast_ferry slow_boat speedboat steamer
        overnight_ferry
        """)
    ),
    (.drive, ways("drive driving drivin")),
  ]

  static let journeysByFirstWord = Dictionary(
    grouping: journeys.flatMap { kind, ways in ways.map { (kind: kind, way: $0) } },
    by: { $0.way.first ?? "" })

  /// What trains are called that people name without a word for a train; a part of their name.
  static let trains: Set = [
    "romancecar", "express", "eurocity", "frecciarossa", "italo", "tgv", "thalys", "acela",
    "talgo", "snowpiercer", "pendolino", "perurail", "amtrak", "renfe", "trenitalia", "scotrail",
    "lner", "regiojet", "kagayaki", "hakutaka", "tsurugi", "thunderbird", "nozomi", "hikari",
    "kodama",
    "sakura", "hayabusa", "komachi", "skyliner", "westbahn", "ouigo",
    "thameslink",
  ]

  /// The letters before the number of a train.
  static let trainCodes: Set = [
    "ec", "ic", "ice", "rj", "rjx", "nj", "rb", "ir", "tgv", "ave", "icn", "ecd", "rer",
  ]

  /// Where people sleep.
  static let lodgings: Set = [
    "hotel", "htl", "hostel", "motel", "airbnb", "bnb", "pension", "ryokan", "guesthouse", "inn",
    "agriturismo", "lodge", "homestay", "homestays", "hostal", "pousada", "riad", "minshuku",
    "ranch",
    "campsite", "campground", "apartment", "hotels", "chalet", "backpackers", "parador",
    "guesthaus", "resort", "gasthof", "gasthaus", "posada", "villa", "suites", "albergo", "hstl",
    "apartmani",
    "apartman", "apartments", "apartamento", "appartement", "appartements", "aparthotel",
    "rifugio", "refugio", "locanda", "pensione", "cottage", "ryokans",
  ]

  /// A town behind these belongs to what it is called, too: `Camping Bled`.
  static let plainHouses: Set = ["camping", "camp", "flat", "house", "studio", "casa", "haus"]

  /// What is a place to sleep at the end of a longer word: `snowhotel`, `alplodge`.
  static let lodgingEndings = ["hotel", "hostel", "lodge", "hotels"]

  /// What belongs to a house where people sleep, and is none.
  static let facilities: Set = [
    "bar", "restaurant", "pool", "lobby", "spa", "breakfast", "gym", "terrace", "room", "rooftop",
    "brunch", "dinner", "lunch", "party", "garden", "transfer", "shuttle", "pickup", "tour",
  ]

  /// Words that make something else of the one before them: `bus tour`, `boat trip`.
  static let things: Set = [
    "tour", "tours", "trip", "trips", "ride", "cruise", "museum", "station", "stop", "ticket",
    "tickets", "party", "rental", "safari", "excursion", "terminal", "driver", "pass", "show",
    "lesson", "lessons", "museums", "stations", "line", "boats", "race", "tasting", "transfer",
  ]

  /// The words that mean nothing by themselves beside something booked.
  static let glue = FillerPhrases(
    ways: ways(
      """
      we're we_are i'm i_am we i us you're our my the a an is are it's it_is and so with take taking
      takes catch catching get getting we've_got we_have i_have i've_got have got booked grab
      book enter then also by on_the in_the there for_us just will we'll i'll be should it then_we
      then_the there's put_us_in put_me_in put_us_up_at put_us_at put_us_up_in put me up again too
      staying sleeping stay sleep down across nothing_to_pay no_charge costs_nothing for_free free_of_charge
      on_board all_of_us on that now please this_time same_day change_to we_change_to
      changing_to other second_ferry second_train we_were were shall your you with local local_time leave leaves go goes
      which_is which and_it outbound inbound out_: for_the_way_home for_the_way_back for_the_way_there given they've_given they_gave been_given reservation_in reservation_at booking_in booking_at a_reservation reservations_in we've
      """))

  /// They say that it goes on from where the last journey ended.
  static let onward: [[String]] = ways("then onward onwards and_then next after_that from_there")

  /// They say that it goes back the way of the last journey.
  static let back: [[String]] = ways(
    "coming_home comin_home heading_home going_home flying_home fly_home back return returning returns and_back_again back_again way_back the_way_back back_home home return_leg homeward_leg leg_back leg_home"
  )

  /// What leads to when a journey begins, and to when it ends.
  static let departing: [[String]] = ways(
    """
    take_off leaving departing leaves departs leave depart departure dep sailing sails sail takes_off
    taking_off sets_off setting_off set_off we_leave off starting_at starts_at goes going_at goes_off pulls_out
    """)
  static let arriving: [[String]] = ways(
    """
    touching_down touches_down touch_down we_arrive and_arrive we_land home home_at home_by gets_home
    arriving arrives arrive landing lands land arrival arr gets_in get_in getting_in gets_there
    get_there getting_there reaching reaches reach due due_in in_at gets_in_at back_in gets_to gets_into gets_in_to
    there_by there_at it's_in its_in it_is_in and_is_in
    """)

  /// What is said of the way itself, and is written down: `over the pass`.
  static let remarks: [[String]] = ways("via over through past to_see to_visit to_meet along")

  /// Behind a price: it is for all of it.
  static let inAll: [[String]] = ways(
    """
    altogether in_all all_in total in_total in_all_together all_together for_everyone
    for_all_two_of_us for_all_three_of_us for_all_four_of_us for_all_five_of_us for_all_six_of_us
    for_all_3_of_us for_all_4_of_us for_all_5_of_us for_all_6_of_us
    for_everybody for_the_lot_of_us for_the_lot for_all_of_us for_both_of_us for_us for_the_room
    for_the_whole_group for_the_entire_party for_the_whole_party for_the_party for_the_group for_the_2_of_us for_the_two_of_us for_the_4_of_us for_the_four_of_us for_the_3_of_us for_the_three_of_us all_of_us together with_the_taxes_included taxes_included incl_tax for_the_whole_family for_the_family for_everything for_both for_two for_three for_four for_all all_included
    """)

  /// Before a price: what it is the price of.
  static let priced: [[String]] = ways(
    """
    cost costs costing seats_were seats_are seats_cost seat_was seat_is total total_of seat_res seat_reservation seat_reservations reservation tickets ticket fare
    comes_to came_to it_came_to it_comes_to came_out_at they_want they_charge they're_asking price at_a_price_of priced_at the_price_is it_costs tickets_are fares
    """)

  /// Behind a name: that one has paid.
  static let paying: [[String]] = ways(
    """
    paid_all_of_it paid_for_all_of_it paid_the_lot paid pays is_paying has_paid has_payed payed paying pays_for_it paid_for_it paid_it
    paid_that will_pay put_it_on_her_card put_it_on_his_card again
    stuck_it_on_his_card stuck_it_on_her_card put_it_on_my_card stuck_it_on_my_card pd paid_it_all
    payed_already paid_already kindly_paid very_kindly_paid kindly_paid_the_lot
    very_kindly_paid_the_lot paid_for_us_all covered_it put_them_on_my_card
    """)

  /// All nights of the trip.
  static let wholeTimes: [[String]] = ways(
    """
    for_the_whole_week the_whole_week for_the_week all_week for_the_whole_stay the_whole_stay
    whole_stay the_whole_time whole_time all_the_time the_whole_trip the_entire_time the_entire_trip
    whole_trip entire_trip all_trip whole_week the_whole_way_through throughout every_night all_nights both_nights for_both_nights
    """)

  /// It is the way there, on the first day of the trip.
  static let goingOut = ways(
    """
    outbound_leg first_leg leg_out fly_out flying_out outbound flight_out outward coming_over come_over going_over way_there
    """)

  /// How many days later than it began, or earlier, as over the date line.
  static let otherDays: [(days: Int, ways: [[String]])] = [
    (
      1,
      ways(
        """
        the_next_day next_day the_day_after day_after the_next_morning next_morning the_following_day
        the_following_morning following_morning following_day
        """)
    ),
    (0, ways("the_same_day same_day on_the_same_day that_same_day")),
    (
      -1,
      ways(
        """
        the_day_before day_before the_previous_day previous_day
        the_evening_before the_day_prior
        """)
    ),
  ]

  static func ways(_ text: String) -> [[String]] {
    text.split(whereSeparator: \.isWhitespace).map { entry in
      foldedPattern(entry.split(separator: "_").joined(separator: " "))
    }
  }
}
