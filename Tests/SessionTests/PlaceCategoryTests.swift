import Session
import Testing

struct PlaceCategoryTests {
  @Test(arguments: [
    ("restaurant_street", "restaurant street"), ("themepark", "theme park"), ("museum", "museum"),
    ("city", "city"), ("fast food", "fast food"), ("never_heard_of", "never heard of"),
  ])
  func `a category is shown in words`(_ category: String, _ words: String) {
    #expect(PlaceCategory.words(for: category) == words)
  }

  @Test(arguments: [("day trip", true), ("country", true), ("museum", false), ("dinosaur", false)])
  func `what servers have no tag for is not asked there`(_ kind: String, _ isOurs: Bool) {
    #expect(PlaceCategory.isOursAlone(kind) == isOurs)
  }

  @Test(arguments: [
    ("amenity", "atm", "cash machine"), ("amenity", "fast_food", "fast food"),
    ("tourism", "attraction", "sight"), ("amenity", "bar", "bar"),
    ("aeroway", "aerodrome", "airport"), ("craft", "bag_repair", "bag repair"),
  ])
  func `a tag is shown in words`(_ key: String, _ value: String, _ words: String) {
    #expect(PlaceCategory.words(forTag: key, value) == words)
  }

  @Test(
    arguments: [
      ("Restaurants", ["amenity=restaurant"]), ("bakeries", ["shop=bakery"]),
      ("churches", ["amenity=place_of_worship"]), ("gas station", ["amenity=fuel"]),
      ("cafés", ["amenity=cafe"]), ("dinosaurs", []), ("", []), ("for kids", ["tourism=zoo"]),
      ("Playgrounds", ["leisure=playground"]), ("rainy day", ["tourism=museum"]), ("day trips", []),
    ] as [(String, [String])])
  func `a kind is known by its words and their plural`(_ kind: String, _ tags: [String]) {
    #expect(Array(PlaceCategory.tags(ofKind: kind).prefix(1)) == tags)
  }
}
