/// The words by which it is told what a question is about.
enum ViewWords {
  /// With these something is to be changed, and nothing shown.
  static let changing = ClassSet([
    .add, .put, .move, .remove, .clear, .copy, .swap, .undo, .redo, .replace, .set, .extend,
    .shorten,
    .earlier, .later, .anew, .note,
  ])
  static let parting: Set = ["&", "and", "n", ",", ".", ";", "?", "!", "+", "–", "—"]
  static let idleAtFirst: Set = [
    "so", "and", "ok", "okay", "right", "now", "well", "then", "but", "please", "pls", "er", "oh",
  ]
  static let asking: Set = [
    "how", "what", "whats", "what's", "which", "who", "whos", "who's", "where", "when", "is", "are",
    "have", "has", "does", "did", "can", "could", "any", "anything", "show",
    "tell", "read", "total", "would", "wheres", "where's", "hows", "how's", "remind",
    "haven't", "havent",
  ]
  static let debts = BookingWords.ways(
    """
    must_give has_to_give have_to_give should_give must_pay_to has_to_pay_to gives_to_whom
    owes owe owed owing square_up squared_up who_pays_whom who_pays_who settle_up even_up evens
    """)
  static let sums = BookingWords.ways(
    "how_much whats_it_at what_is_it_at what_does_it_all what_do_we total totals grand_total")
  static let moneyWords: Set = [
    "budget", "money", "cash", "spent", "spend", "spending", "cost", "costs", "bill", "damage",
    "price", "kitty", "funds", "total",
  ]
  static let leftWords: Set = [
    "left", "remaining", "remains", "remain", "budget", "kitty", "gone", "used", "over", "spare",
  ]
  static let spokenFor = BookingWords.ways("spoken_for used_up eaten_up left_over")
  static let sumsOfAll = BookingWords.ways(
    """
    so_far all_together in_all in_total come_to comes_to add_up adds_up is_that is_all is_it_all
    whole_trip whole_thing the_trip total_so_far
    """)
  static let allWords: Set = [
    "total", "altogether", "everything", "all", "spent", "damage", "bill", "sum", "spend", "costs",
  ]
  static let sleeping = BookingWords.ways(
    """
    sleep sleeping sleeps stay staying bed beds night nights hotel hotels accommodation
    roof room rooms lodging lodgings accomodation
    """)
  static let everyNight: Set = [
    "every", "each", "where", "somewhere", "which", "missing", "without", "overlooked", "lack",
    "uncovered", "all", "still", "need",
  ]
  static let notBooked = BookingWords.ways(
    "not_booked not_covered no_hotel no_bed don't_have haven't")
  static let eachHead: Set = ["pp", "each"]
  static let perHead = BookingWords.ways("per_head per_person a_head a_person per_pupil per_capita")
  static let howManyNights = BookingWords.ways(
    "how_many_nights how_many_nites how_many_nts")
  static let emptyDays = BookingWords.ways(
    """
    nothing free empty blank unplanned no_plans nothing_planned nothing_on not_planned spare
    """)
  static let wholes: Set = [
    "what", "whats", "what's", "everything", "anything", "all", "show", "read", "see", "plan",
    "plans", "programme", "happening", "got",
  ]
  static let party = BookingWords.ways(
    """
    who_is_coming who's_coming whos_coming who_is_going who's_going whos_going how_many_of_us
    how_many_are_we how_many_people how_many_guests how_many_travellers who_comes_along who_all_is_coming
    """)
  static let withinBudget = BookingWords.ways(
    """
    under_the_cap within_the_cap over_the_cap below_the_cap under_budget within_budget over_budget
    under_the_budget within_the_budget over_the_budget on_budget under_the_limit within_the_limit
    over_the_limit on_track_with_money we_afford i_afford
    """)
  static let booked = BookingWords.ways("booked reserved bookings reservations")
  static let asleep = BookingWords.ways("sleep sleeping sleeps night nights bed")
  static let leaving = BookingWords.ways("leave leaving depart departing check_out go_from")
  static let neighbours = BookingWords.ways(
    """
    before after between time_for beforehand afterwards fit fits clash clashes clashing enough_time
    next_to overlap overlaps
    """)
  static let wholeTrip = BookingWords.ways(
    """
    whole_week the_week whole_trip the_trip whole_thing the_plan whole_plan itinerary overview
    beginning_to_end start_to_finish so_far everything all_of_it programme
    """)
  static let wondering = BookingWords.ways(
    "wants_to_know want_to_know wonders wondering is_asking keeps_asking asks asked_me")
  static let questioning: Set = ["who", "what", "which", "when", "where", "how", "whose"]
  static let beingAsked: Set = [
    "is", "are", "am", "do", "does", "did", "has", "have", "will", "would", "isn't", "isnt", "was",
    "whens", "when's", "wheres", "where's", "whats", "what's", "hows", "how's", "whos", "who's",
  ]
  static let telling = BookingWords.ways(
    """
    run_me_through run_us_through talk_me_through walk_me_through take_me_through read_me read_us
    read_back go_through_with_me
    """)
  static let packing: Set = ["pack", "packing"]
  static let doing = BookingWords.ways("to_do todo todos to_dos")
}
