internal import Session

/// A distance in the unit that is set: `0.6 km`.
func distanceText(_ kilometres: Double, _ settings: Settings) -> String {
  let isMiles = settings[.units] == "mi"
  let value = isMiles ? kilometres / 1.609_344 : kilometres
  let unit = isMiles ? "mi" : "km"
  guard value < 9.95 else { return "\(grouped(Int(value.rounded()))) \(unit)" }
  let tenths = Int((value * 10).rounded())
  return "\(tenths / 10).\(tenths % 10) \(unit)"
}
