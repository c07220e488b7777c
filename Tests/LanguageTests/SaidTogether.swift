/// What is said of several stops at once, and of days by what was spoken of: of a trip with plans.
let saidTogether = #"""
    move everything on tuesday to friday => move 2.1-2.3 to day 5
    move everything from monday to thursday => move 1.1-1.2 to day 4
    put everything on day 3 into ideas => move 3.1-3.2 to ideas
    move all the stops on day 1 to ideas => move 1.1-1.2 to ideas
    move everything after lunch to day 4 => move 2.3 to day 4
    move everything after lunch on tuesday to wednesday => move 2.3 to day 3
    move everything before the eiffel tower to ideas => move 2.1-2.2 to ideas
    remove everything after the louvre => remove 2.2-2.3
    remove everything on tuesday except the louvre => remove 2.2-2.3
    cancel everything on day 2 but lunch and the louvre => remove 2.3
    delete everything on day 2 apart from the eiffel tower => remove 2.1-2.2
    remove everything on tuesday => ?
    remove all of it => ?
    remove everything on day 4 except the louvre => ?
    remove the last two stops on day 2 => remove 2.2-2.3
    move the first two stops of tuesday to friday => move 2.1-2.2 to day 5
    remove the last nine stops on day 2 => remove 2.1-2.3 || ?
    mark everything on monday done => done 1.1-1.2
    what's on monday / move them to friday => move 1.1-1.2 to day 5
    what's on monday / remove both => remove 1.1-1.2
    what's on tuesday / remove both => ?
    what's on tuesday / move all of them to ideas => move 2.1-2.3 to ideas
    show day 3 / move everything to friday => ?
    show day 4 / add picnic there => add picnic to day 4
    what's on thursday? / put "a nap" there at 3pm => add "a nap" to day 4 at 15:00
    show day 4 / move lunch there => move 2.2 to day 4
    move the louvre to friday / move lunch there too => move 2.1 to day 5 ;; move 2.1 to day 5
    move lunch to the day after => move 2.2 to day 3
    move lunch to the next day => move 2.2 to day 3
    move the rodin to the day before => move 3.2 to day 2
    move the louvre to the previous day => move 2.1 to day 1
    move the taxi to the day after => ?
    copy lunch to the following day => copy 2.2 to day 3
    add lunch at noon to day 4 / move it to the day before => add lunch to day 3 at 12:00
  """#

/// What puts right, or leaves open, what was said: of a trip with plans.
let saidAnew = #"""
    people 4 / no, five => people 5
    budget 500 / make that 600 => budget 600
    budget 500 / sorry, i meant 550 EUR => budget 550 EUR
    lunch costs 20 euros / no, 25 => cost 2.2 25
    name day 4 Arrival / no, call it Museums => name day 4 Museums
    name day 4 Arrival / actually, "Rest day" => name day 4 "Rest day"
    add "spa" to day 4 / sorry, I meant "sauna" => add "spa" to day 4 ;; remove 4.1 ;; add "sauna" to day 4
    add Montmartre to day 4 / no, Pont Neuf => add Montmartre to day 4 ;; remove 4.1 ;; add "Pont Neuf" to day 4
    remove lunch / no, dinner => ?
    people 4 / days / no, five => ?
    maybe move lunch to friday => ?
    perhaps remove the taxi => ?
    remember to cancel the taxi => ?
    maybe we could move lunch to friday => ?
    maybe add montmartre to the ideas => add Montmartre to ideas
    maybe show me day 2 => show day 2
  """#

/// What is said in passing with an order: reasons, what is taken back, what is to be left alone.
let saidWithAsides = #"""
    move lunch, i mean the taxi, to thursday => move 5.1 to day 4
    move lunch to thursday no friday => move 2.2 to day 5
    move lunch to thursday, sorry, friday => move 2.2 to day 5
    put lunch at 1 no wait 2pm => at 2.2 14:00
    move not the taxi but lunch to friday => move 2.2 to day 5
    lunch is at 12:30, not 13:00 => at 2.2 12:30
    remove the louvre because it's shut => remove 2.1
    remove lunch, we'll eat on the plane => remove 2.2
    scrap the taxi as ana is picking us up => remove 5.1
    move lunch to friday since tuesday is full => move 2.2 to day 5
    move the taxi to 10am so we can relax => at 5.1 10:00
    remove lunch because we might not be there => remove 2.2
    remove lunch, i think => ?
    remove lunch if it rains => ?
    remove the louvre, we go at 3 => ?
    remove lunch, just kidding => ?
    don't move lunch, move the taxi to thursday => move 5.1 to day 4
    don't remove lunch but remove the taxi => remove 5.1
    keep lunch and remove the louvre => remove 2.1
    remove the louvre, keep the rest => remove 2.1
    remove the louvre, not lunch => remove 2.1
    don't remove lunch and the taxi => ?
    don't move lunch and remove the taxi => ?
    don't move lunch, remove it => ?
    don't forget the taxi, move lunch to friday => ?
    keep lunch but not the louvre => ?
    remove tuesday's lunch => remove 2.2
    move monday's keys to friday => move 1.1 to day 5
    when is tuesday's lunch => show 2.2
    remove friday's lunch => ?
  """#

/// What other strangers said that was refused though it was clear: of a trip with plans.
let saidByOthers = #"""
    actually we're going from 20 to 24 may => ? || dates 2027-05-20..2027-05-24
    i want the trip to run from 19 to 26 april => dates 2027-04-19..2027-04-26
    take the dates off this trip => dates none
    set the city of day 4 to Lisbon => city day 4 Lisbon
    move lunch to the friday => move 2.2 to day 5
    remove 2 and 3 from day 2 => remove 2.2-2.3
    mark 1 and 2 on day 3 done => done 3.1-3.2
    we eat lunch at 13.30 => at 2.2 13:30
    the taxi leaves half an hour earlier => at 5.1 10:30
    the trip now ends on sunday 25 april => dates 2027-04-19..2027-04-25
    this trip should be called Spring in Paris => rename trip "Spring in Paris"
    what date is it in three weeks => -
    park lunch in the ideas for now => move 2.2 to ideas
    add picnic to day 3, no sorry, day 4 => add picnic to day 4
    would you be so kind as to move lunch to friday => move 2.2 to day 5
    rename the trip to Spring break, please => rename trip "Spring break"
    note on lunch: ask for the bill, please => note 2.2 ask for the bill
  """#

/// The same with other stops: of a trip with plans.
let saidToo = #"""
    move lunch to thursday / the taxi too => move 2.2,5.1 to day 4 || move 2.2 to day 4 ;; move 5.1 to day 4
    move lunch to thursday / and the taxi as well => move 2.2 to day 4 ;; move 5.1 to day 4
    remove the louvre / lunch too => remove 2.1-2.2
    stay lunch 90m / same for the louvre => stay 2.2 90m ;; stay 2.1 90m
    mark lunch done / the same for the louvre => done 2.1-2.2
    move lunch to thursday / the sphinx too => ?
    people 4 / lunch too => ?
    how long does the louvre take => -
    use US dollars as the currency from now on => set currency USD
    what currency am i using => settings
    lunch is gonna cost $25 => cost 2.2 25 USD
    am i busy on wednesday => show day 3
  """#

/// What must not touch what is left alone or out, nor do more than was said: of a trip with plans.
let saidToSpare = #"""
    move everything on day 2 to day 3 but not lunch => ?
    remove the louvre, lunch and the taxi but keep the taxi => ?
    keep lunch, remove lunch => ?
    don't remove lunch, remove lunch => ?
    don't move lunch, move everything on day 2 to day 4 => ?
    keep lunch, remove 1.1 => ?
    Not lunch, remove the louvre => ?
    remove everything on day 2 but orsay => ?
    remove everything on day 2 but the taxi => ?
    remove 4 and 1 from day 2 => ?
    remove lunch because it's closed, move the taxi to day 4 => ?
    remove lunch, i was wrong => ?
    remove lunch, we'll decide later => ?
    remove the louvre and lunch, i mean the taxi => ?
    cost lunch 20 / no, the taxi => ?
    describe spring / no problem => ?
    describe spring / no, summer => describe summer
  """#
