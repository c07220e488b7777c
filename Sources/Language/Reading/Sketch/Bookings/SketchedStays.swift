internal import Session

/// Several places to sleep, one after the other, as one tells of them: `two nights on Barra at the Castlebay
/// Hotel, then it's three on North Uist at the Langass Lodge`.
///
/// Each clause tells its nights and its house; the first stay begins on the first day or where the last
/// one before it ends, each other one where the one before it ends.
struct SketchedStays {
  let scan: SketchScan
  let names: SketchNames

  private var context: ChartContext { scan.context }

  private struct Stay {
    var nights = 0
    var house = ""
    var town: String?
  }

  /// `nil` where a clause lacks its nights or its house, tells anything else, or a night is not of the
  /// trip.
  var intent: Intent? {
    guard let trip = context.trip, trip.days.count > 2, mayBeStays else { return nil }
    var stays: [Stay] = []
    for clause in clauses {
      guard let stay = stay(in: clause, countsNights: !stays.isEmpty) else { return nil }
      stays.append(stay)
    }
    guard stays.count > 1, var day = firstDay(of: trip) else { return nil }
    var adds: [Intent] = []
    for stay in stays {
      guard day + stay.nights <= trip.days.count else { return nil }
      var new = NewBooking(.hotel, name: stay.house)
      new.place = stay.town.map { .named($0, quoted: false) }
      (new.day, new.lastDay) = (.number(day), .number(day + stay.nights))
      adds.append(.booking(.add(new)))
      day += stay.nights
    }
    return .several(adds)
  }

  /// Whether nights and a house are told, and nothing turns them.
  private var mayBeStays: Bool {
    let all = context.tokens.indices
    return all.contains(where: context.isNight) && all.contains(where: isSequel)
      && !all.contains {
        Lexicon.turns(context.tokens[$0]) || names.lattice.classes(at: $0).has(.not)
          || context.journeyWord(at: $0) != nil
      }
  }

  private func firstDay(of trip: Trip) -> Int? {
    let last = trip.bookings.last { $0.kind == .hotel }?.times.end?.reference
    guard let last else { return 1 }
    return context.day(last)?.number
  }

  // MARK: - Clauses

  private func isSequel(_ index: Int) -> Bool { context.end(ofOneOf: sequels, at: index) != nil }

  private var clauses: [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (names.lattice.behindTalk, names.lattice.behindTalk)
    while index < context.tokens.count {
      if let end = context.end(ofOneOf: sequels, at: index) {
        parts.append(start..<index)
        (start, index) = (end, end)
      } else {
        index += 1
      }
    }
    parts.append(start..<context.tokens.count)
    return parts.filter { range in range.contains { context.tokens[$0].kind != .sign } }
  }

  /// `two nights`, `then three`, where nights were told before.
  private func stay(in clause: Range<Int>, countsNights: Bool) -> Stay? {
    var stay = Stay()
    var phrases: [(lead: String, words: Range<Int>)] = []
    var (start, lead, index) = (clause.lowerBound, "", clause.lowerBound)
    func close(_ end: Int) { if start < end { phrases.append((lead, start..<end)) } }
    while index < clause.upperBound {
      let token = context.tokens[index]
      if stay.nights == 0, let (count, end) = context.count(at: index, scan.chart),
        (1...60).contains(count), end <= clause.upperBound,
        end < clause.upperBound && context.isNight(end) || countsNights && end <= clause.upperBound
      {
        close(index)
        stay.nights = count
        index = end < clause.upperBound && context.isNight(end) ? end + 1 : end
        (start, lead) = (index, "")
      } else if leads.contains(token.folded) {
        close(index)
        (start, lead, index) = (index + 1, token.folded, index + 1)
      } else {
        index += 1
      }
    }
    close(clause.upperBound)
    for phrase in phrases {
      guard let clean = names.clean(phrase.words) else { continue }
      guard names.isName(clean) else { return nil }
      let name = context.text(clean)
      if stay.house.isEmpty,
        phrase.lead == "at" || clean.contains(where: context.isLodging)
      {
        stay.house = name
      } else if stay.town == nil, phrase.lead != "at" {
        stay.town = name
      } else {
        return nil
      }
    }
    return stay.nights > 0 && !stay.house.isEmpty ? stay : nil
  }
}

private let leads: Set = ["in", "on", "near", "at", "for", "up", "down", "over", "out"]
private let sequels = BookingWords.ways(
  """
  then and_then ,_then ,_and_then after_that and_after_that ,_after_that followed_by ;
  """)
