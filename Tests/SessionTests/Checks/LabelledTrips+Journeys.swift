/// About journeys, and what is planned around them.
let labelledJourneys = """

  # before-arrival: a museum before the plane lands
  trip start=2027-04-19 days=2
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 2@18:00 2@20:00 from=porto to=london
  stop 1 Serralves at=10:00 in=porto
  want before-arrival@1
  # near before-arrival: breakfast at home is before the flight
  trip start=2027-04-19 days=2
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 2@18:00 2@20:00 from=porto to=london
  stop 1 breakfast at=06:00 in=london
  stop 1 Serralves at=13:00 in=porto
  # before-arrival: the way there has two legs and a night
  trip start=2027-04-19 days=3
  flight A1 1@10:00 1@13:00 from=berlin to=london
  flight A2 1@16:00 2@12:00 from=london to=tokyo
  flight A3 3@10:00 3@15:00 from=tokyo to=berlin
  stop 2 shrine at=09:00 in=tokyo
  want before-arrival@2 arrives-another-day@1
  # after-departure: dinner when the plane has left
  trip start=2027-04-19 days=2
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 2@18:00 2@20:00 from=porto to=london
  stop 2 Serralves at=19:00 in=porto
  want after-departure@2
  # near after-departure: dinner at home is after the flight
  trip start=2027-04-19 days=2
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 2@18:00 2@20:00 from=porto to=london
  stop 2 dinner at=21:30 in=london
  # after-departure: a whole day after
  trip start=2027-04-19 days=3
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 2@18:00 2@20:00 from=porto to=london
  stop 3 Serralves in=porto
  want after-departure@3
  # stop-during-journey: lunch while the train runs
  trip start=2027-04-19 days=1
  train Alfa 1@11:00 1@14:00 from=porto to=lisbon
  stop 1 massage at=12:00
  want stop-during-journey@1
  # near stop-during-journey: lunch on the train is meant so
  trip start=2027-04-19 days=1
  train Alfa 1@11:00 1@14:00 from=porto to=lisbon
  stop 1 lunch_on_the_train at=12:00
  # near stop-during-journey: one stops on a drive
  trip start=2027-04-19 days=1
  drive to_Lisbon 1@11:00 1@14:00 from=porto to=lisbon
  stop 1 lunch at=12:00
  # left-before: a stop where one has left, before the way back
  trip start=2027-04-19 days=4
  flight TP1 2@10:00 2@11:00 from=porto to=london
  flight TP2 3@18:00 3@20:00 from=london to=porto
  stop 2 Lello at=12:00 in=porto
  want left-before@2
  # near left-before: a stop where one has come to
  trip start=2027-04-19 days=4
  flight TP1 2@10:00 2@11:00 from=porto to=london
  flight TP2 3@18:00 3@20:00 from=london to=porto
  stop 2 Tower at=14:00 in=london
  stop 4 Lello at=12:00 in=porto
  # late-for-departure: a museum until half an hour before the flight
  trip start=2027-04-19 days=1
  stop 1 Serralves at=10:00 for=90 in=porto
  flight TP1 1@12:00 1@14:00 from=porto to=london
  want late-for-departure@1
  # near late-for-departure: the airport is no mistake
  trip start=2027-04-19 days=1
  stop 1 at_the_airport at=10:00 for=90 in=porto
  flight TP1 1@12:00 1@14:00 from=porto to=london
  # near late-for-departure: for a train half an hour is enough
  trip start=2027-04-19 days=1
  stop 1 Serralves at=10:00 for=90 in=porto
  train Alfa 1@12:00 1@15:00 from=porto to=lisbon
  # missing-way-back: one flight there and none back
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  want missing-way-back
  # near missing-way-back: there is a train back
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  train home 4@09:00 4@21:10 from=porto to=london
  # near missing-way-back: a day trip has one day
  trip start=2027-04-19 days=1
  train Alfa 1@09:00 1@12:00 from=porto to=lisbon
  # short-connection: twenty minutes between two flights
  trip start=2027-04-19 days=1
  flight A1 1@08:00 1@10:00 from=porto to=madrid
  flight A2 1@10:20 1@13:00 from=madrid to=berlin
  want short-connection@1
  # near short-connection: an hour and a half is enough
  trip start=2027-04-19 days=1
  flight A1 1@08:00 1@10:00 from=porto to=madrid
  flight A2 1@11:30 1@13:00 from=madrid to=berlin
  # short-connection: five minutes between trains
  trip start=2027-04-19 days=1
  train A1 1@08:00 1@10:00 from=porto to=madrid
  train A2 1@10:05 1@13:00 from=madrid to=paris
  want short-connection@1
  # missed-connection: the next leg leaves first
  trip start=2027-04-19 days=1
  flight A1 1@08:00 1@10:00 from=porto to=madrid
  flight A2 1@09:30 1@13:00 from=madrid to=berlin
  want missed-connection@1
  # near missed-connection: a round that ends where it began
  trip start=2027-04-19 days=1
  train A1 1@08:00 1@10:00 from=porto to=braga
  train A2 1@12:00 1@14:00 from=braga to=porto
  # overlapping-journeys: two trains at one time
  trip start=2027-04-19 days=1
  train A1 1@08:00 1@12:00 from=porto to=madrid
  train A2 1@09:00 1@13:00 from=berlin to=vienna
  want overlapping-journeys@1
  # near overlapping-journeys: two people come to one place
  trip start=2027-04-19 days=1 names=Ana,Bob
  flight A1 1@08:00 1@12:00 from=porto to=madrid
  flight A2 1@09:00 1@13:00 from=berlin to=madrid
  # near before-arrival: one of the two is there already
  trip start=2027-04-19 days=1 names=Ana,Bob
  flight A1 1@08:00 1@12:00 from=berlin to=madrid
  flight A2 1@09:00 1@10:15 from=porto to=madrid
  stop 1 Prado at=11:00 for=60 in=madrid
  # missing-leg: in at Lisbon, out of Porto
  trip start=2027-04-19 days=3
  flight A1 1@08:00 1@12:00 from=berlin to=lisbon
  flight A2 3@09:00 3@13:00 from=porto to=berlin
  want missing-leg@3
  # near missing-leg: Osaka and Kyoto are one region
  trip start=2027-04-19 days=3
  flight A1 1@08:00 1@20:00 from=tokyo to=osaka
  flight A2 3@09:00 3@13:00 from=kyoto to=tokyo
  # arrives-another-day: the plane lands tomorrow
  trip start=2027-04-19 days=2
  flight A1 1@20:00 2@06:00 from=london to=tokyo
  flight A2 2@20:00 2@23:00 from=tokyo to=london
  want arrives-another-day@1
  # near arrives-another-day: one that lands at night
  trip start=2027-04-19 days=2
  flight A1 1@18:00 1@23:50 from=london to=porto
  flight A2 2@20:00 2@23:00 from=porto to=london
  # arrives-another-day: over the date line by the clock before
  trip start=2027-04-19 days=2
  flight A1 1@17:00 1@10:00 from=tokyo to=sydney zone=Asia/Tokyo zone2=Pacific/Honolulu
  flight A2 2@17:00 2@20:00 from=sydney to=tokyo zone=Australia/Sydney zone2=Asia/Tokyo
  want arrives-another-day@1
  # a sound week by plane and train
  trip start=2027-04-19 days=5 to=porto budget=900EUR
  flight TP1 1@09:00 1@11:10 from=london to=porto cost=120EUR
  train Alfa 3@09:00 3@12:00 from=porto to=lisbon cost=30EUR
  flight TP2 5@18:00 5@20:00 from=lisbon to=london cost=140EUR
  hotel Casa 1 3 in=porto cost=200EUR
  hotel Alfama 3 5 in=lisbon cost=210EUR
  day 1 city=porto
  day 2 city=porto
  day 3 city=lisbon
  day 4 city=lisbon
  day 5 city=lisbon
  stop 1 Lello at=14:00 for=60 in=porto
  stop 2 Serralves at=10:00 for=120 in=porto+4 open=tue-sun_10:00-18:00
  stop 3 Belém at=15:00 for=90 in=lisbon
  stop 4 Alfama at=10:00 for=90 in=lisbon+1
  stop 5 breakfast at=09:00
  """
