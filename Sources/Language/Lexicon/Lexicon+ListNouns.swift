extension Lexicon {
  /// What is asked for, listed and set.
  static let nounsOfLists: [(WordClass, String)] = [
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
      "when_is when's which|what_day|date|weekday_is which|what_day_of_the_week which|what_day_of_week which|what_weekday fall fall|land_on mean means work works does what_do how_do|can_i|we how_to how_does help_me|us_with"
    ),
    (.map, "map maps"),
    (
      .whereabouts,
      """
      where_is_everything where's_everything where_everything_is where_are_all_the|our|my_stops|places|things|sights
      where_are_the|our|my_stops|places|things|sights where_all_the|our|my_stops|places|things|sights_are
      """
    ),
    (.world, "world globe world_map map_of_the_world earth"),
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
    (
      .typed,
      """
      my_history my_typing command|line_history history_of_commands|lines|what_i_typed
      what_did_i|we_type|enter what_did_i_just_type what_i|we_typed|have_typed
      what_have_i|we_typed lines|commands_i|we_typed|have_typed|entered typed_lines|commands
      """
    ),
    (.trips, "trips holidays vacations journeys"),
    (.upcoming, "upcoming coming_up coming|future|upcoming_trips next_trip|trips"),
    (.bygone, "past old bygone in_the_past behind_us been_to where_have_i|we_been"),
    (
      .undated,
      "undated no_dates no_dates_yet without_dates don't_have|know_dates don't_have|know_the_dates do_not_have|know_dates do_not_have|know_the_dates no_fixed_dates"
    ),
    (
      .days,
      "days list_of_days day|days_have|has_nothing_scheduled|planned|on|booked day|days_with_nothing_scheduled|planned|on|booked day|days_is|are_bare day|days_is|are_still_bare|unfilled day|days_is|are_quite|completely|still_quite_bare|empty|free free|empty|open_day|days day|days_free|empty|open day|days_is|are_free|empty|open|unplanned day|days_is|are_still_free|empty|open|unplanned"
    ),
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
      worth_seeing|visiting worth_a_visit|look interesting|good|nice|fun_to_see|visit|do
      what_can|could|should_we|i_do|see|visit what_we|i_can|could|should_do|see|visit
      what's|whats|what_is_there|to_see|do|visit suggestions recommendations nearby
      """
    ),
    (
      .nearby,
      "nearby around_here near_here close_by vicinity in_the_vicinity|area|neighbourhood round_here near around round close_to next_to nearest closest"
    ),
    (
      .distance,
      """
      how_far how_far_is_it distance apart far how_many_km|kilometres|kilometers|miles
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
    (.contain, "include includes included contain contains have has got offer offers"),
    (.rate, "rate exchange_rate"),
    (.dayBefore, "previous_day day_before day_before_that a|one_day_back go_back_a|one_day"),
    (.dayAfter, "next|following_day day_after day_after_that on_to_next_day"),
    (.oneBefore, "one_before one_before_that"),
    (.oneAfter, "one_after one_after_that"),
    (.eat, "eat can|could|should|shall|do_we|i_eat anything|something_to_eat"),
    (
      .overview,
      """
      overview summary rundown recap each|every_day on|for_each|every_day what_is|comes_next what's_next outline where_am_i where_are_we trip_am_i_in|on|at
      trip_am_i_working_on|looking_at trip_is_this|open|selected run_down run_through
      """
    ),
    (
      .homeward,
      "come|go|get|fly|head|drive|be_home|back home come_back_home return be_back_home"
    ),
    (.homecoming, "come|go|get|fly|head|drive|arrive|be_home|back come|get_back_home"),
    (.homeward, "when_are_we|you_going|off"),
    (.it, "it that this it's it_is"),
    (
      .unplanned, "free busy full packed empty available booked off planned happening going_on open"
    ),
    (.steps, "steps things changes times edits actions"),
    (
      .final,
      "last latest last_thing last_thing_i|we_did what_i|we_just_did what_i|we_did what_i|we_just_undid|removed|deleted|changed|moved|added what_i_have_just_undone|removed|deleted|changed|moved|added"
    ),
    (.moreDays, "more|extra|additional_days|day days|day_more|extra|longer"),
    (.noBudget, "no_budget no_limit no_budget_limit without_a_budget don't|dont_have_a_budget"),
    (
      .toSpend,
      """
      to_spend to_play_with under below no_more_than not_more_than can't|cannot|won't|don't_spend_more_than
      can_not_spend_more_than stay_under keep_it_under
      """
    ),
    (.allDates, "dates travel_dates"),
    (.startOver, "start_over|again|afresh start_from_scratch"),
    (
      .allStops,
      """
      stops plans activities all_stops all_plans all_activities every|each_stop every_single_stop
      all_the|my|our_stops|plans|activities
      """
    ),
    (.next, "then after_that|this afterwards afterward and_then"),
    (.toSelf, "to_self|myself|ourselves"),
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
