/// What the keys do at the prompt, as `help keys` tells it.
enum HelpKeys {
  static let title = "Keys at the prompt"
  static let topic = ("keys", "what the keys do at the prompt")
  static let words: Set = [
    "keys", "key", "keyboard", "the keys", "shortcuts", "keyboard shortcuts", "key bindings",
  ]

  static let rows: [(keys: String, does: String)] = [
    ("Tab", "completes; again, or Down, goes through the list, Esc closes it"),
    ("Right, Ctrl-E", "takes what stands quiet behind the line, Alt-F a word of it"),
    ("Up, Down", "earlier lines that begin as this one does"),
    ("Ctrl-R", "looks for an earlier line as you type"),
    ("Alt-.", "the last word of the line before"),
    ("Ctrl-A, Ctrl-E", "to the beginning, to the end; Alt-B, Alt-F by words"),
    ("Ctrl-W, Ctrl-U, Ctrl-K", "takes away a word, the line, what stands behind"),
    ("Ctrl-_, Alt-/", "takes back what was typed, brings it again"),
    ("Alt-Enter", "begins another line; all run as one step"),
    ("Ctrl-X Ctrl-E", "opens the line in your editor"),
    ("Ctrl-L", "clears the screen"),
    ("Ctrl-Z", "stops the program until fg"),
    ("Ctrl-C, Ctrl-D", "leaves the line or the question; leaves the program"),
  ]

  static let more =
    "Keys are those of Emacs; set keys vi makes them those of vi, ~/.editrc may bind others."
}
