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
      Frame(["tutorial check"], [.needs(.file, .file, "NAME", ask: "Which lesson?")]) { fills in
        fills.text(.file).map { .tutorial(.check($0)) }
      },
    ])
}
