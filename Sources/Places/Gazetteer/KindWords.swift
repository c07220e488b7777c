/// The words that stand for kinds of place, in English and in the languages that most travellers type.
enum KindWords {
  /// By folded word or words in the singular; irregular plurals stand beside theirs.
  static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for (kinds, words) in groups {
      for word in words.split(separator: " ") {
        table[word.split(separator: "_").joined(separator: " "), default: []] += kinds
      }
    }
    return table
  }()

  /// The tag of sights that are a trip from a town.
  static let dayTrip = "daytrip"

  /// The most words that one of them has.
  static let longest = 4

  /// Kinds and categories of the index, and the words for them; blanks in a word are written `_`.
  private static let groups: [([String], String)] = [
    (["city"], "city town village place settlement stadt ville ciudad citta cidade"),
    (
      ["airport"],
      "airport airfield flughafen aeroport aeropuerto aeroporto luchthaven lufthavn flygplats"
    ),
    (["country"], "country nation land pays pais paese"), (["region", "island"], "area"),
    (["region"], "region state province county"),
    (
      ["sight"],
      """
      sight attraction tourist_attraction landmark_or_sight highlight tourism poi things_to_see \
      things_to_do thing_to_see thing_to_do places_to_see what_to_see what_to_do must_see \
      sehenswurdigkeit sehenswurdigkeiten
      """
    ),
    (["museum"], "museum gallery art_gallery musee museo museu museen musei galerie muzeum"),
    (["landmark"], "landmark"),
    (
      ["church"],
      """
      church cathedral basilica chapel abbey monastery kirche dom eglise cathedrale iglesia \
      catedral chiesa cattedrale duomo igreja
      """
    ),
    (["mosque"], "mosque moschee mosquee mezquita moschea mesquita"),
    (["temple"], "temple shrine pagoda monastery tempel templo tempio"),
    (["church", "mosque", "temple"], "place_of_worship"), (["park"], "park parc parque parco"),
    (["garden"], "garden jardin garten giardino jardim botanical_garden"),
    (["market"], "market bazaar souk markt marche mercado mercato"),
    (["viewpoint"], "viewpoint view lookout panorama miradouro mirador aussichtspunkt"),
    (["beach"], "beach strand plage playa spiaggia praia strande"),
    (
      ["restaurant_street", "food", "market"],
      """
      food eating dining eat places_to_eat place_to_eat where_to_eat something_to_eat street_food \
      lunch_place
      """
    ),
    (
      ["restaurant_street", "food"],
      "restaurant_street restaurant cafe bistro dinner_place restaurant_quarter"
    ),
    (
      ["family", "zoo", "themepark"],
      """
      family for_family for_families for_the_family kid for_kids for_the_kids with_kids \
      with_the_kids children for_children for_the_children with_children kinder enfant nino \
      bambini crianca playground family_friendly kid_friendly child_friendly family_activity
      """
    ),
    (
      ["viewpoint", "beach", "park", "square", "bridge", "neighbourhood", "garden", "nature"],
      "free free_sight free_thing free_things_to_do free_attraction for_free gratis"
    ),
    (
      ["museum", "shopping", "theatre", "palace", "church", "market"],
      "rainy_day rain for_rain rainy rain_plan indoor indoors for_a_rainy_day bad_weather"
    ),
    (
      [dayTrip],
      "daytrip day_trip day_out excursion day_excursion ausflug getaway trip_nearby day_tour"
    ),
    (["nightlife"], "nightlife bar club pub night_out going_out party_place"),
    (["station"], "station train_station railway railway_station bahnhof gare estacion stazione"),
    (["palace"], "palace palais palacio palazzo palast"),
    (["castle"], "castle fort fortress citadel schloss burg chateau castillo castello castelo"),
    (["zoo"], "zoo aquarium tierpark"), (["theatre"], "theatre theater opera concert_hall"),
    (["bridge"], "bridge brucke pont puente ponte"),
    (["neighbourhood"], "neighbourhood neighborhood district quarter viertel barrio quartier"),
    (["ruins"], "ruins ruin archaeology archaeological_site"),
    (
      ["nature"],
      """
      nature mountain waterfall lake hike volcano national_park canyon cave glacier forest
      """
    ),
    (["island"], "island isle insel ile isla isola ilha"),
    (["square"], "square plaza piazza platz praca"),
    (["memorial"], "memorial cemetery friedhof"), (["memorial", "landmark"], "monument"),
    (["stadium"], "stadium arena stadion estadio"),
    (["themepark"], "themepark theme_park amusement_park"),
    (["shopping"], "shopping mall shop store"),
  ]
}
