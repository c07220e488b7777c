/// The small words of ranges and dates in German, French, Spanish and Portuguese.
///
/// They are read only between and before days, so that they take nothing from names.
enum SmallWords {
  /// `vom`, `du`, `del`, `desde el`.
  static let from: Rule<Void> = Rule<Void>.says("vom", "von", "du", "del", "desde", "de", "do")
    .then(article)

  /// `bis zum`, `au`, `al`, `hasta el`, `até`.
  static let upTo: Rule<Void> = Rule<Void>
    .says("bis", "au", "al", "a", "hasta", "ate", "jusquau", "jusqua").then(article)

  static let between: Rule<Void> = Rule<Void>.says("zwischen", "entre").then(article)

  static let and: Rule<Void> = Rule<Void>.says("und", "et", "y", "e").then(article)

  /// `den`, `le`, `el`, `o dia`, before the number of a day, or nothing.
  static let article: Rule<Void> = {
    let day = Rule<Void>.says("dia").maybe
    return Rule<Void>.says("der", "den", "dem", "zum", "am", "le", "el", "o", "no", "ao").maybe
      .then(day)
  }()

  /// `am`, `le`, `el`, `na`, before the name of a weekday that is no English one.
  static let dayArticle: Rule<Void> = Rule<Void>
    .says("am", "den", "diesen", "le", "ce", "el", "este", "na", "no", "nesta", "neste")
    .unless(.token { english.contains($0.folded) ? () : nil })

  private static let english = Set(CalendarNames.of(.english).weekdays)

  /// `ersten`, `premier`, `primero`, `primeiro`.
  static let first: Rule<Int> = Rule<Void>
    .says("erster", "ersten", "erste", "premier", "primero", "primeiro").map { 1 }
}
