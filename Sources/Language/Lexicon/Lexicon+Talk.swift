extension Lexicon {
  /// What is said beside the matter.
  static let talk: [(WordClass, String)] = [
    (
      .talk,
      """
      please pls plz kindly thanks thank_you thx ty hello hi hey hiya dear ok okay okey k alright
      all_right right well so um uh erm er hmm hm mm ah oh aha yes yeah yep yup ya sure good great
      fine perfect cool nice awesome lovely excellent wonderful super brilliant now then simply
      actually basically really very quite also too as_well still already cheers sir madam mate
      buddy dude guys tripsh assistant pardon excuse_me oops whoops like you_know
      so_excited finally i_believe let's_say if_possible if_you_can if_you_could if_you_don't_mind if_you_please
      if_you_would if_you_will if_that_is_ok if_that_works if_it_is_possible if_i_may if_you_like
      when_you_can be_possible possible possibly_could completely totally tho though yo yay whew fyi ta done_and_dusted
      most_grateful grateful pray might_i_ask may_i_ask would_suit_us_better would_suit_me_better
      would_be_better before_i_forget i_think_i'd_like_to after_all for_me for_us to_me would_you_mind would_you_be_so_kind_as_to be_so_kind
      would_you_be_so_good_as_to be_so_kind_and would_you_kindly do_me_a_favour do_me_a_favor
      it_would_be_great_if it_would_be_nice_if it_would_be_good_if i_would_appreciate_it_if
      at_the_moment at_this_point for_now right_now the_thing_is the_plan_is the_idea_is by_the_way btw fyi
      for_the_record as_discussed as_agreed as_you_know after_all on_second_thought
      on_second_thoughts on_reflection in_fact to_be_honest tbh honestly frankly good_morning
      good_evening good_afternoon good_day no_problem no_worries don't_forget_to make_sure_to
      make_sure make_sure_that be_sure_to see_to_it_that go_ahead_and definitely certainly
      absolutely finally lastly firstly secondly first_of_all next_up anyway anyways lol omg haha
      sha abeg o ji na yaar ja bitte danke halt let_me_see hold_on wait_a_minute one_moment sort_of
      for_sure of_course gladly ideally preferably quick_one little_thing in_the_plan to_the_plan
      on_the_plan into_the_plan to_our_plan in_our_plan in_the_itinerary to_the_itinerary
      into_the_itinerary on_the_itinerary in_the_programme on_my_list do_the_needful great_idea
      good_idea in_all all_together altogether i|we_did_not|didn't_mean_to_do_that i|we_did_not|didn't_mean_to_do_it
      i|we_did_not|didn't_mean_that see_what_happens and_see_what_happens i_think_we_had_better might_we might_i may_we
      o'clock you_may so_far you_might_as_well that's|it's_too_late|early|long|short|far|expensive that|it_is_too_late|early|long|short|far|expensive
      nicer kinder easier ideal preferable wiser rather_better far_better much_better
      suits|suit_me|us_better works_better_for_us|me turns_out it_turns_out as_it_turns_out got_it new_plan change_of_plan
      change_of_plans a_change_of_plan small_change quick_change one_more_thing another_thing
      one_thing i_have_decided i_decided we_have_decided we_decided we've_decided i've_decided
      decided i_made_a_mistake that_was_an_error it_was_an_error it_was_a_mistake that_was_a_mistake
      that_was_wrong it_would_be_preferable_to i_am_afraid i'm_afraid i_have_changed_my_mind we_changed_our_minds i_changed_my_mind we've_settled_on
      we_settled_on settled_on settled could_you can_you would_you will_you could_we can_we
      could_i can_i may_i shall_we would_it_be_possible_to is_it_possible_to is_there_any_way_to
      i_would_like_you_to i'd_like_you_to i_want_you_to i_need_you_to we_need_you_to
      would_it_be_ok_to would_it_be_okay_to let_us let's lets let_me as_follows
      my_wife|husband|sister|brother|mother|mum|mom|father|dad|partner|girlfriend|boyfriend|friend|friends|family|daughter|son|cousin_and_me|i me_n_the_girls tell_me let_me_know
      i_was_thinking come_to_think_of_it darling listen look_here my_dear
      small_update update heads_up just_so_you_know the_kids_and_i
      i_beg_your_pardon
      everybody class team folks boys_and_girls ladies gentlemen honey love friends tell_me_again
      if_you_please good_people approved confirmed agreed noted
      sweetheart pet my_love my_friend will_you would_you_please max maximum total in_total at_most for_both_of_us for_all_of_us for_the_two|three|four|five|six_of_us
      up_to tops don't_you_think just_me just_us every_one_of_you
      lmao plsss plss lets_gooo obviously aye noo so_there
      next see_how watch_how see_how_i watch_how_i see_me watch_me
      never_mind nevermind no_idea_when no_idea_when_yet not_sure_when not_sure_when_yet forgive_me my_bad my_mistake sorry apologies geez gee gosh oh_shoot damn dang darn argh ugh ope hon
      oh_dear oh_boy oh_no haud_on hereby henceforth hereafter a_bunch a_million
      ever_so_much anymore any_more any_longer indeed eh would_ya you_betcha wouldn't_you if_that's_ok if_that's_okay if_that's_alright
      if_that's_all_right if_you_wouldn't_mind and_hey lads lasses gents gentlemen chaps if_it's_no_trouble if_it_is_no_trouble
      sorry_to_be_a_bother sorry_to_bother_you sorry_to_be_a_pain mind_telling_me do_you_mind_telling_me
      sorry_to_say you_know you_know_what y'know ooh ahh call_it_a_day|night
      call_it_even|quits ouch blimey crikey mind_you as_usual as_always if_you_ask_me to_be_fair
      by_the_looks_of_it in_any_case never_fear no_rush no_hurry
      if_i_may_ask if_you_don't_mind_me_asking i|we_did_not|didn't_mean_to_delete|remove|do_that|it
      that's_too_much
      a_bit a_little a_touch a_tad for_a_sec|moment|minute|second|while two|three|a_few|couple_of_things i_forgot_something that's_a_lot_for_one_day ok_you_win you_win do_it no_clue_when|where|how|yet no_clue_when_yet no_idea_when entirely altogether how_silly_of_me silly_me i_mistake i_mistook och i_was_rather_hoping_that i_was_hoping_that quick dear_guest|guests|customer|traveller|madam|sir we_are_pleased|happy|delighted_to_confirm we_are_pleased|happy|delighted_to_confirm_that we're_pleased|happy|delighted_to_confirm not_sure_when_yet nay_bother no_bother remind_me
      righto righty_ho rightio righty whatever for_heaven's|god's|goodness|pity's|christ's_sake goodness
      goodness_me heavens good_grief good_lord good_heavens jeez jeepers blast bloody_hell ffs strewth
      g'day gday howdy greetings ahoy hola bonjour ciao salut namaste moin servus hullo oi
      top_of_the_morning for_crying_out_loud cheerio brill
      woohoo yay yippee hooray hurray whoa boom bam voila ta_da fab
      full_stop over_and_out roger roger_that copy_that affirmative
      no_it's_fine it's_fine that's_fine all_good sounds_good sounds_great good_call good_shout fair_enough
      ok|okay|k_bye bye_bye why_not might_as_well we_may_as_well we_might_as_well you_can_go_ahead_and feel_free_to
      when_you_have_a_moment when_you_get_a_chance when_you_get_a_moment when_you_have_time
      if_you'd_be_so_kind would_ye if_ye_would would_you_be_good_enough_to be_good_enough_to
      i_wonder_whether|if_you_might|could i_was_wondering_if|whether_you_could|might
      i_was_rather_hoping i_was_hoping i_had_hoped if_that_would_be_at_all_possible if_at_all_possible
      if_it_isn't_too_much_trouble if_it's_not_too_much_trouble if_it_is_not_too_much_trouble
      for_all_of_us for_the_lot_of_us for_everyone for_everybody between_us
      both_ends_included including_both_ends that_was|is_a_bad_idea bad_idea default by_default so_is so_are correction all_up all_told all_in_all
      """
    ),
    (
      .approximate,
      "abt about around round approximately roughly approx circa some say or_so ish sharp"
    ),
    (.approximate, "exactly precisely on_the_dot more_or_less"),
    (.joining, "and then but plus & n and_then"),
    (
      .before,
      "before ahead_of prior_to preceding previous_to in_front_of right_before just_before b4"
    ),
    (
      .after,
      """
      after following behind right_after just_after straight_after directly_after subsequent_to
      """
    ),
    (
      .pronoun,
      "it that this them those these there they dat dis dem one ones both the_new_one new_one the_copy the_new_trip"
    ),
    (
      .preposition,
      """
      to of in on at for from by with into onto until till til before after off out down up over
      between via per through as upon within during towards around near b4 against under alongside
      """
    ),
    (
      .function,
      """
      a an the i we you he she me us him her my our your his their mine ours own will would shall
      should must can could do does did be been being am is are was were have has having get gets
      got getting gotten let that's who whom whose 's along so than one ones
      other some any its it's gonna going want wants wanted wish need needs like love prefer
      would_like would_love would_prefer i'd we'd i'll we'll i'm we're i've we've they're he's she's
      they'll he'll she'll it'll there'll there's have_to has_to need_to needs_to ought_to going_to
      want_to wants_to plan_to planning_to intend intends intend_to hope_to hoping_to aim_to
      decide_to about_to supposed_to due_to set_to had_better im keen_to happy_to able_to each_of gotta back remain
      will_be is_there are_there it_is there_is there_are that_is i_am we_are to_be myself ourselves itself come comes
      here now_on from_now_on feel_like fancy better best together altogether r u we_will i_will
      w is_going_to are_going_to should_be must_be shall_be would_be take_place ll ve re m d s
      propose_to due cn ur wanna gimme lemme make_it say_it please_make
      """
    ),
  ]

  /// Who does something.
  static let subjects: Set = ["i", "we", "they", "you", "he", "she"]
  static let others: Set = [
    "he", "she", "they", "he's", "she's", "he'll", "she'll", "shes", "hes", "theyre",
  ]
  static let firstPersons: Set = [
    "i", "we", "me", "us", "i'm", "we're", "i'll", "we'll", "i'd", "we'd", "i've", "we've", "let's",
    "lets", "im",
  ]
  /// Stand for what was named before them in a line.
  static let resumptive: Set = ["it", "that", "them", "those", "there", "its", "their"]
  /// Stand in the heading of a list.
  static let listing: Set = [
    "additions", "addition", "list", "items", "agenda", "schedule", "plan", "plans", "programme",
    "program", "things", "todo", "actions", "action", "so", "far", "we", "have", "new",
  ]
  static let areWe: Set = ["we're", "they're", "i'm", "you're"]
  /// Begin questions, before who or what they are about.
  static let asking: Set = ["is", "are", "was", "were", "does", "did", "has", "am"]
  /// Who is asked to do something, or wants to do it.
  ///
  /// `could you …?`, `can we …?`
  static let asked: Set = [
    "you", "we", "i", "u", "ya", "ye", "someone", "somebody", "please", "it", "that", "this",
    "they",
    "us", "me", "cha", "the",
  ]
  /// With these a question asks for something to be done.
  static let requesting: Set = ["can", "could", "would", "will", "may", "please", "mind", "cn"]
  /// What is told as done behind these is wanted.
  static let wishing: Set = [
    "want", "wants", "need", "needs", "like", "likes", "prefer", "prefers",
  ]
  /// Say before a trip what it will be like.
  static let epithets: Set = [
    "little", "short", "quick", "nice", "lovely", "small", "brief", "wee", "big", "great", "long",
    "fun", "cheeky", "much-needed", "cheap", "test", "demo", "sample", "new", "another",
    "last-minute",
    "school", "class", "work", "first", "summer", "winter", "spring", "autumn",
  ]
  /// What new stops are, at the end of their names: `boat trip`.
  static let heads: Set = [
    "trip", "tour", "visit", "stop", "break", "show", "ride", "class", "session", "walk", "drive",
    "time", "check", "talk", "party", "run", "search", "hunt", "excursion", "event", "appointment",
    "booking", "date", "change", "view", "review", "hire", "rehearsal", "lesson",
  ]
  /// What people go on, which is another thing with each word before it: `canal tour`, `boat tour`.
  static let tours: Set = [
    "tour", "trip", "ride", "class", "show", "excursion", "lesson", "workshop", "cruise", "journey",
  ]
  /// Stand before a verb, and begin no name.
  static let modals: Set = ["must", "should", "shall", "will", "would", "can", "could", "might"]
  /// Behind these stands what follows from a reason.
  static let concluding: Set = ["so", "but", "hence", "therefore", "thus"]

  /// Verbs whose second word may stand apart: `take lunch off tuesday`.
  static let particles: [(verb: String, particles: [String], act: WordClass)] = [
    ("take", ["out", "off", "away"], .remove), ("cross", ["out", "off"], .remove),
    ("strike", ["out", "off"], .remove), ("call", ["off"], .remove),
    ("throw", ["out", "away"], .remove),
    ("leave", ["out"], .remove), ("kick", ["out"], .remove),
    ("put", ["down"], .put), ("put", ["in"], .add), ("fit", ["in"], .add),
    ("squeeze", ["in"], .add),
    ("slot", ["in"], .add), ("pencil", ["in"], .add), ("throw", ["in"], .add),
    ("stick", ["in"], .add), ("put", ["back"], .undo), ("bring", ["back"], .undo),
    ("take", ["back"], .undo), ("bring", ["forward"], .earlier),
    ("pull", ["forward"], .earlier), ("tack", ["on"], .add), ("lop", ["off"], .remove),
    ("push", ["back"], .later),
    ("put", ["off"], .later), ("tick", ["off"], .done), ("check", ["off"], .done),
    ("write", ["down"], .note), ("jot", ["down"], .note), ("push", ["over"], .move),
    ("move", ["over"], .move), ("swap", ["around", "over"], .swap),
    ("switch", ["around", "over"], .swap), ("flip", ["around", "over"], .swap),
  ]
}
