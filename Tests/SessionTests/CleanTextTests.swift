import Session
import Testing

@Suite struct CleanTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("tab\there", "tab here"),
    ("two\nlines", "two lines"),
    ("two\r\nlines", "two lines"),
    ("next\u{85}line\u{2028}and\u{2029}on", "next line and on"),
    ("nul\u{0} bell\u{7} delete\u{7F}", "nul bell delete"),
    ("red \u{1B}[31;1mtext\u{1B}[0m", "red text"),
    ("title \u{1B}]0;owned\u{7}here", "title here"),
    ("title \u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "title link"),
    ("device \u{1B}P1$q\u{1B}\\control", "device control"),
    ("eight bit \u{9B}31mred\u{9D}0;t\u{9C}!", "eight bit red!"),
    ("charset \u{1B}(Bhere \u{1B}7saved", "charset here saved"),
    ("cut off \u{1B}[31", "cut off "),
    ("cut off \u{1B}", "cut off "),
    ("no end \u{1B}]0;words", "no end 0;words"),
    ("abc\u{202E}txt\u{202C} \u{2066}x\u{2069}", "abctxt x"),
  ])
  func `what a terminal would act on is gone`(text: String, clean: String) {
    #expect(cleaned(text) == clean)
  }

  @Test(arguments: [
    "Łódź", "東京", "مقهى", "👩‍👩‍👧", "🏖️", "نمی‌خواهم", "e\u{301}", "Ma\u{2019}am", "a\u{200E}b",
  ])
  func `names of all scripts stay as they are`(name: String) {
    #expect(Array(cleaned(name).unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test func `line feeds stay where lines are kept`() {
    #expect(cleaned("one\r\ntwo\tthree\n", lineEnds: .kept) == "one\ntwo three\n")
  }

  @Test func `cleaning twice is cleaning once and leaves no control character`() {
    // Every text of four of these pieces: sequences may fall apart and meet anew.
    let pieces = ["\u{1B}", "[", "]", "m", "\\", "\u{7}", "\u{9B}", "0;", "\n", "\u{202E}"]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          for fourth in pieces {
            let once = cleaned(first + second + third + fourth)
            #expect(cleaned(once) == once)
            #expect(once.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B })
          }
        }
      }
    }
  }
}
