import Testing

/// Who travels in the place of whom, who is left, and how many that makes.
@Suite struct GroupExchangeTests {
  @Test(arguments: [
    ("We are bringing the two kids as well.", "people Ana, Bob and 2 kids"),
    ("Ana and Bob bring with them two children", "people Ana, Bob and 2 kids"),
    ("Ana and Bob are bringing two kids so count them in", "people Ana, Bob and 2 kids"),
    ("two kids are joining Ana and Bob", "people Ana, Bob and 2 kids"),
    ("With us are coming also two children", "people Ana, Bob and 2 kids"),
    ("Please plan with three adults, namely Ana, Bob and David.", "people Ana, Bob, David"),
    ("We will be four, namely Ana, Bob, Clara and Dirk", "people Ana, Bob, Clara, Dirk"),
    ("there's three of us now, Sofia is coming as well", "people Ana, Bob, Sofia"),
    ("We shall regrettably be without Bob.", "people Ana"),
    ("Bob is not able to travel with us", "people Ana"), ("only Bob goes", "people Bob"),
    ("say that Bob isn't coming anymore, it's just Ana", "people Ana"),
    ("bob isnt coming after all. just ana", "people Ana"),
    ("instead of Bob its Tom", "people Ana, Tom"), ("Replace Bob with Eva", "people Ana, Eva"),
    ("Ana is out and Mia is in", "people Bob, Mia"),
    ("change of crew, Eva is coming instead of Bob", "people Ana, Eva"),
  ])
  func `those who travel are told`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "Bob will be late", "Ana is out for a walk", "we are two hours late",
    "only Bob goes to the beach", "only Bob comes late", "instead of Bob its raining",
    "instead of Bob Ana pays", "replace lunch with dinner", "Replace Bob with Ana",
    "we'll eat without Bob on Tuesday", "we are without Bob on Tuesday",
    "we go to the beach without Bob", "there's five of us now, Sofia is coming as well",
    "we will be four, namely Ana and Bob", "we are bringing the two kids to Serralves",
    "Ana and Bob bring two kids to the beach", "Clara and Bob bring two children",
    "Eva is coming to the fado instead of Bob", "Eva might come instead of Bob",
    "Eva pays instead of Bob", "Eva is not coming instead of Bob",
    "Bob isn't coming to the fado, it's just Ana", "it's just Ana",
    "Ana is out and the fado is in", "Eva is coming for Bob", "would Eva come instead of Bob?",
  ])
  func `what is told of somebody otherwise changes nothing`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }
}
