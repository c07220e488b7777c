/// The reference page of all commands, made from the command table.
package enum Reference {
  /// The page in Markdown; the same table gives the same bytes.
  package static var markdown: String {
    let areas = Area.allCases.map(section).joined(separator: "\n")
    return head + "\n" + areas
  }

  private static let head = """
    # Commands

    Generated from the command table by `make reference`; a test compares it. In capitals stands what
    you fill in, in brackets what may be left out. `TRIP` is a name, a beginning of one, or a number
    of the last list; `DAY` is `day 2`, a date, a weekday, `today`, `first day`, `last day`, `next` or
    `previous`; `STOP` is its number in the day, `2.3` (day 2, stop 3), `idea 2`, or its name.

    """

  private static func section(_ area: Area) -> String {
    let specs = CommandTable.specs.filter { $0.area == area }
    return "## \(area.title)\n\n" + specs.map(entry).joined(separator: "\n")
  }

  private static func entry(_ spec: CommandSpec) -> String {
    var out = "### \(spec.verb.words)\n\n\(spec.summary)\n\n```\n"
    out += spec.usages.map { $0 + "\n" }.joined() + "```\n"
    if !spec.synonyms.isEmpty {
      out += "\nAlso: " + spec.synonyms.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
    }
    if !spec.examples.isEmpty {
      out += "\nFor example " + spec.examples.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
    }
    return out
  }
}
