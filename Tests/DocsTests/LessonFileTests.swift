import TestSupport
import Testing

private let lessons = [
  "first-trip", "days", "places", "changing-your-mind", "phrases", "scripts", "whole-trip",
  "for-teachers",
]

@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct LessonFileTests {
  @Test(arguments: lessons)
  func `a lesson is found in the checkout and goes as it says, right and wrong answers`(
    _ name: String
  ) async {
    let folder = TemporaryFolder()
    let arguments = ["--home", folder.file("home"), "tutorial", "check", name]
    let outcome = await runCommand([PseudoTerminal.built("tripsh")] + arguments, seconds: 60)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("The lesson \(name) goes as it says"))
  }
}
