extension Interpreter {
  func decideOnChecks(_ intent: Intent) throws(Interruption) -> Decision {
    guard case .check(let check) = intent else {
      throw .problem(.inconsistent("a check that is none"))
    }
    switch check {
    case .findings(let day): return try findings(on: day)
    case .rule(let name): return try findings(of: name)
    case .rules:
      let silenced = try scene.session.cursor.trip == nil ? [] : resolver.currentTrip().silenced
      return look(intent, .rules(silenced: silenced))
    case .silence(let name, let isOff): return try silence(name, isOff)
    case .fix(let number): return try fix(number)
    case .fixAll: return try fixAll()
    }
  }

  func checked(_ trip: Trip) -> CheckedTrip {
    CheckedTrip(trip, today: scene.today, scene.session.settings)
  }

  private func findings(on reference: DayReference?) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    guard let reference else {
      return list(FoundFindings(trip: trip.id, findings: checked(trip).findings), nil)
    }
    let day = try resolver.day(reference, of: trip, at: .day) { .check(.findings($0)) }
    let number = trip.number(of: day.id)
    let found = checked(trip).findings.filter { $0.seen.day == day.id }
    return list(
      FoundFindings(trip: trip.id, day: number, findings: found), number.map { .number($0) })
  }

  private func list(_ found: FoundFindings, _ day: DayReference?) -> Decision {
    var cursor = scene.session.cursor
    cursor.findings = ListedFindings(
      trip: found.trip, marks: found.findings.map(\.mark),
      withFix: found.findings.indices.filter { found.findings[$0].fix != nil }.map { $0 + 1 })
    cursor.toldErrors.tell(
      found.findings.filter { $0.severity == .error }.map(\.mark), of: found.trip,
      besides: found.day != nil || found.rule != nil)
    let canonical = found.rule.map { CheckIntent.rule($0.rawValue) } ?? .findings(day)
    let nights = found.findings.isEmpty && found.rule == nil && day == nil ? unbookedNights : nil
    return .reply(
      Look(
        cursor: cursor, canonical: .check(canonical),
        notices: nights.map { [.noNightBooked($0)] } ?? [], view: .findings(found)))
  }

  /// The nights of a trip that has no hotel at all, where it begins soon or a journey is booked: a
  /// sketch of a trip is not nagged.
  private var unbookedNights: Int? {
    guard let trip = try? resolver.currentTrip(), let start = trip.start, trip.days.count > 1,
      !trip.bookings.contains(where: { $0.kind == .hotel }),
      trip.bookings.contains(where: \.kind.isJourney)
        || (0...Interpreter.soon).contains(start.days(since: scene.today))
    else { return nil }
    return trip.days.count - 1
  }

  /// In days.
  private static let soon = 60

  private func findings(of name: String) throws(Interruption) -> Decision {
    let rule = try rule(called: name) { .rule($0) }
    let trip = try resolver.currentTrip()
    return list(
      FoundFindings(trip: trip.id, rule: rule, findings: checked(trip).findings(of: rule)), nil)
  }

  private func rule(
    called name: String, _ command: (String) -> CheckIntent
  ) throws(Interruption) -> CheckRule {
    let name = oneLine(name)
    if let rule = CheckRule(rawValue: name) { return rule }
    let words = Set(name.split(separator: "-"))
    let near = CheckRule.allCases.filter {
      !words.isDisjoint(with: $0.rawValue.split(separator: "-"))
    }
    throw .problem(
      .noSuchRule(name), at: .rule,
      remedies: near.prefix(3).map { .check(command($0.rawValue)) } + [.check(.rules)])
  }

  private func silence(_ name: String, _ isOff: Bool) throws(Interruption) -> Decision {
    let rule = try rule(called: name) { .silence($0, isOff) }
    let trip = try resolver.currentTrip()
    var silenced = Set(trip.silenced)
    if isOff { silenced.insert(rule.rawValue) } else { silenced.remove(rule.rawValue) }
    var draft = TripDraft(trip)
    try draft.apply(
      .changed(.silenced(Change(before: trip.silenced, after: silenced.sorted()))))
    return outcome(
      draft, .check(.silence(rule.rawValue, isOff)), notices: [.ruleSilenced(rule, isOff)])
  }

  /// Does what settles a finding of the list shown last, which keeps its numbers.
  private func fix(_ number: Int) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let findings = checked(trip).findings
    let listed = self.listed(in: trip)
    let marks = listed?.marks ?? findings.map(\.mark)
    guard marks.indices.contains(number - 1) else {
      throw .problem(
        .noSuchFinding(number, findings: marks.count), at: .number,
        remedies: [.check(.findings(nil))])
    }
    guard let found = meant(number, among: marks, findings + silenced(in: trip)) else {
      throw .problem(.findingSettled(number), at: .number, remedies: [.check(.findings(nil))])
    }
    guard let fix = found.fix else {
      if listed?.withFix.contains(number) == true {
        throw .problem(
          .findingChanged(number, found.whole), at: .number, remedies: [.check(.findings(nil))])
      }
      throw .problem(
        .noFix(found.whole), at: .number, remedies: [.check(.rule(found.rule.rawValue))])
    }
    return try decision(on: fix)
  }

  func listed(in trip: Trip) -> ListedFindings? {
    scene.session.cursor.findings.flatMap { $0.trip == trip.id ? $0 : nil }
  }

  /// What rules find that are off: they were perhaps listed by their names.
  private func silenced(in trip: Trip) -> [Finding] {
    let rules = trip.silenced.compactMap(CheckRule.init(rawValue:))
    return rules.flatMap { checked(trip).findings(of: $0) }
  }

  /// The finding that had this number, as it is now; of several with the same mark the one that comes
  /// as often before it.
  ///
  /// A stop may be on another day by now.
  private func meant(
    _ number: Int, among marks: [FindingMark], _ findings: [Finding]
  ) -> Finding? {
    let mark = marks[number - 1]
    let before = marks[..<(number - 1)].count { $0 == mark }
    let same = findings.filter { $0.mark == mark }
    if let found = same.indices.contains(before) ? same[before] : same.first { return found }
    return findings.first { finding in
      var elsewhere = finding.mark
      elsewhere.day = mark.day
      return mark.stop != nil && elsewhere == mark && !marks.contains(finding.mark)
    }
  }
}
