internal import Session

/// When a trip takes place of which no days are known yet, told behind the line that made it.
extension LineReader {
  /// The days of the open trip, offered: `we fly out on the 3rd of April and are back on the 18th`.
  ///
  /// Only where the line tells no other number and neither a house nor a ticket.
  func daysOfTrip(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard let scene, session.currentTrip?.days.isEmpty == true,
      case .refused(let diagnostic) = result, diagnostic.mayReadOtherwise,
      (2..<LineReader.mostInSentence).contains(tokens.count), tokens.last?.says("?") != true
    else { return result }
    let chart = Chart(context(expanded.text, tokens))
    let context = chart.context
    let lengths = FirstLengths(chart)
    let when = FirstDates(chart, lengths, today: today)
    let known = Set(when.told.flatMap(\.tokens)).union(lengths.all.flatMap(\.tokens))
    guard case .range(let range)? = when.dates, !when.isGuessed,
      when.told.contains(where: \.hasMonth),
      tokens.indices.allSatisfy({ index in
        known.contains(index) || tokens[index].kind != .number && !context.isLodging(index)
      })
    else { return result }
    let utterance = told(.dates(range, nil), by: tokens, of: expanded, typed: line)
    return ReadResult.understood(utterance).trial(in: scene) == .changes
      ? utterance.offered : result
  }
}
