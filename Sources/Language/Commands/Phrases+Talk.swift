internal import Session

extension Frame {
  /// What people say without asking for anything; it changes nothing.
  static let talkPhrases: [Frame] = [
    Frame([
      "(hello|hi|hey|hiya|howdy|good morning|good afternoon|good evening) (there|again|tripsh|)"
    ]) { _ in .talk(.greeting) },
    Frame(
      [
        "(thanks|thank you|thx|ty|cheers|many thanks|much appreciated)"
          + " (a lot|so much|very much|again|for that|)"
      ], [.takes(.filter, .choice(["that's all", "that is all", "that's it", "you too"]), "")]
    ) { _ in .talk(.thanks) },
    Frame([
      "(ok|okay|k|alright|all right|right|fine|great|cool|good|perfect|lovely|nice|awesome|super)",
      "(got it|i see|understood|makes sense|wonderful|brilliant|excellent)",
      "(that's|that is|looks|sounds|all) (great|good|fine|perfect|nice|right|lovely|cool)",
      "(well|nicely) done", "good job",
    ]) { _ in .talk(.agreement) },
    Frame([
      "(oops|whoops|woops|oh no|ouch|damn|my mistake|my bad|sorry) (sorry|)",
      "(that|this|it) (was|is) (a mistake|wrong|not right|not what i meant|not what i wanted)",
      "(that's|thats) (wrong|not right|a mistake|not what i meant|not what i wanted)",
      "(i|we) didn't mean (that|it|to)", "wrong (one|day|trip|)",
    ]) { _ in .talk(.regret) },
    Frame([
      "(never mind|nevermind|no matter|forget it|forget that|forget about it|forget i said that)",
      "(leave it|leave it as it is|leave it be|nothing|no thanks|no thank you|don't bother|nah|no)",
      "(none|neither) (of these|of them|of those|)",
      "(nope|never|cancel|cancel that|scratch that|stop|wait|hang on|hold on)",
    ]) { _ in .talk(.neverMind) },
  ]
}
