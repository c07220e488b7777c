/// Words of the index that nobody can type: they say what and where a row is, so that a search can
/// ask for both together with the words of a name.
enum SearchMark {
  /// A kind of place (`city`) or a category of sights (`museum`).
  static func kind(_ word: String) -> String { marked(word) }

  static func country(_ code: String) -> String { marked(code) }

  static func region(_ region: RegionKey) -> String {
    marked(region.country) + marked(region.code)
  }

  /// The code as one word of the index, whose tokenizer parts words at ASCII signs.
  private static func marked(_ code: String) -> String {
    var out = "\u{E000}"
    for scalar in code.lowercased().unicodeScalars {
      let isWordy = !scalar.isASCII || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
      out.unicodeScalars.append(isWordy ? scalar : "\u{E001}")
    }
    return out
  }
}
