@_spi(_Unicode) private import Swift

/// The text without case, accents and punctuation, words parted by one blank: how names are
/// compared. Builder and reader of the gazetteer use this one function.
package func folded(_ text: String) -> String {
  var out = String.UnicodeScalarView()
  for scalar in text._nfd {
    if scalar.properties.generalCategory == .nonspacingMark { continue }
    for low in String(scalar).lowercased().unicodeScalars {
      if low.properties.isAlphabetic || low.properties.numericType != nil {
        out.append(low)
      } else if low != "'" && low != "\u{2019}" {
        out.append(" ")
      }
    }
  }
  return String(out).split(separator: " ").joined(separator: " ")
}
