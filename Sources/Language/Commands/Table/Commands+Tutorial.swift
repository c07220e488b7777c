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
      Frame(
        ["tutorial check"],
        [.needs(.file, .file, "NAME", ask: "Which lesson?"), .takes(.line, .line, "NAME ...")]
      ) { fills in
        fills.text(.file).map { .tutorial(.check([$0] + fileNames(in: fills.text(.line) ?? ""))) }
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

/// The names that stand behind each other, in quotes where there are blanks in them.
private func fileNames(in text: String) -> [String] {
  var (names, end): ([String], Int?) = ([], nil)
  for token in (try? Lexer.tokens(of: text)) ?? [] {
    if token.bytes.lowerBound == end, let last = names.popLast() {
      names.append(last + token.text)
    } else {
      names.append(token.text)
    }
    end = token.bytes.upperBound
  }
  return names
}
