internal import Session

/// Writes the command of a frame, with what stands in its gaps.
struct FramedCommand {
  let frame: LikelyFrame
  let units: [SaidUnit]
  let trip: Trip?
  /// What a text is, of these units.
  let text: (Range<Int>) -> String

  /// Where the gaps are filled: for each role the ranges of units.
  private func places(_ labels: [UnitTagger.Label]) -> [[Range<Int>]] {
    var places = [[Range<Int>]](repeating: [], count: frame.roles.count)
    for (index, label) in labels.enumerated() {
      switch label {
      case .none: continue
      case .value(let role), .begins(let role): places[role].append(index..<index + 1)
      case .goesOn(let role):
        if let last = places[role].popLast() { places[role].append(last.lowerBound..<index + 1) }
      }
    }
    return places
  }

  /// The commands, with semicolons between; `nil` where a value cannot be written.
  func line(_ labels: [UnitTagger.Label]) -> String? {
    let places = places(labels)
    var lines: [String] = []
    for (number, step) in frame.steps.enumerated() {
      let filled = frame.roles.indices.filter {
        frame.roles[$0].step == number && !places[$0].isEmpty
      }
      let values = filled.map { role in places[role].compactMap { value(role, $0) } }
      guard values.allSatisfy({ !$0.isEmpty }) else { return nil }
      let told = zip(filled, values).map { (role: frame.roles[$0], values: $1) }
      if step.head.hasPrefix("people ") {
        guard let line = people(step.head, told) else { return nil }
        lines.append(line)
      } else {
        lines += changed(step, told) ?? plain(step, told)
      }
    }
    return lines.joined(separator: "; ")
  }

  private typealias Told = (role: LikelyFrame.Role, values: [String])

  /// `make 2.1 30m longer`, `raise the budget by 200 EUR`: by how much something becomes more or less.
  private func changed(_ step: LikelyFrame.Step, _ told: [Told]) -> [String]? {
    guard let way = step.others.first else { return nil }
    func first(_ types: LikelyFrame.RoleKind...) -> String? {
      told.first { types.contains($0.role.type) }?.values.first
    }
    switch way {
    case "later", "earlier", "longer", "shorter":
      let what = first(.stop, .booking) ?? "it"
      return first(.time, .length).map { ["make \(what) \($0) \(way)"] }
    case "more", "less":
      return first(.amount).map { ["\(way == "more" ? "raise" : "lower") the budget by \($0)"] }
    default: return nil
    }
  }

  /// Who travels: those who do and others, without some, or these.
  private func people(_ head: String, _ told: [Told]) -> String? {
    func said(_ type: LikelyFrame.RoleKind) -> [String] {
      told.filter { $0.role.type == type }.flatMap(\.values)
    }
    let count = said(.count).first.flatMap { Int($0) }
    let companions = trip?.companions ?? []
    var names = companions.map(\.name)
    var kids = trip?.children ?? 0
    // Who is told in another way than by name or as a child cannot be told so again.
    let isPlain =
      companions.allSatisfy { $0.kind == .adult }
      && trip?.people.map { $0 == names.count + kids } ?? true
    // `too` is nobody.
    let areNames = said(.text).allSatisfy { text in
      !text.contains(" ") && !CommonWords.isListed(folded(text.filter { $0 != "\"" }))
    }
    guard isPlain, areNames, count.map({ (1...99).contains($0) }) ?? true else { return nil }
    switch head.dropFirst("people ".count) {
    case "plus":
      names += said(.text)
      kids += count ?? 0
    case "minus":
      let gone = said(.person).map(folded)
      names.removeAll { gone.contains(folded($0)) }
    case "of": return count.map { "people \($0)" }
    default: (names, kids) = (said(.person) + said(.text), count ?? 0)
    }
    let all = names + (kids > 0 ? ["\(kids) kids"] : [])
    return all.isEmpty ? nil : "people " + all.joined(separator: ", ")
  }

  private func plain(_ step: LikelyFrame.Step, _ told: [Told]) -> [String] {
    var lines = [step.head]
    var others = step.others
    for (role, values) in told {
      let lead = role.lead == step.head || role.lead.isEmpty ? " " : " \(role.lead) "
      if role.type == .text, values.count > 1, lines.count == 1 {
        // Several things of a list are several commands.
        lines = values.map { lines[0] + lead + $0 }
      } else {
        lines = lines.map { $0 + lead + values.joined(separator: ",") }
      }
      if role.type == .amount, others.contains("each") {
        lines = lines.map { $0 + " each" }
        others.removeAll { $0 == "each" }
      }
    }
    return lines.map { ([$0] + others).joined(separator: " ") }
  }

  private func value(_ index: Int, _ range: Range<Int>) -> String? {
    let role = frame.roles[index]
    let unit = units[range.lowerBound]
    let found = unit.values(role.type)
    switch role.type {
    case .text:
      if range.count == 1, let known = unit.values.first(where: { $0.hasPrefix("\"") }) {
        return known
      }
      return quotedText(text(range))
    case .stop: return onDayTold(found)
    case .time:
      let isJourney = ["flight", "train", "bus", "drive", "ferry"].contains {
        frame.steps[role.step].head.hasPrefix($0)
      }
      // From one hour to another.
      if unit.sign == "<hours>" { return isJourney ? found.last : found.first }
      return found.count > 1 ? nearest(found, of: role.step) ?? unit.values.first : found.first
    case .amount:
      let currency = found.first { $0.contains(" ") }
      return currency ?? found.first
    case .length:
      guard unit.sign == "<number>", let number = found.first.flatMap({ Int($0) }) else {
        return found.first
      }
      return number < 10 ? "\(number)h" : "\(number)m"
    case .days, .before:
      return found.first.map { "\($0) days" + (role.type == .before ? " before" : "") }
    case .dates:
      return role.lead.isEmpty || role.lead == "dates"
        ? found.first : found.first?.replacing("..", with: " to ")
    case .booking, .day, .date, .person, .count: return found.first
    }
  }

  /// `at 8`: of the two halves of the day the one in which the stop is.
  private func nearest(_ hours: [String], of step: Int) -> String? {
    let stops = units.flatMap { $0.values(.stop) }
    guard let trip, let minutes = stops.lazy.compactMap({ trip.hour(of: $0) }).first else {
      return nil
    }
    func distance(_ hour: String) -> Int {
      abs((ClockTime(text: hour)?.minutes ?? 0) - minutes)
    }
    return hours.min { distance($0) < distance($1) }
  }

  /// Of stops of one name the one on a day of the line.
  private func onDayTold(_ stops: [String]) -> String? {
    guard stops.count > 1 else { return stops.first }
    for unit in units where unit.sign == "<day>" {
      guard let day = unit.values.first, day.hasPrefix("day ") else { continue }
      if let stop = stops.first(where: { $0.hasPrefix("\(day.dropFirst(4)).") }) { return stop }
    }
    return stops.first
  }
}

extension Trip {
  /// When a stop is, by its place: `2.1`.
  fileprivate func hour(of place: String) -> Int? {
    let numbers = place.split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 2, days.indices.contains(numbers[0] - 1),
      days[numbers[0] - 1].stops.indices.contains(numbers[1] - 1)
    else { return nil }
    return days[numbers[0] - 1].stops[numbers[1] - 1].at?.minutes
  }
}
