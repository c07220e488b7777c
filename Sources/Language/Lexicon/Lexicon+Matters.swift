extension Lexicon {
  /// Money, lists and what is asked about a trip as a whole.
  static let nounsOfMatters: [(WordClass, String)] = [
    (
      .remainder,
      """
      remaining what's|whats|is|are|much|money|cash|budget|more_left have|has|got|we|i_left
      stand_against|on_the_budget stand_against|on_our|my_budget stand_with_the_budget
      gone gone_already spent_already spent_so_far used_up
      left_of|in|from|over|on left_to_spend to_spare doing_against|on|with_budget
      over|under|within|on_budget doing_against|on|with_the|our|my_budget over|under|within|on_the|our|my_budget
      """
    ),
    (
      .along,
      """
      are|is|'re|'s_going|goin|coming|joining|travelling|traveling going|coming|tagging_along
      are|is_all_going|coming
      """
    ),
    (
      .debt,
      """
      who_paid who_has_paid who_paid_what who_has_paid_what who_paid_for_what settlement owe owes owed owing settle_up square_up even_up owes_who|whom
      split|share|divide_the_bill|bills|costs|expenses
      """
    ),
    (
      .packing,
      "packing_list packing_lists pack_list to|on|onto_packing to|on_the_packing luggage_list list_of_things_to_bring|take list_of_things_to_pack"
    ),
    (
      .todos,
      """
      put|stick|add|pop|give_that|this|it_on|to_the|my|our_todo_list put|stick|add|pop|give_that|this|it_on|to_the|my|our_to_do_list
      put|stick|add|pop|give_that|this|it_on|to_the|my|our_to_-_do_list put|stick|add|pop|give_that|this|it_on|to_my|our_todos|tasks
      pending_tasks list_of_tasks errands action_items action_list job_list jobs_list things_to_be_done list_of_things_to_do todo_list to_do_list to_-_do_list todos to_dos task_list tasks todos_list
      """
    ),
    (.checklists, "lists checklists checklist on|from|off_my|our|the_list off_the_lists"),
    (
      .lacking,
      """
      missing miss forgotten forget overlooked pending outstanding overlap
      overlaps clash clashes conflict conflicts left_out thought_of neglected fit_together
      add_up fits_together wrong_with too_tight
      """
    ),
    (.freeTime, "free"),
    (
      .bed,
      """
      sleep a|the|our|my_bed home anywhere|somewhere_to_stay|sleep place|places_to_stay|sleep a_roof
      overnight sleep_anywhere|somewhere
      """
    ),
    (
      .flights,
      """
      flight plane fly land touch_down take_off fly_home flying_home fly_back flying_back airport
      flight_home flight_back return_flight outbound_flight in_the_air
      """
    ),
    (.railways, "train rail train_home train_back"),
    (.crossings, "ferry boat sail crossing ship"),
    (.coaches, "bus coach"),
    (.drives, "drive"),
    (
      .lodging,
      """
      hotel hostel airbnb accommodation lodging check-in check-out check_in check_out checkout
      checkin guesthouse apartment
      """
    ),
    (.seats, "seat"),
    (
      .code,
      """
      reference booking_reference confirmation confirmation_number|code booking_code|number|ref
      reference_number ref pnr code
      """
    ),
    (
      .eachHead,
      """
      per_head|person|capita by_head a_head each_of_us each|every_person apiece each_one_of_us
      per|by_traveller by_person each_person's_share my_share everyone's_share
      """
    ),
    (
      .dearest,
      """
      most_expensive dearest priciest costliest biggest_cost|expense cheapest least_expensive
      most_money
      """
    ),
    (
      .emptyNight,
      """
      no_bed|hotel|accommodation|roof without_a_bed|hotel|roof nowhere_to_sleep|stay not_booked
      not_have_a_bed|hotel|room not_yet_arranged|booked not_arranged no_bed_yet
      find_a_bed|hotel|room|place need_to_book need_a_room still_no_bed|hotel have_no_bed
      unbooked not_covered uncovered need_a_bed|hotel|place needs_a_bed|hotel|place
      nights|night_are|is_open nights|night_are|is_still_open open_nights nights_open nights_still_open
      """
    ),
    (
      .toPack,
      """
      to_pack left|still_to_pack need_to_pack still_need_to_pack pack still_unpacked unpacked
      in_the|my|our_bag|bags|suitcase|luggage to_bring need_to_bring
      """
    ),
    (
      .toDo,
      """
      left|still_to_do still_have|need_to_do left_to_book|sort|organise|arrange still_to_book|sort
      still_to_organise|arrange still_have|need_to_book|sort|organise|arrange to_be_done
      still_to_be_done to_sort_out to_do_before|still before_we_go|leave|fly before_i_go|leave|fly
      """
    ),
    (
      .roomFor,
      """
      time|room|space_for have_time|room enough_time any_time|gap|gaps|slot gap fit squeeze
      morning|mornings|afternoon|afternoons|evening|evenings_are|is_free|empty|open
      morning|mornings|afternoon|afternoons|evening|evenings_are|is_still_free|empty|open
      free_time spare_time
      """
    ),
    (
      .paidFor,
      """
      pay pay_for cover covered put_in chip_in lay_out pick_up_the_tab|bill|check|cheque pick_up_the_tab|bill|check|cheque_for
      foot_the_bill pay_the_bill get_the_bill
      """
    ),
    (
      .plainText,
      "in|as_text in|as_plain_text as_a_text as_a_message in_a_message text_version plain_text something|anything_i|we_can_send text_i|we_can_send"
    ),
  ]

  /// Children, and grown-ups, as they are counted.
  static let children: Set = [
    "kid", "kids", "child", "children", "baby", "babies", "toddler", "toddlers", "infant",
    "infants", "teenager", "teenagers", "teen", "teens", "kiddos",
  ]
  static let adults: Set = [
    "adult", "adults", "grown-up", "grown-ups", "grownup", "grownups", "people", "persons",
    "others", "other", "more", "person", "friends", "friend",
  ]
}
