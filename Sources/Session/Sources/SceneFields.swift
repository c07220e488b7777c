/// All that a scene holds.
package struct SceneFields {
  package var session: Session
  package var today: CivilDate
  package var library: any Library
  package var gazetteer: any Gazetteer
  /// By which the times of bookings are reckoned.
  package var zones: any TimeZones
  /// What `pack like` can mean.
  package var templates: any PackingTemplates
  /// Whether there is a file of this name.
  package var hasFile: @Sendable (String) -> Bool
  /// Where lookups go now: the option of this run, or the setting; `nil` is offline.
  package var server: String?
  /// Which servers are one's own.
  package var hosts: HostRules
  /// What a server has said already to the questions of this line.
  package var answers: [PlaceQuery: PlaceAnswer]
  /// Whether a person can choose among steps, or among trips where none is open; a script takes the
  /// newest step and no trip.
  package var asksWhichStep = false
  /// The entries that stood when this window started; it may undo those and its own.
  package var firstOwnEntry: Int

  package init(
    session: Session, today: CivilDate, library: any Library, gazetteer: any Gazetteer,
    zones: any TimeZones = NoTimeZones(), templates: any PackingTemplates = NoTemplates(),
    hasFile: @escaping @Sendable (String) -> Bool = { _ in false },
    server: String? = nil, hosts: HostRules = HostRules(),
    answers: [PlaceQuery: PlaceAnswer] = [:], firstOwnEntry: Int = 1
  ) {
    self.session = session
    self.today = today
    self.library = library
    self.gazetteer = gazetteer
    self.zones = zones
    self.templates = templates
    self.hasFile = hasFile
    self.server = server
    self.hosts = hosts
    self.answers = answers
    self.firstOwnEntry = firstOwnEntry
  }
}
