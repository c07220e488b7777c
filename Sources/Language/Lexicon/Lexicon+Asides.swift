extension Lexicon {
  /// Words and turns of phrase that tell how somebody speaks, and nothing of the matter.
  static let asides: [(WordClass, String)] = [
    // How it is meant.
    (
      .talk,
      """
      clearly naturally literally seriously truthfully personally sadly unfortunately luckily thankfully
      fortunately regrettably alas mercifully happily sensibly surely truly undoubtedly doubtless
      incidentally essentially fundamentally
      legit lowkey omfg imho tysm tyvm thnx thanx needless_to_say
      it_goes_without_saying long_story_short to_cut_a_long_story_short in_short in_brief bottom_line
      all_things_considered at_any_rate
      by_all_means by_any_chance as_it_happens as_a_matter_of_fact for_what_it's|its_worth fwiw iirc
      for_good_measure just_in_case to_be_safe|sure|honest|exact|precise to_be_on_the_safe_side
      for_the_avoidance_of_doubt all_being_well i_dare_say i_daresay i_must_say|admit|confess
      i_have_to_say|admit in_my_opinion in_my_view in_our_opinion in_our_view
      """
    ),
    // When and how it is to be done by tripsh.
    (
      .talk,
      """
      immediately instantly straightaway straight_away asap promptly urgently swiftly speedily pronto
      right_away at_once forthwith properly correctly accurately neatly tidily nicely
      before_i|we_forget while_i|we_remember while_i_think_of_it while_i'm|we're_at_it
      so_i|we_don't|won't_forget so_that_i|we_don't|won't_forget just_so_i|we_don't|won't_forget
      when_you're|ur_ready whenever_you're|ur_ready if_that_makes_sense if_you_get_me|my_drift if_you_see_what_i_mean
      if_that's|it's|its_not_too_much_bother|hassle|work if_it_isn't_too_much_bother|hassle
      if_you_can_manage_it if_you'd|you_would_like|prefer|rather
      """
    ),
    // To whom.
    (
      .talk,
      """
      babe babes bruh bros bruv mateys hunny sweetie dearie duckie
      duckling chum guvnor governor bhai arre arrey accha achha acha haan chalo theek didi
      innit init wagwan y'all yall everyone_please all_of_you kiddo
      comrade comrades compadre amigo amigos good_sir good_man old_boy|chap|thing|bean|sport
      my_good_man|friend|fellow|lady|sir cobber fella fellas laddie lassie hinny
      """
    ),
    // Agreeing, wondering and being glad.
    (
      .talk,
      """
      aight ight aiight okie okie_dokie okey_dokey okeydoke okeydokey okkk okayy mkay alrighty
      rightyho anyhow anyhoo anywho anyroad be_that_as_it_may no_pressure|biggie|biggy|drama|dramas|stress|sweat|fuss|probs|prob
      too_easy easy_peasy job_done happy_days there_you_go here_you_go here_we_go here_goes off_we_go
      let's_do_this let's_go let's_see lets_see lets_go hang_on hang_on_a_sec|second|minute|mo|moment hold_on_a_sec|second|minute|mo|moment
      bear_with_me one_sec one_second|minute just_a_sec|second|minute|moment give_me_a_sec|second|minute|moment
      golly crumbs cripes gracious good_gracious bless flippin flipping freakin freaking frickin fricking
      bloody ruddy darned goddamn damned smashing splendid marvellous marvelous superb terrific
      fantastic fabulous amazing stunning sublime bueno muy_bien dandy
      woop woot whoop wahey huzzah bravo tada wowzers phew pfft sheesh yikes
      xoxo
      """
    ),
    // How one asks for something.
    (
      .talk,
      """
      be_obliged|grateful|thankful|glad|happy|delighted|pleased|nice|lovely|great|good|wonderful|brilliant|fab|ideal|perfect|cool|helpful|handy|kind|sweet|amazing|awesome|super|fantastic|splendid_if
      be_so|most|very|much|ever|really_obliged|grateful|thankful|glad|happy|pleased|nice|lovely|good|helpful|handy|kind|sweet|appreciative_if
      be_very|most|ever_much_obliged_if
      appreciate|love_it_if it_would_help|please_me|us_if it_would_be_a_help|pleasure|kindness|treat_if
      mark|note|write|jot|put_that|it|this_down might|may|could|can_one trouble|bother_you_to i_trouble|bother_you_to may|might|could_i_trouble|bother_you_to
      i|we_should|would_very_much_like|love i|we_should|would_very_much_like|love_to
      please|kindly|and_write|note_it|that_down please_write|note_it|that if_that|it_is_possible|feasible|convenient if_that's|it's_possible|feasible|convenient
      much_obliged|appreciated many_thanks thanks_in_advance thank_you_in_advance ta_very_much ta_muchly
      with_thanks kind|best|warm_regards yours_sincerely|faithfully|truly all_the_best
      i|we_would|should_ask_you_to i|we_would|should_request_you_to request_you_to i|we_must_ask_you_to
      allow_me_to permit_me_to let_it_be_known_that it_occurs_to_me_that it_strikes_me_that
      it_has_come_to_my_attention_that as_regards with_regard|regards_to with_respect_to
      as_to as_for in_respect_of in_regard_to regarding concerning re_:
      """
    ),
  ]
}
