/// Names that hold what is none, and stops that the trip has already.
let saidOfNames = #"""
  louvre on thursday => ?
  louvre thu 11 => ?
  moulin rouge on friday => move idea 1 to day 5
  tower on friday => ?
  pick up keys on friday => ?
  sacre coeur friday morning => move idea 2 to day 5 ;; at 5.2 09:00
  lunch on thursday => add lunch to day 4
  lunch also on thursday => copy 2.2 to day 4 || add lunch to day 4
  dinner with ana on thursday => add "dinner with ana" to day 4
  add moulin rouge to friday => add "Moulin Rouge" to day 5
  add coffee 4 => ?
  add coffee 22 => ?
  add coffee d4 => add coffee to day 4
  add lunch 20.4 => ?
  picnic 12-2 thursday => ?
  picnic until 2 on thursday => ?
  add coffee twice => ?
  day 4 = picnic => add picnic to day 4
  add picnic to thursday; dinner at 9 => add picnic to day 4 ;; add dinner to day 4 at 21:00
  thursday: picnic at 12; dinner at 9 => add picnic to day 4 at 12:00 ;; add dinner to day 4 at 21:00
  at 2.1 9:00; dinner at 9 => at 2.1 9:00 ;; at 1.2 21:00
  picnic on thursday? => ?
  dinner at 9? => ?
  friday? => day 5
  show ideas / remove 1 => ?
  show ideas / remove idea 1 => remove idea 1
  show ideas / move 2 to day 4 => ?
  """#
