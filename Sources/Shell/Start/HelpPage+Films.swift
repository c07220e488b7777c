extension HelpPage {
  /// The page of a word that makes a file of a script.
  package static func film(_ kind: FilmWish.Kind) -> String {
    switch kind {
    case .cast: cast
    case .page: page
    }
  }

  private static let cast = """
    usage: tripsh cast SCRIPT.trip -o FILE.cast [NAME=VALUE ...] [OPTIONS]

    Plays a script and writes what a terminal would show into a recording for
    asciinema (asciicast 2): each line typed out, its reply, time to read it. No
    terminal is needed and nobody waits; the same script gives the same bytes.

      -o FILE           where it is written; - is standard output
      --size 100x30     columns and rows of the terminal (80x24)
      --theme light     its colours: dark or light (dark)
      --type 40         characters a second (40, or what the script says)
      --today DATE      the day that it is; else a line #: today DATE of the
                        script, else the day on which tripsh wrote the script,
                        else 2026-11-21
      --home DIR        starts from a copy of this home (an empty one)
      --places WHERE    where lookups go; else the recording beside the script
      --keep-going      shows lines that fail, too; else nothing is made
      --force           writes over a file that is there

    \(steering)
    """

  private static let page = """
    usage: tripsh page SCRIPT.trip -o FILE.html [NAME=VALUE ...] [OPTIONS]

    Plays a script and makes one web page of the conversation, for slides and
    handouts: the colours kept, a button at each command that copies it, nothing
    loaded from elsewhere. The same script gives the same bytes.

      -o FILE           where it is written; - is standard output
      --theme light     one of dark and light; else what its reader's system has
      --size 100x24     how wide tables are, and how large maps (80x24)
      --today DATE      the day that it is, as for cast
      --home DIR        starts from a copy of this home (an empty one)
      --places WHERE    where lookups go; else the recording beside the script
      --keep-going      shows lines that fail, too; else nothing is made
      --force           writes over a file that is there

    \(steering)
    """

  private static let steering = """
    Lines that steer it, each a comment to everybody else:
      #: say WORDS      words to the audience; so is a comment, # WORDS
      #: pause 2        so many seconds more    #: gap 1s   between all lines
      #: type 40        characters a second     #: speed 2  twice as fast
      #: clear          an empty screen         #: hide ... #: show   unseen

    """
}
