internal import Session

/// Which kinds of place a search is about.
enum KindFilter: Hashable {
  case any
  /// Kinds and categories by their name in the index; one of them has to fit. Empty: none is known
  /// by the word that was given.
  case only([String])

  /// The filter a word stands for: a kind, a category of sights, their plurals and common words.
  init(_ word: String?) {
    guard let word else {
      self = .any
      return
    }
    self = .only(KindFilter.kinds(meantBy: folded(word)))
  }

  /// The kinds and categories meant by a folded word or two; empty where it is none.
  static func kinds(meantBy words: String) -> [String] {
    if let known = synonyms[words] { return known }
    for singular in singulars(of: words) {
      if let known = synonyms[singular] { return known }
    }
    return []
  }

  private static func singulars(of words: String) -> [String] {
    guard words.hasSuffix("s") else { return [] }
    var all = [String(words.dropLast())]
    if words.hasSuffix("ies") { all.append(words.dropLast(3) + "y") }
    if words.hasSuffix("es") { all.append(String(words.dropLast(2))) }
    return all
  }
}

/// By word in the singular; the names of the index first in each line.
private let synonyms: [String: [String]] = {
  let groups: [([String], String)] = [
    (["city"], "city town village place settlement"),
    (["airport"], "airport airfield"), (["country"], "country nation"),
    (["region", "island"], "area"), (["region"], "region state province county"),
    (["sight"], "sight attraction landmark_or_sight highlight tourism poi"),
    (["museum"], "museum gallery art_gallery"), (["landmark"], "landmark"),
    (["church"], "church cathedral basilica chapel abbey monastery"),
    (["mosque"], "mosque"), (["temple"], "temple shrine pagoda monastery"),
    (["church", "mosque", "temple"], "place_of_worship"),
    (["park"], "park"), (["garden"], "garden"), (["market"], "market bazaar souk"),
    (["viewpoint"], "viewpoint view lookout panorama"), (["beach"], "beach"),
    (["restaurant_street"], "restaurant_street restaurant food eating dining cafe eat"),
    (["nightlife"], "nightlife bar club pub"), (["station"], "station train_station railway"),
    (["palace"], "palace"), (["castle"], "castle fort fortress citadel"),
    (["zoo"], "zoo aquarium"), (["theatre"], "theatre theater opera concert_hall"),
    (["bridge"], "bridge"), (["neighbourhood"], "neighbourhood neighborhood district quarter"),
    (["ruins"], "ruins ruin archaeology archaeological_site"),
    (["nature"], "nature mountain waterfall lake hike volcano national_park"),
    (["island"], "island isle"), (["square"], "square plaza piazza"),
    (["memorial"], "memorial cemetery"), (["memorial", "landmark"], "monument"),
    (["stadium"], "stadium arena"), (["themepark"], "themepark theme_park amusement_park"),
    (["shopping"], "shopping mall shop store"),
  ]
  var table: [String: [String]] = [:]
  for (kinds, words) in groups {
    for word in words.split(separator: " ") {
      table[word.split(separator: "_").joined(separator: " "), default: []] += kinds
    }
  }
  return table
}()
