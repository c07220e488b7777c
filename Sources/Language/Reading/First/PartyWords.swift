/// The words by which people tell who travels.
enum PartyWords {
  static let leading: Set = ["with", "w"]
  static let taking: Set = ["take", "taking", "bring", "bringing"]
  /// Behind those who do not come along: `my two grandchildren stay home`.
  static let staying: Set = [
    "stay", "stays", "remain", "remains", "live", "lives", "can't", "cannot", "won't", "don't",
    "aren't", "isn't", "couldn't",
  ]
  static let joints: Set = [",", "and", "&", "plus", "+", "n", "with", "w", "then"]
  static let owning: Set = ["my", "our", "his", "her", "the", "their"]
  static let alone = BookingWords.ways(
    """
    just_me only_me by_myself on_my_own travelling_alone traveling_alone travel_alone alone solo
    one_person 1_person myself_alone
    """)
  static let groups = BookingWords.ways(
    """
    party_of group_of family_of team_of gang_of we_are we're we_will_be we'll_be there_will_be
    there_are there'll_be crew_of
    """)
  static let pairOfUs = BookingWords.ways("pair_of_us both_of_us")
  static let noChildren = BookingWords.ways("no_children no_kids without_children without_kids")
  static let friends: Set = [
    "friends", "mates", "colleagues", "buddies", "pals", "cousins", "siblings", "brothers",
    "sisters",
    "friend", "mate",
  ]
  static let persons: Set = [
    "people", "ppl", "pax", "persons", "person", "adults", "girls", "ladies", "women", "men",
    "lads",
    "guys", "blokes", "climbers", "hikers", "walkers", "riders", "cyclists", "singers", "players",
    "students", "teachers", "staff", "seniors", "pensioners", "travellers", "travelers", "guests",
    "adult", "runners", "divers", "skiers", "members", "accompanist", "guide",
    "driver",
    "teacher", "leader", "nurse", "helpers", "helper", "dancers", "musicians", "scouts", "couples",
  ]
  static let youths: Set = [
    "childrens", "pupils", "boys", "schoolchildren", "youngsters", "twins",
    "grandchildren", "grandkids",
  ]
  /// Children who are counted.
  static let children: Set = [
    "kids", "children", "kid", "child", "grandchildren", "grandkids", "youngsters", "kiddies",
  ]
  static let relatives: Set = [
    "wife", "husband", "hubby", "girlfriend", "boyfriend", "gf", "bf", "mum", "mom", "mam", "dad",
    "mother", "father", "sister", "brother", "son", "daughter", "fiance", "fiancee", "grandma",
    "grandpa", "grandmother", "grandfather", "granny", "sis", "bro", "baby", "mama", "papa",
  ]
  static let offspring: Set = ["son", "daughter", "baby", "grandson", "granddaughter"]
  static let pairs: Set = ["parents", "twins", "grandparents"]
  /// Before the names of those who travel.
  static let names: Set = ["names", "name"]

  /// Whether a word stands for people, by what they are to each other or how old.
  static func isKin(_ word: String) -> Bool {
    [relatives, pairs, persons, friends, youths].contains { $0.contains(word) }
      || Lexicon.companions.contains(word)
  }

  static let describing: Set = [
    "accompanying", "old", "young", "little", "best", "teenage", "elder", "older", "younger",
    "small", "big",
    "good",
    "dear", "lovely", "two", "grown", "other",
  ]
}
