extension Interpreter {
  func decideOnPlan(_ intent: PlanIntent) throws(Interruption) -> Decision {
    switch intent {
    case .split(let day, let stop): try split(day, after: stop)
    case .merge(let one, let other): try merge(one, other)
    case .sort(let day): try sort(day)
    case .moveFrom(let day, let other): try moveFrom(day, to: other)
    case .later(let day, let days): try moveLater(day, by: days)
    case .toTrip(let day, let owner, let trip): try moveDay(day, of: owner, to: trip)
    case .optimise(let day, let isAgreed): try optimise(day, isAgreed: isAgreed)
    case .extendCity(let name, let days): try extendCity(name, by: days)
    case .skipCity(let name): try skipCity(name)
    }
  }
}
