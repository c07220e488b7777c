/// Finds what the references of a command mean: the trip, day, stop or place of a word or number.
///
/// Where several are meant it asks, where none is it fails; it changes nothing.
struct Resolver {
  let scene: Scene

  init(_ scene: Scene) { self.scene = scene }
}
