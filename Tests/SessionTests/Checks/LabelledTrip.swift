import Session
import Testing

/// A trip in short words, with the findings that a careful person would name.
///
/// The first line is its title; `want` lists rules with the number of the day they are about.
struct LabelledTrip: CustomTestStringConvertible, Sendable {
  let title: String
  let trip: Trip
  let today: CivilDate?
  /// Sorted, as `rule` or `rule@day`.
  let wanted: [String]

  var testDescription: String { title }

  struct Unreadable: Error { let line: String }

  init(_ text: String) throws {
    var maker = TripMaker()
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines.dropFirst() { try maker.read(line) }
    title = lines.first ?? ""
    trip = maker.trip
    today = maker.today
    wanted = maker.wanted.sorted()
  }

  /// One that cannot be read has a label that nothing fulfils.
  static func all(_ text: String) -> [LabelledTrip] {
    text.split(separator: "\n# ").map { part in
      (try? LabelledTrip(String(part))) ?? LabelledTrip(unreadable: String(part))
    }
  }

  private init(unreadable text: String) {
    title = text
    trip = Trip(id: TripID(1), name: "")
    today = nil
    wanted = ["unreadable"]
  }

  /// What the rules find.
  var found: [String] {
    CheckedTrip(trip, today: today, currency: .euro).findings.map { finding in
      let day = finding.seen.day.flatMap(trip.number).map { "@\($0)" } ?? ""
      return finding.rule.rawValue + day
    }.sorted()
  }
}

/// Makes a trip from lines of words and `key=value`; `_` stands for a blank.
private struct TripMaker {
  var trip = Trip(id: TripID(1), name: "Trip")
  var today: CivilDate?
  var wanted: [String] = []
  private var next = 10

  mutating func read(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let fields = Fields(words.dropFirst())
    switch words.first {
    case "trip": try makeTrip(fields, line)
    case "day": try makeDay(fields, line)
    case "stop": try makeStop(fields, line)
    case "todo", "pack": try makeTask(fields, words[0] == "todo" ? .todo : .pack)
    case "idea":
      trip.ideas.append(Stop(id: StopID(id()), text: plain(fields.words.first ?? "")))
    case "want": wanted += fields.words
    default:
      guard let kind = words.first.flatMap(Booking.Kind.init(rawValue:)) else {
        throw LabelledTrip.Unreadable(line: line)
      }
      try makeBooking(kind, fields, line)
    }
  }

  private mutating func id() -> Int {
    next += 1
    return next
  }

  private mutating func makeTrip(_ fields: Fields, _ line: String) throws {
    today = try fields["today"].map { try date($0) }
    trip.destination = try fields["to"].map { .place(try place($0)) }
    trip.budget = try fields["budget"].map { try money($0) }
    trip.people = fields["people"].flatMap { Int($0) }
    trip.companions = fields.list("names").map { Companion(name: $0) }
    for rate in fields.list("rates") {
      let parts = rate.split(separator: ":").map(String.init)
      trip.rates[parts[0]] = parts[1]
    }
    trip.silenced = fields.list("off")
    let start = try fields["start"].map { try date($0) }
    var offset = 0
    for number in 1...(Int(fields["days"] ?? "1") ?? 1) {
      trip.days.append(Day(id: DayID(id()), date: start?.adding(offset)))
      offset += fields["gap"] == "\(number)" ? 3 : 1
    }
  }

  private mutating func makeDay(_ fields: Fields, _ line: String) throws {
    let index = try dayIndex(fields.words.first, line)
    trip.days[index].city = try fields["city"].map { .place(try place($0)) }
    trip.days[index].title = fields["title"].map(plain)
  }

  private mutating func makeStop(_ fields: Fields, _ line: String) throws {
    let index = try dayIndex(fields.words.first, line)
    guard fields.words.count > 1 else { throw LabelledTrip.Unreadable(line: line) }
    var stop = Stop(id: StopID(id()), text: plain(fields.words[1]))
    if let spot = fields["in"] {
      stop.place = try place(spot)
      stop.category = fields["kind"]
    }
    stop.at = fields["at"].flatMap { ClockTime(text: $0) }
    stop.minutes = fields["for"].flatMap { Int($0) }
    stop.hours = fields["open"].flatMap { OpeningHours(text: plain($0)) }
    stop.cost = try fields["cost"].map { try money($0) }
    stop.paidBy = fields["paid"]
    trip.days[index].stops.append(stop)
  }

  private mutating func makeTask(_ fields: Fields, _ list: ChecklistTask.List) throws {
    let due = try fields["by"].map { ChecklistTask.Due.on(try date($0)) }
    trip.checklist.append(
      ChecklistTask(
        id: TaskID(id()), list: list, text: plain(fields.words.first ?? ""), due: due,
        done: fields["done"] == "yes"))
  }

  private mutating func makeBooking(
    _ kind: Booking.Kind, _ fields: Fields, _ line: String
  ) throws {
    guard let name = fields.words.first else { throw LabelledTrip.Unreadable(line: line) }
    var booking = Booking(id: BookingID(id()), kind: kind, name: plain(name))
    let ends = fields.words.dropFirst().map { moment($0) }
    if let start = ends.first { booking.times.start = start }
    if ends.count > 1 { booking.times.end = ends[1] }
    booking.times.start.zone = fields["zone"]
    booking.times.end?.zone = fields["zone2"] ?? fields["zone"]
    booking.times.minutes = fields["for"].flatMap { Int($0) }
    booking.from = try fields["from"].map { .place(try place($0)) }
    booking.to = try fields["to"].map { .place(try place($0)) }
    booking.place = try fields["in"].map { .place(try place($0)) }
    booking.cost = try fields["cost"].map { try money($0) }
    booking.checkInUntil = fields["until"].flatMap { ClockTime(text: $0) }
    booking.seat = fields["seat"]
    booking.paidBy = fields["paid"]
    trip.bookings.append(booking)
  }

  /// `2@10:05`, or `2`: a day of the trip, or one so many days before or behind its first.
  private func moment(_ text: String) -> BookingTime {
    let parts = text.split(separator: "@").map(String.init)
    let number = Int(parts[0])
    let time = parts.count > 1 ? ClockTime(text: parts[1]) : nil
    guard let start = trip.start else { return BookingTime(day: number, time: time) }
    return BookingTime(date: number.map { start.adding($0 - 1) }, time: time)
  }

  private func dayIndex(_ word: String?, _ line: String) throws -> Int {
    guard let number = word.flatMap({ Int($0) }), trip.days.indices.contains(number - 1) else {
      throw LabelledTrip.Unreadable(line: line)
    }
    return number - 1
  }
}

/// The words of a line, those with a `=` apart.
private struct Fields {
  var words: [String]
  private var values: [String: String] = [:]

  init(_ all: ArraySlice<String>) {
    words = all.filter { !$0.contains("=") }
    for word in all {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
  }

  subscript(key: String) -> String? { values[key] }

  func list(_ key: String) -> [String] {
    values[key]?.split(separator: ",").map(String.init) ?? []
  }
}

private func plain(_ word: String) -> String {
  String(word.map { $0 == "_" ? " " : $0 })
}
