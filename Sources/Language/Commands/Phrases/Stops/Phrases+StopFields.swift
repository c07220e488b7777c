internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")
private let noteText: SlotSpec = .needs(
  .text, .text(orNone: false), after: [":", "", "(saying|that|says|to)"], "TEXT", ask: "What?")

/// The time that it is not.
private let notAt: SlotSpec = .takes(
  .number, .time, after: ["(and|) not (at|)", "(instead of|rather than) (at|)"], "not TIME")

@Sendable private func timed(_ fills: Fills) -> Intent? {
  fills.stop().flatMap(fills.timing)
}

/// The name of a stop may be that of another to come, too: `lunch at 2`.
@Sendable private func timedOrAdded(_ fills: Fills) -> Intent? {
  guard case .named(let name)? = fills.stop() else { return timed(fills) }
  let new = NewStops(.place(.named(name, quoted: false)), at: fills.time)
  return timed(fills).map { .either([$0, .add(new)]) }
}

extension Frame {
  /// How people say when a stop begins.
  static let timePhrases: [Frame] = [
    Frame(
      [""],
      [
        known,
        .needs(
          .time, .time,
          after: ["(is|starts|begins|are|will be|should be) (at|in the|around)", "is now at"],
          "TIME", ask: ""), notAt,
      ], in: .inTrip, build: timed),
    Frame(
      [""],
      [
        known, .needs(.time, .time, after: ["at", "around", "in the"], "TIME", ask: ""), notAt,
        .takes(.filter, .choice(["instead", "rather"]), "instead"),
      ], in: .offDay, build: timed),
    Frame(
      [""],
      [known, .needs(.time, .time, after: ["at", "around", "in the"], "TIME", ask: "")],
      in: .onDay, build: timedOrAdded),
    Frame(
      [""],
      [
        known, .needs(.time, .time, after: ["at", "around", "in the"], "TIME", ask: ""),
        .needs(.filter, .choice(["instead", "rather"]), "instead", ask: ""),
      ], in: .onDay, build: timed),
    Frame(
      ["(change|set|move|make|push|shift) time (of|for)"],
      [known, .needs(.time, .time, after: ["to", "at"], "TIME", ask: "To what time?")],
      in: .inTrip, build: timed),
    Frame(
      [
        "(set|change|make|push|move|start|begin|shift|schedule|reschedule|bump|have|put|plan)",
        "(do|see|visit|go to|eat|take|catch|board)",
      ],
      [
        known,
        .takes(.time, .clock, after: ["to", "for", "until"], "TIME"),
        .takes(
          .time, .time,
          after: ["at", "to", "for", "in the", "around", "until", "(down|in) (for|at)"], "TIME",
          ask: "When?"), .takes(.time, .clearTime, "TIME"), notAt,
        .takes(.filter, .choice(["instead", "rather"]), "instead"),
      ], asks: [.time], in: .inTrip
    ) { fills in fills.has(.time) ? timed(fills) : nil },
    Frame(
      [
        "(remove|clear|drop|delete|unset|forget) time (from|of|for)", "no (fixed|set|) time for",
        "take time off",
      ], [known], in: .inTrip
    ) { fills in fills.stop().map { .time($0, nil) } },
    Frame(
      [""],
      [
        known,
        .needs(
          .filter, .choice(["has no fixed time", "has no time", "has no set time"]),
          "has no time", ask: ""),
      ], in: .inTrip
    ) { fills in fills.stop().map { .time($0, nil) } },
    Frame(
      ["(move|shift|push|bring|pull|postpone|prepone|advance|delay) (back|forward|up|)"],
      [
        known,
        .takes(.filter, .choice(["back", "forward", "up", "ahead"]), after: [""], "back"),
        .needs(.time, .clearTime, after: ["to", "until"], "TIME", ask: "To what time?"),
      ], in: .inTrip, build: timed),
  ]

  static let notePhrases: [Frame] = [
    Frame(
      ["note"],
      [
        known,
        .needs(
          .text, .text(orNone: false), after: ["(that|saying|to say) (it|)"], "TEXT", ask: "What?"),
      ], in: .inTrip
    ) { fills in fills.stop().map { .note(.stop($0), fills.text(.text)) } },
    Frame(
      ["\(noting) (for|to|on|about|at|with)", "(remember|remind me|remind us) (for|about|at)"],
      [known, noteText],
      in: .inTrip
    ) { fills in fills.stop().map { .note(.stop($0), fills.text(.text)) } },
    Frame(["\(noting) (for|to|on|about|with)", "remember for"], [day, noteText], in: .inTrip) {
      fills in fills.day().map { .note(.day($0), fills.text(.text)) }
    },
    Frame(
      ["trip note", "note to (self|myself|ourselves|us)", "\(noting) (for|to|on|about|with) trip"],
      [noteText], in: .inTrip
    ) {
      fills in .note(.trip, fills.text(.text))
    },
    Frame(
      ["note (down|)"],
      [
        .needs(
          .text, .text(orNone: false), after: [":", "(that|down that) it", "that they"], "TEXT",
          ask: "What?")
      ],
      in: .stopMentioned
    ) { fills in .note(.stop(.mentioned), fills.text(.text)) },
  ]

  static let addNotePhrases: [Frame] = [
    Frame(["add note (for|to|on|about|at|with)"], [known, noteText], in: .inTrip) { fills in
      fills.text(.text).flatMap { text in fills.stop().map { .addNote(.stop($0), text) } }
    },
    Frame(["add note (for|to|on|about|with)"], [day, noteText], in: .inTrip) { fills in
      fills.text(.text).flatMap { text in fills.day().map { .addNote(.day($0), text) } }
    },
    Frame(["add note (for|to|on|about|with) trip"], [noteText], in: .inTrip) { fills in
      fills.text(.text).map { .addNote(.trip, $0) }
    },
  ]

  private static let noting = "(note|note down|make note|put note|leave note|attach note)"

  static let renamePhrases: [Frame] = [
    Frame(
      ["(rename|call|name|retitle)", "change name of"],
      [
        known,
        .needs(
          .name, .text(orNone: false), after: ["to", "as", ""], "NAME",
          ask: "What shall it be called?"),
      ], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let name = fills.text(.name) else { return nil }
      return .renameStop(stop, name)
    }
  ]
}
