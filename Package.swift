// swift-tools-version: 6.3
import PackageDescription

// Each room of the house is a target; the arrows between them are the dependencies named here and
// no others (`make lint` builds with the explicit import check on).
let package = Package(
  name: "tripsh",
  products: [
    .executable(name: "tripsh", targets: ["tripsh"]),
    .executable(name: "build-gazetteer", targets: ["build-gazetteer"]),
    .library(name: "FixedDay", type: .dynamic, targets: ["FixedDay"]),
  ],
  targets: [
    .systemLibrary(name: "CEdit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CJansson", providers: [.apt(["libjansson-dev"])]),
    .target(name: "CCurl"),
    .target(name: "CWords"),

    .systemLibrary(name: "CMalloc"),
    .target(name: "World", dependencies: ["CMalloc"]),
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .target(name: "JSON", dependencies: ["CJansson"]),
    .target(name: "Session", dependencies: ["CWords"]),
    .target(name: "Language", dependencies: ["Session"]),
    .target(name: "Places", dependencies: ["Session", "SQLite", "JSON", "World"]),
    .target(name: "Journal", dependencies: ["Session", "SQLite", "JSON", "World"]),
    .target(name: "Terminal", dependencies: ["CEdit", "World"]),
    .target(name: "HTTP", dependencies: ["CCurl", "World"]),
    .target(
      name: "Shell",
      dependencies: ["JSON", "Journal", "Language", "Places", "Session", "World"]),

    .executableTarget(
      name: "tripsh",
      dependencies: [
        "HTTP", "Journal", "Language", "Places", "Session", "Shell", "Terminal", "World",
      ]),
    .executableTarget(
      name: "build-gazetteer", dependencies: ["Places", "Session", "SQLite", "World"]),

    // Loaded before a program under test, so that its clock shows one day.
    .target(
      name: "FixedDay", path: "Tests/FixedDay", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "TestSupport", dependencies: ["Session", "World"], path: "Tests/TestSupport"),
    .testTarget(name: "ConventionTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "DocsTests", dependencies: ["JSON", "Language", "Shell", "TestSupport", "tripsh"],
      exclude: ["Itineraries", "Transcripts"]),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP", "TestSupport", "World"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
    .testTarget(
      name: "JournalTests",
      dependencies: ["JSON", "Journal", "SQLite", "Session", "TestSupport", "World"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LanguageTests", dependencies: ["JSON", "Language", "Session", "TestSupport"]),
    .testTarget(
      name: "PlacesTests",
      dependencies: [
        "HTTP", "JSON", "Language", "Places", "SQLite", "Session", "Shell", "TestSupport", "World",
      ],
      exclude: ["Queries"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"]),
    .testTarget(name: "SessionTests", dependencies: ["Session", "TestSupport"]),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "JSON", "Journal", "Language", "Places", "Session", "Shell", "Terminal", "TestSupport",
        "World", "tripsh", "zone-probe",
      ]),
    .executableTarget(
      name: "editor-probe", dependencies: ["Terminal", "World"], path: "Tests/EditorProbe"),
    .executableTarget(
      name: "reading-probe",
      dependencies: ["Journal", "Language", "Places", "Session", "Shell", "World"],
      path: "Tests/ReadingProbe"),
    .executableTarget(
      name: "places-probe", dependencies: ["Places", "Session", "World"],
      path: "Tests/PlacesProbe"),
    .executableTarget(
      name: "zone-probe", dependencies: ["Session", "Shell", "World"], path: "Tests/ZoneProbe"),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TestSupport", "World", "editor-probe"]),
  ],
  swiftLanguageModes: [.v6]
)

// What Tests/fuzz.sh puts random bytes to, each a folder of Tests/fuzz; libFuzzer brings the main
// function, so nothing else can build them.
let fuzzTargets: [(name: String, dependencies: [Target.Dependency])] = [
  ("json", ["JSON"]), ("line", ["Language", "Session"]), ("reply", ["Places", "Session", "World"]),
  ("text", ["Session"]),
]
if Context.environment["TRIPSH_FUZZ"] != nil {
  package.targets.append(.target(name: "FuzzDriver", path: "Tests/fuzz/driver"))
  for (name, dependencies) in fuzzTargets {
    package.targets.append(
      .executableTarget(
        name: "fuzz-\(name)", dependencies: dependencies + ["FuzzDriver"],
        path: "Tests/fuzz/\(name)", exclude: ["seeds"]))
  }
}

let settings: [SwiftSetting] =
  [.treatAllWarnings(as: .error)]
  + [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
    "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) }
for target in package.targets where target.type != .system { target.swiftSettings = settings }

// Tests read tens of thousands of lines: optimised that takes a third of the time. TRIPSH_UNOPTIMISED builds sooner.
if Context.environment["TRIPSH_UNOPTIMISED"] == nil {
  for target in package.targets where ["Session", "Language"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
