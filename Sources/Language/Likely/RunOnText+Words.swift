/// The words by which a text is seen to run on.
extension RunOnText {
  static let joiningSigns: Set = ["-", "/", ":", ",", ".", ";"]
  static let lists: Set = [
    "bag", "bags", "suitcase", "luggage", "backpack", "rucksack", "list", "ideas", "plan",
  ]
  /// As in `two requests, if I may: …`.
  static let wishes: Set = [
    "requests", "request", "question", "questions", "favour", "favor", "wish",
  ]
  /// What somebody did is the name of nothing.
  static let toldVerbs: Set = [
    "wrote", "said", "told", "gave", "came", "sent", "went", "replied", "answered", "confirmed",
    "emailed", "phoned", "rang", "spoke", "thought", "knew", "felt", "forgot",
  ]
  static let pointing: Set = ["them", "em", "those", "it", "this", "that", "these", "him", "her"]
  static let placing: Set = [
    "here", "there", "also", "instead", "somehow", "somewhere", "likewise",
  ]
  static let numbered: Set = ["code", "ref", "reference", "confirmation"]
  static let whose: Set = ["her", "him", "them", "us", "me"]
  static let needing: Set = ["must", "should", "shall", "need", "have", "gotta"]
  static let writing: Set = [
    "make", "write", "put", "note", "add", "jot", "mark", "remember", "record",
  ]
  static let listed: Set = [
    "it", "list", "that", "task", "tasks", "them", "down", "to-do", "todo", "reminder",
  ]
  static let modal: Set = ["can", "could", "will", "would", "should", "must", "might"]
  static let wanting: Set = [
    "wants", "needs", "prefers", "likes", "loves", "hates", "thinks", "says",
  ]
  static let trailing: Set = [
    "instead", "usually", "then", "though", "anyway", "anyways",
    "altogether", "too", "haha", "lol", "normally", "always", "often", "sometimes", "please",
  ]
  /// Behind these the thing itself is told of: `the place where dogs are allowed`.
  static let relative: Set = ["that", "where", "which", "who", "what", "whose", "when"]
  static let houses: Set = ["hotel", "hostel", "flat", "apartment", "house", "base"]
}
