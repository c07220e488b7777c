import Session
import Testing

/// A trip with something in every field that a command can fill.
func fullTrip() throws -> Trip {
  let porto = Place(
    name: "Porto", position: try #require(Coordinates(latitude: 41.1579, longitude: -8.6291)),
    category: "city", address: "Portugal", country: "PT", timeZone: "Europe/Lisbon",
    osm: "node/123", source: .gazetteer)
  var trip = Trip(id: TripID(1), name: "Porto")
  trip.destination = .place(porto)
  trip.about = "long weekend"
  trip.favourite = true
  var day = Day(id: DayID(2), date: CivilDate(year: 2027, month: 4, day: 19))
  day.title = "arrival"
  var stop = Stop(id: StopID(3), place: porto)
  stop.at = ClockTime(hour: 10, minute: 0)
  stop.minutes = 90
  stop.cost = Money(minorUnits: 1250, currency: .euro)
  stop.paidBy = "Ana"
  stop.hours = OpeningHours(text: "tue-sun 09:00-18:00")
  day.stops = [stop]
  trip.days = [day]
  trip.ideas = [Stop(id: StopID(4), text: "dinner")]
  trip.budget = Money(minorUnits: 900, currency: .yen)
  trip.rates = ["USD/EUR": "0.92", "JPY/EUR": "0.0061"]
  trip.people = 2
  trip.children = 1
  trip.companions = [Companion(name: "Ana"), Companion(name: "Rui", kind: .child)]
  trip.currency = .euro
  var train = Booking(
    id: BookingID(5), kind: .train, name: "AP 131",
    times: BookingTimes(
      start: BookingTime(
        date: CivilDate(year: 2027, month: 4, day: 19), time: ClockTime(hour: 8, minute: 9),
        zone: "Europe/Lisbon"),
      end: nil, minutes: nil))
  train.from = .words("Gaia")
  train.to = .place(porto)
  train.seat = "41"
  train.cost = Money(minorUnits: 3180, currency: .euro)
  train.paidBy = "Ana"
  trip.bookings = [train]
  trip.checklist = [
    ChecklistTask(id: TaskID(6), list: .todo, text: "renew passport", due: .before(days: 30))
  ]
  trip.silenced = ["late"]
  return trip
}

let fullTripText = """
  {"id": "t1", "name": "Porto", "destination": {"name": "Porto", "lat": 41.1579, "lon": -8.6291, \
  "category": "city", "address": "Portugal", "country": "PT", "timeZone": "Europe/Lisbon", \
  "osm": "node/123", "source": "gazetteer"}, "start": "2027-04-19", "end": "2027-04-19", \
  "style": null, "about": "long weekend", "note": null, "favourite": true, "days": [{"id": "d2", \
  "number": 1, "date": "2027-04-19", "title": "arrival", "city": null, "note": null, "stops": \
  [{"id": "s3", "name": "Porto", "lat": 41.1579, "lon": -8.6291, "category": "city", "address": \
  "Portugal", "country": "PT", "timeZone": "Europe/Lisbon", "at": "10:00", "minutes": 90, \
  "note": null, "cost": {"amount": "12.50", "currency": "EUR"}, "paidBy": "Ana", \
  "hours": "tue-sun 09:00-18:00", "done": false, "osm": \
  "node/123", "source": "gazetteer"}]}], "ideas": [{"id": "s4", "name": "dinner", "lat": null, \
  "lon": null, "category": null, "address": null, "country": null, "timeZone": null, "at": null, \
  "minutes": null, "note": null, "cost": null, "paidBy": null, "hours": null, "done": false, "osm": null, "source": "typed"}], \
  "bookings": [{"id": "b5", "kind": "train", "name": "AP 131", "from": {"name": "Gaia", "lat": null, \
  "lon": null, "category": null, "address": null, "country": null, "timeZone": null, "osm": null, \
  "source": "typed"}, "to": {"name": "Porto", "lat": 41.1579, "lon": -8.6291, "category": "city", \
  "address": "Portugal", "country": "PT", "timeZone": "Europe/Lisbon", "osm": "node/123", \
  "source": "gazetteer"}, "place": null, "start": {"date": "2027-04-19", "day": null, "time": \
  "08:09", "zone": "Europe/Lisbon"}, "end": null, "minutes": null, "reference": null, "seat": "41", \
  "note": null, "cost": {"amount": "31.80", "currency": "EUR"}, "paidBy": "Ana"}], "checklist": \
  [{"id": "c6", "list": "todo", "text": "renew passport", "due": "2027-03-20", "daysBefore": 30, \
  "done": false}], "budget": {"amount": "900", "currency": "JPY"}, "rates": \
  {"JPY/EUR": "0.0061", "USD/EUR": "0.92"}, "people": 2, "children": 1, "companions": \
  [{"name": "Ana", "kind": "adult"}, {"name": "Rui", "kind": "child"}], "currency": "EUR", "silenced": ["late"]}
  """
