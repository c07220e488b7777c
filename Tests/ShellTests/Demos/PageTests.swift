import Glibc
import Shell
import TestSupport
import Testing
import World

@Suite struct PageTests {
  private static let python = "/usr/bin/python3"

  private func page(
    _ script: String, _ wished: (inout FilmWish) -> Void = { _ in }
  ) async throws -> String {
    let studio = Studio(script)
    #expect(try await studio.make(.page, wish: wished) == .done)
    return studio.file("out.html")
  }

  @Test func `a command is whole behind its button, in the colours of the prompt`() async throws {
    let page = try await page("new trip Porto 19-23 april\n")
    let prompt = "<span class=\"prompt\" aria-hidden=\"true\">tripsh&gt; </span>"
    #expect(page.contains(prompt))
    #expect(page.contains("aria-label=\"Copy: new trip Porto 19-23 april\""))
    #expect(page.contains("<span class=\"when\">"))
  }

  @Test func `a command of several rows has one button, which copies all of them`() async throws {
    let page = try await page(
      "new trip Porto\nnote trip \"first\nsecond\"\nadd tea \\\n to ideas\n")
    #expect(page.components("class=\"copy\"") == 4, "one for each command")
    #expect(page.contains("aria-label=\"Copy: note trip &quot;first second&quot;\""))
    #expect(page.contains("querySelectorAll(\"code\")"))
  }

  @Test func `a comment behind the first line is no title, and stays where it stands`()
    async throws
  {
    let page = try await page("new trip Porto for 2 days\n# And now the days\nday 1\n")
    #expect(!page.contains("<h1>And now the days</h1>"))
    #expect(page.contains("And now the days"))
  }

  @Test func `what somebody wrote is text, wherever it stands`() async throws {
    let name = "</pre><script>alert('1')</script> & \"x\""
    let page = try await page(
      "# \(name)\nnew trip Porto\ndescribe '\(name.filter { $0 != "'" })'\n#: say \(name)\nshow\n")
    #expect(page.components("<script>") == 2, "the page's own")
    #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;x&quot;"))
  }

  @Test func `nothing is loaded from elsewhere`() async throws {
    let page = try await page("new trip Porto\n")
    for word in ["http:", "https:", "src=", "<link", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `the same script gives the same page`() async throws {
    let script = "new trip Porto\nadd lunch\nlog\n"
    #expect(try await page(script) == page(script))
  }

  @Test func `a theme is fixed where that is said, else the reader's own`() async throws {
    #expect(try await page("trips\n").contains("<html lang=\"en\">"))
    #expect(try await page("trips\n") { $0.ground = .dark }.contains("data-theme=\"dark\""))
  }

  @Test(.enabled(if: access(python, X_OK) == 0, "python3 is not installed"))
  func `every tag that is opened is closed, and the commands are what was typed`() async throws {
    let folder = TemporaryFolder()
    let script = "new trip \"Tom & <Ann>\"\nadd \"it's 5 o'clock\" at 17\nshow\n#: clear\ntrips\n"
    folder.write(try await page(script), to: "page.html")
    let check = """
      import sys
      from html.parser import HTMLParser
      class Check(HTMLParser):
        empty = {"meta", "hr", "br"}
        def __init__(self):
          super().__init__()
          self.open, self.code = [], []
        def handle_starttag(self, tag, attributes):
          if tag == "code": self.code.append("")
          if tag not in self.empty: self.open.append(tag)
        def handle_endtag(self, tag):
          assert self.open and self.open[-1] == tag, (tag, self.open, self.getpos())
          self.open.pop()
        def handle_data(self, text):
          if "code" in self.open: self.code[-1] += text
      check = Check()
      check.feed(open(sys.argv[1], encoding="utf-8").read())
      check.close()
      assert check.open == [], check.open
      print("\\n".join(check.code))
      """
    let outcome = await runCommand(
      [PageTests.python, "-c", check, folder.file("page.html")], seconds: 30)
    #expect(outcome.status == 0)
    #expect(outcome.output == script.replacing("#: clear\n", with: ""))
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count + 1 }
}
