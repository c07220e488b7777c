/// Where the templates of packing lists are read.
package protocol PackingTemplates {
  /// The names of those that come with the program, in their order.
  var names: [String] { get }

  /// What a template says is to be packed, by its name or as a file; `nil` where there is none.
  func things(in template: String) -> [String]?
}

/// No templates at all.
package struct NoTemplates: PackingTemplates {
  package init() {}

  package var names: [String] { [] }

  package func things(in template: String) -> [String]? { nil }
}
