internal import Session

/// What people leave of the long names of towns: Bariloche of San Carlos de Bariloche, Frankfurt of
/// Frankfurt am Main, Boulogne of Boulogne-sur-Mer.
///
/// A part of a name counts where no better known place of the country is called so, and for the best
/// known towns that have it.
struct ShortTownNames {
  private struct Key: Hashable {
    var country: String
    var name: String
  }

  /// By name, the rank of the best known place of a country that is called so.
  private var ranks: [Key: Int] = [:]
  private var towns: [Key: Int] = [:]

  /// - `entries`: most important first.
  init(_ entries: [GazetteerEntry]) {
    for entry in entries where entry.kind == .city || entry.kind == .region {
      let names = [entry.name] + (entry.rank < ShortTownNames.known ? [] : entry.aliases)
      for name in names {
        let key = Key(country: entry.country, name: compact(folded(name)))
        if ranks[key] == nil { ranks[key] = entry.rank }
      }
    }
  }

  /// The short names of a town; to be asked of all in the order of their importance.
  mutating func names(of entry: GazetteerEntry) -> [String] {
    guard entry.kind == .city else { return [] }
    let words = folded(entry.name, apostrophes: .split).split(separator: " ")
    guard words.count > 1 else { return [] }
    return parts(of: words).map { $0.joined(separator: " ") }.filter { name in
      let key = Key(country: entry.country, name: compact(name))
      guard key.name.utf8.count >= 4, ranks[key, default: 0] < entry.rank,
        towns[key, default: 0] < ShortTownNames.mostOfName
      else { return false }
      towns[key, default: 0] += 1
      return true
    }
  }

  /// Other names of places of this rank are known.
  private static let known = 600
  private static let mostOfName = 3
}

/// What stands before the words that tell a town from others, what stands behind the name of a saint,
/// and what is left without words that many towns have in their names.
private func parts(of words: [Substring]) -> [ArraySlice<Substring>] {
  var all: [ArraySlice<Substring>] = []
  if let first = words.dropFirst().firstIndex(where: joining.contains) {
    all.append(words[..<first])
    if titles.contains(words[0]) || saints.contains(words[0]) {
      all.append(words[first...].drop { joining.contains($0) || following.contains($0) })
    }
  }
  if titles.contains(words[0]) { all.append(words[1...]) }
  if let last = words.last, sorts.contains(last) { all.append(words.dropLast()) }
  return all.filter { part in
    !part.isEmpty && part.count < words.count
      && !part.allSatisfy { titles.contains($0) || saints.contains($0) || joining.contains($0) }
  }
}

/// Words between a name and what tells it from others.
private let joining: Set<Substring> = [
  "de", "del", "della", "dello", "delle", "dei", "di", "da", "do", "dos", "das", "d", "du", "des",
  "en", "sur", "sous", "les", "lez", "la", "le", "al", "a", "sul", "sulla", "in", "im", "am", "an",
  "ob", "bei", "vor", "unter", "auf", "on", "upon", "under", "by", "nad", "pod", "na", "aan", "op",
]

private let following: Set<Substring> = ["los", "las", "el", "der", "den", "dem", "the", "l"]

/// Words that many names of towns begin with.
private let titles: Set<Substring> = [
  "puerto", "ciudad", "cidade", "villa", "vila", "bad", "kota", "mueang", "heroica", "playa",
]

private let saints: Set<Substring> = [
  "san", "santa", "santo", "sao", "sant", "saint", "st", "sankt", "santiago", "nuestra", "nossa",
]

/// Words that many end in: what sort of town it is.
private let sorts: Set<Substring> = [
  "city", "town", "village", "shi", "machi", "cho", "mura", "si", "gun", "eup", "zhen", "xian",
]
