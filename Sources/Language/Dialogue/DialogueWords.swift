/// The words of agreeing, declining, leaving a thought and taking back: every reader of them reads
/// them here.
enum DialogueWords {
  static let affirming = [
    "(yes|y|yeah|yep|yup|si|ja|oui) (please|)", "(sure|ok|okay|fine|of course|certainly)",
    "(go ahead|please|please do|yes do|sounds good|go for it|exactly|correct|right)",
    "(yes|) (do it|do that)", "(that's|thats|that is) (right|correct)",
  ]

  static let declining = [
    "(no|nope|nah) (thanks|thank you|)", "(i'd|) rather not",
    "(don't|do not) (bother|do it|do that)", "(leave it) (as it is|be|alone|)",
    "leave everything (as it is|)", "no matter",
  ]

  static let decliningAll = [
    "(none|neither|neither one|nothing) (of these|of them|of those|)",
    "not any of (them|these|those)",
  ]

  static let passing = [
    "(skip|pass|later|not yet|not sure|no idea|dunno|whatever|next)", "skip (it|that|this)",
    "(i|) (don't|do not) know (yet|)",
  ]

  static let ending = [
    "(done|enough|nothing else|no more|nothing more)",
    "(that's|thats|that is) (it|all|enough|everything)",
  ]

  static let endings = longestFirst(["(that's|thats|that is) (it|all|enough|everything)"])

  /// Words that only leave a thought; what they seem to name is not meant.
  static let retracting = [
    "(never mind|nevermind|nvm) (that|it|this|)", "(forget|cancel|scratch|scrap) (it|that|this)",
    "forget (about|all about) (it|that|this)", "forget i (said|asked) (that|anything|it|)",
    "(drop|ditch) (it|that)", "(cancel|stop|abort)",
    "(i'm|im|i am|we're|just|only) (joking|kidding)", "(i'm|im) (just|only) (joking|kidding)",
  ]

  static let thanking = [
    "(thanks|thank you|thx|ty|cheers|many thanks|much appreciated)"
      + " (a lot|so much|very much|again|for that|a million|a bunch|a heap|loads|)"
  ]

  static let leaving = [
    "(good bye|goodbye|good night|see you|see you later|see ya|see ya later|cya|cheerio)",
    "(gotta go|close program|leave program|log out|logout)",
  ]

  static let greeting = [
    "(hello|hi|hey|hiya|howdy|good morning|good afternoon|good evening) (there|again|tripsh|)"
  ]

  static let praising = [
    "(great|cool|good|perfect|lovely|nice|awesome|super|k|wonderful|brilliant|excellent|alright)",
    "(all right|got it|i see|understood|makes sense|well done|nicely done|good job)",
    "(nice one|good job|good man|good stuff|lovely job|sound)",
    "(you're|you are|youre) (a|an|the|) (star|legend|gem|hero|lifesaver|angel|treasure|best)",
    "(that's|that is|looks|sounds|all) (great|good|fine|perfect|nice|lovely|cool)",
  ]

  static let regretting = [
    "(oh no|woops|ouch|damn|my mistake|my bad)",
    "(that|this|it) (was|is) (a mistake|wrong|not right|not what i meant|not what i wanted)",
    "(that's|thats) (wrong|not right|a mistake|not what i meant|not what i wanted)",
    "(i|we) didn't mean (that|it|to)", "wrong (one|day|trip|)",
  ]

  /// These put something right and do nothing else.
  static let correcting = [
    "(actually|sorry|oops|whoops|no wait|wait no|no no|hang on|hold on|or rather|make that|i said)",
    "(i|we) (mean|meant)", "(oh|ah) (no|wait|sorry)", "scratch that",
  ]
  /// A name may begin with these.
  static let vaguelyCorrecting = ["(no|nope|wait|rather|better)"]
  /// These set anew what was spoken of last, at the beginning of a line.
  static let settingAnew = ["(make|change|set|move|put) (it|that) (to|)"]

  /// These tell, behind words that take back, who wants something else.
  static let wishing = [
    "(he|she|they|i|we) (want|wants|said|says|prefer|prefers) (it|that|them|)",
    "(it|that) (was|is|should be|must be)", "(it's|that's)",
    "(he'd|she'd|they'd|i'd|we'd) (prefer|rather have|rather do|like)",
  ]

  /// Words with which a day, an hour or a length is told, and no thing.
  static let besideMoments: Set = [
    "on", "at", "to", "the", "for", "around", "past", "half", "quarter", "noon", "am", "pm", "h",
    "o'clock", "hour", "hours", "minute", "minutes", "mins", "instead", "please", "a", "an", "day",
  ]

  /// Whether the tokens tell a day, an hour or a length and nothing else.
  static func areMoment(_ tokens: ArraySlice<Token>) -> Bool {
    !tokens.isEmpty
      && tokens.allSatisfy { token in
        token.kind == .number || token.kind == .sign || besideMoments.contains(token.folded)
          || (token.dateWords ?? Vocabulary.of(.english).lookedUp(token).dateWords)?.isEmpty
            == false
      }
  }

  /// Stand behind what is said better.
  static let closingCorrections = longestFirst([
    "(i|we) (mean|meant|said)", "(instead|rather)", "i wanted to say",
  ])

  /// Stand beside the stops for which the same is said: `and the museum too, please`.
  static let besideEchoes: Set = [
    "and", "the", "a", "an", "my", "our", "please", "pls", "plz", "thanks", "update", "so", "oh",
    "ok", "okay", "yes", "then", "hey", "for",
  ]
  /// Those where it is said to be the same: `the same shall be done with lunch`.
  static let besideSame: Set = ["with", "to", "shall", "should", "do", "does", "be", "is", "goes"]

  /// With these one hesitates; they say nothing wherever they stand.
  static let groans: Set = ["uh", "um", "er", "erm"]

  /// Behind these another number or phrase stands for the one before.
  static let makingAnew = [["make", "that"], ["scratch", "that"]]

  /// Stand before what is said and say nothing.
  static let hesitating: Set = [
    "oh", "sure", "ok", "okay", "ah", "well", "um", "uh", "hmm", "hm", "so", "please", "actually",
    "sorry",
    "no", "yes", "lets", "just", "and", "then", "oops", "wait", "hey", "right", "alright",
  ]
  static func hesitates(_ token: Token) -> Bool {
    token.kind == .sign || hesitating.contains(token.folded)
  }

  /// Stand behind it.
  static let polite: Set = [
    "please", "pls", "thanks", "thx", "then", "now", "obviously", "sorry", "again", "ok", "okay",
    "actually",
  ]
  static let counting: Set = ["number", "option", "answer", "choice", "nr", "row"]
  static let nouns: Set = ["one", "option", "answer", "choice"]
  static let signs: Set = [",", ".", "!", "?", ":", ";"]
}

extension DialogueWords {
  /// What a whole line of these words does; of words in two lists the first counts.
  static let acts: [String: DialogueAct] = {
    let lists: [([String], DialogueAct)] = [
      (retracting, .retract), (decliningAll, .declineAll), (ending, .enough), (passing, .pass),
      (declining, .decline), (affirming, .affirm), (thanking, .thank), (leaving, .leave),
      (correcting + vaguelyCorrecting, .correct), (greeting, .greet), (praising, .praise),
      (regretting, .regret),
    ]
    var acts: [String: DialogueAct] = [:]
    for (patterns, act) in lists {
      for text in patterns.flatMap(WordPattern.texts) where acts[text] == nil { acts[text] = act }
    }
    return acts
  }()

  /// What can stand before the rest of a line, the longest words first.
  static let openings: [(act: DialogueAct, phrases: [[String]])] = [
    (.retract, longestFirst(retracting)), (.correct, longestFirst(correcting)),
    (.thank, longestFirst(thanking)), (.correct, longestFirst(vaguelyCorrecting)),
    (.decline, longestFirst(declining)), (.affirm, longestFirst(affirming)),
  ]

  static func longestFirst(_ patterns: [String]) -> [[String]] {
    patterns.flatMap { WordPattern($0).spelledOut }.sorted { $0.count > $1.count }
  }
}
