/// The words that stand for kinds of place, each mapped to kinds of the gazetteer, categories of its
/// sights and the tags of these.
package enum KindWords {
  /// The tag of sights that are a trip from a town.
  package static let dayTrip = "daytrip"

  /// The most words that one of them has.
  package static let longest = 4

  /// The word or words that each is usually called by.
  package static let usual = groups.compactMap { group in
    group.english.split(separator: " ").first.map { spaced($0) }
  }

  /// The kinds, categories and tags meant by a folded word or a few; empty where it is none.
  package static func kinds(meantBy words: String) -> [String] { meaning(of: words)?.kinds ?? [] }

  /// Those of them that are a sort of sight, as people ask for it in English.
  package static func sights(meantBy words: String) -> [String] {
    guard let meaning = meaning(of: words), meaning.isEnglish else { return [] }
    let isNoSight = meaning.kinds.contains { PlaceKind(rawValue: $0) != nil && $0 != "station" }
    return isNoSight ? [] : meaning.kinds
  }

  /// Whether these kinds are a drive away.
  package static func areAway(_ kinds: [String]) -> Bool { kinds == [dayTrip] }

  /// The word itself for `museums`; others as they are.
  package static func singular(of words: String) -> String {
    forms(of: words).first { table[$0] != nil } ?? words
  }

  /// Whether some of them have several words and begin with this one.
  package static func isLong(from word: String) -> Bool { firstWords.contains(word) }

  private static func meaning(of words: String) -> Meaning? {
    forms(of: words).lazy.compactMap { table[$0] }.first
  }

  private struct Meaning {
    var kinds: [String] = []
    var isEnglish = false
  }

  /// By folded word or words in the singular; irregular plurals stand beside theirs.
  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    for group in groups {
      for (words, isEnglish) in [(group.english, true), (group.others, false)] {
        for word in words.split(separator: " ") {
          table[spaced(word), default: Meaning()].kinds += group.kinds
          if isEnglish { table[spaced(word)]?.isEnglish = true }
        }
      }
    }
    return table
  }()

  private static let firstWords = Set(
    table.keys.compactMap { words in
      words.firstIndex(of: " ").map { String(words[..<$0]) }
    })

  private static func spaced(_ word: Substring) -> String {
    word.split(separator: "_").joined(separator: " ")
  }
}

/// Words as they stand, and what they are the plural of.
func forms(of words: String) -> [String] {
  guard words.hasSuffix("s") else { return [words] }
  var all = [words, String(words.dropLast())]
  if words.hasSuffix("ies") { all.append(words.dropLast(3) + "y") }
  if words.hasSuffix("es") { all.append(String(words.dropLast(2))) }
  return all
}

/// A kind or several, and the words for them in English and in the languages that most travellers
/// type; blanks in a word are written `_`.
private typealias KindGroup = (kinds: [String], english: String, others: String)

private let groups: [KindGroup] = [
  (["city"], "city town village place settlement", "stadt ville ciudad citta cidade"),
  (
    ["airport"], "airport airfield",
    "flughafen aeroport aeropuerto aeroporto luchthaven lufthavn flygplats"
  ),
  (["country"], "country nation", "land pays pais paese"),
  (["region", "island"], "area", ""), (["region"], "region state province county", ""),
  (
    ["sight"],
    """
    sight attraction tourist_attraction landmark_or_sight highlight tourism poi things_to_see \
    things_to_do thing_to_see thing_to_do places_to_see what_to_see what_to_do must_see
    """, "sehenswurdigkeit sehenswurdigkeiten"
  ),
  (["museum"], "museum gallery art_gallery", "musee museo museu museen musei galerie muzeum"),
  (["landmark"], "landmark", ""),
  (
    ["church"], "church cathedral basilica chapel abbey monastery",
    "kirche dom eglise cathedrale iglesia catedral chiesa cattedrale duomo igreja"
  ),
  (["mosque"], "mosque", "moschee mosquee mezquita moschea mesquita"),
  (["temple"], "temple shrine pagoda monastery", "tempel templo tempio"),
  (["church", "mosque", "temple"], "place_of_worship places_of_worship", ""),
  (["park"], "park", "parc parque parco"),
  (["garden"], "garden botanical_garden", "jardin garten giardino jardim"),
  (["market"], "market bazaar souk", "markt marche mercado mercato"),
  (
    ["viewpoint"], "viewpoint view lookout panorama", "miradouro mirador aussichtspunkt"
  ),
  (["beach"], "beach", "strand plage playa spiaggia praia strande"),
  (
    ["restaurant_street", "food", "market"],
    """
    food place_to_eat places_to_eat where_to_eat something_to_eat street_food \
    food_place restaurant restaurant_street cafe bistro
    """, "eat eating dining essen comida cibo"
  ),
  (
    ["family", "zoo", "themepark"],
    """
    for_kids family for_family for_families for_the_family kid for_the_kids with_kids with_the_kids \
    children for_children for_the_children with_children playground family_friendly kid_friendly \
    child_friendly
    """, "kinder enfant nino bambini crianca"
  ),
  (
    ["viewpoint", "beach", "park", "square", "bridge", "neighbourhood", "garden", "nature"],
    "free free_sight free_thing things_for_free free_things_to_do free_attraction for_free",
    "gratis"
  ),
  (
    ["museum", "shopping", "theatre", "palace", "church", "market"],
    "rainy_day for_a_rainy_day rain rainy indoor indoors bad_weather", "regen"
  ),
  (
    [KindWords.dayTrip], "day_trip daytrip day_out excursion day_excursion day_tour",
    "ausflug tagesausflug"
  ),
  (["hotel"], "hotel hostel guesthouse", "hotels unterkunft"),
  (["nightlife"], "nightlife bar club pub night_out", ""),
  (
    ["station"], "station train_station railway railway_station",
    "bahnhof gare estacion stazione"
  ),
  (["palace"], "palace", "palais palacio palazzo palast"),
  (["castle"], "castle fort fortress citadel", "schloss burg chateau castillo castello castelo"),
  (["zoo"], "zoo aquarium", "tierpark"),
  (["theatre"], "theatre theater opera concert_hall", ""),
  (["bridge"], "bridge", "brucke pont puente ponte"),
  (
    ["neighbourhood"], "neighbourhood neighborhood district quarter",
    "viertel barrio quartier"
  ),
  (["ruins"], "ruins ruin archaeology archaeological_site", ""),
  (
    ["nature"],
    "nature mountain waterfall lake hike volcano national_park canyon cave glacier forest",
    ""
  ),
  (["island"], "island isle", "insel ile isla isola ilha"),
  (["square"], "square plaza", "piazza platz praca"),
  (["memorial"], "memorial cemetery", "friedhof"), (["memorial", "landmark"], "monument", ""),
  (["stadium"], "stadium arena", "stadion estadio"),
  (["themepark"], "themepark theme_park amusement_park", ""),
  (["shopping"], "shopping mall shop store", ""),
]
