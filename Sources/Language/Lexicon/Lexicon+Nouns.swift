extension Lexicon {
  /// What a trip is like, as people say before the word for it.
  static let tripStyles: Set = [
    "family", "romantic", "business", "adventure", "backpacking", "luxury", "budget", "solo",
    "relaxed", "couple", "friends", "hiking", "beach", "cultural", "foodie",
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
    (.away, "weekend stay visit break"),
    (.day, "day days date rest|free|spare|buffer|travel_day"),
    (.stop, "stop thing item entry activity event appointment booking point stops things spot"),
    (.dates, "dates date travel_dates calendar"),
    (.hour, "time clock start_time starting_time slot hour kick-off"),
    (.length, "duration long length how_long time_there time nights night"),
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
    (.about, "about description purpose subject topic theme"),
    (
      .ideas,
      """
      ideas idea wishlist wish_list maybe_list maybes someday shortlist ideas_list list_of_ideas
      bucket_list later_list in_mind on_the_back_burner ideas_pile for_later some_day maybe_pile
      """
    ),
    (
      .plan,
      """
      list plan agenda itinerary schedule programme program plans lineup timetable planned foreseen lined_up what's_cooking what's_happening unplanned unscheduled
      anything something look looks looking happening happen
      """
    ),
    (.budget, "budget spending_limit spend_in_total"),
    (
      .people,
      """
      people travellers travelers persons of_us adults folks heads travelling traveling strong
      participants members party_size group_size size_of_the_group guest_count attendees headcount head_count guests pax passengers friends kids children adult kid child person
      """
    ),
    (.whole, "everything all whole entire whole_thing whole_trip whole_lot the_lot full"),
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
    (.week, "week weeks"),
    (.dateOrder, "date_format date_order dates_format format_of_dates order_of_dates"),
    (.unit, "unit units distance distances"),
    (
      .help,
      """
      help help_me|us commands what_can_i|you|we_do|say|type how_does_this|it_work what_do_i_do
      i|we_am|are_lost|stuck|confused i'm|we're_lost|stuck|confused lost stuck confused
      don't_understand|know|get_this|it don't_understand don't_know_what|how_to|this_do|works
      who|what_are_you what_is_this|tripsh
      """
    ),
    (
      .explain,
      "fall fall|land_on mean means work works does what_do how_do|can_i|we how_to how_does help_me|us_with"
    ),
    (.version, "version version_number"),
    (.settings, "settings setting options preferences config"),
    (.theme, "theme mode colours colors"),
    (.hints, "hints hint"),
    (.language, "language"),
    (
      .shortcut,
      """
      alias aliases define_an_alias define_a_shortcut shortcut shortcuts abbreviation abbreviations short_for stand|stands_for
      when|if|whenever_i|we_say|type|write
      """
    ),
    (.screen, "screen terminal window display"),
    (.script, "script file script_file"),
    (.trips, "trips holidays vacations journeys"),
    (.upcoming, "upcoming coming_up coming|future|upcoming_trips next_trip|trips"),
    (.bygone, "past old bygone in_the_past behind_us been_to where_have_i|we_been"),
    (
      .undated,
      "undated no_dates no_dates_yet without_dates don't_have|know_dates|the_dates no_fixed_dates"
    ),
    (.days, "days list_of_days free|empty|open_day|days day|days_free|empty|open"),
    (
      .log,
      """
      log history journal changes what_did_i|we_do|change what_did_i|we_just_do|change
      what_have_i|we_done|changed what_did_i|we_do|change_last happened happened_to
      what_happened what_just_happened what's_new|changed last_change|thing|step
      """
    ),
    (.results, "results result search_results"),
    (
      .sights,
      """
      things|something|anything_to_do|see|visit anything|something_interesting|nice|good
      anything|something_worth_seeing what_to_do|see|visit there_to_do|see|visit
      what_can_we|i_do|see|visit suggestions recommendations nearby
      """
    ),
    (.nearby, "nearby around_here near_here near_me close_by near around close_to next_to"),
    (
      .distance,
      """
      how_far distance apart far how_many_km|kilometres|kilometers|miles
      how_do|can_i|we_get|go|come_from
      """
    ),
    (
      .details,
      """
      details info information know_about tell_me|us_about more_about kind_of_place where_is where's
      where_are where_exactly_is|are
      """
    ),
    (.contain, "include includes included contain contains have has got"),
    (.rate, "rate exchange_rate"),
    (.dayBefore, "previous_day day_before day_before_that a|one_day_back go_back_a|one_day"),
    (.dayAfter, "next|following_day day_after day_after_that on_to_next_day"),
    (.oneBefore, "one_before one_before_that"),
    (.oneAfter, "one_after one_after_that"),
    (.eat, "eat can|could|should|shall|do_we|i_eat"),
    (
      .overview,
      """
      overview summary rundown recap outline where_am_i where_are_we trip_am_i_in|on|at
      trip_am_i_working_on|looking_at trip_is_this|open|selected run_down run_through
      """
    ),
    (
      .homeward,
      "come|go|get|fly|head|drive|be_home|back come_back_home return be_back_home"
    ),
    (.it, "it that this"),
    (
      .unplanned, "free busy full packed empty available booked off planned happening going_on open"
    ),
    (.steps, "steps things changes times edits actions"),
    (
      .final,
      "last latest last_thing last_thing_i|we_did what_i|we_just_did what_i|we_did what_i|we_just_undid|removed|deleted|changed|moved|added what_i_have_just_undone|removed|deleted|changed|moved|added"
    ),
    (.moreDays, "more|extra|additional_days|day days|day_more|extra|longer"),
    (.noBudget, "no_budget no_budget_limit without_a_budget don't|dont_have_a_budget"),
    (
      .toSpend,
      """
      to_spend under below no_more_than not_more_than can't|cannot|won't|don't_spend_more_than
      can_not_spend_more_than stay_under keep_it_under
      """
    ),
    (.allDates, "dates travel_dates"),
    (.alone, "just_me just_myself only_me alone solo by_myself on_my_own"),
    (
      .change,
      """
      last|latest|foregoing|previous|this|that_change|edit|modification|amendment|alteration
      last|latest|previous_correction|step|command most_recent_change|edit
      """
    ),
    (
      .sameTime,
      """
      same_time the_same_time at_the_same_time at_same_time same_hour at_the_same_hour
      same_time_as_before keep_the_time keep_the_same_time keep_same_time keeping_the_time
      keeping_the_same_time keep_its_time keep_that_time same_hour_as_before same_time_slot
      """
    ),
    (.favour, "favourite favorite fave star heart favourites favorites"),
  ]
}
