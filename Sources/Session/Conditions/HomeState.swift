/// A home as conditions can be asked of it: the session, with the open trip in it, and what there is
/// beside that one.
package struct HomeState {
  package let session: Session
  /// The names of all trips, looked up where one asks; `nil` where they cannot be read.
  let trips: () -> [String]?
  let today: CivilDate
  let hasFile: @Sendable (String) -> Bool

  package init(_ scene: Scene) {
    self.init(scene) { (try? Resolver(scene).summaries())?.map(\.name) }
  }

  init(_ scene: Scene, trips: @escaping () -> [String]?) {
    session = scene.session
    self.trips = trips
    today = scene.today
    hasFile = scene.fields.hasFile
  }
}
