import Language
import Session
import TestSupport
import Testing

@Suite struct ReferenceTests {
  @Test func `every example can be read, and every command has a summary`() {
    for spec in CommandTable.specs {
      #expect(!spec.summary.isEmpty)
      for example in spec.examples {
        #expect(!canonical(example).hasPrefix("["), "\(example)")
      }
    }
  }

  @Test func `help knows every command, and wraps at the width`() {
    let help = HelpText(columns: 60)
    for spec in CommandTable.specs {
      let lines = help.lines(about: spec.verb.words)
      #expect(lines?.isEmpty == false, "\(spec.verb.words)")
    }
    #expect(help.lines(about: nil)?.allSatisfy { $0.count <= 60 } == true)
    #expect(help.lines(about: "xyzzy") == nil)
  }

  @Test func `no usage has an empty part, and none is there twice`() {
    for spec in CommandTable.specs {
      let usages = spec.usages
      #expect(Set(usages).count == usages.count, "\(usages)")
      for usage in usages {
        #expect(!usage.hasSuffix(" ") && !usage.contains("[]") && !usage.contains("  "), "\(usage)")
      }
    }
  }

  @Test func `the reference page is the one that the table gives`() throws {
    let page = Repository.path("docs/COMMANDS.md")
    if Repository.isRecording { try Repository.write(Reference.markdown, to: page) }
    #expect(try Repository.read(page) == Reference.markdown, "stale: make reference")
  }
}
