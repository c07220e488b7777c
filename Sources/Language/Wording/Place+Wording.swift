package import Session

extension Place {
  /// The name with what it is and where: `Livraria Lello (landmark, Porto, Portugal)`.
  package var inWords: String {
    let facts = [category, address].compactMap { $0 }.joined(separator: ", ")
    return facts.isEmpty ? name : "\(name) (\(facts))"
  }
}
