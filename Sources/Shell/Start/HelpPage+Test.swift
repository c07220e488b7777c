extension HelpPage {
  /// The page of `test`.
  static let test = """
    usage: tripsh test [--accept] [--today DATE] [--format json] FILE...

    Plays conversations that were written down and compares every answer. A
    FILE is a transcript as it stands on a screen, or a page of Markdown with
    blocks marked console:

        #: today 2026-11-21
        $ tripsh
        …
        tripsh> new trip to Porto 19-23 april
        …
        #: assert trip has 5 days

    In an answer … is any text, a line of only … any number of lines, and a
    line that ends with (glob) takes * and ?. Each file has a home of its own
    that is gone afterwards: nothing of yours is changed, and what is written
    to files is gone too.

    What differs is shown with - before what was expected and + before what
    came. --accept writes what came into the file; it also fills a file that
    has lines only, and writes the answers to FILE.trip into FILE.txt.

    Ends with status 0 where all pass, 1 where one fails, 3 where a file cannot
    be read.

    """
}
