extension Lexicon {
  /// What turns the meaning of a line.
  static let operators: [(WordClass, String)] = [
    (
      .not,
      """
      better_than would|'d_have_been
      not no never none nothing nobody without neither nor cannot nowhere hardly barely don't dont
      doesn't doesnt didn't didnt won't wont can't cant isn't isnt aren't wasn't weren't shouldn't
      wouldn't couldn't haven't needn't ain't stop_the avoid refuse rather_not no_way don't|dont_want|need_to do_not_want|need_to
      """
    ),
    (
      .repair,
      """
      no_wait wait_no no_sorry sorry_no i_mean i_meant make_that no no_no or_rather scratch_that oops er correction
      hang_on hold_on whoops oh_wait wait no_make_that sorry sorry_i_mean actually no_actually nope nah naw nae nay no_no_no better rather no_better
      i_wanted_to_say i_should_have_said i_ought_to_have_said i_should_have_written error typo
      negative strike_that scrap_that that_was_wrong that's_wrong that_is_wrong revise_to revised_to
      i_said i_meant_to_say my_mistake my_bad
      """
    ),
    (
      .hold,
      "keep keeps stays remains wait_with hold_off_on leave_alone as_is as_it_is as_they_are untouched yet"
    ),
    (.except, "except apart_from other_than excluding all_but but_not besides save_for"),
    (.either, "or either"),
    (
      .condition,
      """
      if unless whether provided in_case assuming depending otherwise or_else almost nearly
      suppose supposing as_long_as
      """
    ),
    (
      .past,
      """
      said went visited ate had was were used_to ago yesterday last_time in_the_past previously back_then
      """
    ),
    (
      .every,
      """
      weekends weekdays weekday every each everyone daily twice thrice now_and_then
      from_time_to_time sometimes
      """
    ),
    (.both, "both all_of_them"),
    (
      .quantity,
      """
      is_too_late|early|long|short|far|expensive half third quarter double twice triple most fewer less least enough many much several
      """
    ),
    (.more, "more longer extra another additional further"),
    (.sooner, "later earlier sooner again_later"),
    (
      .instead,
      "instead i'd|we'd|id|i'll|we'll_rather i|we_would_rather rather_than instead_of in_place_of"
    ),
    (.only, "only just_the solely"),
    (.again, "again once_more"),
    (
      .tentative,
      """
      i_hear i|we_heard i_see they|people_say
      sorry|afraid|sad|scared|reluctant|loath_to figured reckoned looks_like it_looks_like seems_like it_seems i_think i_guess i_suppose i_reckon we_think what_about how_about says|said|thinks|reckons_we|i|you_should maybe perhaps possibly might
      minds may thinking considering wondering not_sure unsure undecided tempted probably prob what_if
      potentially hopefully wonder eventually could_be thinking_of thinking_about toying_with
      """
    ),
    (
      .question,
      """
      when_is which|what_day|date|weekday_is where_exactly_is|are when_are_we|you_going|off what's_next what_is|comes_next what when where which how what's when's where's how's how_late how_early at_what_time whats wot wots whatcha wut wuts whens wheres what's_cooking what's_happening wats which_one_of_us which_of_us wat on_which|what
      at_which what|which_day_of_the_week
      """
    ),
    (
      .reason,
      """
      because since_we since_i cos cuz as_we as_i because_of due_to owing_to so_that so_we so_i
      for_the_reason since_the as_the cause_we 'cause for_to
      """
    ),
  ]
}
