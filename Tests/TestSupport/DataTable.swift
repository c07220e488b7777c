/// The rows of a table of the data, without its head.
package func dataRows(_ file: String) throws -> [[String]] {
  try Repository.read(Repository.path("data/\(file)")).split(separator: "\n").dropFirst()
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}
