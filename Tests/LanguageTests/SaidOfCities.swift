/// Of a trip through several towns, each the city of a day or of several.
let saidOfCities = #"""
  swap matosinhos and lisboa => swap day 3 with day 5
  switch lisboa with matosinhos => ? || swap day 5 with day 3
  move matosinhos a day earlier => move day 3 to day 2
  we skip matosinhos => remove day 3
  swap porto and lisboa => ?
  remove porto => ?
  day 4 kyoto => ?
  day 4 coffee => add coffee to day 4
  add dom-luis 11:00 => ?
  how many nights in porto => show trip
  what's unplanned => show trip
  which day is april 8 => when 2027-04-08
  start on tuesday 6 april => ?
  new family trip to paris 1-4 may => new trip to Paris 2027-05-01..2027-05-04 style family
  """#

/// What is told in rows of their own, in orders of words that no shape of a command has.
let saidInRows = #"""
  i want weeks to begin on saturday => set week-start saturday
  weeks should be started on sunday => set week-start sunday
  use miles as the unit (not km) => set units mi
  kms -> miles => set units mi
  from miles to km please => set units km || ?
  currency gbp default => set currency GBP
  move lunch to friday / cancel my last change => ~
  move lunch to friday / the last amendment should be undone => ~ || ?
  move lunch to friday / one step back, please => ~
  lunch to friday, same time => move 2.2 to day 5
  the taxi on thursday, same time => ?
  friday is The Big Day => ?
  friday is the best => ?
  day 5 label: Wrap-up => name day 5 "Wrap-up"
  the trip is called Half Term. => rename trip "Half Term"
  the name of the trip must become Vacanza => rename trip Vacanza
  call day 2 Washington D.C. => name day 2 "Washington D.C."
  our budget is one lakh rupees => budget 100000 INR
  the budget: two thousand five hundred and fifty euros => budget 2550 EUR
  a party of six => people 6
  we are three => people 3 || ?
  four of us all up => people 4
  lunch runs 1230 to 1330 => ?
  lunch 1230 to 1330 => ? || at 2.2 12:30 ;; stay 2.2 60m
  lunch should've been at 1 pm => ?
  dinner should've said 7:15 pm => ? || at 1.2 19:15
  let's not do the taxi on friday but on thursday => move 5.1 to day 4
  don't do the taxi on friday but dinner on thursday => ?
  remove lunch, i mean dinner => remove 1.2
  to friday with lunch => move 2.2 to day 5
  put a note on the louvre: closed on tuesdays => add note 2.1 "closed on tuesdays"
  spa on friday at eight hundred hours => add spa to day 5 at 08:00
  thursday's one, please delete => ?
  moulin rouge on thursday at 9 pm => ? || move idea 1 to day 4 ;; at 4.1 21:00
  """#
