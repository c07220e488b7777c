extension CheckRule {
  /// The table of rules: a case without a row does not compile.
  var row: Row {
    switch self {
    case .overlappingStops:
      Row(.error, "A stop begins while another one goes on.", OrderRules.overlapping)
    case .impossibleHop:
      Row(
        .error, "A stop is farther from the one before than anybody gets in the time between.",
        DistanceRules.impossibleHop)
    case .beforeArrival:
      Row(.error, "A stop at the goal is before the arrival there.", JourneyRules.beforeArrival)
    case .afterDeparture:
      Row(
        .error, "A stop is where the way home begins, after that has begun.",
        JourneyRules.afterDeparture)
    case .missedConnection:
      Row(
        .error, "A journey leaves before the one arrives that leads to it.",
        ConnectionRules.missed)
    case .endsBeforeStart:
      Row(.error, "Something booked ends before it begins.", BookingRules.endsBeforeStart)
    case .closed:
      Row(.error, "A stop is at a time at which its place is closed.", HourRules.closed)
    case .nightsWithoutHotel:
      Row(
        .warning, "A night has no hotel, in a trip that has some for others.",
        NightRules.withoutHotel)
    case .twoHotels:
      Row(.warning, "A night belongs to two hotels.", NightRules.twoHotels)
    case .hotelFar:
      Row(.warning, "A hotel is far from the city of its days.", NightRules.hotelFar)
    case .lateCheckIn:
      Row(
        .warning, "One arrives late at night at a hotel, or on the day after its first night.",
        CheckInRules.late)
    case .checkInClosed:
      Row(
        .warning, "One arrives at a hotel after its check-in closes.", CheckInRules.closed)
    case .sameTime:
      Row(.warning, "Two stops of a day begin at one time.", OrderRules.sameTime)
    case .tooLittleTime:
      Row(
        .warning,
        "Between two stops, or an arrival and a stop, is less time than the way takes by its distance.",
        DistanceRules.tooLittleTime)
    case .farFromCity:
      Row(.warning, "A stop is far from the city of its day.", DistanceRules.farFromCity)
    case .closesTooSoon:
      Row(.warning, "A place closes before a stop there is over.", HourRules.closesTooSoon)
    case .stopDuringJourney:
      Row(
        .warning, "A stop is at a time at which a journey is on its way.",
        JourneyRules.stopDuring)
    case .leftBefore:
      Row(
        .warning, "A stop is far from where a journey has led, before the next one leaves there.",
        JourneyRules.leftBefore)
    case .lateForDeparture:
      Row(
        .warning,
        "A stop ends too late for a departure: an hour before a flight, ten minutes before a train, "
          + "more for a long way.",
        StationRules.lateForDeparture)
    case .missingTransfer:
      Row(
        .warning,
        "Nothing goes between a hotel, or the city of a day, and the far place where a journey ends "
          + "or begins.",
        TransferRules.missing)
    case .missingWayBack:
      Row(.warning, "A journey goes there and none goes back.", JourneyRules.missingWayBack)
    case .shortConnection:
      Row(.warning, "There is little time to change to the next leg.", ConnectionRules.short)
    case .overlappingJourneys:
      Row(.warning, "Two journeys are at one time.", ConnectionRules.overlapping)
    case .bookingOutside:
      Row(.warning, "Something booked is outside of the trip.", BookingRules.outside)
    case .duplicateBooking:
      Row(.warning, "The same is booked twice.", DuplicateRules.duplicates)
    case .activityConflict:
      Row(
        .warning, "An activity is at the time of a stop, of another activity or of a journey.",
        BookingRules.activityConflict)
    case .overBudget:
      Row(.warning, "All costs together are more than the budget.", MoneyRules.overBudget)
    case .costWithoutRate:
      Row(.warning, "A cost has no rate to the currency of the sums.", MoneyRules.withoutRate)
    case .unknownPayer:
      Row(.warning, "Somebody paid who is not among the people.", MoneyRules.unknownPayer)
    case .gapInDates:
      Row(.warning, "Between two days of the trip are dates that are none.", PlanRules.gaps)
    case .overdueTask:
      Row(.warning, "Something to do was due before today.", ListRules.overdue)
    case .outOfOrder:
      Row(.hint, "A stop stands behind one that is later.", OrderRules.outOfOrder)
    case .longDay:
      Row(.hint, "A day is longer than twelve hours.", OrderRules.longDay)
    case .nightStop:
      Row(.hint, "A stop is between midnight and five.", OrderRules.night)
    case .duplicateStop:
      Row(.hint, "The same place is on a day twice.", PlanRules.duplicateStops)
    case .withoutPlace:
      Row(.hint, "A stop is words that no place is known for.", PlanRules.withoutPlace)
    case .missingLeg:
      Row(
        .hint, "A journey begins far from where the one before ended.",
        LegRules.missing)
    case .arrivesAnotherDay:
      Row(
        .hint, "A flight lands on another date than it leaves on, or earlier by the clock.",
        JourneyRules.anotherDay)
    case .undatedBooking:
      Row(.hint, "Something booked has no date.", BookingRules.undated)
    case .emptyDay:
      Row(.hint, "A day between others has no plans.", PlanRules.empty)
    case .notPacked:
      Row(.hint, "The trip begins by tomorrow, and something is not packed.", ListRules.notPacked)
    }
  }
}
