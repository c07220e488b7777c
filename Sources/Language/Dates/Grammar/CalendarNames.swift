internal import Session

/// The names of months and weekdays in a language, folded; variants of one are parted by `|`.
struct CalendarNames: Sendable {
  let months: [String]
  /// Monday first.
  let weekdays: [String]
  let shortMonths: [String]
  let shortWeekdays: [String]

  private init(
    _ months: String, _ weekdays: String, shortMonths: String, shortWeekdays: String
  ) {
    self.months = list(months)
    self.weekdays = list(weekdays)
    self.shortMonths = list(shortMonths)
    self.shortWeekdays = list(shortWeekdays)
  }

  static func of(_ tongue: DateContext.Tongue) -> CalendarNames {
    switch tongue {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .portuguese: portuguese
    }
  }

  /// The words for days told from today, folded; those of English stand with its other words.
  static func daysFromToday(_ tongue: DateContext.Tongue) -> [(String, Int)] {
    switch tongue {
    case .english: []
    case .german: [("heute", 0), ("morgen", 1), ("ubermorgen", 2), ("uebermorgen", 2)]
    case .french: [("aujourdhui", 0), ("demain", 1), ("apresdemain", 2)]
    case .spanish: [("hoy", 0), ("manana", 1)]
    case .portuguese: [("hoje", 0), ("amanha", 1)]
    }
  }

  private static let english = CalendarNames(
    """
    january february march april may june july august september october november december
    """,
    "monday tuesday wednesday thursday friday saturday sunday",
    shortMonths: "jan feb mar apr may jun jul aug sep|sept oct nov dec",
    shortWeekdays: "mon tue|tues wed|weds thu|thur|thurs fri sat sun")

  private static let german = CalendarNames(
    """
    januar|janner|jaenner februar|feber marz|maerz april mai juni juli august september oktober \
    november dezember
    """,
    "montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag",
    shortMonths: "jan|jan feb mar|mrz apr mai jun jul aug sep|sept okt nov dez",
    shortWeekdays: "mo|mon di|die mi|mit do|don fr|fre sa|sam so|son")

  private static let french = CalendarNames(
    """
    janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
    """,
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    shortMonths: "janv|jan fevr|fev mars|mar avr mai juin juil aout sept|sep oct nov dec",
    shortWeekdays: "lun|lu mar|ma mer|me jeu|je ven|ve sam|sa dim|di")

  private static let spanish = CalendarNames(
    """
    enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre \
    diciembre
    """,
    "lunes martes miercoles jueves viernes sabado domingo",
    shortMonths: "ene feb mar abr may jun jul ago sep|sept|set oct nov dic",
    shortWeekdays: "lun|lu mar|ma mie|mi jue|ju vie|vi sab|sa dom|do")

  private static let portuguese = CalendarNames(
    """
    janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
    """,
    """
    segundafeira tercafeira quartafeira quintafeira sextafeira sabado domingo
    """,
    shortMonths: "jan fev mar abr mai jun jul ago set out nov dez",
    shortWeekdays: "segunda|seg terca|ter quarta|qua quinta|qui sexta|sex sab dom")
}

private func list(_ names: String) -> [String] { names.split(separator: " ").map(String.init) }
