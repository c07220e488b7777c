extension Lexicon {
  /// How people lead up to what they want, excuse themselves and thank.
  static let courtesies: [(WordClass, String)] = [
    (
      .talk,
      """
      you're_a|an_star|legend|gem|hero|lifesaver|angel|treasure you_are_a|an_star|legend|gem|hero|lifesaver|angel|treasure you_star|legend|beauty thanks_a_million|bunch|lot|heap
      i_hope_you_are|you're_well hope_you_are|you're_well i_hope_all_is_well
      jaysus jesus janey lord than_planned ensure_that please_ensure_that i_ought_to_know_about i_should_know_about
      i_should|would_be_grateful_if would_be_grateful_if if_you_would_be_so_kind as_yet
      ops righto bugger eish ugh ughh sweet_as now_then my_oh_my it_would_be_better_to_see|do|visit|have
      i_wonder_whether|if_we|i_might|could i_wonder_whether|if_it_might|would_be_possible_to
      if_it's_all_the_same_to_you if_it_is_all_the_same_to_you the_whole_thing for_the_calculation|calculations|record
      didn't_mean_to_do_that|it didn't_mean_that i|we_do|did_it|that_wrong we_shall_have_to we_will_have_to
      more_better new_one
      i_can't|cannot|don't_remember|recall|mind i_forget|forgot i_have_forgotten i've_forgotten instead_of_after_it|that rather_than_after_it|that
      instead_of_before_it|that a_wee
      oj oopsie lah um_hi bless_her|his|him|them_heart guess_what while_you're_at_it use_that if_thats_alright|ok|okay
      that_became_wrong i_have_made_a_mistake didn't_mean_to_bin|delete|remove|drop_that|it|this
      i_deleted|removed|binned_the_wrong_thing|one|stop|day would_it_be_ok|okay|alright_if is_it_ok|okay|alright_if
      not_a|one_penny|cent|rupee_more and_not_a|one_penny|cent|rupee_more
      that_is|that's_not_what_i|we_said|meant|wanted|asked  pretty_please pretty i_do_feel_safer_with
      to_offer heck oh_heck what_the_heck just_to_check just_checking just_wondering just_curious just_to_be_sure
      it_would_be_better|best|easier|lovely|ideal_if it'd_be_better|best|nice|great|easier|lovely|good_if
      can_u could_u would_u god_willing inshallah touch_wood fingers_crossed obvs deffo defo defs ofc rn tbf imo
      ngl from_here_on from_here_on_in reckon
      just_checked end_of_story thank_god|goodness|heavens don't|dont_ask_me_why that's|that_is_final|settled
      smh bless_them in_reality
      nothing_for_it too_tight|late|early|long|short|far|soon|much|expensive
      """
    )
  ]
}
