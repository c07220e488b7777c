/// Decides what a command does: a pure function of the command and the scene.
package struct Interpreter {
  package let scene: Scene

  package init(_ scene: Scene) { self.scene = scene }

  /// Finds what its references mean.
  var resolver: Resolver { Resolver(scene) }
}
