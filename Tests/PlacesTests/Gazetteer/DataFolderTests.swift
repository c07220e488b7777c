import Places
import Testing

@Suite struct DataFolderTests {
  @Test func `an installed program looks in share`() {
    let paths = DataFolder.gazetteerPaths(executable: "/usr/local/bin/tripsh", environment: [:])
    #expect(paths == ["/usr/local/bin/../share/tripsh/places.db"])
  }

  @Test(arguments: [
    "/src/trip/.build/x86_64-unknown-linux-gnu/release/tripsh", "/src/trip/.build/release/tripsh",
  ])
  func `a program in its build tree also looks there`(_ executable: String) {
    let paths = DataFolder.gazetteerPaths(executable: executable, environment: [:])
    #expect(paths.last == "/src/trip/.build/places.db")
  }

  @Test func `lessons and examples lie in the same folders, and in a checkout`() {
    #expect(
      DataFolder.folders(
        of: "examples", executable: "/src/.build/debug/tripsh",
        environment: ["TRIPSH_DATA": "/data"])
        == [
          "/data/examples", "/src/.build/debug/../share/tripsh/examples",
          "/src/examples",
        ])
  }

  @Test func `the environment comes first`() {
    let paths = DataFolder.gazetteerPaths(
      executable: "/bin/tripsh", environment: ["TRIPSH_DATA": "/data"])
    #expect(paths == ["/data/places.db", "/bin/../share/tripsh/places.db"])
    let empty = DataFolder.gazetteerPaths(
      executable: "/bin/tripsh", environment: ["TRIPSH_DATA": ""])
    #expect(empty == ["/bin/../share/tripsh/places.db"])
  }
}
