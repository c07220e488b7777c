internal import Session

extension CommandSpec {
  static let record = CommandSpec(
    .record, .scripts, "Writes what is typed to a script, and the answers about places beside it.",
    examples: [],
    [
      Frame(["record stop"]) { _ in .stopRecording },
      Frame(["record"], [.needs(.file, .file, "FILE", ask: "Into which script?")]) { fills in
        guard let file = fills.text(.file), !noFiles.contains(folded(file)) else { return nil }
        return .record(file: file)
      },
    ],
    phrases: [
      Frame([
        "record (off|end|finish|done)", "(stop|end|finish) (recording|record)",
        "recording (off|stop)",
      ]) { _ in .stopRecording },
      Frame(
        ["(start|begin) recording (to|into|in|)", "record (on|start) (to|into|in|)"],
        [.needs(.file, .file, "FILE", ask: "Into which script?")]
      ) { fills in fills.text(.file).map { .record(file: $0) } },
    ])

  static let replay = CommandSpec(
    .replay, .scripts, "Runs a script with the answers about places that were recorded with it.",
    examples: [],
    [
      Frame(
        ["replay"],
        [
          .needs(.file, .file, "FILE", ask: "Which script?"),
          .takes(.values, .values, "NAME=VALUE …"),
        ]
      ) { fills in fills.text(.file).map { .replay(file: $0, values: fills.assignments) } }
    ])
}

/// What says whether something is recorded, and is no name of a file.
private let noFiles: Set = ["stop", "off", "on", "end", "start", "finish", "done", "none"]
