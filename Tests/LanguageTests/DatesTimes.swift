import Language
import Session
import Testing

@Suite struct DatesTimes {
  @Test(arguments: [
    ("10:00", "10:00"), ("9:15", "09:15"), ("10.30", "10:30"), ("10am", "10:00"),
    ("10 am", "10:00"), ("12pm", "12:00"), ("12am", "00:00"), ("7pm", "19:00"),
    ("10:30 pm", "22:30"), ("10.30pm", "22:30"), ("10 a.m.", "10:00"), ("7 p.m", "19:00"),
    ("19h30", "19:30"), ("19h", "19:00"), ("half past nine", "09:30"), ("noon", "12:00"),
    ("quarter past ten", "10:15"), ("a quarter to 8", "07:45"), ("ten past 4", "16:10"),
    ("five to six", "17:55"), ("midday", "12:00"), ("midnight", "00:00"), ("morning", "09:00"),
    ("the afternoon", "14:00"), ("in the evening", "19:00"), ("this evening", "19:00"),
    ("tonight", "19:00"), ("9 in the morning", "09:00"), ("8 in the evening", "20:00"),
    ("7 o'clock", "07:00"), ("seven o’clock", "07:00"), ("5 o'clock", "17:00"),
    ("half past four", "16:30"), ("4:30", "04:30"), ("quarter to one", "12:45"),
    ("twenty-five past eleven", "11:25"), ("ten to one in the morning", "00:50"),
    ("11 at night", "23:00"), ("2 at night", "02:00"), ("twelve at night", "00:00"),
    ("8 tonight", "20:00"), ("8:30 in the evening", "20:30"), ("19:30 in the evening", "19:30"),
    ("half past seven pm", "19:30"), ("10 minutes to 8", "07:50"), ("10 past 8", "08:10"),
    ("12 noon", "12:00"), ("00:00", "00:00"), ("23:59", "23:59"), ("3pm", "15:00"),
    ("half past twelve", "12:30"), ("lunchtime", "12:30"), ("0:30", "00:30"),
    ("12 in the afternoon", "12:00"), ("half past noonish", "-"),
    ("eight forty", "08:40"), ("ten fifteen pm", "22:15"), ("seven oh five", "07:05"),
    ("three thirty", "15:30"), ("in the afternoon at 5", "17:00"), ("evening at 8", "20:00"),
    ("noonish", "12:00"), ("11ish", "11:00"), ("340pm", "15:40"), ("1140 a.m.", "11:40"),
    ("mid-morning", "10:00"), ("mid afternoon", "14:00"), ("midnight", "00:00"), ("7 p m", "19:00"),
    ("three quarters past two", "14:45"), ("1 o'clock lunchtime", "13:00"), ("9 tonight", "21:00"),
    ("8 in the night", "20:00"), ("12 at lunchtime", "12:00"), ("five at night", "-"),
    ("1375pm", "-"), ("mid-year", "-"), ("11ishh", "-"), ("ten sixty", "-"),
  ])
  func `a time is read in its many forms`(text: String, meaning: String) throws {
    #expect(try time(text) == meaning)
  }

  @Test(arguments: [
    ("1", "13:00"), ("6", "18:00"), ("7", "07:00"), ("12", "12:00"), ("four", "16:00"),
    ("0", "00:00"), ("13", "13:00"), ("23", "23:00"), ("24", "-"), ("25", "-"), ("thirteen", "-"),
  ])
  func `a bare hour is in the afternoon from 1 to 6`(text: String, meaning: String) throws {
    #expect(try time(text) == meaning)
  }

  @Test(arguments: [
    ("dinner with Ana", "8", "20:00"), ("breakfast", "8", "08:00"), ("breakfast", "5", "05:00"),
    ("lunch", "1", "13:00"), ("lunch", "12", "12:00"), ("lunch", "11", "11:00"),
    ("drinks", "half past nine", "21:30"), ("dinner", "quarter to eight", "19:45"),
    ("\"supper by the sea\"", "7", "19:00"), ("dinner", "8am", "08:00"),
    ("dinner", "19:30", "19:30"), ("dinner", "4:30", "04:30"), ("breakfast", "12", "12:00"),
    ("lunch and dinner", "8", "08:00"), ("museum", "8", "08:00"), ("dinner", "20", "20:00"),
  ])
  func `a word in the line decides a bare hour`(line: String, text: String, meaning: String) throws
  {
    let hint = dayPart(of: try Lexer.tokens(of: line))
    #expect(try time(text, hint: hint) == meaning)
  }

  @Test(arguments: [
    "24:00", "25:00", "10:75", "13pm", "0am", "13:30 pm", "10:75 in the evening", "99:99",
  ])
  func `what no clock shows is impossible`(text: String) throws {
    #expect(try time(text) == "impossible")
  }

  @Test(arguments: [
    "10:5", "10:30:00", "10.5", "10.75", "2.3", "10:305", "100:00", "5 to 6", "at 7", "1h5",
    "1,3", "half", "past nine", "quarter", "nine museums", "10:", ":30", "€", "\"10:00\"", "",
  ])
  func `what is no time is none`(text: String) throws {
    #expect(try time(text) == "-")
  }

  @Test func `no time begins inside of a number`() throws {
    let tokens = try Lexer.tokens(of: "12.50")
    #expect(TimeRecogniser().spans(in: tokens, from: 2, hint: nil).isEmpty)
    #expect(TimeRecogniser().spans(in: tokens, from: 3, hint: nil).isEmpty)
  }
}
