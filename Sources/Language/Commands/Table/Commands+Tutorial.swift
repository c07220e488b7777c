internal import Session

extension CommandSpec {
  static let tutorial = CommandSpec(
    .tutorial, .scripts, "Lists the lessons, teaches one at the prompt, or checks one of your own.",
    examples: ["tutorial"],
    [
      Frame(["tutorial", "lessons", "(show|list) (the|) (lessons|tutorial)"]) { _ in
        .tutorial(.list)
      },
      Frame(["tutorial", "lesson"], [.needs(.file, .file, "NAME", ask: "Which lesson?")]) {
        fills in fills.text(.file).map { .tutorial(.start($0)) }
      },
      Frame(["tutorial restart"], [.needs(.file, .file, "NAME", ask: "Which lesson?")]) { fills in
        fills.text(.file).map { .tutorial(.restart($0)) }
      },
      Frame(["tutorial check"], [.needs(.file, .file, "NAME", ask: "Which lesson?")]) { fills in
        fills.text(.file).map { .tutorial(.check($0)) }
      },
    ])

  static let examples = CommandSpec(
    .examples, .scripts, "Lists the examples that come with tripsh, or shows the lines of one.",
    examples: ["examples"],
    [
      Frame(["examples", "(show|list) (the|) examples"]) { _ in .example(.list) },
      Frame(
        ["examples", "(show|) example"],
        [.needs(.name, .file, "NAME", ask: "Which example?")]
      ) { fills in fills.text(.name).map { .example(.show($0)) } },
    ])
}
