import Shell
import TestSupport
import Testing
import World

/// What is the same for all that is made of a script.
@Suite struct FilmTests {
  @Test func `what would work is told with the script's values, quoted for a shell`() async throws {
    let studio = Studio("#: param town\nnew trip to $town\n")
    try studio.rig.files.write("out.cast", [], replacing: false)
    let values = { (wish: inout FilmWish) in wish.call.values = ["town": "New York"] }
    #expect(try await studio.make(.cast, wish: values) == .unreadable)
    #expect(studio.error.contains("try: tripsh cast out.trip 'town=New York' -o out-2.cast\n"))
    let without = Studio("#: param town\nnew trip to $town\n")
    #expect(try await without.make(.cast) == .failed)
    #expect(without.error.contains("try: tripsh cast out.trip town=... -o out.cast\n"))
  }

  @Test func `a script is found without its ending here too`() async throws {
    let studio = Studio("trips\n")
    #expect(try await studio.make(.cast, wish: { $0.call = "out" }) == .done)
  }

  @Test func `a server of others is not asked without consent, and nothing is made`() async throws {
    let studio = Studio("trips\n")
    let change = { (options: inout Options) in
      options.places = .server("https://nominatim.example.org")
    }
    #expect(try await studio.make(.cast, options: change) == .misused)
    #expect(studio.file("out.cast") == "")
  }
}
