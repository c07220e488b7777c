/// Questions, in the trip to Paris.
let saidAsked = #"""
  which day does the 22nd fall on => when 2027-04-22
  what weekday is the 20th => when 2027-04-20
  when's the 23rd => when 2027-04-23
  what date do we fly home => dates
  when are we coming back? => dates
  which days are we away => dates
  how many sleeps till we leave => show trip
  how long before the holiday => show trip
  how soon do we leave => show trip || ?
  what comes after the louvre => show day 2
  what's before lunch with tom => show day 2
  what are we doing after lunch on tuesday => show day 2
  is there anything after dinner => show day 1
  what's after the moulin rouge => show idea 1
  how many things are there on wednesday => show day 3
  how busy is tuesday => show day 2
  what's the last stop on tuesday => details 2.3
  what's the first thing on day 2 => details 2.1
  let me have a summary => show trip
  i'd like an overview of the trip => show trip
  a recap of wednesday please => show day 3
  have I already booked the louvre? => show 2.1
  did we plan the orsay yet => show 3.1
  is the taxi on friday => show 5.1
  have we got the zoo planned => -
  which trips include the louvre => find louvre
  where exactly is the colosseum => search colosseum
  what do you know about the Prado => search Prado
  what did i change last => log
  what was the last change we made => log
  what currency are we using => settings
  did I ever add it => ? || -
  """#

/// Dates, days and settings in other words, in the trip to Paris.
let saidOtherwise = #"""
  extend the trip to the 25th => dates 2027-04-19..2027-04-25
  let's stay till sunday => dates 2027-04-19..2027-04-25
  we'll be coming home on the 26th => dates 2027-04-19..2027-04-26
  extend it to the 24th instead => dates 2027-04-19..2027-04-24
  have the trip last until 1 may => dates 2027-04-19..2027-05-01
  extend the trip to 2027-05-02 => dates 2027-04-19..2027-05-02
  end the trip tomorrow => ?
  begin the trip on the 20th => ?
  the trip starts on 10 may, keep the same length => shift trip to 2027-05-10
  start the trip on the 12th but with the same number of days => shift trip to 2027-04-12
  the trip begins on 10 may instead => shift trip to 2027-05-10
  move the trip to the 26th => shift trip to 2027-04-26
  have the 18th be the first day => dates 2027-04-18..2027-04-23
  chop the last day off the trip => remove day 5
  chop a day off the end of the trip => ?
  lose the first two days => ?
  change the dates to 21-25 april and shift all the plans along => dates 2027-04-21..2027-04-25 shift
  change the dates to 20-24 april but leave everything where it is => dates 2027-04-20..2027-04-24 keep
  move the dates to 20-22 april and put the rest among the ideas => dates 2027-04-20..2027-04-22 ideas
  drop the dates, we don't know when we're leaving yet => dates none
  squeeze an extra day in after wednesday => add day after day 3
  put in a spare day after day one => add day after day 1
  add a rest day before day 3 => add day after day 2
  add a day before day 1 => dates 2027-04-18..2027-04-23
  swap the first and third days => swap day 1 with day 3
  switch the second day with the last => swap day 2 with day 5
  we'll be spending friday in Versailles => city day 5 Versailles
  rename the paris trip to Spring => rename trip Spring
  copy the trip and call the new one Paris again => copy trip as "Paris again"
  make a duplicate of the trip called Backup => copy trip as Backup
  day 2 / and the one after that => day 2 ;; day 3
  day 3 / the one before => day 3 ;; day 2
  forget about the budget => budget none
  show costs in swiss francs => ? || set currency CHF
  show prices in pounds => set currency GBP
  use pounds from now on => set currency GBP
  give distances in kilometres => set units km
  everything in miles please => set units mi || ?
  change the language to french => set language fr
  please talk to me in spanish => set language es
  we're British so put the day first in dates => set date-order dmy
  begin the week on saturday => set week-start saturday
  make the first day of the week sunday => set week-start sunday || ?
  define an alias named tt for show day 2 => alias tt = show day 2
  alias tt = show day 2 / forget the alias tt => ~
  alias tt = show day 2 / scrap the shortcut called tt => ~
  right that's it for today, close the trip => close
  """#
