/// The shape of places.db.
///
/// Row ids count places by importance over all kinds, so that the first
/// rows of an index by row id are the best ones.
enum GazetteerSchema {
  /// Raised with every change of the shape; a reader refuses another one.
  static let version = 6

  /// So many places are kept of a beginning that very many spellings share.
  static let placesOfStart = 40

  static let pragmas = """
    PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -65536;
    PRAGMA user_version = \(version);
    """

  /// - `place`: the rows; positions in 1/10000 degree; `folds` holds the folded name and own
  ///   aliases parted by `|`, an empty part, and the other aliases; `tags` the other kinds and
  ///   categories it is listed under; `km` how far an area reaches that is no division.
  /// - `spelling`: compact spelling to place, with its `NameClass`.
  /// - `starts`: the best places of the beginnings that very many spellings share.
  /// - `scope`: compact names and codes of countries (empty region) and divisions, and of the areas
  ///   that are neither, by how far they reach.
  /// - `filter`: the blocks of a `KeyFilter` of all keys of `spelling` and `scope`.
  /// - `term`: every ASCII word of the index, for typing errors.
  /// - `shape`: the keys and words of the better known places by length in bytes, one behind the
  ///   other, and the `LetterSet` of each.
  /// - `cell`: places by quarters of degrees.
  /// - `outline`: lines that maps draw, with the degrees that they reach to in 1/500 and how small a
  ///   river is; the points as `OutlineCoding` writes them.
  /// - `words`: the words of all names, and the marks of `SearchMark`.
  static let tables = """
    CREATE TABLE place(
      id INTEGER PRIMARY KEY, kind INT, rank INT, country TEXT, region TEXT, lat INT, lon INT,
      population INT, address INT, zone INT, category TEXT, name TEXT, folds TEXT, tags TEXT,
      km INT);
    CREATE TABLE spelling(
      key TEXT, place INT, class INT, PRIMARY KEY(key, place, class)) WITHOUT ROWID;
    CREATE TABLE starts(
      key TEXT, n INT, place INT, class INT, score INT, PRIMARY KEY(key, n)) WITHOUT ROWID;
    CREATE TABLE scope(
      key TEXT, country TEXT, region TEXT, lat INT, lon INT, km INT,
      PRIMARY KEY(key, country, region, lat, lon, km)) WITHOUT ROWID;
    CREATE TABLE filter(block INTEGER PRIMARY KEY, bits BLOB);
    CREATE TABLE term(word TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE shape(length INTEGER PRIMARY KEY, keys BLOB, marks BLOB);
    CREATE TABLE cell(kind INT, cell INT, place INT, PRIMARY KEY(kind, cell, place)) WITHOUT ROWID;
    CREATE TABLE outline(
      layer INT, rank INT, south INT, west INT, north INT, east INT, points BLOB);
    CREATE TABLE address(id INTEGER PRIMARY KEY, text TEXT);
    CREATE TABLE zone(id INTEGER PRIMARY KEY, name TEXT);
    CREATE VIRTUAL TABLE words USING fts5(
      t, content = '', detail = none, columnsize = 0, prefix = '1 2 3', tokenize = 'ascii');
    """

  static let finish = "INSERT INTO words(words) VALUES('optimize');"
}
