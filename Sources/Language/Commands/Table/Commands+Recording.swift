internal import Session

extension CommandSpec {
  static let record = CommandSpec(
    .record, .scripts, "Writes what is typed to a script, and the answers about places beside it.",
    examples: [],
    [
      Frame(["record stop", "record (off|end|finish|done)"]) { _ in .stopRecording },
      Frame(
        ["record", "record (to|into|in)"], [.needs(.file, .file, "FILE", ask: "Into which script?")]
      ) { fills in
        guard let file = fills.text(.file), !isNoFile(file) else { return nil }
        return .record(file: file)
      },
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

/// Whether a word for a file only says whether something is recorded, or points to something said: `record
/// it`, `save that.`.
func isNoFile(_ name: String) -> Bool {
  noFiles.contains(String(folded(name).prefix { $0 != "." }))
}

private let noFiles: Set = [
  "stop", "off", "on", "end", "start", "finish", "done", "none", "it", "this", "that", "them",
  "everything",
]
