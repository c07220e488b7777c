/// What is so now, told by those who will see to it: what is not done after all, what comes along, what it
/// came to.
extension Phrases {
  static let statements = [
    Phrase(
      "(we're|we are|i'm|we'll be|we will be) (not|no longer) (doing|making|visiting|seeing|having|climbing|bothering with|going on|taking|joining) (the|our|) {x} (after all|any more|anymore|now|any longer|)",
      "remove {x}"),
    Phrase(
      "(we|i) (won't|wont|aren't|will not|don't|dont|do not) (be|) (do|doing|make|visit|visiting|see|seeing|need|want|manage|fancy|care for) (the|our|) {x} (after all|any more|anymore|now|any longer|)",
      "remove {x}"),
    Phrase(
      "(we|i) (cancelled|canceled|called off|have cancelled|have canceled|skip|gave up) (the|our|) {x} (and|,) {t}",
      "remove {x}"),
    Phrase(
      "(the|our|) {x} (is|has been|was|got) (off|cancelled|canceled|called off)", "remove {x}"),
    Phrase(
      "(we|i) (won't|wont|will not) be (taking|bringing|packing|needing) (the|our|my|) {x} (with us|) (after all|any more|anymore|)",
      "remove task {=x}"),
    Phrase(
      "(the|our|) {x} is (just|only) an idea (for now|now|at the moment|)", "move {x} to ideas"),
    Phrase(
      "(the|our|) {x} is (just|only) an idea for now , {t}", "move {x} to ideas"),
    Phrase(
      "(the|our|) {x} (came to|comes to|ended up at|was|turned out to be) {d} (in the end|altogether|in total|all in|)",
      "cost {x} {d}"),
    Phrase(
      "(we'd|we would|i'd) (much|) (prefer|rather have|sooner have|prefer having|prefer to have) (the|our|) {x} on {w}",
      "move {x} to {w}"),
    Phrase("(a|an|the|my|our) {n} has to come (with us|along|too) (too|) , {t}", "pack {n}"),
    Phrase(
      "{n} and (a|an|some|) {n2} should (go|be) on the packing list", "pack {n}; pack {n2}",
      overrides: true),
    Phrase("{n} should (go|be) on the packing list", "pack {n}", overrides: true),
    Phrase("(a|) new (todo|to - do|task) (for me|for us|) (:|-) {t}", "todo {t}", overrides: true),
    Phrase("(on|) {w} (we're|we are|we'll be) in {x} (all day|the whole day|)", "city {w} {x}"),
    Phrase("(we're|we are|we'll be) in {x} on {w} (all day|)", "city {w} {x}"),
    Phrase("make {w's} city {x} (instead of|and not|not) {y}", "city {w} {x}", overrides: true),
    Phrase("make {w's} city {x}", "city {w} {x}", sure: true, overrides: true),
    Phrase(
      "rename (the|our|my|) {x} idea (to|as|into) {t}", "rename {x} {=t}", sure: true,
      overrides: true),
    Phrase(
      "rename (the|our|my|) {x} (on|of) {w} (to|as|into) {t}", "rename {w}'s {x} to {=t}",
      sure: true, overrides: true),
    Phrase(
      "(set|change|put) the style (of|for) (the|this|our) trip to {n}", "style {n}", sure: true,
      overrides: true),
    Phrase("make the style (of|for) (the|this|our) trip {n}", "style {n}", overrides: true),
    Phrase(
      "(let's|lets|) use {x} as the currency (of|for|on) (this|the|our) trip", "currency {x}",
      sure: true, overrides: true),
    Phrase(
      "(write down|note|remember) that {x} paid for (the|our|) {y}", "{y} was paid by {x}",
      as: "cost", overrides: true),
    Phrase(
      "(the|our|) {x} (doesn't|doesnt|does not) (really|) need (a|any) (set|fixed|exact|certain|) time (any more|anymore|)",
      "at {x} none", sure: true),
    Phrase("we (had|have) to pay {d} for (the|our|) {x}", "cost {x} {d}"),
    Phrase(
      "(change|correct) the (wording|text) of (the|our|) {x} (task|todo) to {t}",
      "rename task {=x} {=t}"),
    Phrase(
      "(can you|) (keep|save|note) {c} as the (booking reference|reference|confirmation|booking number|confirmation code) (of|for) (the|our|my|) {x}",
      "ref {x} {c}"),
  ]
}
