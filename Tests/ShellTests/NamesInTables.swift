import Glibc
import Session
import TestSupport

@testable import Language

/// The names of the data tables that say a date, a number or a length in a language, and that the
/// gazetteer knows; a sample of them, or all with TRIPSH_ALL set.
func namesWithDates(
  _ tongue: DateContext.Tongue, _ gazetteer: any Gazetteer
) -> [String] {
  let vocabulary = Vocabulary.of(tongue)
  return allNames.filter { text in
    guard let tokens = try? Lexer.tokens(of: text) else { return false }
    let saysDate = tokens.contains { token in
      token.kind == .number || !vocabulary.meanings(of: vocabulary.writtenOut(token)).isEmpty
    }
    return saysDate && !gazetteer.named(text).isEmpty
  }
}

let isLongRun = getenv("TRIPSH_ALL") != nil

/// Read once.
private let allNames: [String] = {
  let names = tables.flatMap { (try? $0.names) ?? [] }
  return isLongRun
    ? names : stride(from: 0, to: names.count, by: 71).map { names[$0] }
}()

/// A table, its column of names, and the one of their other names.
private struct Table {
  let file: String
  var name: Int?
  var others: Int?

  /// Each once.
  var names: [String] {
    get throws {
      var seen: Set<String> = []
      return try dataRows("\(file).tsv").flatMap { row -> [String] in
        let others = self.others.map { row[$0].split(separator: "|").map(String.init) } ?? []
        return [name.map { row[$0] }].compactMap { $0 } + others
      }.filter { !$0.isEmpty && seen.insert($0).inserted }
    }
  }
}

private let tables = [
  Table(file: "places", name: 1, others: 3), Table(file: "airports", name: 2, others: 3),
  Table(file: "airports_extra", others: 2), Table(file: "areas", name: 0, others: 1),
  Table(file: "countries", name: 2, others: 3), Table(file: "country_names", others: 1),
  Table(file: "exonyms", name: 1, others: 2), Table(file: "sights", name: 0, others: 1),
  Table(file: "sights_world", name: 0, others: 1), Table(file: "sights_tail", name: 0, others: 1),
  Table(file: "stations", name: 0, others: 1), Table(file: "stations_uk", name: 0),
  Table(file: "admin1", name: 2, others: 3),
]
