extension HelpPage {
  /// The page of a word that looks after the journal.
  package static func care(_ word: Care.Word) -> String {
    switch word {
    case .verify: verify
    case .repair: repair
    case .backup: backup
    }
  }

  private static let verify = """
    usage: tripsh [--home DIR] [--format json] verify

    Reads the whole journal and changes nothing: every checksum, SQLite's own
    check, that no entry is left out, and that all entries one after the other
    give what is kept of trips, settings and ids.

    Ends with status 0 where all is well, else with 3 after telling what is
    wrong and what is safe.

    """

  private static let repair = """
    usage: tripsh [--home DIR] [--format json] repair

    Saves all that can be read of a damaged journal into a new one beside it,
    journal.repaired.db, and tells what was lost and how to put it in place.
    The damaged journal stays as it is. Where nothing is wrong, nothing is made.

    """

  private static let backup = """
    usage: tripsh [--home DIR] [--format json] backup FILE

    Copies the journal as it is at this moment, also while others write to it.
    FILE must not be there yet. To go back to it, close every tripsh, then put
    it in place of journal.db in an otherwise empty home.

    """
}
