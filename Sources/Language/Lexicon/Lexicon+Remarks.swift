/// What tells remarks beside an order from orders.
extension Lexicon {
  /// Who tells what is to be done.
  static let speakers: Set = firstPersons.union(["you", "you're"])

  /// With these a sentence begins that is said beside another.
  static let beginningRemarks: Set = [
    "i'm", "i'll", "i've", "i'd", "we're", "we'll", "we've", "it's", "it'll", "they're", "they've",
    "he's", "she's", "there's",
  ]

  /// Stand before what a sentence is about.
  static let owners: Set = [
    "the", "my", "our", "their", "his", "her", "your", "these", "those", "some", "most", "all",
  ]

  /// What is told of somebody or something with one word.
  static let tellingVerbs: Set = [
    "has", "have", "had", "wants", "want", "needs", "need", "likes", "hates", "hate", "loves",
    "love", "like",
    "can", "can't", "opens", "closes", "starts", "ends", "gets", "looks", "sounds", "costs",
    "takes", "goes", "comes", "says", "keeps", "seems", "feels", "arrives", "lands", "leaves",
    "does", "do", "did", "never", "always", "just", "got",
  ]

  /// What somebody feels about something.
  static let feelings: Set = [
    "hates", "loves", "likes", "dislikes", "adores", "detests", "enjoys", "dreads", "fears",
    "feels", "has",
  ]

  /// Say why something is not as it should be.
  static let complaints: Set = [
    "nobody", "too", "closed", "shut", "closes", "shuts", "full", "booked", "busy", "tired", "sold",
    "late",
    "early", "crowded", "expensive", "cancelled", "canceled", "unavailable", "clashes",
    "optimistic", "rushed", "tight", "exhausted",
  ]

  /// What is not this takes back what was said.
  static let agreeing: Set = [
    "right", "true", "correct", "sure", "what", "meant", "mean", "serious", "ok", "okay",
    "certain", "decided", "final", "settled", "fixed", "agree", "agreed", "happy", "happening",
    "happen",
  ]

  /// What one does not do takes back what one said: `I don't want to do it`.
  static let ownDoings: Set = [
    "do", "doing", "have", "say", "said", "dare", "want", "should", "ask", "asked", "that",
  ]

  /// Said last, these take back what was said.
  static let refusing: Set = ["no", "nope", "nah", "naw", "nay"]

  /// Who is no one.
  static let nobody: Set = ["nobody", "none", "noone"]

  /// Of what is only thought nothing is done.
  static let pondering: Set = [
    "think", "thinks", "thought", "know", "knows", "knew", "hope", "hopes", "wonder", "wonders",
    "dream", "dreamt", "believe", "believes", "heard", "hear", "reckon",
    "reckons", "wrong", "decide", "mistake", "kidding", "joking", "joke", "discuss", "later",
    "meant", "mean", "depends", "torn", "vote", "voting", "discussed", "discussing", "deciding",
    "decided", "see",
    "ask", "asking", "option", "thinking", "certain", "agree", "agrees", "agreed", "joked", "jokes",
    "urged", "begged", "refused", "refuse", "wrote", "advised", "advises", "say", "said", "tell",
    "told", "unclear", "unsure", "undecided", "pending", "tbc", "up", "whether", "question",
    "argue", "argues", "argued", "arguing", "beg", "begs", "begging", "shout", "shouts", "shouted",
    "scream", "screamed", "demand", "demands", "demanded", "tempt", "tempts", "tempting", "debate",
    "debating", "propose", "proposes", "consider", "considers", "considering", "plead", "protest",
    "protests", "protested", "object", "objects", "objected", "disagree", "disagrees", "disagreed",
    "refuses", "veto", "vetoed", "complained", "decides", "stands", "stand", "remains", "replace",
    "replaces", "choose", "chooses",
    "pretend", "pray", "forbids", "hate", "resist", "hesitate",
    "guessing",
    "imagine", "suppose", "doubt", "doubts", "remember", "remembers", "forgot",
  ]

  /// Those of whom one goes along.
  static let companions: Set = [
    "wife", "husband", "partner", "girlfriend", "boyfriend", "friend", "mate", "mother", "mum",
    "mom", "father", "dad", "sister", "brother", "son", "daughter", "missus", "fiance", "fiancee",
    "spouse", "cousin", "aunt", "uncle", "niece", "nephew", "boss", "colleague",
  ]

  /// Of whom or what a sentence tells that is said beside the matter.
  static let subjectsOfRemarks: Set = [
    "nobody", "everyone", "everybody", "someone", "somebody", "it", "this", "that", "there",
  ]

  /// With these something new is told, which what stands behind it may say more of.
  static let bookingWords: Set = ["booked", "reserved", "room", "rooms", "book", "reserve"]

  /// Say before an order whose it is, or that it is none.
  static let reporting: Set = [
    "suggested", "suggests", "told", "tells", "asked", "asks", "said", "says", "wants", "wanted",
    "thinks", "allow", "will", "would", "insisted", "insists", "recommended", "proposed",
  ]
}
