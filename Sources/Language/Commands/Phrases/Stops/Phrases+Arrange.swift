internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let knownStops: SlotSpec = .needs(.stops, .knownStops, "STOP", ask: "Which stop?")
private let ofDay: SlotSpec = .needs(
  .stops, .stopOfDay(leaving: false), "STOP on DAY", ask: "")
private let onDay: SlotSpec = .needs(
  .day, .target, after: ["(on|to|onto|into)"], "DAY", ask: "Which day?")
private let instead: SlotSpec = .needs(
  .filter, .choice(["instead", "rather"]), "instead", ask: "")
private let laterHour: [SlotSpec] = [
  .takes(.time, .time, after: ["(at|around|in the)"], "TIME"), .takes(.time, .timeAfterDay, "TIME"),
]

/// Moved, and begun at the time where one is said.
@Sendable private func moved(_ fills: Fills) -> Intent? {
  guard let stops = fills.stops() ?? fills.stops(.stop), let target = fills.target else {
    return nil
  }
  let move = Intent.moveStops(StopsMove(stops, to: target, position: fills.position))
  return fills.timing(.mentioned).map { .several([move, $0]) } ?? move
}

/// `louvre on friday`, where the trip has it: that one, or once more.
///
/// Of what people do every day another is meant.
@Sendable private func movedOrAdded(_ fills: Fills) -> Intent? {
  let target = fills.target ?? fills.day().map(StopTarget.day)
  guard case .named(let name)? = fills.stop(), let target, !PlainActivities.begin(name) else {
    return nil
  }
  let new = NewStops(.place(.named(name, quoted: false)), to: target, at: fills.time)
  var move = fills
  move[.day] = .target(target)
  return moved(move).map { .either([.add(new), $0]) }
}

/// A stop that the trip has goes to the beginning or the end of a day.
@Sendable private func edge(_ position: StopPosition) -> @Sendable (Fills) -> Intent? {
  { fills in
    guard let stop = fills.stop(), let target = fills.target else { return nil }
    return .moveStops(StopsMove([stop], to: target, position: position))
  }
}

@Sendable private func arranged(_ fills: Fills) -> Intent? {
  guard let stop = fills.stop(), let position = fills.position else { return nil }
  return .moveStops(StopsMove([stop], to: fills.target, position: position))
}

/// Two stops of the day by their numbers, each in the place of the other.
@Sendable private func swapped(_ fills: Fills) -> Intent? {
  guard case .number(let one)? = fills.stop(), case .number(let other)? = fills.stop(.stops),
    one != other
  else { return nil }
  let (low, high) = (min(one, other), max(one, other))
  let up = Intent.moveStops(StopsMove([.number(high)], position: .before(.number(low))))
  guard high - low > 1 else { return up }
  let down = StopsMove([.number(low + 1)], position: .after(.number(high)))
  return .several([up, .moveStops(down)])
}

extension Frame {
  /// How people say `move` of a stop.
  static let movePhrases: [Frame] = [
    Frame(
      [""],
      [
        knownStops,
        .needs(
          .day, .target,
          after: [
            "(both|all|) (should|must|has to|have to|needs to|need to|could|ought to)"
              + " (be|go|happen|move) (on|to)",
            "(both|all|) (goes|moves|go|move) to",
          ],
          "DAY", ask: ""), .takes(.filter, .choice(["instead", "rather"]), "instead"),
      ] + laterHour, in: .inTrip, build: moved),
    // `the class is now at 6pm on thursday`
    Frame(
      [""],
      [
        known,
        .needs(
          .filter, .choice(WordPattern.texts(of: "(is|starts|begins) (now|) (at|)")), "is", ask: ""),
        .needs(.time, .time, "TIME", ask: ""), .needs(.day, .target, after: ["on"], "DAY", ask: ""),
      ], in: .inTrip, build: moved),
    Frame(
      [""],
      [
        known,
        .needs(
          .day, .target, after: ["(is|will be|starts|begins) (now|actually|) on"], "DAY", ask: ""),
      ] + laterHour, in: .inTrip, build: moved),
    Frame(
      [""],
      [known, .needs(.day, .target, after: ["(on|for|to)"], "DAY", ask: "")] + laterHour,
      in: .inTrip, build: movedOrAdded),
    Frame(
      [""],
      [known, .needs(.day, .day(bareNumber: false), "DAY", ask: "")] + laterHour,
      in: .inTrip, build: movedOrAdded),
    Frame(
      ["(do|have|schedule|plan) (it|that|them|those)"],
      [.needs(.day, .target, after: ["(on|)"], "DAY", ask: "")] + laterHour, in: .stopMentioned
    ) { fills in
      guard let target = fills.target else { return nil }
      let move = Intent.moveStops(StopsMove([.mentioned], to: target))
      return fills.timing(.mentioned).map { .several([move, $0]) } ?? move
    },
    Frame(["(start|begin|kick off) with"], [known, onDay], in: .inTrip, build: edge(.first)),
    Frame(["(end|finish|close) with"], [known, onDay], in: .inTrip, build: edge(.last)),
    Frame(
      ["(do|put|move|see|visit|have|schedule|)"], [known, onDay] + laterHour + [instead],
      in: .inTrip, build: moved),
    Frame(
      ["(i'd|we'd|i would|we would|) rather (do|see|visit|go to|have)"],
      [known, onDay] + laterHour,
      in: .inTrip, build: moved),
    Frame(
      [
        "(do|put|move|see|visit|make|shift|have|leave|save|keep|push|bump|bring|take|drag|slide|)"
      ],
      [
        known,
        .needs(
          .anchor, .position(steps: true),
          after: [
            "", "the", "(comes|come|goes|go|is|should be|should come|should go)",
            "(to|until|till|til)",
          ],
          "before STOP", ask: ""),
        .takes(.day, .target, after: ["(of|on)"], "DAY"),
        .takes(.filter, .choice(["instead", "rather"]), "instead"),
      ], in: .inTrip, build: arranged),
    Frame(
      [
        "(move|take|shift|push|bump|reschedule|postpone|prepone|bring|transfer|switch|change|drag|send)"
          + " (back|)"
      ],
      [
        knownStops,
        .takes(
          .filter,
          .choice(["from ideas", "from the ideas", "from my ideas", "over", "back", "out"]),
          "from the ideas"),
        .needs(
          .day, .target, after: ["(to|onto|until|on|into)", "back to"], "DAY", ask: "To which day?"),
      ] + laterHour, in: .inTrip, build: moved),
    Frame(
      ["(move|take|shift|push|bump|reschedule|postpone|bring|transfer|switch|change|drag|send)"],
      [ofDay, .needs(.day, .target, after: ["(to|onto|until|into)"], "DAY", ask: "To which day?")]
        + laterHour, in: .inTrip, build: moved),
    Frame(
      ["(swap|switch|exchange|flip|trade|interchange|change) (stops|)"],
      [
        .needs(.stop, .knownStop, "N", ask: ""),
        .needs(.stops, .knownStop, after: ["(with|and|for)"], "N", ask: ""),
      ], in: .onDay, build: swapped),
    Frame(
      ["(put|send|keep|park|stash|shelve|stick|save|leave)"],
      [
        knownStops, .takes(.filter, .choice(["back", "down"]), "back"),
        .needs(
          .day, .target, after: ["(on|to|in|into|as|for)", "back (in|into|to|on)"], "ideas", ask: ""
        ),
      ], in: .inTrip
    ) { fills in fills.target == .ideas ? moved(fills) : nil },
    Frame(
      [""],
      [knownStops, .needs(.day, .target, after: ["back (in|into|to|on)"], "ideas", ask: "")],
      in: .inTrip, build: moved),
    Frame(
      ["(do|put|schedule|visit|see|plan|use)"],
      [
        .needs(.stop, .ideaStop, "IDEA", ask: ""),
        .needs(.day, .target, after: ["(on|to|for|onto)"], "DAY", ask: "Which day?"),
      ] + laterHour, in: .inTrip, build: moved),
  ]
}
