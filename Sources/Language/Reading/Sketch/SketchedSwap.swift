internal import Session

/// Two that change places: `EPCOT and Kennedy should trade days`, `please exchange thursday and friday`.
struct SketchedSwap {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// `nil` where no word says so, or where not two stops or two days are meant.
  var intent: Intent? {
    guard context.tokens.contains(where: { swapping.contains($0.folded) }) else { return nil }
    let days = scan.pieces.compactMap { piece -> DayReference? in
      if case .day(let day) = piece.fact { day } else { nil }
    }
    let stops = scan.stops(context.tokens.indices)
    if stops.count == 2, days.isEmpty, stops[0] != stops[1] {
      return .arrange(.swap(stops[0], stops[1]))
    }
    return days.count == 2 && stops.isEmpty ? .swapDays(days[0], days[1]) : nil
  }
}

private let swapping: Set = [
  "trade", "swap", "exchange", "switch", "swapped", "switched", "traded", "flip", "exchanged",
]
