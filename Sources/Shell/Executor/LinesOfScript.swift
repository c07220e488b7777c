internal import Language
internal import Session

/// What is wrong with the lines of a file that are asked for.
enum LinesFault: Error, Hashable {
  /// The file has so many lines.
  case outside(ClosedRange<Int>, lines: Int)
  /// It has only so many with a command on them.
  case fewer(Int, there: Int)
}

extension PreparedScript {
  /// The numbers of the lines that a range means in the script; `-5` are the
  /// last five with something on them.
  func numbers(of range: EntryRange) -> Result<ClosedRange<Int>, LinesFault> {
    var (filled, last) = ([Int](), 0)
    for prepared in lines {
      let line = prepared.line
      last = line.firstLine + line.text.count { $0 == "\n" }
      if !prepared.isBlank, prepared.directive == nil { filled.append(line.firstLine) }
    }
    switch range {
    case .numbers(let numbers):
      guard numbers.lowerBound > 0, numbers.upperBound <= last else {
        return .failure(.outside(numbers, lines: last))
      }
      return .success(numbers)
    case .onwards(let first):
      guard first > 0, first <= last else {
        return .failure(.outside(first...max(first, last), lines: last))
      }
      return .success(first...last)
    case .newest(let count):
      guard let first = filled.suffix(count).first, filled.count >= count, count > 0 else {
        return .failure(.fewer(count, there: filled.count))
      }
      return .success(first...last)
    case .today, .yesterday, .thisTrip: return .success(1...max(last, 1))
    }
  }
}

extension Diagnostic {
  static func lines(_ fault: LinesFault, of file: String, _ place: Range<Int>) -> Diagnostic {
    switch fault {
    case .outside(let numbers, let lines):
      let there = numbers.clamped(to: 1...max(lines, 1))
      let asked = numbers.count == 1 ? "line \(numbers.lowerBound)" : "all of these lines"
      return Diagnostic(
        kind: "bad-range", message: "\(file) has \(counted(lines, "line")), not \(asked)",
        bytes: place,
        tries: numbers.overlaps(1...max(lines, 1)) && lines > 0
          ? ["run \(quotedText(file)) \(there.lowerBound)-\(there.upperBound)"] : [])
    case .fewer(let count, let there):
      return Diagnostic(
        kind: "bad-range",
        message: "\(file) has \(counted(there, "line")) with a command, not \(count)",
        bytes: place, tries: ["run \(quotedText(file))"])
    }
  }
}
