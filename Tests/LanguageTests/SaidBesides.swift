/// What is denied, felt, heard or told of others, in the trip to Paris: nothing is to be done.
let saidBesides = #"""
  i did not mean to remove day 3 => ?
  sorry, did not mean to delete the trip => ?
  we did not mean to cancel dinner with ana => ?
  tuesday is off => ?
  day 3 is off => ?
  thursday is off for us => ?
  monday is off, tuesday too => ?
  the trip is off => ?
  i dread moving lunch to friday => ?
  we objected to cancelling lunch => ?
  i hate to remove the louvre => ?
  we failed to cancel lunch => ?
  she will not, cancel dinner => ?
  i won't, cancel dinner => ?
  not so fast, remove the louvre => ?
  someone suggested, remove the louvre => ?
  nobody told me, remove the louvre => ?
  he asked me, cancel lunch => ?
  cancel lunch, that's not right => ?
  move lunch to friday, it is not true => ?
  remove lunch, i was wrong => ?
  add a day on day 3 => ?
  delete everything in the trip => ?
  how about dropping day 3 => ?
  it looks like we remove the louvre => ?
  push lunch to friday, a bit later => ?
  day 2: breakfast, lunch with tom and dinner => ?
  things we did on day 2: swim, walk => ?
  day 3 was: swim, hike => ?
  my cousin will make a pasta class on friday => ?
  add picnic to day 4 / move the louvre to day 3 / remove it from the ideas => ?
  no lunch on tuesday => ?
  """#

/// What stands beside an order, or is meant by a word for what was named, in the trip to Paris.
let saidBeside = #"""
  lunch is off => remove 2.2
  lunch is off, take it out => remove 2.2
  the louvre, let's do it on thursday => move 2.1 to day 4
  set lunch to half past two, they'll be starving => at 2.2 14:30
  for the demo, set the style to educational => style educational
  change the destination to Rome => destination Rome
  the taxi takes two hours, not three => stay 5.1 2h
  day 5: souvenir shopping 10:00, brunch 12:30 => add "souvenir shopping" to day 5 at 10:00 ;; add brunch to day 5 at 12:30
  ideas: knife shop, puppet theatre, cat café => add "knife shop" to ideas ;; add "puppet theatre" to ideas ;; add "cat café" to ideas
  flag break at 8am on tuesday, wednesday and thursday => add "flag break" to day 2 at 08:00 ;; add "flag break" to day 3 at 08:00 ;; add "flag break" to day 4 at 08:00
  add picnic to day 2 / same for wed and thurs => add picnic to day 2 ;; copy 2.4 to day 3 ;; copy 3.3 to day 4
  we really can't spend more than 1500 euros => budget 1500 EUR
  party size: two => people 2
  day 2 boat trip 11am => add "boat trip" to day 2 at 11:00
  give tuesday the heading Cold War => name day 2 "Cold War"
  add picnic to day 4 / copy picnic to day 3 / actually scrap the wednesday one => add picnic to day 4
  """#
