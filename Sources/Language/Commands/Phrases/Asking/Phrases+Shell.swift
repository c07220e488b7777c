internal import Session

extension Frame {
  static let helpPhrases: [Frame] = [
    Frame([
      "what can (you|i|we) (do|say|type) (here|)", "help (me|us|please)", "how does this work",
      "what do i do (now|)", "(show|list) (commands|help)", "what are commands",
      "(what|which) commands (are there|do you know|can i use)",
    ]) { _ in .help(nil) },
    Frame(
      ["what does"],
      [
        .needs(.topic, .word, "WORD", ask: ""),
        .needs(.filter, .choice(["do", "mean"]), "do", ask: ""),
      ]
    ) { fills in .help(fills.text(.topic)) },
    Frame(
      ["how (do|can|could) (i|we)", "how to", "help (me|us|) (with|about|on)"],
      [.needs(.topic, .text(orNone: false), "WORD", ask: "Do what?")]
    ) { fills in .help(fills.text(.topic)) },
  ]
}
