internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let byHowMuch: SlotSpec = .needs(
  .duration, .duration,
  after: ["", "by", "should (be|start|begin|last|take)", "(is|starts|begins|lasts)"],
  "DURATION", ask: "By how much?")
private let direction: SlotSpec = .needs(
  .filter, .choice(clearWords + openWords), after: [""], "later", ask: "")
private let clearDirection: SlotSpec = .needs(
  .filter, .choice(clearWords), after: [""], "later", ask: "")

private let laterWords = ["later", "later on", "further back"]
private let earlierWords = ["earlier", "sooner", "ahead", "early"]
private let longerWords = ["longer", "more", "extra"]
private let shorterWords = ["shorter", "less"]
private let clearWords = laterWords + earlierWords + longerWords + shorterWords
/// Some say them for later, others for earlier.
private let openWords = ["forward", "forwards", "back", "backwards", "up"]

/// What is told from what it is now; of what may go both ways either.
@Sendable private func shifted(_ fills: Fills) -> Intent? {
  guard let word = fills.text(.filter) else { return nil }
  if laterWords.contains(word) { return moved(fills, by: 1) }
  if earlierWords.contains(word) { return moved(fills, by: -1) }
  if longerWords.contains(word) { return resized(fills, by: 1) }
  if shorterWords.contains(word) { return resized(fills, by: -1) }
  return either(fills)
}

private func either(_ fills: Fills) -> Intent? {
  let ways = [moved(fills, by: 1), moved(fills, by: -1)].compactMap(\.self)
  return ways.count > 1 ? .either(ways) : nil
}

/// Whole days move it to another day, all else on its own.
private func moved(_ fills: Fills, by sign: Int) -> Intent? {
  guard let minutes = fills.integer(.duration) else { return nil }
  let shift: StopShift =
    minutes % 1440 == 0 ? .day(days: sign * minutes / 1440) : .time(minutes: sign * minutes)
  return .shiftStop(fills.stop() ?? .mentioned, shift)
}

/// A stop does not take days: whoever speaks of them means the trip.
private func resized(_ fills: Fills, by sign: Int) -> Intent? {
  guard let minutes = fills.integer(.duration), minutes % 1440 != 0 else { return nil }
  return .shiftStop(fills.stop() ?? .mentioned, .length(minutes: sign * minutes))
}

/// What a stop does at its time: `the cruise leaves half an hour earlier`.
private let starting: SlotSpec = .takes(
  .policy,
  .choice(["is", "starts", "begins", "leaves", "departs", "opens", "will be", "happens", "start"]),
  "")
private let moreTime: SlotSpec = .needs(.duration, .moreTime, "another DURATION", ask: "")

private func word(_ words: [String]) -> SlotSpec {
  .takes(.filter, .choice(words), after: [""], words[0])
}

extension Frame {
  /// How people say that a stop begins, ends or is to be later, earlier, longer or shorter.
  static let shiftStopPhrases: [Frame] = [
    Frame(
      ["(move|shift|make|start|begin|have|do|see|visit|put|set|schedule|reschedule|change|let|)"],
      [known, starting, byHowMuch, direction], in: .inTrip, build: shifted),
    Frame(
      ["(push|bring|pull|bump|postpone|prepone|delay)"], [known, byHowMuch, clearDirection],
      in: .inTrip,
      build: shifted),
    Frame(
      ["(push|bump|knock|kick) (back|)", "(delay|postpone|put off|put back)"],
      [known, byHowMuch, word(["back", "off"] + laterWords)], in: .inTrip
    ) { fills in moved(fills, by: 1) },
    Frame(
      ["(bring|pull) (forward|)"], [known, byHowMuch, word(["forward"] + earlierWords)],
      in: .inTrip
    ) { fills in moved(fills, by: -1) },
    Frame(["(move|shift) (back|forward|up|)"], [known, byHowMuch], in: .inTrip, build: either),
    Frame(
      [
        "", "(make|move|push|shift|start|begin|have|do|put|set) (it|that|)",
        // `leave a day later` is about the trip.
        "(leave|go) (it|that)",
      ], [.needs(.duration, .duration, after: ["", "by"], "DURATION", ask: ""), direction],
      in: .stopMentioned, build: shifted),
  ]

  /// How people say that a stop takes more or less than was thought.
  static let resizePhrases: [Frame] = [
    Frame(["(shorten|trim|reduce|cut|cut down|cut short)"], [known, byHowMuch], in: .inTrip) {
      fills in resized(fills, by: -1)
    },
    Frame(["(lengthen|extend|prolong|stretch)"], [known, byHowMuch], in: .inTrip) { fills in
      resized(fills, by: 1)
    },
    Frame(
      ["(shorten|trim|reduce|cut|cut down|lengthen|extend|prolong|stretch)"],
      [
        known,
        .needs(.duration, .duration, after: ["(down|) to"], "DURATION", ask: "To how long?"),
      ], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let minutes = fills.integer(.duration), minutes % 1440 != 0
      else { return nil }
      return .stay(stop, minutes: minutes)
    },
    Frame(
      ["(need|want|spend|give|allow|plan|have|)"],
      [
        .needs(.duration, .duration, "DURATION", ask: ""), direction,
        .needs(.stop, .knownStop, after: ["(for|at|in|on|with)"], "STOP", ask: ""),
      ], in: .inTrip, build: shifted),
    Frame(
      ["add"],
      [
        .needs(.duration, .duration, "DURATION", ask: ""),
        .needs(.stop, .knownStop, after: ["to"], "STOP", ask: ""),
      ], in: .inTrip
    ) { fills in resized(fills, by: 1) },
    Frame(
      ["(add|spend|stay|have|need|want|allow|)"],
      [
        moreTime,
        .needs(.stop, .knownStop, after: ["(to|at|in|for|with|on)"], "STOP", ask: ""),
      ], in: .inTrip
    ) { fills in resized(fills, by: 1) },
    Frame(["(give|allow|spare|leave|grant)"], [known, moreTime], in: .inTrip) { fills in
      resized(fills, by: 1)
    },
    Frame(
      ["take"],
      [
        .needs(.duration, .duration, "DURATION", ask: ""),
        .needs(.stop, .knownStop, after: ["(off|from)", "off of"], "STOP", ask: ""),
      ], in: .inTrip
    ) { fills in resized(fills, by: -1) },
  ]

  /// How people say when a stop ends.
  static let endPhrases: [Frame] = [
    Frame(
      ["", "(stay at|stay in|be at|remain at|keep|have)"],
      [
        known,
        .needs(
          .time, .time,
          after: [
            "(until|till|til|ends at|finishes at|goes on until|goes until|lasts until|is until)"
          ], "TIME", ask: ""),
      ], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let end = fills.time else { return nil }
      return .shiftStop(stop, .until(end))
    },
    Frame(
      ["(stay|staying|be|remain) (there|here|) (until|till|til)"],
      [.needs(.time, .clearTime, "TIME", ask: "")], in: .stopMentioned
    ) { fills in fills.time.map { .shiftStop(.mentioned, .until($0)) } },
  ]

  /// How people say from when to when a stop is.
  static let hoursPhrases: [Frame] = [
    Frame([""], [known, fromTo], in: .offDay, build: fromThenTo),
    Frame([""], [known, fromTo], in: .onDay) { fills in
      guard case .named(let name)? = fills.stop(), let set = fromThenTo(fills) else {
        return fromThenTo(fills)
      }
      let new = NewStops(
        .place(.named(name, quoted: false)), at: fills.time, minutes: fills.minutes)
      return .either([set, .add(new)])
    },
    Frame(
      // Of what is moved or changed `from 1 to 3` may tell where it was and where it goes.
      [
        "(set|make|schedule|have|put|plan|do|see|visit|at|in)",
        "(be|being|stay|staying|spend time) (at|in)",
      ], [known, fromTo], in: .inTrip,
      build: fromThenTo),
  ]

  private static let fromTo: SlotSpec = .needs(
    .time, .hours, after: ["(is|are|goes|runs|lasts|will be|should be|to|at|for|)"], "TIME", ask: ""
  )

  @Sendable private static func fromThenTo(_ fills: Fills) -> Intent? {
    guard let stop = fills.stop(), let minutes = fills.minutes else { return nil }
    return .several([.time(stop, fills.time), .stay(.mentioned, minutes: minutes)])
  }
}
