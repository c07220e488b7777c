/// About the ways to and from stations, airports and hotels.
let labelledWays = """

  # missing-transfer: the planes go to Porto, and the bed is in Lisbon
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 4@18:00 4@20:00 from=porto to=london
  hotel Alfama 1 4 in=lisbon
  want missing-transfer@1 missing-transfer@4
  # near missing-transfer: trains go there and back, of which nobody knows when
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  train Alfa 1 from=porto to=lisbon
  train Alfa 4 from=lisbon to=porto
  flight TP2 4@18:00 4@20:00 from=porto to=london
  hotel Alfama 1 4 in=lisbon
  # missing-transfer: there is a train there and none back
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  train Alfa 1@13:00 1@16:00 from=porto to=lisbon
  flight TP2 4@18:00 4@20:00 from=porto to=london
  hotel Alfama 1 4 in=lisbon
  want missing-transfer@4
  # missing-transfer: nothing goes from one hotel to the next
  trip start=2027-04-19 days=5
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 5@18:00 5@20:00 from=lisbon to=london
  hotel Casa 1 3 in=porto
  hotel Alfama 3 5 in=lisbon
  want missing-transfer@3
  # near missing-transfer: who has a car needs nothing
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  activity rental_car 1 in=porto
  flight TP2 4@18:00 4@20:00 from=porto to=london
  hotel Alfama 1 4 in=lisbon
  # near missing-transfer: a stop tells of the way
  trip start=2027-04-19 days=2
  flight TP1 1@09:00 1@11:10 from=london to=porto
  stop 1 bus_to_Lisbon at=13:00
  day 2 title=train_and_plane
  flight TP2 2@18:00 2@20:00 from=porto to=london
  hotel Alfama 1 2 in=lisbon
  want without-place@1
  # near missing-transfer: Braga is near enough to Porto
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  flight TP2 4@18:00 4@20:00 from=porto to=london
  hotel Bracara 1 4 in=braga
  # near missing-transfer: without a journey nobody knows how one travels
  trip start=2027-04-19 days=5
  hotel Casa 1 3 in=porto
  hotel Alfama 3 5 in=lisbon
  # missing-transfer: the plan of the last day is in Lisbon, and the plane leaves from Porto
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  train Alfa 2@13:00 2@16:00 from=porto to=lisbon
  day 3 city=lisbon
  day 4 city=lisbon
  flight TP2 4@18:00 4@20:00 from=porto to=london
  want missing-transfer@4
  # missing-transfer: the day before is in Lisbon, in a hotel of which nobody knows where it is
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  hotel Alfama 1 4
  day 3 city=lisbon
  flight TP2 4@18:00 4@20:00 from=porto to=london
  want missing-transfer@4
  # missing-transfer: only the way home is booked, from where the trip began
  trip start=2027-04-19 days=4
  day 1 city=porto
  day 2 city=lisbon
  day 3 city=lisbon
  flight TP2 4@18:00 4@20:00 from=porto to=london
  want missing-transfer@4
  # missing-transfer: of two hotels that nobody has found the plan tells where they are
  trip start=2027-04-19 days=6
  flight TP1 1@09:00 1@11:10 from=london to=porto
  day 2 city=porto
  hotel Casa 1 3
  day 4 city=lisbon
  hotel Alfama 3 6 in=lisbon
  flight TP2 6@18:00 6@20:00 from=lisbon to=london
  want missing-transfer@3
  # near missing-transfer: the city of the day is where one goes
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  day 3 city=lisbon
  train Alfa 3@13:00 3@16:00 from=porto to=lisbon
  day 4 city=lisbon
  flight TP2 4@18:00 4@20:00 from=lisbon to=london
  # near missing-transfer: a train leads back in time, of which nobody knows when
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  day 3 city=lisbon
  day 4 city=lisbon
  train Alfa 4 from=lisbon to=porto
  flight TP2 4@18:00 4@20:00 from=porto to=london
  # near missing-transfer: the day is in the city where the first journey leads
  trip start=2027-04-19 days=4
  day 1 city=lisbon
  day 2 city=lisbon
  flight TP1 2@09:00 2@11:10 from=london to=porto
  train Alfa 2@13:00 2@16:00 from=porto to=lisbon
  flight TP2 4@18:00 4@20:00 from=lisbon to=london
  # near missing-transfer: a stop tells of the way back
  trip start=2027-04-19 days=4
  flight TP1 1@09:00 1@11:10 from=london to=porto
  day 4 city=lisbon
  stop 4 bus_to_Porto at=10:00
  flight TP2 4@18:00 4@20:00 from=porto to=london
  want without-place@4
  # overlapping-journeys: one person in two trains
  trip start=2027-04-19 days=1 people=1
  train A1 1@10:00 1@13:00 from=porto to=lisbon
  train A2 1@11:00 1@12:00 from=porto to=braga
  want overlapping-journeys@1
  # overlapping-journeys: booked twice, half an hour apart
  trip start=2027-04-19 days=1
  train A1 1@10:00 1@13:00 from=porto to=lisbon
  train A2 1@10:30 1@13:30 from=porto to=lisbon
  want overlapping-journeys@1
  # overlapping-journeys: there and back at once
  trip start=2027-04-19 days=1
  train A1 1@10:00 1@13:00 from=porto to=lisbon
  train A2 1@12:00 1@15:00 from=lisbon to=porto
  want overlapping-journeys@1
  # near overlapping-journeys: two people part
  trip start=2027-04-19 days=1 people=2
  train A1 1@10:00 1@13:00 from=porto to=lisbon
  train A2 1@11:00 1@12:00 from=porto to=braga
  # overlapping-journeys: a third one for two people
  trip start=2027-04-19 days=1 names=Ana,Bob
  train A1 1@10:00 1@13:00 from=porto to=lisbon
  train A2 1@10:15 1@13:15 from=porto to=lisbon
  train A3 1@10:30 1@13:30 from=porto to=lisbon
  want overlapping-journeys@1
  # before-arrival: on the day before
  trip start=2027-04-19 days=4
  flight TP1 2@09:00 2@11:00 from=london to=porto
  flight TP2 4@18:00 4@20:00 from=porto to=london
  stop 1 Serralves in=porto
  want before-arrival@1
  # before-arrival: a night in the plane comes first
  trip start=2027-04-19 days=4
  flight A1 1@18:00 2@08:00 from=london to=tokyo
  flight A2 4@18:00 4@20:00 from=tokyo to=london
  stop 1 shrine at=15:00 in=tokyo+2
  want before-arrival@1 arrives-another-day@1
  # near before-arrival: people sleep there already
  trip start=2027-04-19 days=4
  hotel Casa 1 4 in=porto
  flight TP1 2@09:00 2@11:00 from=london to=porto
  flight TP2 4@18:00 4@20:00 from=porto to=london
  stop 1 Serralves in=porto
  # near before-arrival: they have been there, and go back
  trip start=2027-04-19 days=3
  stop 1 Serralves in=porto
  stop 2 Belém in=lisbon
  train A1 3@09:00 3@12:00 from=lisbon to=porto
  train A2 3@18:00 3@21:00 from=porto to=lisbon
  # too-little-time: at once when the plane lands
  trip start=2027-04-19 days=2
  flight TP1 1@09:00 1@11:00 from=london to=porto
  flight TP2 2@18:00 2@20:00 from=porto to=london
  stop 1 Serralves at=11:00 in=porto+4
  want too-little-time@1
  # near too-little-time: an hour after it lands
  trip start=2027-04-19 days=2
  flight TP1 1@09:00 1@11:00 from=london to=porto
  flight TP2 2@18:00 2@20:00 from=porto to=london
  stop 1 Serralves at=12:00 in=porto+4
  # near too-little-time: beside the station
  trip start=2027-04-19 days=1
  train Alfa 1@09:00 1@12:00 from=porto to=lisbon
  stop 1 Belém at=12:05 in=lisbon
  # late-for-departure: half an hour before the plane leaves
  trip start=2027-04-19 days=1
  stop 1 Serralves at=19:30 in=porto+4
  flight TP1 1@20:00 1@22:00 from=porto to=london
  want late-for-departure@1
  # late-for-departure: the airport is far
  trip start=2027-04-19 days=1
  stop 1 Bom_Jesus at=17:00 for=110 in=braga
  flight TP1 1@20:00 1@22:00 from=porto to=london
  want late-for-departure@1
  # near late-for-departure: an hour and a half is enough from there
  trip start=2027-04-19 days=1
  stop 1 Bom_Jesus at=17:00 for=90 in=braga
  flight TP1 1@20:00 1@22:00 from=porto to=london
  """
