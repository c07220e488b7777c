/// About dates, money and lists, and what is there twice.
let labelledMoney = """

  # duplicate-stop: the same place twice
  trip start=2027-04-19 days=1
  stop 1 Lello in=porto
  stop 1 Clérigos in=porto+1
  stop 1 Lello in=porto
  want duplicate-stop@1
  # duplicate-stop: in the morning and again in the afternoon
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 in=porto+1
  stop 1 Lello at=15:00 in=porto+1
  want duplicate-stop@1
  # near duplicate-stop: one comes back to the station, and to the bar
  trip start=2027-04-19 days=1
  stop 1 São_Bento at=09:00 in=porto+1 kind=station
  stop 1 Majestic at=10:00 in=porto+1 kind=cafe
  stop 1 Majestic at=15:00 in=porto+1 kind=cafe
  stop 1 São_Bento at=18:00 in=porto+1 kind=station
  # near duplicate-stop: words alone are no place
  trip start=2027-04-19 days=1
  stop 1 swim at=10:00
  stop 1 swim at=15:00
  # near duplicate-stop: on two days it is no mistake
  trip start=2027-04-19 days=2
  stop 1 Lello in=porto
  stop 2 Lello in=porto
  # near duplicate-stop: coffee comes again
  trip start=2027-04-19 days=1
  stop 1 coffee at=10:00
  stop 1 coffee at=16:00
  # over-budget: a cent too much
  trip start=2027-04-19 days=1 budget=100EUR
  stop 1 dinner cost=100.01EUR
  want over-budget
  # near over-budget: all of it
  trip start=2027-04-19 days=1 budget=100EUR
  stop 1 dinner cost=40EUR
  activity boat_tour 1 in=porto cost=60EUR
  # over-budget: with a rate the other way round
  trip start=2027-04-19 days=1 budget=100EUR rates=EUR/JPY:160
  stop 1 dinner cost=16001JPY
  want over-budget
  # near over-budget: exactly by the rate
  trip start=2027-04-19 days=1 budget=100EUR rates=EUR/JPY:160
  stop 1 dinner cost=16000JPY
  # cost-without-rate: dollars and no rate
  trip start=2027-04-19 days=1 budget=100EUR
  stop 1 dinner cost=20USD
  want cost-without-rate
  # near cost-without-rate: with a rate
  trip start=2027-04-19 days=1 budget=100EUR rates=USD/EUR:0.92
  stop 1 dinner cost=20USD
  # near cost-without-rate: all in one foreign currency, no budget
  trip start=2027-04-19 days=1
  stop 1 dinner cost=2000JPY
  # unknown-payer: Eva paid and is not there
  trip start=2027-04-19 days=1 names=Ana,Bob
  stop 1 dinner cost=20EUR paid=Eva
  want unknown-payer@1
  # near unknown-payer: ana is Ana
  trip start=2027-04-19 days=1 names=Ana,Bob
  stop 1 dinner cost=20EUR paid=ana
  # gap-in-dates: two dates are no days
  trip start=2027-04-19 days=3 gap=2
  want gap-in-dates@3
  # near gap-in-dates: none is missing
  trip start=2027-04-19 days=3
  # empty-day: nothing between two days with plans
  trip start=2027-04-19 days=3
  stop 1 lunch
  stop 3 lunch
  want empty-day@2
  # empty-day: there is an idea for it
  trip start=2027-04-19 days=3
  stop 1 lunch
  stop 3 lunch
  idea swim
  want empty-day@2
  # near empty-day: at the ends nobody misses anything
  trip start=2027-04-19 days=3
  stop 2 lunch
  # near empty-day: a train is a plan, and so is a title
  trip start=2027-04-19 days=4
  stop 1 lunch
  train Alfa 2@11:00 2@14:00 from=porto to=lisbon
  day 3 title=rest
  stop 4 lunch
  # overdue-task: the passport was due last month
  trip start=2027-04-19 days=1 today=2026-11-21
  todo renew_passport by=2026-10-01
  want overdue-task
  # near overdue-task: done, or due today
  trip start=2027-04-19 days=1 today=2026-11-21
  todo renew_passport by=2026-10-01 done=yes
  todo buy_adapter by=2026-11-21
  # not-packed: tomorrow is the day
  trip start=2026-11-22 days=1 today=2026-11-21
  pack socks
  want not-packed
  # near not-packed: next week is time enough
  trip start=2026-11-30 days=1 today=2026-11-21
  pack socks
  # what is off is not found
  trip start=2027-04-19 days=1 budget=10EUR off=over-budget
  stop 1 dinner cost=20EUR
  # an empty trip has nothing wrong
  trip days=3
  """
