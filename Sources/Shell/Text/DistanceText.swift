internal import Language
internal import Session

/// A distance in the unit that is set: `0.6 km`.
func distanceText(_ kilometres: Double, _ settings: Settings) -> String {
  distanceText(kilometres, inMiles: settings[.units] == "mi")
}
