/// Decides what a command does: a pure function of the command and the scene.
package struct Interpreter {
  package let scene: Scene
  /// Finds what its references mean; it has a scene of its own, and is asked too often to be made anew.
  let resolver: Resolver

  package init(_ scene: Scene) {
    self.scene = scene
    resolver = Resolver(scene)
  }
}
