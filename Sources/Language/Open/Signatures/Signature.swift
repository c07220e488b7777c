internal import Session

/// One meaning, read wherever its words stand: which acts and nouns speak for it, and what it needs.
struct Signature: Sendable {
  let verb: Verb
  /// The classes of words that speak for it, and how much, in points.
  let speaks: [WordClass: Int]
  let roles: [Role]
  let scene: TripScene
  let traits: Traits
  let build: @Sendable (Fills) -> Intent?

  /// The classes among `speaks` that say what is done.
  let acts: ClassSet
  /// The other ones.
  let nouns: ClassSet
  /// The words that lead to its roles.
  let leading: ClassSet
  let leads: Set<String>
  /// Operators that it understands.
  let takes: ClassSet

  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    /// Its roles alone can say it: `lunch at one`.
    static let actless = Traits(rawValue: 1)
    /// It asks and changes nothing.
    static let asks = Traits(rawValue: 2)
    /// What is past may be said of it: `we did the museum`.
    static let ofPast = Traits(rawValue: 4)
    /// Its markers say what is done: `lunch to friday`.
    static let byMarkers = Traits(rawValue: 16)
    /// Its nouns count behind what it is about only: `lunch on friday too`, not `could you also …`.
    static let nounsBehind = Traits(rawValue: 32)
    /// What it means can be said of much else: it is offered, not done.
    static let guess = Traits(rawValue: 64)
    /// Only in a question is it meant.
    static let inQuestion = Traits(rawValue: 512)
    /// Nothing stands beside it but talk.
    static let bare = Traits(rawValue: 128)
    /// What was done or said last is put right.
    static let corrects = Traits(rawValue: 256)
    /// A noun of it has to be there.
    static let needsNoun = Traits(rawValue: 8)
    /// A word for what is asked after is enough.
    static let asked: Traits = [.needsNoun, .actless, .asks]
  }

  init(
    _ verb: Verb, _ speaks: [WordClass: Int], _ roles: [Role], in scene: TripScene = .any,
    _ traits: Traits = [], taking: [WordClass] = [],
    build: @escaping @Sendable (Fills) -> Intent?
  ) {
    self.verb = verb
    self.speaks = speaks
    self.roles = roles
    self.scene = scene
    self.traits = traits
    self.build = build
    let classes = ClassSet(Array(speaks.keys))
    acts = classes.intersection(.acts.union(.operators).union(ClassSet(.repair)))
    nouns = classes.subtracting(acts).subtracting(ClassSet(.question))
    takes = ClassSet(taking).union(acts.intersection(.operators))
    leading = roles.reduce([]) { $0.union($1.marking) }
    leads = roles.reduce(into: []) { $0.formUnion($1.markers) }
  }

  /// What has to be filled.
  var required: UInt16 {
    roles.indices.reduce(0) { roles[$1].isRequired ? $0 | 1 << UInt16($1) : $0 }
  }
}

/// What a meaning is told with.
struct Role: Sendable {
  let slot: Slot
  let type: RoleType
  /// The words that lead to it, folded, and those classes of them that do.
  let markers: Set<String>
  let marking: ClassSet
  let isRequired: Bool
  /// Whether one of its markers must stand before it.
  private(set) var isMarked: Bool

  /// The same, where one of its markers has to stand before it.
  var onlyMarked: Role {
    var role = self
    role.isMarked = true
    return role
  }

  static func needs(
    _ slot: Slot, _ type: RoleType, _ markers: String = "", by marking: [WordClass] = [],
    marked: Bool = false
  ) -> Role {
    Role(slot, type, markers, marking, required: true, marked: marked)
  }

  static func takes(
    _ slot: Slot, _ type: RoleType, _ markers: String = "", by marking: [WordClass] = [],
    marked: Bool = false
  ) -> Role {
    Role(slot, type, markers, marking, required: false, marked: marked)
  }

  private init(
    _ slot: Slot, _ type: RoleType, _ markers: String, _ marking: [WordClass], required: Bool,
    marked: Bool
  ) {
    self.slot = slot
    self.type = type
    self.markers = Set(markers.split(separator: " ").map(String.init))
    self.marking = ClassSet(marking)
    isRequired = required
    isMarked = marked
  }
}
