internal import Session

/// Where lookups go, as the option says it.
func placesOption(_ value: String) throws(UsageError) -> PlacesOption {
  if value == "offline" { return .offline }
  if value == "public" {
    throw UsageError("--places public: no address is built in; set places public at the prompt")
  }
  if value.utf8.starts(with: "recorded:".utf8) {
    let file = String(value.dropFirst("recorded:".count))
    guard !file.isEmpty else { throw UsageError("--places recorded: needs the name of a file") }
    return .recorded(file)
  }
  guard ServerAddress(value) != nil else {
    throw UsageError("--places takes offline or an address such as http://127.0.0.1:8080")
  }
  return .server(value)
}
