/// A home as conditions can be asked of it: the session, with the open trip in it, and what the home
/// holds beside that one.
package struct HomeState: Sendable {
  package let session: Session
  /// The names of all trips; `nil` where they cannot be read.
  let trips: [String]?
  let today: CivilDate

  package init(_ scene: Scene) {
    session = scene.session
    trips = (try? Resolver(scene).summaries())?.map(\.name)
    today = scene.today
  }
}
