internal import Session

extension Frame {
  /// What people say without asking for anything; it changes nothing.
  static let talkPhrases: [Frame] = [
    Frame([
      "(hello|hi|hey|hiya|howdy|good morning|good afternoon|good evening) (there|again|tripsh|)"
    ]) { _ in .talk(.greeting) },
    Frame(
      DialogueWords.thanking,
      [.takes(.filter, .choice(["that's all", "that is all", "that's it", "you too"]), "")]
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
    Frame(DialogueWords.retracting) { _ in .talk(.retracted) },
    Frame(
      DialogueWords.declining + DialogueWords.decliningAll + ["(never|wait|hang on|hold on)"]
    ) { _ in .talk(.neverMind) },
  ]
}
