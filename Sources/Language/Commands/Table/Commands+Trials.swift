internal import Session

extension CommandSpec {
  /// Its words are read by `AssertedWords`, dates, days and numbers as everywhere; this is its shape.
  static let assert = CommandSpec(
    .assert, .scripts,
    "Fails where something is not so: " + ConditionFault.forms.joined(separator: ", ") + ".",
    examples: ["assert trip goes to Porto", "assert no dinner on day 5"],
    [
      Frame(["assert"], [.needs(.line, .line, "WHAT", ask: "What must be so?")]) { fills in
        fills.text(.line).flatMap { try? Condition($0) }.map(Intent.assert)
      }
    ])

  /// The line within is read by `LineReader.trial`; this is its shape.
  static let dryRun = CommandSpec(
    .dryRun, .scripts,
    "Shows what a line would do, and does nothing; so do `what would LINE do` and `what if I LINE`.",
    examples: ["what would add lunch to day 2 do"],
    [
      Frame(["dry run"], [.needs(.line, .line, "LINE", ask: "Which line?")]) { fills in
        fills.text(.line).map(Intent.tryOut)
      }
    ])
}
