extension Lexicon {
  /// What people call the things that can be done; words of one entry are joined by `_`.
  static let acts: [(WordClass, String)] = [
    (
      .add,
      """
      add put include schedule insert slot slot_in pencil pencil_in squeeze squeeze_in fit fit_in
      throw_in book book_in reserve pop pop_in append attach slip_in sneak_in jot_in work_in enter
      get_me get_us give_us give_everyone|everybody|ourselves|them give_the_group|kids|children|boys|girls|family|team order_me put_us_down_for put_me_down_for put_down_for log chuck lob whack fit_in_with drop_in bring_in tuck tuck_in pen_in sign_up_for tack_on toss_in arrange allocate stick stick_in plug_in
      lock_in incl chuck_in lay_in bung_in get_in_the_plan set_aside_for block block_off block_out there_will_be there'll_be
      """
    ),
    (.put, "put lay tuck belong belongs place stick pop set park slot get pin assign"),
    (
      .move,
      """
      move shift transfer relocate bring push pull reschedule carry send rearrange reposition
      bump_to displace migrate moves shifts slips promote is|are_now switch change drag bump slide take transpose mv shove pass hand_over scoot scooch nudge has|have_been_pushed|moved|shifted|rescheduled got_moved|pushed|shifted|rescheduled
      """
    ),
    (.later, "postpone delay defer push_back put_off hold_off set_back kick_back push bump"),
    (.earlier, "prepone fwd advance bring_forward pull_forward"),
    (
      .remove,
      """
      remove drop scrap cut delete cancel skip ditch bin trash forget erase strike scratch
      eliminate discard lose omit axe kill dump toss expunge exclude dispense_with get_rid_of
      do_away_with throw_away throw_out take_out take_off take_away leave_out cross_out cross_off
      strike_off strike_out call_off kick_out no_longer_need|want don't|dont_need|want do_not_need|want don't|dont_want|need_to_go_to don't|dont_want|need_to_go|see|visit|do|have|attend no_longer_wish|want|need_to_attend|see|visit|do chop weed_out skip_out
      withdraw pull_out rm descope suppress discontinue annul yeet cull scrub prune ax 86 junk bail_on bail jettison no_need_for wipe_out nix chuck_out get_shot_of forgo del cxl away_with terminate rescind revoke excise rub_out
      flick gave_up_on give_up_on we|i_shan't_bother_with we'll|i'll|we|i_not_bother_with we|i_will_not_bother_with we|i_won't_bother_with we|i_shall_have_to_do_without we'll|i'll_have_to_do_without we|i_can|could_do_without we|i_will_do_without we'll|i'll_do_without get_off_the_plan
      """
    ),
    (.clear, "clear reset unset blank empty wipe"),
    (
      .create,
      """
      create make plan set_up start organise organize arrange build prepare draft
      put_together begin generate establish sort_out new do plan_out map_out
      """
    ),
    (
      .go,
      """
      go travel fly head drive journey go_off be_off off_to headed bound_for heading leave_for
      set_off_for jet_off set_out_for fly_out fly_into sail take_a_trip goin go_to turn_to proceed_to pop_over go_away going_to travelling_to traveling_to
      """
    ),
    (
      .visit,
      """
      visit see explore check_out do tour go_to stop_by drop_by pop_into look_at take_in have eat
      grab enjoy catch swing_by call_in_at go_and_see attend go go_for get_us|me_to hit stop_at stop_off_at hear watch take listen_to
      """
    ),
    (.spend, "spend stay remain sleep overnight base based_out_of based_in be_based"),
    (
      .last,
      """
      we|i|you_will_want we'll|i'll|you'll_want last take need require long run stay spend be_at linger occupy fill lasts takes go_on
      """
    ),
    (
      .allow,
      "allow must|should|have_count count_on|with is|are_enough|plenty will|would_do is|are_fine allot dedicate budget give plan_for set_aside reserve devote block"
    ),
    (.arrive, "arrive arr land reach get_there get_in touch_down get_to check_in fly_in"),
    (.start, "start begin commence kick_off set_off leave_home depart"),
    (
      .leave,
      """
      leave return depart dep ret be_back come_back come_home go_home fly_home fly_back back home get_back
      head_home head_back wrap_up drive_home travel_back coming_home get_home
      """
    ),
    (.end, "end finish close conclude stop be_over last_until"),
    (
      .name,
      "call name title rename label dub christen designate entitle retitle relabel known_as should|shall|must|will_read"
    ),
    (
      .cost,
      """
      cost covered picked_up_the_tab|bill|check|cheque picked_up_the_tab|bill|check|cheque_for footed_the_bill footed_the_bill_for took_care_of come|comes|came_out_to end|ended_up_costing came|come|comes|coming_in_at works_out_at pay charge costs set_us_back set_me_back run_to come_to worth
      """
    ),
    (
      .note,
      "note annotate write remark remember jot jot_down write_down record put_down mention remind"
    ),
    (
      .show,
      """
      show tell list display print read teach teach_me read_me give view let_me_see look_at see give_me gimme read_out ls
      remind show_me let_us_see check review state_the recap summarise summarize sum_up status overview summary handover read_back
      """
    ),
    (
      .open,
      """
      open switch_to switch go_back_to load select take_me_to work_on bring_up go_to jump_to
      return_to continue_with pull_up focus_on back_to get_back_to
      """
    ),
    (.close, "close put_away"),
    (
      .copy,
      "copy make|create_a_copy_of make|create_a|another_second|version_of make|create_a_second|new|another_version_of make_another_one_of copy duplicate repeat clone replicate copied have_again do_again the_same_trip_again|over the_same_trip_once_more"
    ),
    (
      .swap,
      "swap exchange switch trade reverse interchange swap_around swap_over flip change|trade|switch|swap_places the_other_way_round|around other_way_round|around"
    ),
    (
      .done,
      """
      done tick tick_off visited seen finish check_off complete been went been_to have_seen saw did
      cross_off have_done mark finished ticked_off score_off
      """
    ),
    (
      .ready,
      "packed bagged got bought ordered is|are|'s_booked|sorted|arranged has|have_been_booked|sorted|arranged i|we|i've|we've_booked|sorted|arranged i've|we've_got i|we_got in_the|my_bag|case|suitcase|rucksack|backpack we|i_pack"
    ),
    (.draw, "draw plot chart sketch"),
    (
      .zoomIn,
      "zoom_in closer closer_in zoom_in_closer zoom_closer nearer zoom zoom_into magnify get_closer go_closer"
    ),
    (
      .zoomOut,
      "zoom_out further|farther_out out_further|farther zoom_out_further wider zoom_back zoom_away"
    ),
    (.tick, "tick tick_off mark check_off"),
    (.locate, "locate situate takes|take|taking_place will|to_take_place"),
    (
      .calledOff,
      "is|are|'s_off is|are_not_happening isn't|aren't_happening fell_through has|have_fallen_through is|are|'s_cancelled|canceled|scrapped is|are|'s_called_off"
    ),
    (
      .undo,
      """
      undo revert reverse take_back roll_back put_back restore bring_back go_back_one_step unmake
      reinstate put_it_back put_that_back bring_it_back bring_that_back roll_that_back change_it_back
      take_that_back roll_it_back put_it_back_how_it_was put_that_back_how_it_was the_way_it_was as_it_was put_it_back_the_way_it_was
      put_it_back_where_it_was go_back_on step_back one_step_back a_step_back
      return_back return|reverse_the_last_thing want_it|that|them_back give_it|that_back
      undelete un_-_delete un_-_do un_-_remove how_it_was how_it_was_before the_way_it_was_before as_it_was_before back_to_how_it_was back_as_it_was back_with_that
      """
    ),
    (.redo, "redo do_again do_it|that_again"),
    (.extend, "longer extend increase raise lengthen prolong stretch stay_on"),
    (.shorten, "shorter shorten decrease cut reduce trim shave lop curtail cut_short"),
    (
      .set,
      """
      set change make adjust update fix use turn switch put want have give assign correct alter
      amend raise lift is are be 's becomes become go|goes|went_up|down_to
      """
    ),
    (
      .be,
      """
      is are r be 's was were will_be should_be shall_be must_be has_to_be needs_to_be ought_to_be
      would_be becomes become remains it's that's there's comes_to take_place happen takes_place
      happens should|must_come has|needs|ought_to_come comes am 'm 're its i'm we're is|are|'s_just is|are|'s_only consists_of consist_of comprises is_made_up_of are_made_up_of
      """
    ),
    (.search, "search find look_for look_up locate hunt google hunt_for search_for"),
    (.suggest, "suggest recommend recommendation propose suggestion suggestions ideas_for any"),
    (
      .untick,
      "untick uncheck unmark not|isn't|is_not_done|finished undone not|isn't_done_yet"
    ),
    (.goBack, "go|step_back"),
    (.like, "prefer like want say write use using measure work_in"),
    (
      .use,
      "use using prefer switch_to pay_in count_in count work_everything_out_in reckon_in rather_have"
    ),
    (.want, "want need get fancy book would_like line_up"),
    (.depart, "leave depart dep"),
    (.dream, "thinking|dreaming_of|about"),
    (
      .anew,
      """
      make change set move put
      a_better_shout|idea|plan|bet|choice_for would|will|'d_be_better|nicer|preferable|ideal|best is|are|'s_better would|will_suit_us|me_better|best suits|suit_us|me_better|best
      works|work_better_for_us|me
      """
    ),
    (.unfavour, "unfavourite unfavorite unstar"),
    (.save, "save store write keep"),
    (.run, "run execute play load"),
    (.replace, "replace substitute swap|switch|exchange|trade_for swap_out swap_out_for"),
    (.turnOn, "turn|switch_on turn|switch_back_on enable"),
    (.turnOff, "turn|switch_off disable hide no stop no_more"),
    (.speak, "speak talk talk|speak_to_me|us answer reply"),
  ]
}
