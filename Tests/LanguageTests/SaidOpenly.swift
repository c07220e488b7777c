extension SaidScene {
  /// What is read by what its words are: sentences that only tell beside an order, fragments about what
  /// was spoken of last, and what is told with the words that lead to a day.
  static let saidOpenly = #"""
    we are tired. move dinner to friday => move 1.2 to day 5
    we love museums. move the louvre to day 4 => move 2.1 to day 4
    dinner is too expensive. remove it => remove 1.2
    the taxi is expensive. it costs 40 euros => cost 5.1 40 EUR
    i have lost interest in the louvre. take it out => remove 2.1
    i no longer wish to attend lunch; kindly remove it => remove 2.2
    status update: the louvre is done => done 2.1
    wednesday is too full. move dinner to thursday => ?
    we will be slow in the morning. set the louvre to 10:30 => ?
    don't do it. move dinner to friday => ?
    if it rains. move dinner to friday => ?
    remove lunch. move dinner to friday => remove 2.2 ;; move 1.2 to day 5
    don't move lunch to thursday, whoops, friday => ?
    don't remove lunch and put it on day 4 => ?
    swap maybe the louvre with orsay => ?
    move maybe lunch to friday => ?
    remind me, what is on wednesday? => show day 3
    the louvre is on which day? => show 2.1
    friday's programme, please => show day 5
    show dinner's plan => ?
    lunch to friday => move 2.2 to day 5
    friday is The Big Day => ?
    same lunch to friday => ? || copy 2.2 to day 5
    we are tired. move lunch to friday and dinner to thursday. so there => move 2.2 to day 5 ;; move 1.2 to day 4
    everything a week later, please => shift trip by 7 days
    the trip should be longer by two days => extend trip by 2 days
    we are a family of four => people 4
    doris is coming, so we're nine => people 9
    budget approved: EUR 3,200 => budget 3200 EUR
    budget 1.5k => budget 1500
    add coffee to day 4 15.00 hrs => add coffee to day 4 at 15:00
    coffee on tuesday, love => add coffee to day 2 || ?
    add coffee to day 4 at 10:00 / 2 hours => add coffee to day 4 at 10:00 ;; stay 4.1 2h
    add coffee to day 4 at 10:00 / 30 euros => add coffee to day 4 at 10:00 ;; cost 4.1 30 EUR
    add coffee to day 4 at 10:00 / friday too => add coffee to day 4 at 10:00 ;; copy 4.1 to day 5
    add coffee to day 4 at 10:00 / same fri => add coffee to day 4 at 10:00 ;; copy 4.1 to day 5
      let's go back on that one => ?
    naw, monday => move idea 2 to day 1
    """#
}
