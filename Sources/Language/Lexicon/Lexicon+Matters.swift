extension Lexicon {
  /// Money, lists and what is asked about a trip as a whole.
  static let nounsOfMatters: [(WordClass, String)] = [
    (
      .remainder,
      """
      remaining what's|whats|is|are|much|money|cash|budget|more_left have|has|got|we|i_left
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
      owe owes owed owing settle_up square_up even_up owes_who|whom
      split|share|divide_the_bill|bills|costs|expenses
      """
    ),
    (
      .packing,
      "packing_list packing_lists pack_list luggage_list list_of_things_to_pack"
    ),
    (.todos, "todo_list to_do_list to_-_do_list todos to_dos task_list tasks todos_list"),
    (.checklists, "lists checklists checklist"),
    (
      .lacking,
      """
      missing miss forgotten forget overlooked pending outstanding overlap
      overlaps clash clashes conflict conflicts left_out thought_of neglected
      """
    ),
    (.freeTime, "free free_time"),
    (
      .bed,
      """
      sleep a|the|our|my_bed home anywhere|somewhere_to_stay|sleep place|places_to_stay|sleep a_roof
      overnight sleep_anywhere|somewhere
      """
    ),
    (
      .plainText,
      "in|as_text in|as_plain_text as_a_text as_a_message in_a_message text_version plain_text"
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
