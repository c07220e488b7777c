internal import Language
internal import Session

/// What stands for the names of a script, as its lines declare them.
///
/// A script that declares none takes the values of the names that its lines use.
struct ScriptValues {
  private let path: String
  let given: [String: String]
  private var values: [String: String]
  private(set) var parameters: [ScriptParameter] = []

  init(_ path: String, given: [String: String]) {
    self.path = path
    self.given = given
    values = given
  }

  /// Takes what the line declares; a later line that declares the same does not count.
  mutating func declare(_ line: LogicalLine) {
    guard line.fault == nil,
      case .parameter(let name, let text, let about)? = try? Directive(line.text),
      !parameters.contains(where: { $0.name == name })
    else { return }
    // What was declared before may stand in it.
    let value = given[name] ?? text.map { LogicalLine($0, firstLine: 0).substituting(values).text }
    values[name] = value
    parameters.append(ScriptParameter(name: name, about: about, line: line, value: value))
  }

  /// Takes the names that lines use as declared by the first that does.
  mutating func declareUsed(in lines: [LogicalLine]) {
    for line in lines where line.fault == nil && !line.isBlank {
      for name in line.parameterNames where !parameters.contains(where: { $0.name == name }) {
        parameters.append(
          ScriptParameter(name: name, about: "", line: line, value: given[name]))
      }
    }
  }

  /// The line as it is carried out.
  mutating func prepare(_ line: LogicalLine) -> ScriptLine {
    guard line.fault == nil else { return ScriptLine(line) }
    // Nor do most of them steer anything.
    if !line.text.hasByte("$"), !line.text.hasByte("#") { return ScriptLine(line) }
    do throws(DirectiveFault) {
      if case .parameter(let name, _, _)? = try Directive(line.text) {
        return parameter(name, line)
      }
      if let fault = wrongValue(in: line) { return ScriptLine(line, fault: fault) }
      let filled = line.substituting(values)
      let directive = try Directive(filled.text)
      if case .today(let date)? = directive, CivilDate(iso: date) == nil {
        throw DirectiveFault.value(word: "today", wants: "a date such as 2027-04-19")
      }
      return ScriptLine(filled, directive)
    } catch {
      return ScriptLine(line, fault: Diagnostic(error, in: line))
    }
  }

  /// What is wrong with what stands for the names of a line, or with the names; on a command line what
  /// is left of a `$` is only text.
  func wrongValue(in line: LogicalLine) -> Diagnostic? {
    // Of most lines nothing has to be filled in.
    guard line.text.hasByte("$"), !line.isBlank, line.fault == nil else { return nil }
    if let fault = misspelling(in: line) { return fault }
    guard let fault = line.substitutionFault(values) else { return nil }
    if case .value = fault {} else if path == "-c" { return nil }
    return Diagnostic(fault, in: line)
  }

  /// What is said of a name for which nothing stands; on a command line it is only text.
  private func misspelling(in line: LogicalLine) -> Diagnostic? {
    let names = parameters.map(\.name)
    guard path != "-c", !line.isBlank,
      let stranger = line.parameterNames.first(where: { values[$0] == nil && !names.contains($0) })
    else { return nil }
    let near = Spelling.nearest(to: stranger, in: names, limit: 1).first
    let hint = near.map { "; close: \($0)" } ?? ""
    var fault = Diagnostic(
      kind: "parameter",
      message: names.isEmpty
        ? "the script needs \(stranger)" : "no parameter \(stranger) is declared\(hint)",
      bytes: line.bytes(of: stranger, isUsed: true))
    fault.tries = near.map { [line.substituting([stranger: "${\($0)}"]).text] } ?? []
    return fault
  }

  private mutating func parameter(_ name: String, _ line: LogicalLine) -> ScriptLine {
    declare(line)
    let known = parameters.first { $0.name == name }
    var fault: Diagnostic?
    if let known, known.line.firstLine != line.firstLine {
      fault = Diagnostic(
        kind: "directive", message: "line \(known.line.firstLine) declares \(name) already",
        bytes: line.bytes(of: name))
    } else if let known, known.value == nil {
      fault = ScriptFault(path, [known], given: [:], in: line)?.diagnostic
    }
    return ScriptLine(line, try? Directive(line.text), fault: fault)
  }
}

extension Diagnostic {
  /// What is wrong with a line that begins as a directive, and what is meant.
  init(_ fault: DirectiveFault, in line: LogicalLine) {
    switch fault {
    case .unknown(""):
      self.init(kind: "directive", message: "a word stands behind #:", bytes: line.bytes(of: ""))
      tries = Directive.forms.map { "#: \($0)" }
    case .unknown(let word):
      let words = Directive.forms.map { String($0.prefix { $0 != " " }) }
      let near = Spelling.nearest(to: folded(word), in: words, limit: 1).first
      let hint = near.map { "; close: \($0)" } ?? ""
      self.init(
        kind: "directive", message: "there is no directive \(word)\(hint)",
        bytes: line.bytes(of: word))
      tries = Directive.forms.filter { near == nil || $0.hasPrefix(near ?? "") }.map { "#: \($0)" }
    case .value(let word, let wants):
      self.init(
        kind: "directive", message: "\(word) takes \(wants)", bytes: line.bytes(of: word))
    }
  }
}
