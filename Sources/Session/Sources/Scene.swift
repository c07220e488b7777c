/// All that an interpretation may read.
///
/// It is kept by reference: a line is read and decided by many that each have a scene of their own, and
/// nearly none of them changes it.
package struct Scene {
  package private(set) var kept: Kept

  /// What a scene holds; who asks for it often does so here, where it lies.
  package final class Kept {
    package let fields: SceneFields

    init(_ fields: SceneFields) { self.fields = fields }
  }

  package init(_ fields: SceneFields) { kept = Kept(fields) }

  package init(
    session: Session, today: CivilDate, library: any Library, gazetteer: any Gazetteer,
    server: String? = nil, answers: [PlaceQuery: PlaceAnswer] = [:], firstOwnEntry: Int = 1
  ) {
    self.init(
      SceneFields(
        session: session, today: today, library: library, gazetteer: gazetteer, server: server,
        answers: answers, firstOwnEntry: firstOwnEntry))
  }

  /// All of it; who changes several parts of it does so here.
  package var fields: SceneFields {
    get { kept.fields }
    set { kept = Kept(newValue) }
  }

  package var session: Session {
    get { kept.fields.session }
    set { fields.session = newValue }
  }

  package var today: CivilDate {
    get { kept.fields.today }
    set { fields.today = newValue }
  }

  package var library: any Library {
    get { kept.fields.library }
    set { fields.library = newValue }
  }

  package var gazetteer: any Gazetteer {
    get { kept.fields.gazetteer }
    set { fields.gazetteer = newValue }
  }

  /// By which the times of bookings are reckoned.
  package var zones: any TimeZones {
    get { kept.fields.zones }
    set { fields.zones = newValue }
  }

  /// What `pack like` can mean.
  package var templates: any PackingTemplates {
    get { kept.fields.templates }
    set { fields.templates = newValue }
  }

  /// Where lookups go now: the option of this run, or the setting; `nil` is offline.
  package var server: String? {
    get { kept.fields.server }
    set { fields.server = newValue }
  }

  /// Which servers are one's own.
  package var hosts: HostRules {
    get { kept.fields.hosts }
    set { fields.hosts = newValue }
  }

  /// What a server has said already to the questions of this line.
  package var answers: [PlaceQuery: PlaceAnswer] {
    get { kept.fields.answers }
    set { fields.answers = newValue }
  }

  /// Whether a person can choose among steps, or among trips where none is open; a script takes the
  /// newest step and no trip.
  package var asksWhichStep: Bool {
    get { kept.fields.asksWhichStep }
    set { fields.asksWhichStep = newValue }
  }

  /// The entries that stood when this window started; it may undo those and its own.
  package var firstOwnEntry: Int {
    get { kept.fields.firstOwnEntry }
    set { fields.firstOwnEntry = newValue }
  }
}
