/// About hotels, other bookings, dates, money and lists.
let labelledBookings = """

  # nights-without-hotel: the last of three nights
  trip start=2027-04-19 days=4
  hotel Casa 1 3 in=porto
  want nights-without-hotel@3
  # near nights-without-hotel: nobody asks where there is no hotel at all
  trip start=2027-04-19 days=4
  # near nights-without-hotel: the night train has a bed
  trip start=2027-04-19 days=3
  hotel Casa 1 2 in=porto
  train Lusitania 2@21:00 3@08:00 from=porto to=madrid
  # nights-without-hotel: two holes
  trip start=2027-04-19 days=6
  hotel Casa 2 3 in=porto
  hotel Alfama 4 6 in=lisbon
  want nights-without-hotel@1 nights-without-hotel@3
  # near nights-without-hotel: people sleep at home after the way back
  trip start=2027-04-19 days=4
  hotel Casa 1 3 in=porto
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 3@18:00 3@20:00 from=porto to=london
  # nights-without-hotel: the date behind it is no day, and people sleep all the same
  trip start=2027-04-19 days=3 gap=2
  hotel Casa 1 2 in=porto
  want nights-without-hotel@2 gap-in-dates@3
  # near nights-without-hotel: two days apart, and a bed for the night of the first
  trip start=2027-04-19 days=2 gap=1
  hotel Casa 1 2 in=porto
  want gap-in-dates@2
  # two-hotels: both for the second night
  trip start=2027-04-19 days=4
  hotel Casa 1 3 in=porto
  hotel Alfama 2 4 in=porto
  want two-hotels@2
  # near two-hotels: one ends where the other begins
  trip start=2027-04-19 days=4
  hotel Casa 1 2 in=porto
  hotel Alfama 2 4 in=porto
  # hotel-far: a hotel in Lisbon for days in Porto
  trip start=2027-04-19 days=3
  day 1 city=porto
  day 2 city=porto
  hotel Alfama 1 3 in=lisbon
  want hotel-far@1
  # near hotel-far: on the day of moving on one sleeps in the next town
  trip start=2027-04-19 days=3
  day 1 city=porto
  day 2 city=lisbon
  hotel Alfama 1 3 in=lisbon
  # late-check-in: the plane lands at half past eleven
  trip start=2027-04-19 days=3
  hotel Casa 1 3 in=porto
  flight TP1 1@21:00 1@23:30 from=london to=porto
  flight TP2 3@18:00 3@20:00 from=porto to=london
  want late-check-in@1
  # near late-check-in: the plane lands at six
  trip start=2027-04-19 days=3
  hotel Casa 1 3 in=porto
  flight TP1 1@16:00 1@18:00 from=london to=porto
  flight TP2 3@18:00 3@20:00 from=porto to=london
  # late-check-in: the first night is slept on the plane
  trip start=2027-04-19 days=4
  hotel Ryokan 1 4 in=tokyo
  flight A1 1@20:00 2@14:00 from=london to=tokyo
  flight A2 4@18:00 4@23:00 from=tokyo to=london
  want late-check-in@1 arrives-another-day@1
  # check-in-closed: the train arrives half an hour after it
  trip start=2027-04-19 days=3
  hotel Casa 1@15:00 3 in=porto until=21:00
  train AP1 1@18:30 1@21:30 from=lisbon to=porto
  train AP2 3@18:00 3@21:00 from=porto to=lisbon
  want check-in-closed@1
  # near check-in-closed: the desk is open until two in the night
  trip start=2027-04-19 days=3
  hotel Casa 1@15:00 3 in=porto until=02:00
  flight TP1 1@21:00 1@23:30 from=london to=porto
  flight TP2 3@18:00 3@20:00 from=porto to=london
  # check-in-closed: after midnight, and nobody asks a second time
  trip start=2027-04-19 days=3
  hotel Casa 1 3 in=porto until=23:00
  flight TP1 1@22:30 2@01:10 from=london to=porto
  flight TP2 3@18:00 3@20:00 from=porto to=london
  want check-in-closed@1 arrives-another-day@1
  # near check-in-closed: in time, to the minute
  trip start=2027-04-19 days=3
  hotel Casa 1@15:00 3 in=porto until=21:30
  train AP1 1@18:30 1@21:30 from=lisbon to=porto
  train AP2 3@18:00 3@21:00 from=porto to=lisbon
  # ends-before-start: left on the day it begins
  trip start=2027-04-19 days=3
  hotel Casa 2 2 in=porto
  want ends-before-start@2 nights-without-hotel@1
  # near ends-before-start: one night is enough
  trip start=2027-04-19 days=3
  hotel Casa 1 2 in=porto
  hotel Alfama 2 3 in=porto
  # ends-before-start: a train that arrives before it leaves
  trip start=2027-04-19 days=1
  train Alfa 1@14:00 1@12:00 from=porto to=lisbon zone=Europe/Lisbon
  want ends-before-start@1
  # near ends-before-start: over zones it may look so
  trip start=2027-04-19 days=1
  train Alfa 1@14:00 1@13:30 from=porto to=madrid zone=Europe/Lisbon zone2=Atlantic/Azores
  # booking-outside: a tour a week later
  trip start=2027-04-19 days=3
  activity boat_tour 9@10:00 in=porto
  want booking-outside
  # near booking-outside: the night flight home lands a day later
  trip start=2027-04-19 days=3
  flight A1 1@08:00 1@18:00 from=london to=tokyo
  flight A2 3@23:00 4@06:00 from=tokyo to=london
  want arrives-another-day@3
  # booking-outside: a hotel for a night too many
  trip start=2027-04-19 days=3
  hotel Casa 1 4 in=porto
  want booking-outside
  # duplicate-booking: the same train twice
  trip start=2027-04-19 days=1
  train Alfa 1@11:00 1@14:00 from=porto to=lisbon
  train Alfa 1@11:00 1@14:00 from=porto to=lisbon
  want duplicate-booking@1
  # near duplicate-booking: two seats are two tickets
  trip start=2027-04-19 days=1
  train Alfa 1@11:00 1@14:00 from=porto to=lisbon seat=41
  train Alfa 1@11:00 1@14:00 from=porto to=lisbon seat=42
  # activity-conflict: lunch during the tour
  trip start=2027-04-19 days=1
  activity boat_tour 1@12:00 1@14:00 in=porto
  stop 1 lunch at=13:00
  want activity-conflict@1
  # near activity-conflict: lunch after it
  trip start=2027-04-19 days=1
  activity boat_tour 1@12:00 1@14:00 in=porto
  stop 1 lunch at=14:00
  # activity-conflict: two tours at one time
  trip start=2027-04-19 days=1
  activity boat_tour 1@12:00 for=120 in=porto
  activity wine_tour 1@13:00 for=60 in=porto
  want activity-conflict@1
  # undated-booking: a ticket for any day
  trip start=2027-04-19 days=1
  activity museum_pass
  want undated-booking
  # near undated-booking: a day without a time is enough
  trip start=2027-04-19 days=1
  activity museum_pass 1
  # closed: Serralves on a Monday
  trip start=2027-04-19 days=1
  stop 1 Serralves at=11:00 in=porto open=tue-sun_10:00-18:00
  want closed@1
  # near closed: on a Tuesday it is open
  trip start=2027-04-20 days=1
  stop 1 Serralves at=11:00 in=porto open=tue-sun_10:00-18:00
  # closed: before it opens
  trip start=2027-04-20 days=1
  stop 1 Serralves at=08:00 in=porto open=tue-sun_10:00-18:00
  want closed@1
  # near closed: the bar is open past midnight of the day before
  trip start=2027-04-20 days=1
  stop 1 night_bar at=01:00 in=porto open=mon-sun_20:00-02:00
  # near closed: open from the evening before, on a day without hours of its own
  trip start=2027-04-19 days=1
  stop 1 night_bar at=00:30 in=porto open=sun_18:00-02:00
  # closes-too-soon: an hour is missing
  trip start=2027-04-20 days=1
  stop 1 Serralves at=16:00 for=180 in=porto open=tue-sun_10:00-18:00
  want closes-too-soon@1
  # near closes-too-soon: until it closes
  trip start=2027-04-20 days=1
  stop 1 Serralves at=16:00 for=120 in=porto open=tue-sun_10:00-18:00
  """
