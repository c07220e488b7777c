/// What stands for a character that Unicode keeps only for the sake of older character sets.
///
/// These are the small letters of its compatibility decomposition, without accents; `nil` for all
/// other characters.
///
/// Swift offers NFD and no NFKD; these are the characters that turn up in names of places and at
/// keyboards. Full-width forms of ASCII follow a rule and need no table.
func compatibleLetters(_ scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
  case 0xAA...0x217F, 0xFB00...0xFEFC, 0xFF66...0xFF9F: compatibilityTable[scalar.value]
  default: nil
  }
}

private let compatibilityTable: [UInt32: String] = {
  var table: [UInt32: String] = [:]
  for (start, letters) in compatibilityRuns {
    for (offset, entry) in letters.unicodeScalars.split(separator: " ").enumerated()
    where !entry.elementsEqual("=".unicodeScalars) {
      table[start + UInt32(offset)] = compatibilityEntry(entry)
    }
  }
  return table
}()

private func compatibilityEntry(_ entry: Substring.UnicodeScalarView) -> String {
  String(String.UnicodeScalarView(entry.compactMap { $0 == "-" ? nil : $0 == "_" ? " " : $0 }))
}

/// Runs of neighbouring characters by the first one's number: for each what stands for it; `=`
/// itself, `-` nothing, `_` a blank.
private let compatibilityRuns: [(start: UInt32, letters: String)] = [
  // Latin, and what is raised or lowered
  (0x00AA, "a = = = = _ = = 2 3 _ μ = = _ 1 o = 1_4 1_2 3_4"),
  (0x0132, "ij ij"),
  (0x013F, "l· l·"),
  (0x0149, "ʼn"),
  (0x01C4, "dz dz dz lj lj lj nj nj nj"),
  (0x01F1, "dz dz dz"),
  (0x02B0, "h ɦ j r ɹ ɻ ʁ w y"),
  (0x02E0, "ɣ l s x ʕ"),
  (
    0x2070,
    """
    0 i = = 4 5 6 7 8 9 _ _ _ _ _ n 0 1 2 3 4 5 6 7 8 9 _ _ _ _ _ = a e o x ə h k l m n p \
    s t
    """
  ),
  // Greek and Armenian
  (0x03D0, "β θ υ υ υ φ π"),
  (0x03F0, "κ ρ ς = θ ε"),
  (0x03F9, "σ"),
  (0x0587, "եւ"),
  // Thai and Lao
  (0x0E33, "า"),
  (0x0EB3, "າ"),
  (0x0EDC, "ຫນ ຫມ"),
  // signs made of letters, Roman numerals
  (0x2102, "c _c = c_o c_u ɛ = _f g h"),
  (0x2115, "n no"),
  (0x2120, "sm tel tm"),
  (
    0x2160,
    """
    i ii iii iv v vi vii viii ix x xi xii l c d m i ii iii iv v vi vii viii ix x xi xii l \
    c d m
    """
  ),
  // ligatures
  (0xFB00, "ff fi fl ffi ffl st st"),
  (0xFB13, "մն մե մի վն մխ"),
  (0xFB20, "ע א ד ה כ ל ם ר ת"),
  (0xFB4F, "אל"),
  // Arabic letters by their place in the word
  (0x0675, "اٴ وٴ ۇٴ يٴ"),
  (
    0xFB50,
    """
    ٱ ٱ ٻ ٻ ٻ ٻ پ پ پ پ ڀ ڀ ڀ ڀ ٺ ٺ ٺ ٺ ٿ ٿ ٿ ٿ ٹ ٹ ٹ ٹ ڤ ڤ ڤ ڤ ڦ ڦ ڦ ڦ ڄ ڄ ڄ ڄ ڃ ڃ ڃ ڃ چ \
    چ چ چ ڇ ڇ ڇ ڇ ڍ ڍ ڌ ڌ ڎ ڎ ڈ ڈ ژ ژ ڑ ڑ ک ک ک ک گ گ گ گ ڳ ڳ ڳ ڳ ڱ ڱ ڱ ڱ ں ں ڻ ڻ ڻ ڻ ە ە \
    ہ ہ ہ ہ ھ ھ ھ ھ ے ے ے ے
    """
  ),
  (
    0xFBD3,
    """
    ڭ ڭ ڭ ڭ ۇ ۇ ۆ ۆ ۈ ۈ ۇٴ ۋ ۋ ۅ ۅ ۉ ۉ ې ې ې ې ى ى يا يا يە يە يو يو يۇ يۇ يۆ يۆ يۈ يۈ يې \
    يې يې يى يى يى ی ی ی ی
    """
  ),
  (
    0xFE80,
    """
    ء ا ا ا ا و و ا ا ي ي ي ي ا ا ب ب ب ب ة ة ت ت ت ت ث ث ث ث ج ج ج ج ح ح ح ح خ خ خ خ د د \
    ذ ذ ر ر ز ز س س س س ش ش ش ش ص ص ص ص ض ض ض ض ط ط ط ط ظ ظ ظ ظ ع ع ع ع غ غ غ غ ف ف ف ف ق \
    ق ق ق ك ك ك ك ل ل ل ل م م م م ن ن ن ن ه ه ه ه و و ى ى ي ي ي ي لا لا لا لا لا لا لا لا
    """
  ),
  // half-width Katakana
  (
    0xFF66,
    """
    ヲ ァ ィ ゥ ェ ォ ャ ュ ョ ッ ー ア イ ウ エ オ カ キ ク ケ コ サ シ ス セ ソ タ チ ツ テ ト ナ ニ ヌ ネ ノ ハ ヒ フ ヘ ホ マ ミ \
    ム メ モ ヤ ユ ヨ ラ リ ル レ ロ ワ ン - -
    """
  ),
]
