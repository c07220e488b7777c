internal import Session

extension Intent {
  /// The canonical words of commands about what is wrong with a trip.
  var checkWords: [String] {
    guard case .check(let check) = self else { return [] }
    return switch check {
    case .findings(let day): ["check", day?.canonical ?? ""]
    case .rule(let name): ["check", name]
    case .rules: ["check rules"]
    case .silence(let name, let isOff): ["check", name, isOff ? "off" : "on"]
    case .fixAll: ["fix", "all"]
    case .fix(let number): ["fix", String(number)]
    }
  }
}
