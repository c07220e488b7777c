internal import Places
internal import Session
internal import World

/// What `record` gathers: the lines that worked, and beside them every question about places with
/// its answer.
struct ScriptRecorder {
  let path: String
  let places: PlacesRecorder
  private let head: String
  private(set) var lines: [String] = []
  /// What the line under way is in the script; `nil` where it does not belong there.
  var line: String?
  /// Whether the files may be there when they are written.
  private var isWritten: Bool

  /// `replay` is the line that replays it.
  init(
    path: String, places: PlacesRecorder, today: CivilDate, replay: String, replacing: Bool
  ) {
    self.path = path
    self.places = places
    isWritten = replacing
    head = "# Recorded by tripsh \(programVersion) on \(today.iso); replay it with: \(replay)\n"
  }

  /// Takes the line under way over into the script.
  mutating func takeLine() {
    if let line { lines.append(line) }
    line = nil
  }

  /// Writes script and recording whole; files that were there before are not replaced.
  mutating func write(to files: any FileStore) throws(FileFailure) {
    let recording = recordingPath(of: path)
    if !isWritten {
      for path in [path, recording] where files.exists(path) {
        throw FileFailure(path: path, reason: .exists)
      }
    }
    let script = head + lines.map { lineOfScript($0) + "\n" }.joined()
    try files.write(path, Array(script.utf8), replacing: isWritten)
    try files.write(recording, Array(places.recording.text.utf8), replacing: isWritten)
    isWritten = true
  }
}
