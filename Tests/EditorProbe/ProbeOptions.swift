internal import World

struct ProbeOptions {
  var historyPath: String?
  var keys = EditingKeys.emacs
  var isPlain = false
  var hasColours = false
  /// Whether nobody is told of Ctrl-C between lines.
  var isDeaf = false
  var prompt = "> "

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "--history": historyPath = rest.popFirst()
      case "--vi": keys = .vi
      case "--plain": isPlain = true
      case "--colours": hasColours = true
      case "--deaf": isDeaf = true
      case "--prompt": prompt = rest.popFirst() ?? prompt
      default: break
      }
    }
  }
}
