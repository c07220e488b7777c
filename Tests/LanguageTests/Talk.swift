import Language
import Session
import TestSupport
import Testing

/// A conversation with what tripsh decides, without a program around it.
struct Talk {
  private(set) var window: TestWindow
  private(set) var last = Answer.nothing
  private var removed: [String] = []
  /// The canonical line of what was carried out last.
  private var done: String? {
    if case .done(let intent) = last { intent.canonicalLine } else { nil }
  }

  /// What came of a line.
  enum Answer: Equatable {
    case nothing
    /// Trips or settings changed, or could have: the command that was carried out.
    case done(Intent)
    case shown(View?, Intent)
    case effect(Effect)
    /// Asked about or refused: nothing changed.
    case no(String)
  }

  /// - `besides`: what else the gazetteer has.
  init(today: CivilDate = testDay, besides others: [SmallGazetteer.Row] = []) {
    window = TestWindow()
    window.gazetteer = SmallGazetteer(rows: SmallGazetteer.standard + Talk.places + others)
    window.today = today
  }

  /// What a line is read as: its canonical line, or the kind of what is wrong or asked in brackets.
  func canonical(_ line: String) -> String {
    switch LineReader(window.scene, names: StopNameMemory()).read(line) {
    case .nothing: "-"
    case .understood(let utterance): utterance.intent.canonicalLine
    case .incomplete(let question): "[\(question.diagnostic.kind)]"
    case .refused(let diagnostic): "[\(diagnostic.kind)]"
    }
  }

  mutating func say(_ line: String) throws {
    let reader = LineReader(window.scene, names: StopNameMemory())
    let before = done.map { LinesBefore.Done($0, removed: removed) }
    switch reader.read(line, after: LinesBefore(done: before)) {
    case .nothing: last = .nothing
    case .incomplete(let question): last = .no(question.heading)
    case .refused(let diagnostic): last = .no(diagnostic.message)
    case .understood(let utterance): last = try answer(to: utterance.intent)
    }
  }

  private mutating func answer(to intent: Intent) throws -> Answer {
    let decision = try window.run(intent)
    removed = if case .commit(let commit) = decision { commit.events.removedStops } else { [] }
    return switch decision {
    case .commit(let commit): .done(commit.canonical)
    case .reply(let look): .shown(look.view, look.canonical)
    case .perform(let effect): .effect(effect)
    case .ask(let question): .no("\(question.topic)")
    case .fail(let failure): .no("\(failure.problem)")
    case .lookUp: .no("a server")
    }
  }

  /// All that a line can change.
  struct State: Equatable {
    var trips: [Trip]
    var settings: Settings
    var aliases: [String: String]
    var position: CursorPosition
  }

  var state: State {
    State(
      trips: window.library.trips, settings: window.session.settings,
      aliases: window.session.aliases, position: window.session.cursor.position)
  }
}

extension Talk {
  /// Sights of Paris, Rome and Lisbon, and towns, beside the standard places.
  private static let places: [SmallGazetteer.Row] = {
    let sights = [
      ("Paris", "FR", 48.86, 2.34, inParis), ("Rome", "IT", 41.89, 12.48, inRome),
      ("Lisbon", "PT", 38.71, -9.14, inLisbon),
    ]
    var rows: [SmallGazetteer.Row?] = []
    for (city, country, latitude, longitude, names) in sights {
      for (index, name) in names.enumerated() {
        rows.append(
          SmallGazetteer.Row(
            name, latitude + Double(index) / 1000, longitude, .sight, category: "museum",
            address: city, country: country, rank: 300))
      }
    }
    for (index, town) in towns.enumerated() {
      rows.append(
        SmallGazetteer.Row(
          town, 40 + Double(index), 5, .city, category: "city", address: "", country: "FR",
          rank: 1000))
    }
    rows.append(
      SmallGazetteer.Row(
        "Malmö", 55.6, 13, .city, category: "city", address: "Sweden", country: "SE", rank: 900))
    return rows.compactMap { $0 }
  }()

  private static let inParis: [String] = [
    "Montmartre", "Pont Neuf", "Sainte-Chapelle", "Catacombs of Paris", "Musée d'Orsay",
    "Musée Rodin", "Arc de Triomphe", "Moulin Rouge", "Sacré-Cœur", "Place de la Concorde",
    "Les Invalides", "Luxembourg Gardens", "Centre Pompidou", "Tuileries Garden", "Palais Garnier",
    "Galeries Lafayette Haussmann", "Panthéon Paris",
  ]
  private static let inRome: [String] = [
    "Colosseum", "Roman Forum", "Trevi Fountain", "Pantheon", "Piazza Navona", "Campo de' Fiori",
    "Castel Sant'Angelo", "Appian Way", "Spanish Steps",
  ]
  private static let inLisbon: [String] = ["Belém Tower", "Alfama", "São Jorge Castle"]
  private static let towns: [String] = [
    "Rome", "Tokyo", "Barcelona", "Berlin", "Lagos", "Versailles",
  ]
}
