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
