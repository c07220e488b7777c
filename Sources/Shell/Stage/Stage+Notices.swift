internal import Language
internal import Session
internal import World

extension Stage {
  /// What was done, in a sentence; empty where there is nothing to say.
  func sentence(_ notice: Notice) -> ReplyLine {
    switch notice {
    case .tripMade(let id): named(id, before: "Made ", after: "")
    case .tripDeleted(let name): named(name, before: "Deleted ", after: "; undo brings it back")
    case .tripOpened(let id): named(id, before: "Opened ", after: "")
    case .tripClosed(let name): named(name, before: "Closed ", after: "")
    case .nameTaken(let wanted, let given):
      named(given, before: "There is a trip called \(wanted) already, so this one is ", after: "")
    case .understood(let range): ReplyLine(DateWording.spelled(range), .when)
    case .nowIdeas(let names):
      ReplyLine("\(counted(names.count, "stop")) now among the ideas: \(listed(names))")
    case .daysRemoved(let dates): days(dates, "gone")
    case .keptOutside(let dates): days(dates, "kept outside the new dates")
    case .daysMoved(let count, 1):
      ReplyLine("\(counted(count, "day")) moved on by one, plans and all")
    case .daysMoved(let count, let step):
      ReplyLine(
        "\(counted(count, "day")) moved \(step < 0 ? "up" : "on") by "
          + "\(counted(abs(step), "day")), plans and all")
    case .gapLeft(let day, let dates):
      ReplyLine(
        "That leaves a gap of \(counted(dates, "date")) before day \(day); "
          + "\(Intent.closeGap(before: .number(day)).canonicalLine) moves the later days up")
    case .nowOnDay(let names, let day):
      named(listed(names), before: "On day \(day) now: ", after: "")
    case .inOrder(let hasTimes):
      ReplyLine(
        hasTimes
          ? "Nothing changed: it is in the order of the clock already"
          : "Nothing changed: fewer than two stops have a time", .quiet)
    case .sameTime(let one, let other, let time):
      named(one, before: "", after: " and \(other) are both at \(time.text)")
    case .shortestAlready: ReplyLine("Nothing changed: no other order is shorter", .quiet)
    case .keepsOrder(let journey):
      named(
        journey, before: "Nothing changed: ",
        after: " is on that day, and what comes before and after it only you can tell")
    case .shorterDay(let saving): ordered(saving)
    case .nightsIn(let stay): nights(stay)
    case .arrivalIn(let end), .departureFrom(let end): line(of: end)
    case .added(let names): named(listed(names), before: "Added ", after: "")
    case .removed(let names): named(listed(names), before: "Removed ", after: "")
    case .moved(let names): named(listed(names), before: "Moved ", after: "")
    case .copied(let names): named(listed(names), before: "Copied ", after: "")
    case .again(let name, let count):
      named(
        name, before: "That makes \(count) called ", after: " there; undo if one was meant")
    case .namesake(let name, let day, let move):
      ReplyLine(
        "There is another \(name) \(day.map { "on day \($0)" } ?? "among the ideas"); "
          + "if that was meant: undo, then \(move.canonicalLine)", .quiet)
    case .dayMoved(let from, let to): dayMoved(from, to)
    case .dayInTrip(let number, let place): dayInTrip(number, place)
    case .replaced(let text):
      ReplyLine("In place of “\(layout.cut(oneLine(text), 200))”; undo brings that back", .quiet)
    case .withoutPosition(let name):
      named(name, before: "", after: " has no place: it is words alone")
    case .noPlaceCalled(let name, _): noPlace(name, [])[0]
    case .farAway(let name, let kilometres, let other):
      named(
        name, before: "",
        after: " is \(distance(kilometres)) from \(other); undo if another was meant")
    case .apart(let one, let other, let kilometres):
      named(
        one, before: "",
        after: " is \(distance(kilometres)) from \(other), as the crow flies")
    case .stillCalled(let name, let rename):
      named(name, before: "It is still called ", after: "; else: \(rename.canonicalLine)")
    case .leftWithoutPlace(let names):
      ReplyLine("No place is likely for \(listed(names)): left as words")
    case .allHavePlaces: ReplyLine("Nothing to resolve: every stop has a place")
    case .againstTheClock(let name):
      named(name, before: "", after: " stands where you said, against the times of the day")
    case .belowUntimed(let name, let time, let others, let move): below(name, time, others, move)
    case .hasErrors(let count, let message): errorLine(count, message)
    case .ruleSilenced(let rule, let isOff):
      ReplyLine("\(rule.rawValue) is \(isOff ? "off for this trip" : "on again")")
    case .holds(let words): ReplyLine("holds: \(words)", .quiet)
    case .settingChanged(let name, let value): ReplyLine("\(name.rawValue) is now \(value)")
    case .settingOfPromptFile(let name, let value): ReplyLine(ofPromptFile(name, value))
    case .homeChanged(let place?): ReplyLine("home is now \(place.inWords)")
    case .homeChanged(nil): ReplyLine("home is not known any more")
    case .agreed(let host):
      ReplyLine("You agreed to be a guest of \(host); it is written down with the date", .quiet)
    case .aliasChanged(let name, let line?): ReplyLine("\(name) now means: \(line)")
    case .aliasChanged(let name, nil): ReplyLine("\(name) is no alias any more")
    case .tookBack(let entries, let trip): steps(entries, "Took back", in: trip)
    case .broughtBack(let entries, let trip): steps(entries, "Brought back", in: trip)
    case .restored(let name, let entry):
      named(name, before: "", after: " is again as it was after entry \(entry)")
    case .daySelected(let trip, let day): selected(trip, day)
    case .noDaySelected: ReplyLine("No day is selected")
    case .nothingChanged: ReplyLine("Nothing changed: it is so already", .quiet)
    case .nothingFound(let words): ReplyLine("Nothing found for “\(words)”")
    case .onlyInTrips: ReplyLine("find looks in your trips; search finds places", .quiet)
    case .notRefreshed(let failure):
      ReplyLine("\(failure.words). As it was known before:", .attention)
    case .noLongerKnown(let name):
      named(name, before: "", after: " is no longer known to the server; as it was known before:")
    case .spotNear(let place, let kilometres):
      ReplyLine("The position is \(distance(kilometres)) from \(place.inWords)", .quiet)
    case .nearGoal(let name):
      ReplyLine("Nobody has said where home is, so near \(name); set home PLACE tells it", .quiet)
    case .onlyFarAway(let near): ReplyLine("Nothing of it near \(near); farther away:", .attention)
    case .noneOfKind(let kind, let near):
      ReplyLine(
        "Of “\(kind)” the offline places have nothing within \(distance(150)) of \(near)")
    case .plannedAlready(let names): ReplyLine("All of it is in the trip: \(listed(names))")
    case .noSuchKind(let kind):
      ReplyLine(
        "No place is of the kind “\(kind)”; some are: museum, park, beach, airport")
    case .nearest(let places):
      ReplyLine("  nearest: \(places.map(\.inWords).joined(separator: "; "))")
    case .unknownToServer:
      ReplyLine("The server knows nothing of it. From the offline places instead:", .attention)
    case .serverFailed(let failure):
      ReplyLine("\(failure.words). From the offline places instead:", .attention)
    case .booking(let notice): sentence(notice)
    case .tasksAdded, .tasksRemoved, .tasksTicked, .tasksAsked, .onListAlready, .dueIsPast:
      listSentence(notice)
    case .noBudget: ReplyLine("No budget is set: budget AMOUNT sets one")
    case .noNightBooked(let nights):
      ReplyLine(
        "No bed is booked for \(nights == 1 ? "the one night" : "any of the \(nights) nights")")
    case .lineBeforeUndone: ReplyLine("The line before it had changed nothing", .attention)
    case .multiplied, .costReplaced, .paysFromOutside, .otherRateGone, .partyReplaced:
      moneySentence(notice)
    case .moneyOf(let id): trip(id).map(moneyLine) ?? ReplyLine()
    case .talk(let talk): ReplyLine(answer(to: talk))
    case .text(let text): ReplyLine(text)
    }
  }

  private func answer(to talk: Talk) -> String {
    switch talk {
    case .greeting: "Hello. Say what you plan, or help for what can be said"
    case .thanks: "You are welcome"
    case .agreement: "Nothing was changed"
    case .neverMind, .retracted, .regret:
      "Nothing was changed now; undo takes back what was done last"
    }
  }

  private func named(_ name: String, before: String, after: String) -> ReplyLine {
    ReplyLine([Span(before), Span(name, .name), Span(after)].filter { !$0.text.isEmpty })
  }

  private func named(_ id: TripID, before: String, after: String) -> ReplyLine {
    trip(id).map { named($0.name, before: before, after: after) } ?? ReplyLine()
  }

  private func days(_ dates: [CivilDate], _ what: String) -> ReplyLine {
    ReplyLine("\(counted(dates.count, "day")) \(what): \(listed(dates.map(\.dayText)))")
  }

  private func dayInTrip(_ number: Int, _ place: DayInTrip) -> ReplyLine {
    let name = trip(place.trip)?.name ?? ""
    let date = place.date.map { ", \($0.dayText)" } ?? ""
    return named(
      name, before: "What was day \(number) is now on day \(place.number) of ", after: date)
  }

  private func dayMoved(_ from: Int, _ to: Int) -> ReplyLine {
    let (low, high) = (min(from, to), max(from, to))
    let step = from < to ? -1 : 1
    let (first, last) = from < to ? (low + 1, high) : (low, high - 1)
    let others =
      first == last
      ? "of day \(first) is on day \(first + step)"
      : "of days \(first) to \(last) on days \(first + step) to \(last + step)"
    return ReplyLine("What was on day \(from) is now on day \(to), that \(others)")
  }

  private func steps(_ entries: [Entry], _ what: String, in trip: String?) -> ReplyLine {
    guard let trip else { return steps(entries, what) }
    return ReplyLine(
      [Span("In "), Span(trip, .name), Span(": ")]
        + steps(entries, what.prefix(1).lowercased() + what.dropFirst()).spans)
  }

  private func steps(_ entries: [Entry], _ what: String) -> ReplyLine {
    // One is told whole, of several the beginnings; a script of many lines may be one.
    let lines = entries.map { shortCommands(oneLine($0.canonical), layout.signs) }
    let told = lines.count == 1 ? lines : lines.map { layout.begun($0, layout.columns - 20) }
    guard let first = told.first else { return ReplyLine("\(what) what stood before") }
    guard told.count > 1 else { return ReplyLine("\(what): \(first)") }
    return ReplyLine("\(what) \(counted(told.count, "step")): \(told.joined(separator: "; "))")
  }

  private func selected(_ id: TripID, _ day: DayID) -> ReplyLine {
    guard let trip = trip(id), let day = trip.day(day) else { return ReplyLine() }
    return dayHead(day, in: trip)[0]
  }
}
