@testable import Shell

extension Rig {
  /// A session in a new trip to Porto from 19 to 21 April 2027, with these files beside it.
  static func inPorto(_ files: [String: String] = [:]) async throws -> (Rig, Executor) {
    let rig = Rig(files: files)
    let executor = try rig.executor()
    await executor.say("new trip to Porto 2027-04-19..2027-04-21")
    return (rig, executor)
  }
}
