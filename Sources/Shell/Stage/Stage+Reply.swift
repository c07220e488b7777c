internal import JSON
internal import Language
package import Session

extension Stage {
  /// The reply to a command that changed something or looked.
  package func reply(
    canonical: String, notices: [Notice], view: View?, entry: Int? = nil
  ) -> Reply {
    // That nothing was found is told already; what is called similarly is shown.
    let isEmpty = notices.foundNothing != nil && session.cursor.results.isEmpty
    let news = notices.filter { !isShown($0, in: view) }
      .map { (notice: $0, lines: sentences($0)) }
    let first = news.flatMap { $0.notice.comesFirst ? $0.lines : [] }
    let last = news.flatMap { $0.notice.comesFirst ? [] : $0.lines }
    let hint = tellsNext ? hint(view, notices, canonical) : nil
    let beside = first.count + last.count + (hint == nil ? 0 : 1)
    let shown = isEmpty ? [] : view.map { lines(of: $0, beside: beside) } ?? []
    let head =
      firstLine(of: notices, told: news)?.text ?? view.flatMap(sentence(of:)) ?? shown.first?.text
    return Reply(
      canonical: canonical, message: head ?? "",
      lines: first.isEmpty && last.isEmpty ? shown : first + shown + last,
      hint: hint,
      data: hasData
        ? failure(in: notices, view.map { data(of: $0) } ?? nothingFound(notices))
          .adding(offered(in: notices)) : .null,
      entry: entry)
  }

  /// The first line of all that is told; what the view shows is put in words only where it comes first.
  private func firstLine(
    of notices: [Notice], told: [(notice: Notice, lines: [ReplyLine])]
  ) -> ReplyLine? {
    for notice in notices {
      let lines = told.first { $0.notice == notice }?.lines ?? sentences(notice)
      if let line = lines.first { return line }
    }
    return nil
  }

  /// A view in lines, with so many rows of the reply above and below it.
  private func lines(of view: View, beside rows: Int) -> [ReplyLine] {
    guard case .map(let map) = view, rows > 0 else { return lines(of: view) }
    var stage = self
    stage.rowsBeside += rows
    return stage.lines(of: map)
  }

  /// A notice in lines; free text is broken to the width of the screen.
  private func sentences(_ notice: Notice) -> [ReplyLine] {
    if case .text(let text) = notice, layout.cuts {
      return wrapped(text, columns: layout.columns).map { ReplyLine($0) }
    }
    if case .noPlaceCalled(let name, let maybe) = notice { return noPlace(name, maybe) }
    let line = sentence(notice)
    return line.spans.isEmpty ? [] : layout.broken(line)
  }

  /// Whether the view tells what the notice would.
  private func isShown(_ notice: Notice, in view: View?) -> Bool {
    guard let view else { return false }
    return switch notice {
    case .tripMade, .tripOpened: view.isOfTrip
    case .added, .withoutPosition: view.listsStops
    case .daySelected: view.listsStops
    case .tripDeleted, .tripClosed, .nameTaken, .understood, .nowIdeas, .daysRemoved,
      .keptOutside, .daysMoved, .gapLeft, .nowOnDay, .inOrder, .sameTime, .shortestAlready,
      .shorterDay, .keepsOrder,
      .nightsIn, .arrivalIn, .departureFrom, .farAway, .removed, .moved, .copied, .againstTheClock,
      .belowUntimed,
      .again, .namesake, .dayMoved, .dayInTrip, .replaced, .stillCalled, .leftWithoutPlace,
      .allHavePlaces,
      .homeChanged,
      .settingChanged, .settingOfPromptFile, .holds, .hasErrors, .ruleSilenced, .agreed,
      .aliasChanged,
      .tookBack, .broughtBack, .restored, .noDaySelected, .nothingChanged, .nothingFound,
      .onlyInTrips, .notRefreshed, .noLongerKnown, .spotNear, .serverFailed, .unknownToServer,
      .talk, .text,
      .apart, .onlyFarAway, .nearGoal,
      .noSuchKind, .nearest,
      .noneOfKind, .plannedAlready, .noPlaceCalled, .booking, .tasksAdded, .tasksRemoved,
      .tasksTicked, .tasksAsked, .noBudget, .noNightBooked, .lineBeforeUndone,
      .onListAlready, .dueIsPast, .multiplied, .costReplaced, .paysFromOutside, .otherRateGone,
      .partyReplaced,
      .moneyOf:
      false
    }
  }

  /// What is found in the offline places because a server failed says so, by the kind of failure.
  private func failure(in notices: [Notice], _ data: JSONValue) -> JSONValue {
    for case .serverFailed(let failure) in notices {
      guard case .object(let members) = data else { break }
      return .object(members + [JSONMember("failed", .string(failure.kind))])
    }
    return data
  }

  /// A search that found nothing has results too: none.
  private func nothingFound(_ notices: [Notice]) -> JSONValue {
    notices.foundNothing != nil
      ? .object(["results": .array([]), "similar": .array([]), "more": .bool(false)]) : .null
  }

  private func hint(
    _ view: View?, _ notices: [Notice], _ canonical: String
  ) -> String? {
    // Most replies have none, and whether hints are given has to be looked up.
    if let words = notices.foundNothing {
      guard session.cursor.trip != nil, canonical.hasPrefix("search"), givesHints else {
        return nil
      }
      return "Try: add \(quotedText(words))  (without a position)"
    }
    guard let hint = view.flatMap(hint), givesHints else { return nil }
    return hint
  }
}

extension View {
  fileprivate var isOfTrip: Bool {
    switch self {
    case .tripHead, .trip, .calendar: true
    case .pastTrip, .day, .days, .map, .ideas, .bookings, .nights, .trips,
      .results, .stop, .stopDetails, .place,
      .found,
      .lists, .costs, .settlement,
      .log, .settings,
      .aliases, .meaning, .findings, .rules, .outlook:
      false
    }
  }

  fileprivate var listsStops: Bool {
    switch self {
    case .day, .ideas, .trip, .stop, .stopDetails: true
    case .tripHead, .calendar, .map, .pastTrip, .days, .bookings, .nights, .trips, .results, .place,
      .found, .log,
      .lists, .costs, .settlement, .settings,
      .aliases, .meaning, .findings, .rules, .outlook:
      false
    }
  }
}

extension Notice {
  /// Whether it is told before what it looks like now.
  fileprivate var comesFirst: Bool {
    switch self {
    case .booking(let notice): notice.comesFirst
    case .tripMade, .tripDeleted, .tripOpened, .tripClosed, .added, .removed, .moved, .copied,
      .settingChanged, .settingOfPromptFile, .holds, .ruleSilenced, .homeChanged,
      .leftWithoutPlace, .allHavePlaces,
      .aliasChanged,
      .tookBack,
      .broughtBack, .restored, .daySelected,
      .noDaySelected, .nothingChanged, .nothingFound, .onlyInTrips, .notRefreshed, .noLongerKnown,
      .spotNear, .serverFailed, .unknownToServer, .talk, .text, .apart,
      .onlyFarAway, .nearGoal, .noSuchKind, .nearest, .noneOfKind, .plannedAlready, .dayMoved,
      .dayInTrip,
      .nowOnDay, .inOrder, .shortestAlready, .shorterDay, .keepsOrder, .nightsIn,
      .arrivalIn, .departureFrom,
      .tasksAdded, .tasksRemoved, .tasksTicked, .tasksAsked, .onListAlready:
      true
    case .nameTaken, .understood, .nowIdeas, .daysRemoved, .keptOutside, .daysMoved, .gapLeft,
      .sameTime,
      .withoutPosition, .noPlaceCalled,
      .farAway, .againstTheClock, .belowUntimed, .hasErrors, .agreed, .again, .namesake, .replaced,
      .stillCalled,
      .dueIsPast, .multiplied, .costReplaced, .paysFromOutside, .otherRateGone, .partyReplaced,
      .moneyOf, .noBudget, .noNightBooked, .lineBeforeUndone:
      false
    }
  }
}

extension [Notice] {
  /// What was looked for in vain.
  fileprivate var foundNothing: String? {
    for case .nothingFound(let words) in self { return words }
    return nil
  }
}
