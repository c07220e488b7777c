internal import Session
internal import World

/// How a list of stops is laid out.
struct StopColumns: Hashable {
  var nameWidth: Int
  var hasTimes: Bool
  var prices: Prices

  init(
    _ stops: [Stop], _ layout: Layout, beside bookings: [BookingRow] = [],
    prices: Prices = Prices()
  ) {
    self.prices = prices
    let beside = bookings.reduce(0) { max($0, displayWidth($1.title.text)) }
    // No text is wider than it has bytes, so few are measured.
    var (widest, isTimed) = (max(beside, 16), false)
    // By their places: a loop over the stops would copy each.
    for index in stops.indices {
      let tick = stops[index].done ? 2 : 0
      if stops[index].nameLength + tick > widest {
        widest = max(widest, displayWidth(stops[index].name) + tick)
      }
      if stops[index].at != nil { isTimed = true }
    }
    let most = layout.cuts ? max(16, layout.columns / 2 - 8) : Int.max
    nameWidth = min(widest, most)
    hasTimes = isTimed || bookings.contains { $0.time != nil }
  }
}
