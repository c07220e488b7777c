/// The page of `--help`.
package enum HelpPage {
  /// The whole page, at most 80 columns wide.
  package static var text: String {
    (uses + ["", "Options:"] + OptionName.allCases.flatMap(rows) + ["", last])
      .joined(separator: "\n") + "\n"
  }

  package static let state = """
    usage: tripsh [--home DIR] state

    Prints everything that is kept, as one JSON document, and changes nothing.

    """

  private static let uses = [
    "tripsh, a conversational shell for building trips", "",
    "usage:",
    "  tripsh                     the prompt; it resumes where you left off",
    "  tripsh FILE.trip [NAME=VALUE ...] [...]",
    "                             runs scripts, stops at the first failing line",
    "  tripsh -c LINE [-c ...]    runs lines",
    "  ... | tripsh               runs standard input as a script",
    "  tripsh log -5, tripsh show Porto, tripsh trips ...",
    "                             a command that only looks needs no -c",
    "  tripsh state               prints everything that is kept as JSON",
    "  tripsh verify              checks that everything that is kept is whole",
    "  tripsh repair              saves what can be read of a damaged journal",
    "  tripsh backup FILE         copies the journal, also while others write",
    "  tripsh cast FILE -o OUT    makes an asciinema recording of a script",
    "  tripsh page FILE -o OUT    makes a web page of a script and its replies",
    "  tripsh test FILE...        plays transcripts and compares the answers",
  ]

  private static let last = "At the prompt, help tells what can be said."

  private static func rows(_ name: OptionName) -> [String] {
    guard let summary = name.summary else { return [] }
    let head = "  " + name.rawValue + (name.value.map { " \($0)" } ?? "")
    let lines = wrapped(summary, columns: 80 - 24)
    let pad = String(repeating: " ", count: max(1, 24 - displayWidth(head)))
    let indent = String(repeating: " ", count: 24)
    return lines.enumerated().map { $0.offset == 0 ? head + pad + $0.element : indent + $0.element }
  }
}
