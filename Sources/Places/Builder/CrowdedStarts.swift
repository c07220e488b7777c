/// The best places of each beginning that more spellings share than a reader can look through
/// while a key is pressed.
struct CrowdedStarts {
  /// A beginning with at most so many spellings is looked through.
  static let threshold = 208

  struct Start {
    var key: String
    /// Best first.
    var places: [(place: Int, kind: NameClass, score: Int)]
  }

  private(set) var starts: [Start] = []

  /// - `ranks`: the rank of each place, by row id less one.
  init(_ spellings: [GazetteerIndex.Spelling], ranks: [Int]) {
    var groups = [ArraySlice(spellings.filter { $0.kind != .code && $0.kind != .short })]
    var length = 1
    while !groups.isEmpty {
      groups = groups.flatMap { runs($0, length: length) }
        .filter { $0.count > CrowdedStarts.threshold }
      for group in groups { starts.append(best(group, length: length, ranks: ranks)) }
      length += 1
    }
  }

  private func best(
    _ group: ArraySlice<GazetteerIndex.Spelling>, length: Int, ranks: [Int]
  )
    -> Start
  {
    var scores: [Int: (kind: NameClass, score: Int)] = [:]
    for spelling in group {
      let score =
        ranks[spelling.place - 1] + MatchScore.completion(spelling.kind, isWhole: false)
      if let known = scores[spelling.place], known.score >= score { continue }
      scores[spelling.place] = (spelling.kind, score)
    }
    let places = scores.sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) }
      .prefix(GazetteerSchema.placesOfStart)
      .map { (place: $0.key, kind: $0.value.kind, score: $0.value.score) }
    return Start(key: beginning(of: group.first?.key ?? "", length: length), places: places)
  }
}

/// The spellings of a sorted run that begin alike, run by run; shorter ones are left out.
private func runs(
  _ spellings: ArraySlice<GazetteerIndex.Spelling>, length: Int
)
  -> [ArraySlice<GazetteerIndex.Spelling>]
{
  var (all, start, current): ([ArraySlice<GazetteerIndex.Spelling>], Int, String?) =
    ([], spellings.startIndex, nil)
  for index in spellings.indices {
    let next = beginning(of: spellings[index].key, length: length)
    if next == current { continue }
    if current?.unicodeScalars.count == length { all.append(spellings[start..<index]) }
    (start, current) = (index, next)
  }
  if current?.unicodeScalars.count == length { all.append(spellings[start...]) }
  return all
}

private func beginning(of key: String, length: Int) -> String {
  String(key.unicodeScalars.prefix(length))
}
