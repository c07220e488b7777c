internal import Session

extension Frame {
  static let runPhrases: [Frame] = [
    Frame(
      ["(run|execute|play|start|do|load|read) (script|file|script called|script file)", "execute"],
      [
        .needs(.file, .file, "FILE", ask: "Which script?"),
        .takes(.values, .values, after: ["", "with"], "NAME=VALUE …"),
      ]
    ) { fills in fills.text(.file).map { .run(file: $0, values: fills.assignments) } }
  ]

  static let savePhrases: [Frame] = [
    Frame(
      [
        "(save|write) (this|it|trip|everything|all of it|all this|) (to|as|in|into|under)",
        "(save|write|keep) (what i did|what we did|what i've done|what we've done|session"
          + "|this session|all that|lines|my lines|steps|my steps) (to|as|in|into|under)",
      ],
      [.needs(.file, .file, after: ["", "file", "the file"], "FILE", ask: "To which file?")]
    ) { fills in fills.text(.file).map { .save(file: $0, entries: nil) } }
  ]
}
