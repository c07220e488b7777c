extension Lexicon {
  /// What a trip is like, as people say before the word for it.
  static let tripStyles: Set = [
    "family", "romantic", "business", "adventure", "backpacking", "luxury", "budget", "solo",
    "relaxed", "couple", "honeymoon", "friends", "hiking", "beach", "cultural", "foodie",
  ]

  /// What a trip is made of, as people call it.
  static let nouns: [(WordClass, String)] = [
    (
      .trip,
      """
      trip entire_trip journey holiday vacation travel tour getaway   voyage excursion city_break adventure
      holidays  weekend_trip next_trip honeymoon half_term trips road_trip  long_weekend hols itin
      """
    ),
    (
      .away,
      """
      weekend stay visit break away ski|hiking|walking|beach|surf|yoga|spa|city_week week_away
      ski|hiking|walking|beach|surf|yoga|spa|girls|lads|boys_weekend
      """
    ),
    (.day, "day days date rest|free|spare|buffer|travel_day"),
    (
      .stop,
      "visit_to|of stop thing item entry activity event appointment booking point stops things spot places"
    ),
    (.dates, "dates date travel_dates calendar"),
    (.hour, "time clock start_time starting_time slot hour kick-off"),
    (.length, "duration long length how_long time_there time nights night nite nites sleeps"),
    (.remark, "note notes remark comment memo reminder annotation"),
    (
      .price,
      """
      price tix cost costs fee amount ticket tickets admission entry entrance fare expense bill charge
      entry_fee costing to_get_in to_enter
      """
    ),
    (.title, "name title heading label theme"),
    (.city, "destination city town base based stay sleep overnight"),
    (.style, "style type mood"),
    (.about, "about describe description purpose subject topic theme"),
    (
      .ideas,
      """
      ideas idk|dunno_when no|not_idea|sure_when idk_when_yet no|not_idea|sure_when_yet no|not_idea|sure_which_day sometime some_time at_some_time one_of_these_days as_a_maybe at_some_stage|point idea wishlist wish_list maybe_list maybes someday shortlist ideas_list list_of_ideas
      bucket_list later_list in_mind some_other|another_time some_other_day on_the_back_burner ideas_pile for_later some_day maybe_pile as_a_possibility as_possibility as_an_option as_a_backup as_backup
      """
    ),
    (
      .plan,
      """
      list plan agenda itinerary schedule programme program plans lineup timetable planned foreseen lined_up what's_cooking what's_happening unplanned unscheduled
      anything something look looks lookin looking happening happen
      """
    ),
    (
      .budget,
      "budget kitty spending_money war_chest spending_limit spend_in_total limit limit_of cap ceiling"
    ),
    (
      .people,
      """
      people crew who's_in|coming|going people travellers travelers persons of_us adults folks heads travelling traveling strong
      participants members party_size group_size size_of_the_group guest_count attendees headcount head_count guests pax passengers ppl peeps souls grown-ups grownups kiddos friends kids children adult kid child person
      """
    ),
    (
      .whole,
      """
      everything all whole entire whole_thing this_whole_thing this_whole_trip whole_trip whole_lot the_lot full
      """
    ),
    (.number, "number no nr"),
    (.same, "same the_same ditto the_same_thing the_same_one the_same_there"),
    (
      .too,
      """
      too also as_well likewise equally similarly goes_for applies_to apply_to holds_for hold_for
      counts_for
      """
    ),
    (.currency, "currency money"),
    (.location, "place location venue address whereabouts position spot"),
    (.home, "home hometown home_town home_city home_base"),
    (.live, "live living"),
    (.week, "week weeks"),
    (.dateOrder, "date_format date_order dates_format format_of_dates order_of_dates"),
    (.unit, "unit units distance distances"),
  ]
}
