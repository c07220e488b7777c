import Testing

/// What is to be packed and to be done before a trip, in the words of those who go.
@Suite struct TripListsTests {
  @Test(arguments: [
    ("put passports and chargers in the bag", "pack passports; pack chargers"),
    ("put the hat, the torch and a map in my suitcase", "pack hat; pack torch; pack map"),
    (
      "Don't let me forget to pack the pocket wifi and the power adapter",
      "pack \"pocket wifi\"; pack \"power adapter\""
    ),

    (
      "Remind me that I have to buy the Ghibli tickets by 10 March",
      "todo \"buy the Ghibli tickets\" by 2027-03-10"
    ),
    ("book seats two weeks before", "todo \"book seats\" 14 days before"),
    ("buy metro cards a week before", "todo \"buy metro cards\" 7 days before"),
    ("check in online the day before we leave", "todo \"check in online\" 1 day before"),
    (
      "don't forget to print the tickets by april 10",
      "todo \"print the tickets\" by 2027-04-10"
    ),
  ])
  func `what is to come along and what is to be done is written down`(
    line: String, command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("torch, adaptor and swimmers in the bag", "pack torch; pack adaptor; pack swimmers"),
    ("swimmers go in the suitcase", "pack swimmers"),
  ])
  func `what may be told as done is only offered`(line: String, command: String) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    "don't put the charger in the bag", "should I put the passport in the bag?",
    "put the passport or the charger in the bag", "maybe book seats two weeks before",
    "don't book seats two weeks before", "book seats two weeks before or three",
    "passports in the bag?", "no passports in the bag",
    "passports, adaptor and swimmers in the bag", "+ hiking packing list",
    "don't use the beach packing list",
  ])
  func `what is denied, open or asked is not written down`(line: String) throws {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }

  @Test(arguments: [
    "Lena and Tom are travelling to Lisbon from 2 to 13 April 2027",
    "Lena and Tom are going to Lisbon from 2 to 13 April 2027",
  ])
  func `whoever a first sentence tells of travels`(line: String) throws {
    try Plan(made: []).does(
      line, ["new trip to Lisbon 2027-04-02..2027-04-13", "people Lena and Tom"])
  }
}
