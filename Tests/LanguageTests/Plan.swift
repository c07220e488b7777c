import Testing

/// A plan that lines are said to, and beside it the same plan that is given commands.
struct Plan {
  /// The commands that make it.
  let made: [String]

  func talk() throws -> Talk {
    var talk = Talk(today: testDay)
    for line in made { try talk.say(line) }
    return talk
  }

  /// Holds that a line is done without a question, as the commands would be, behind what was said first.
  func does(_ line: String, _ commands: [String], behind first: [String] = []) throws {
    var (talk, other) = (try talk(), try talk())
    for line in first {
      try talk.say(line)
      try other.say(line)
    }
    try talk.say(line)
    for command in commands { try other.say(command) }
    #expect(talk.state == other.state, "\(line): \(talk.last)")
  }

  /// Holds that a line leaves all as it is.
  func changesNothing(_ line: String, behind first: [String] = []) throws {
    var talk = try talk()
    for line in first { try talk.say(line) }
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }
}
