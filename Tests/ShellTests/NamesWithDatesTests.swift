import Places
import Session
import TestSupport
import Testing

@testable import Language

private let database = Repository.path(".build/places.db")

/// Names with words in them that say dates in a language that is read.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct NamesWithDatesTests {
  /// Of the names of several words, one of which is a word of dates in this language, every fifth or
  /// twentieth: all take six minutes.
  private func names(in file: String, _ tongue: DateContext.Tongue) throws -> [String] {
    let vocabulary = Vocabulary.of(tongue)
    return try dataRows(file).compactMap { row in
      guard let tokens = try? Lexer.tokens(of: row[1]), tokens.count > 1 else { return nil }
      let saysDate = tokens.contains { vocabulary.meanings(of: $0).contains(where: \.isOfCalendar) }
      return saysDate ? row[1] : nil
    }
    .enumerated().filter { $0.offset % (tongue == .english ? 5 : 20) == 0 }.map(\.element)
  }

  private func reader(_ tongue: DateContext.Tongue, _ lines: String...) throws -> LineReader {
    var window = TestWindow()
    window.gazetteer = SQLiteGazetteer(path: database)
    _ = try window.run(.set(.language, tongue.rawValue))
    for line in lines {
      guard
        case .understood(let said) = LineReader(window.scene, names: StopNameMemory()).read(line)
      else { continue }
      _ = try window.run(said.intent)
    }
    return LineReader(window.scene, names: StopNameMemory())
  }

  /// What becomes of lines with each of the names; those that are read as something else.
  private func misread(
    _ names: [String], _ reader: LineReader, line: (String) -> String, ending: String
  ) -> (refused: [String], wrong: [String]) {
    var (refused, wrong): ([String], [String]) = ([], [])
    for name in names {
      switch reader.read(line(name)) {
      case .understood(let utterance):
        let line = utterance.intent.canonicalLine
        if !line.hasSuffix(ending) || !folded(line).contains(folded(name)) { wrong.append(name) }
      case .incomplete, .refused, .nothing: refused.append(name)
      }
    }
    return (refused, wrong)
  }

  @Test(arguments: DateContext.Tongue.allCases)
  func `towns keep words of dates in their name, and the dates are those said`(
    _ tongue: DateContext.Tongue
  ) throws {
    let names = try names(in: "places.tsv", tongue)
    let found = misread(
      names, try reader(tongue), line: { "new trip to \($0) 1-3 june" },
      ending: " 2027-06-01..2027-06-03")
    #expect(names.count > 100)
    #expect(found.wrong.count + found.refused.count <= names.count / 50, "\(found)")
  }

  @Test(arguments: DateContext.Tongue.allCases)
  func `they are added with the day and the hour that are said`(
    _ tongue: DateContext.Tongue
  ) throws {
    let names = try names(in: "places.tsv", tongue)
    let found = misread(
      names, try reader(tongue, "new trip to Porto 19-23 april"),
      line: { "add \($0) to day 2 at 10" }, ending: " to day 2 at 10:00")
    #expect(found.wrong.count + found.refused.count <= names.count / 50, "\(found)")
  }
}
