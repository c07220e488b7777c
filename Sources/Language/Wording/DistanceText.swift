package import Session

/// A distance of so many kilometres: `0.6 km`, `0.4 mi`.
package func distanceText(_ kilometres: Double, inMiles: Bool) -> String {
  let value = inMiles ? kilometres / 1.609_344 : kilometres
  let unit = inMiles ? "mi" : "km"
  guard value < 9.95 else { return "\(grouped(Int(value.rounded()))) \(unit)" }
  let tenths = Int((value * 10).rounded())
  return "\(tenths / 10).\(tenths % 10) \(unit)"
}

extension DaySaving {
  /// What another order of a day is: `4.6 km shorter`, `1.2 km longer, but in time`.
  package var words: String {
    let longer = after - before
    if longer < -DaySaving.worthTelling {
      return "\(distanceText(-longer, inMiles: isInMiles)) shorter"
    }
    let time = isInTime ? "in time" : "less late"
    return longer > DaySaving.worthTelling
      ? "\(distanceText(longer, inMiles: isInMiles)) longer, but \(time)"
      : "as long, but \(time)"
  }
}
