internal import Language

/// The values of a script's parameters: those given, and the defaults of the others.
struct DemoValues {
  private(set) var values: [String: String]

  init(of lines: [LogicalLine], _ given: [String: String]) throws(DemoFault) {
    values = given
    var missing: [String] = []
    var place: LogicalLine?
    for line in lines {
      guard case .parameter(let name, let text, _)? = try DemoScript.directive(on: line),
        values[name] == nil
      else { continue }
      values[name] = text
      guard text == nil else { continue }
      place = place ?? line
      missing.append("\(name)=…")
    }
    guard let place else { return }
    let bytes = 0..<place.text.utf8.count
    throw DemoFault(
      place,
      Diagnostic(
        kind: "parameter", message: "the script needs \(missing.joined(separator: " "))",
        bytes: bytes))
  }
}
