internal import Session

/// What meanings are tried against, made when the first is: a line that is read exactly needs none.
final class TriedScene {
  private let given: Scene

  lazy var scene: Scene = {
    var scene = given
    scene.gazetteer = TriedPlaces(given.gazetteer)
    return scene
  }()

  init(_ scene: Scene) { given = scene }
}
