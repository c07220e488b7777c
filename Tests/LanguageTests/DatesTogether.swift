import Session
import Testing

/// Days, times and lengths that are said together; today is Saturday 21 November 2026.
@Suite struct DatesTogether {
  @Test(arguments: [
    ("tonight at 7:30", "2026-11-21 at 19:30"), ("this afternoon at 3:20", "2026-11-21 at 15:20"),
    ("tonight at 12", "2026-11-22 at 00:00"), ("8 tonight", "2026-11-21 at 20:00"),
    ("tonight", "2026-11-21 at 19:00"), ("this morning", "2026-11-21 at 09:00"),
    ("24 october, 9 pm", "2027-10-24 at 21:00"), ("tomorrow, 8pm", "2026-11-22 at 20:00"),
    ("8:23 am, jul 9", "2027-07-09 at 08:23"), ("saturday night", "2026-11-28 at 19:00"),
    ("last night", "2026-11-20 at 19:00"), ("around 3pm", "at 15:00"),
    ("9 tomorrow morning", "2026-11-22 at 09:00"), ("9 tomorrow evening", "2026-11-22 at 21:00"),
    ("at 5 tomorrow afternoon", "2026-11-22 at 17:00"), ("friday at 9p", "2026-11-27 at 21:00"),
    ("tomorrow at lunch", "2026-11-22 at 12:30"), ("730 tomorrow evening", "2026-11-22 at 19:30"),
    ("quarter past noon", "at 12:15"), ("15 to noon", "at 11:45"), ("ten-thirty", "at 10:30"),
    ("half past three in the afternoon on friday", "2026-11-27 at 15:30"),
    ("friday 22 at 9", "2027-01-22 at 09:00"), ("2027-04-19T10:30", "2027-04-19 at 10:30"),
    ("21/5/2027:9:15", "2027-05-21 at 09:15"),
    ("thursday afternoon next week", "2026-11-26 at 14:00"),
    ("wednesday at 8 next week", "2026-11-25 at 08:00"), ("last evening", "2026-11-20 at 19:00"),
    ("the next morning", "2026-11-22 at 09:00"), ("april 4 night", "2027-04-04 at 19:00"),
    ("9a", "at 09:00"), ("10:30:00", "at 10:30"), ("11.am", "at 11:00"), ("7 p . m .", "at 19:00"),
    ("@ 8pm", "at 20:00"), ("8pm approximately", "at 20:00"), ("for half past three", "at 15:30"),
    ("about lunch", "at 12:30"), ("around breakfast", "at 09:00"), ("night", "at 19:00"),
    ("8:30 early morning", "at 08:30"), ("at six forty minutes", "at 18:40"),
    ("2 at night", "at 02:00"),
  ])
  func `a day and a time are read in any order`(phrase: String, wanted: String) {
    #expect(asked(phrase) == "when \(wanted)")
  }

  @Test(arguments: [
    ("3-4pm", "at 15:00 for 60m"), ("thursday from 9:30 to 11:00", "2026-11-26 at 09:30 for 90m"),
    ("4pm for 30 mins", "at 16:00 for 30m"), ("12:15, 45m", "at 12:15 for 45m"),
    ("for 2 hours from 2pm", "at 14:00 for 120m"), ("11:30-1:30", "at 11:30 for 120m"),
    ("between 5 and 6 in the afternoon", "at 17:00 for 60m"), ("8pm - 11", "at 20:00 for 180m"),
    ("10 - 11 at night", "at 22:00 for 60m"), ("10pm to 1am", "at 22:00 for 180m"),
    ("9h30 - 11h", "at 09:30 for 90m"), ("8am until 6", "at 08:00 for 600m"),
    ("tomorrow from 7 to 8pm", "2026-11-22 at 19:00 for 60m"),
    ("between 2 and 4 pm on 3 may", "2027-05-03 at 14:00 for 120m"),
    ("tomorrow evening from 7 to 9", "2026-11-22 at 19:00 for 120m"),
    ("monday 9-5", "2026-11-23 at 09:00 for 480m"), ("friday 9-10:30", fridayMorning),
    ("from 2pm tomorrow to 4pm", "2026-11-22 at 14:00 for 120m"),
    ("between 9:00 on friday and 10:30", fridayMorning),
    ("after 3 but before 5 on friday", "2026-11-27 at 15:00 for 120m"),
    ("from 10:00:00 to 11:30:00", "at 10:00 for 90m"),
    ("for 45' starting from 4pm", "at 16:00 for 45m"),
    ("an hour starting friday at 5", "2026-11-27 at 17:00 for 60m"),
  ])
  func `hours and lengths are read with their day`(phrase: String, wanted: String) {
    #expect(asked(phrase) == "when \(wanted)")
  }

  @Test(arguments: [
    "tonight at 3", "7 - 8", "friday 22", "from 10 to 10", "saturday night at 2", "monday 3-8",
    "early tomorrow morning", "next week at 8", "tuesday 3-8", "for 8", "10:30:15",
    "friday 9 early",
  ])
  func `what could be several things is not taken for one`(phrase: String) {
    #expect(asked(phrase).hasPrefix("["))
  }
}

private let fridayMorning = "2026-11-27 at 09:00 for 90m"

private func asked(_ phrase: String) -> String {
  canonical("when \(phrase)", in: Session(window: WindowID(1)))
}
