/// About stops, their times and the distances between them.
let labelledStops = """

  # overlapping-stops: a stop begins in the middle of another
  trip start=2027-04-19 days=1
  stop 1 museum_of_trams at=10:00 for=120 in=porto
  stop 1 lunch at=11:30 in=porto+1
  want overlapping-stops@1
  # near overlapping-stops: one begins when the other ends
  trip start=2027-04-19 days=1
  stop 1 museum_of_trams at=10:00 for=120 in=porto
  stop 1 lunch at=12:00
  # overlapping-stops: words alone count too, without dates
  trip days=2
  stop 2 class at=09:00 for=180
  stop 2 massage at=11:00 for=60
  want overlapping-stops@2
  # near overlapping-stops: the café of the museum is a part of it
  trip start=2027-04-19 days=1
  stop 1 Serralves at=10:00 for=180 in=porto
  stop 1 café at=11:00 for=30 in=porto
  # overlapping-stops: one that goes on past midnight
  trip start=2027-04-19 days=1
  stop 1 party at=22:00 for=240
  stop 1 fado at=23:00 in=porto
  want overlapping-stops@1
  # overlapping-stops: two inside of a long one
  trip start=2027-04-19 days=1
  stop 1 conference at=09:00 for=480 in=porto
  stop 1 lunch at=12:00 for=60 in=porto+2
  stop 1 coffee at=15:00 in=porto+3
  want overlapping-stops@1 overlapping-stops@1
  # near overlapping-stops: a meal on the way
  trip start=2027-04-19 days=1
  stop 1 walk at=09:00 for=480
  stop 1 lunch at=12:00 for=60
  # overlapping-stops: what stands next door is no part of it
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 for=120 in=porto
  stop 1 Clérigos at=11:00 for=120 in=porto+0.15
  want overlapping-stops@1
  # overlapping-stops: next door, and nobody knows for how long
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 for=120 in=porto
  stop 1 Clérigos at=11:00 in=porto+0.15
  want overlapping-stops@1
  # near overlapping-stops: the chapel of a castle is over before the castle is
  trip start=2027-04-19 days=1
  stop 1 castle at=10:00 for=180 in=porto
  stop 1 chapel at=11:00 for=30 in=porto+0.1
  # same-time: next door at one time
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 in=porto
  stop 1 Clérigos at=10:00 in=porto+0.15
  want same-time@1
  # same-time: two stops at one time
  trip start=2027-04-19 days=1
  stop 1 lunch at=13:00
  stop 1 meeting at=13:00
  want same-time@1
  # near same-time: one of the two has no time
  trip start=2027-04-19 days=1
  stop 1 lunch at=13:00
  stop 1 meeting
  # same-time: of two days only one is meant
  trip days=2
  stop 1 dinner at=19:00
  stop 2 dinner at=19:00
  stop 2 concert at=19:00
  want same-time@2
  # impossible-hop: Paris an hour after Porto
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 for=60 in=porto
  stop 1 Louvre at=12:00 in=paris
  want impossible-hop@1
  # near impossible-hop: with a flight between it is none
  trip start=2027-04-19 days=1
  stop 1 Lello at=07:00 for=60 in=porto
  stop 1 Louvre at=16:00 in=paris
  flight AF1 1@10:00 1@13:00 from=porto to=paris
  # impossible-hop: Lisbon ten minutes later
  trip days=1
  stop 1 Lello at=10:00 in=porto
  stop 1 Belém at=10:10 in=lisbon
  want impossible-hop@1
  # too-little-time: Braga in a quarter of an hour
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 for=60 in=porto
  stop 1 Bom_Jesus at=11:15 in=braga
  want too-little-time@1
  # near too-little-time: an hour is enough for Braga
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 for=60 in=porto
  stop 1 Bom_Jesus at=12:00 in=braga
  # too-little-time: across the town in no time
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 for=60 in=porto
  stop 1 beach_bar at=11:00 in=porto+8
  want too-little-time@1
  # near too-little-time: next door in no time
  trip start=2027-04-19 days=1
  stop 1 Lello at=10:00 for=60 in=porto
  stop 1 Clérigos at=11:00 in=porto+1
  # far-from-city: a stop in Lisbon on a day in Porto
  trip start=2027-04-19 days=1
  day 1 city=porto
  stop 1 Belém in=lisbon
  want far-from-city@1
  # far-from-city: the day after tomorrow is there
  trip start=2027-04-19 days=3
  day 1 city=porto
  day 2 city=porto
  day 3 city=lisbon
  stop 1 Belém in=lisbon
  want far-from-city@1
  # near far-from-city: Braga is a day trip
  trip start=2027-04-19 days=1
  day 1 city=porto
  stop 1 Bom_Jesus in=braga
  # near far-from-city: tomorrow is in Lisbon, so one goes there today
  trip start=2027-04-19 days=2
  day 1 city=porto
  day 2 city=lisbon
  stop 1 Belém in=lisbon
  stop 2 Alfama in=lisbon
  # far-from-city: the town that the trip goes to counts
  trip start=2027-04-19 days=1 to=porto
  stop 1 Louvre in=paris
  want far-from-city@1
  # near far-from-city: whoever flies that day may be anywhere
  trip start=2027-04-19 days=1
  day 1 city=paris
  stop 1 Lello at=08:00 in=porto
  flight AF1 1@12:00 1@15:00 from=porto to=paris
  # out-of-order: breakfast stands behind coffee
  trip start=2027-04-19 days=1
  stop 1 coffee at=15:00
  stop 1 breakfast at=08:00
  want out-of-order@1
  # near out-of-order: what has no time stands anywhere
  trip start=2027-04-19 days=1
  stop 1 breakfast at=08:00
  stop 1 walk
  stop 1 coffee at=15:00
  # long-day: from seven to ten
  trip start=2027-04-19 days=1
  stop 1 breakfast at=07:00 for=30
  stop 1 dinner at=19:00 for=180
  want long-day@1
  # near long-day: twelve hours are no more than twelve
  trip start=2027-04-19 days=1
  stop 1 breakfast at=08:00 for=30
  stop 1 dinner at=18:00 for=120
  # night-stop: a museum at two
  trip start=2027-04-19 days=1
  stop 1 Serralves at=02:00 in=porto
  want night-stop@1
  # near night-stop: the sunrise is early
  trip start=2027-04-19 days=1
  stop 1 sunrise_at_the_bridge at=04:30 in=porto
  # without-place: words that no place is known for
  trip start=2027-04-19 days=1
  stop 1 that_tiny_bar
  want without-place@1
  # near without-place: dinner needs none
  trip start=2027-04-19 days=1
  stop 1 dinner_with_Ana at=20:00
  # without-place: two of a day are told once
  trip start=2027-04-19 days=1
  stop 1 that_tiny_bar
  stop 1 the_other_one
  want without-place@1
  """
