/// How people type a small letter that is no other letter with an accent; empty where it is left
/// out, `nil` for all others.
func typedLetters(_ small: Unicode.Scalar) -> String? {
  switch small {
  case "ß": "ss"
  case "æ": "ae"
  case "œ": "oe"
  case "ø", "ɔ": "o"
  case "ł": "l"
  case "đ", "ð", "ɖ", "ɗ": "d"
  case "þ": "th"
  case "ı": "i"
  case "ħ": "h"
  case "ŋ": "n"
  case "ŧ": "t"
  case "ə", "ɛ": "e"
  case "ƙ", "ĸ": "k"
  case "ɓ": "b"
  case "ƴ": "y"
  case "&": " and "
  default: typedArabicLetters(small)
  }
}

/// Arabic and Persian write some letters differently; the elongation is only an ornament.
private func typedArabicLetters(_ letter: Unicode.Scalar) -> String? {
  switch letter.value {
  case 0x649, 0x6CC: "\u{64A}"
  case 0x6A9: "\u{643}"
  case 0x629: "\u{647}"
  case 0x640: ""
  default: nil
  }
}

/// Whether it is one of the marks typed for an apostrophe; primes and Hebrew geresh among them.
package func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x27, 0x60, 0x2018, 0x2019, 0x2BB...0x2BF, 0x2032...0x2034, 0x2057, 0x5F3, 0x5F4: true
  default: false
  }
}
