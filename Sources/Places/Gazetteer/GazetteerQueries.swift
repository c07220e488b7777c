/// The questions to places.db.
enum GazetteerQueries {
  static let spelled = "SELECT place, class FROM spelling WHERE key = ? ORDER BY place LIMIT ?"
  static let matching = "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?"
  static let candidate =
    "SELECT id, kind, rank, country, region, lat, lon, folds FROM place WHERE id = ?"
  static let row = """
    SELECT p.kind, p.rank, p.country, p.lat, p.lon, p.population, p.category, p.name, a.text, z.name,
      NULLIF(p.region, ''), p.km, p.tags
    FROM place p LEFT JOIN address a ON a.id = p.address LEFT JOIN zone z ON z.id = p.zone
    WHERE p.id = ?
    """
  static let scoped = "SELECT country, region, lat, lon, km FROM scope WHERE key = ?"
  static let termed = "SELECT 1 FROM term WHERE word = ?"
  static let keysBeginning =
    "SELECT DISTINCT key FROM spelling WHERE key >= ? AND key < ? ORDER BY key LIMIT ?"
  static let wordsBeginning =
    "SELECT word FROM term WHERE word >= ? AND word < ? ORDER BY word LIMIT ?"
  static let keyed = "SELECT 1 FROM spelling WHERE key = ? LIMIT 1"
  static let blocks = "SELECT coalesce(max(block) + 1, 0) FROM filter"
  static let block = "SELECT bits FROM filter WHERE block = ?"
  static let started = "SELECT place, class, score FROM starts WHERE key = ? ORDER BY n"
  static let continued =
    "SELECT place, class FROM spelling WHERE key >= ? AND key < ? AND class NOT IN (2, 4)"
  static let shaped = "SELECT keys, marks FROM shape WHERE length = ?"
  static let outlined = """
    SELECT layer, points FROM outline
    WHERE rank <= ? AND north >= ? AND south <= ? AND east >= ? AND west <= ?
      AND (north - south >= ? OR east - west >= ?)
    """
  static let celled = "SELECT place FROM cell WHERE kind = ? AND cell BETWEEN ? AND ?"
}
