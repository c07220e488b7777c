/// What people plan for a day and call by everyday words: `beach`, `a long kayak trip`, `ramen`.
///
/// A stop made of one is told plainly with its day; what else is called so, far away, is not meant.
package enum EverydayThings {
  /// Whether a text is one of them, with nothing but common words before it: `a bit of karaoke`.
  package static func name(_ text: String) -> Bool {
    let words = blankParted(behindArticle(text) ?? text).map { folded(String($0)) }
    guard (1...mostWords).contains(words.count), let last = words.last,
      text.first?.isUppercase != true
    else { return false }
    // `the war museum`, `an bang beach`: with a word before it the name of a place.
    guard words.count > 1 || !venues.contains(last) else { return true }
    let isPair = words.count > 1 && known.contains("\(words[words.count - 2]) \(last)")
    guard isPair || known.contains(last) else { return false }
    return words.dropLast(isPair ? 2 : 1).allSatisfy { word in
      joining.contains(word) || known.contains(word) || !CommonWords.kind(of: word).isEmpty
    }
  }

  /// Whether it tells what is done and where: `swimming at Donauinsel`.
  static func areDoneThere(_ text: String) -> Bool {
    let words = blankParted(text)
    guard words.count > 2, let first = words.first.map(String.init), first == folded(first),
      there.contains(String(words[1]))
    else { return false }
    return first.utf8.count > 5 && first.hasSuffix("ing")
      && (known.contains(first) || !CommonWords.kind(of: first).isEmpty)
  }

  private static let there: Set = [
    "at", "in", "on", "near", "along", "by", "to", "through", "around", "up", "across", "round",
  ]

  /// Whether it is one word, perhaps with an article.
  package static func isOneWord(_ text: String) -> Bool {
    name(text) && blankParted(behindArticle(text) ?? text).count == 1
  }

  private static let mostWords = 4
  private static let joining: Set = ["the", "a", "of", "by", "in", "for", "with"]

  /// What one goes to, of which each town has one.
  private static let venues: Set = [
    "beach", "pool", "park", "playground", "zoo", "aquarium", "funfair", "waterpark", "market",
    "museum",
    "gallery", "viewpoint", "lookout", "waterfall", "waterfalls",
  ]

  private static let known = Set(
    [
      // To eat and to drink.
      """
      ramen sushi tapas pizza pasta burger burgers bbq barbecue braai asado fondue raclette hotpot curry
      kebab kebabs gelato cocktail cocktails beer beers pint pints wine aperitivo aperitif apero nightcap
      dessert pastries pancakes waffles falafel paella tacos pho noodles dumplings oysters seafood roast
      elevenses fika merienda smorgasbord buffet banquet feast meal takeaway takeout brunch
      """,
      // To do.
      """
      kayaking canoeing rafting surfing snorkelling snorkeling diving swimming hiking climbing bouldering
      abseiling caving ziplining paragliding parasailing paddleboarding skiing snowboarding sledding
      tobogganing skating bowling karaoke golf minigolf tennis padel badminton football basketball
      volleyball cricket cycling biking running jogging yoga pilates gym spa sauna hammam onsen facial
      manicure pedicure haircut barber hairdresser fishing birdwatching stargazing camping sightseeing
      sketching painting pottery cooking safari quiz bingo movie film cinema theatre theater
      opera ballet musical gig comedy match marathon parkrun training practice rehearsal soundcheck
      workshop lecture seminar keynote conference meetup interview presentation ceremony wedding
      reception christening mass church prayers evensong vespers exam lesson lessons tutorial dentist
      carnival festival parade fireworks procession reunion photoshoot cruise excursion picnic visit
      tasting games doctor physio appointment laundry errands groceries siesta lie-in downtime bungee kayak canoe
      snorkel surf paddle sail dancing salsa tango disco clubbing gaming paintball archery crabbing
      """,
    ].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) } + [
      "ice cream", "happy hour", "street food", "food market", "night market", "flea market",
      "farmers market", "christmas market", "high tea", "afternoon tea", "dim sum",
      "horse riding", "ice skating", "whale watching", "people watching", "pub crawl", "pub quiz",
      "board games", "game night", "game drive", "theme park", "water park",
      "boat ride", "boat trip", "boat tour", "bike ride", "bike tour", "walking tour", "bus tour",
      "city tour", "food tour", "ghost tour", "balloon ride", "cable car", "train ride",
      "hen do", "stag do", "photo shoot", "quiet time", "family time", "down time", "pool time",
      "church service", "movie night", "quiz night", "pizza night",
    ])
}
