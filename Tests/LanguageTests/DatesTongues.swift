import Language
import Session
import Testing

@Suite struct DatesTongues {
  @Test(arguments: [
    ("12 décembre", "2026-12-12"), ("3 mayo", "2027-05-03"), ("12 decembre", "2026-12-12"),
    ("1 março", "2027-03-01"), ("3 avril", "2027-04-03"), ("samstag", "2026-11-28"),
    ("domingo", "2026-11-22"), ("segunda-feira", "2026-11-23"), ("5. März", "2027-03-05"),
    ("5 maerz", "2027-03-05"), ("mardi 24 novembre", "2026-11-24"), ("miércoles", "2026-11-25"),
    ("terça feira", "2026-11-24"), ("sexta-feira, 27 de novembro de 2026", "2026-11-27"),
    ("19 de abril", "2027-04-19"), ("19-23 avril", "2027-04-19..2027-04-23"),
    ("Montag 23. November", "2026-11-23"), ("1 août", "2027-08-01"), ("SÁBADO", "2026-11-28"),
    ("next Freitag", "2026-11-27"), ("du 19 au 23 avril", spring),
    ("vom 19. bis 23. April", spring), ("vom 19. bis zum 23. April 2027", spring),
    ("del 19 al 23 de abril", spring), ("de 19 a 23 de abril", spring),
    ("desde el 19 hasta el 23 de abril", spring), ("do dia 19 até o dia 23 de abril", spring),
    ("entre el 19 y el 23 de abril", spring), ("zwischen dem 19. und dem 23. April", spring),
    ("entre le 19 et le 23 avril", spring), ("le 19 avril", "2027-04-19"),
    ("Montag, den 19. April", "2027-04-19"), ("el 3 de mayo de 2028", "2028-05-03"),
    ("premier mai", "2027-05-01"), ("am 1. Mai", "2027-05-01"), ("dia 5 de outubro", "2027-10-05"),
    ("lunes 19 de abril al viernes 23 de abril", spring),
    ("du lundi au mercredi", "2026-11-23..2026-11-25"),
    ("vom Montag", "-"), ("a 23 de abril", "-"), ("bis 23. April", "-"),
    ("lundi 24 novembre", "2026-11-24 is no monday, " + monday),
  ])
  func `full names of every language are read`(text: String, meaning: String) throws {
    for tongue in DateContext.Tongue.allCases {
      #expect(try dates(text, context(tongue: tongue)) == meaning)
    }
  }

  @Test(arguments: [
    (DateContext.Tongue.english, "19 apr", "2027-04-19"), (.english, "12 dez", "-"),
    (.german, "12 dez", "2026-12-12"), (.german, "19. Apr.", "2027-04-19"),
    (.german, "Mo 19.4.", "2027-04-19"), (.german, "so", "-"), (.german, "do", "-"),
    (.french, "3 févr.", "2027-02-03"), (.french, "12 aug", "-"), (.english, "mar", "-"),
    (.french, "lun", "2026-11-23"), (.spanish, "3 ene", "2027-01-03"), (.spanish, "3 jan", "-"),
    (.spanish, "mar", "2026-11-24"), (.portuguese, "3 fev", "2027-02-03"),
    (.portuguese, "segunda", "2026-11-23"), (.english, "segunda", "-"), (.german, "fri", "-"),
    (.spanish, "mar 24 nov", "2026-11-24"), (.german, "may 3", "2027-05-03"),
  ])
  func `abbreviations are those of the setting`(
    tongue: DateContext.Tongue, text: String, meaning: String
  ) throws {
    #expect(try dates(text, context(tongue: tongue)) == meaning)
  }

  @Test(arguments: [
    ("thrusday", "2026-11-26"), ("3 jnue", "2027-06-03"), ("apirl 19", "2027-04-19"),
    ("wenesday", "2026-11-25"), ("9 septemberr", "2027-09-09"), ("wendsday", "2026-11-25"),
    ("tusday", "2026-11-24"), ("saterday", "2026-11-28"), ("2 febuary", "2027-02-02"),
    ("firday", "2026-11-27"), ("hursday", "2026-11-26"), ("tomorow", "2026-11-22"),
    ("tommorow", "2026-11-22"), ("in thre weks", "2026-12-12"), ("for sevn dyas", "7 days"),
    ("next weekned", "2026-11-28..2026-11-29"), ("12 novmeber 2027", "2027-11-12"),
    ("19-23 arpil", "2027-04-19..2027-04-23"), ("the twelvth of may", "2027-05-12"),
  ])
  func `misspellings are folded`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    "3 mayy", "mondays", "fridge", "midday", "money", "3 mary", "3 dienstga", "dimnache", "juny 3",
    "holiday",
    "3 match", "sundae", "for a tour", "for tent days", "monkey", "sendai", "frida", "suzdal",
    "todai", "3 mines", "the sedona", "quinta", "day there", "sunny", "rune 4",
  ])
  func `a word of its own is no misspelling`(text: String) throws {
    #expect(try dates(text, context()) == "-")
  }

  @Test func `a misspelling is one of the language that is set`() throws {
    #expect(try dates("dienstga", context(tongue: .german)) == "2026-11-24")
    #expect(try dates("3 novembr", context(tongue: .french)) == "2027-11-03")
    #expect(try dates("3 feberro", context()) == "-")
  }
}

private let spring = "2027-04-19..2027-04-23"
private let monday = "2026-11-23 is"
