private import Glibc

/// The process's locale, as far as characters go; numbers keep their point.
enum Locale {
  /// Takes the locale of the environment, or a plain one in UTF-8 where that is another encoding:
  /// without it libedit drops every character beyond ASCII.
  static func settle() {
    let isSet = setlocale(LC_CTYPE, "") != nil
    let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
    if !isSet || codeset != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
