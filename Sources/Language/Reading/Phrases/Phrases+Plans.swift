/// Ideas, stops and days.
extension Phrases {
  static let ideas =
    [
      Phrase("(another|new|one more|) idea (:|-) {t}", "add {t} to ideas", "add {=t} to ideas"),
      Phrase(
        "(another|another idea|idea|one more|an idea|another one) for (later|the ideas pile|the ideas list|the idea list|the list of ideas|the ideas|our ideas) (:|-|,|) {t}",
        "add {=t} to ideas", overrides: true),
      Phrase(
        "(save|put|keep|store|note) (a|an|the) {x} (in|into|with|to|among) (the|our|my) ideas",
        "add {=x} to ideas"),
      Phrase(
        "(two|some|) (more|new|) ideas (,|:) {x} and {y}", "add {=x} to ideas; add {=y} to ideas"),
      Phrase(
        "(the|our|) ideas (:|,) (remove|delete|drop) the (first|1st) (one|)", "remove idea 1",
        overrides: true, takesAway: true),
      Phrase(
        "(the|our|) ideas (:|,) (remove|delete|drop) the (second|2nd) (one|)", "remove idea 2",
        overrides: true, takesAway: true),
      Phrase(
        "(the|a|an|) {x} (is|are|would be) (something|one|a thing|some|good|nice|) for (the|our|my|) (idea list|ideas|ideas list|list of ideas)",
        "add {x} to ideas"),
      Phrase(
        "(collect|keep|save|note|write down|remember) (the|a|an|) {x} (in mind|) as (a possibility|an idea|an option|one idea)",
        "add {=x} to ideas"),
      Phrase(
        "(park|file|list|keep) (the|a|an|) {x} (under|among|with) (the|our|my|) ideas",
        "add {x} to ideas"),
      Phrase(
        "turn (the|) {x} (idea|) into a (real|proper|actual|firm|) (plan|stop|thing) (for|on) {d}",
        "move {x} to {d}"),
    ]
    + ["morning", "afternoon", "evening", "night"].map {
      Phrase(
        "(add|put|save) (a|an) {x} \($0) (to|in|on|under|among) (our|the|my) (ideas|idea list)",
        "add \"{x} \($0)\" to ideas", sure: true, overrides: true)
    }

  static let stops = [
    Phrase(
      "(i'd|id|we'd|i would|we would) (love|like) to (fit|squeeze|get) (the|a|an|) {x} in (on|) {d}",
      "add {x} to {d}"),
    Phrase("(give|get) (me|us) (a|an|some) {x} (at|on) {d}", "add {x} to {d}", "add {x} at {d}"),
    Phrase(
      "make (space|room|time) for (a|an|the|some|) {x} (at|on) {d}", "add {x} at {d}",
      "add {x} to {d}", overrides: true),
    Phrase(
      "(take|bring|carry|push|get|send) (the|) {x} over to {w}", "move {x} to {w}", sure: true),
    Phrase(
      "(take|get) (the|our|) {x} off {w} and (put|move) it (on|to|onto) {d}", "move {x} to {d}",
      sure: true, overrides: true),
    Phrase("(the|our|) {x} first (,|and|) then (the|our|) {y}", "move {x} before {y}"),
    Phrase(
      "(the|our|) {x} (first|1 st) thing (on|) {w}", "move {x} to {w} first", sure: true,
      overrides: true),
    Phrase("(what's the|the|) best order (for|of|on) {w} (stops|)", "optimise {w}"),
    Phrase(
      "leave (the|) {x} (for|till|until) the (very end|end) of {d}", "move {x} to {d} last",
      sure: true),
    Phrase(
      "(we're|we are|i'm|) not going to (the|) {x} (any more|anymore|after all)", "remove {x}"),
    Phrase(
      "(drop|remove|cut|skip|cancel|delete) (the|) {x} as well as (the|) {y}", "remove {x} and {y}"),
    Phrase(
      "(one|1) more hour (at|in|for|on) (the|) {x}", "{x} an hour longer", as: "stay", sure: true),
    Phrase(
      "half an hour more (at|in|for|on) (the|) {x}", "{x} half an hour longer", as: "stay",
      sure: true),
    Phrase(
      "{h} (hour|hours) (at|for|in) (the|our|) {x} (and|,|, and) {h2} (at|for|in) (the|our|) {y}",
      "stay {x} {h} hours; stay {y} {h2} hours", as: "stay", overrides: true),
    Phrase(
      "an hour (at|for|in) (the|our|) {x} (and|,|, and) {h2} (at|for|in) (the|our|) {y}",
      "stay {x} 1h; stay {y} {h2} hours", as: "stay", overrides: true),
    Phrase(
      "{h} (minutes|mins|min) (at|for|in) (the|our|) {x} (and|,|, and) {h2} (at|for|in) (the|our|) {y}",
      "stay {x} {h} minutes; stay {y} {h2} minutes", as: "stay", overrides: true),
    Phrase(
      "(we'll|we|i'll|i) (need|want|take) {t} (more|longer) (at|in|for) (the|our|) {x} , so {h} (hours|) (in total|in all|altogether)",
      "stay {x} {h} hours", as: "stay", sure: true, overrides: true),
    Phrase("(climbing|visiting|seeing|doing) (the|) {x} takes {d}", "stay {x} {d}"),
    Phrase("take the (time|hour) off (the|) {x}", "at {x} none", sure: true),
    Phrase(
      "there (should|must|has to|needs to) be (a|an|some|) {x} (on|for) {d}", "add {x} to {d}"),
    Phrase("(the|our|) {x} (belongs|belong) (on|to|in) {d}", "move {x} to {d}", "add {x} to {d}"),
    Phrase(
      "(the|our|) {x} would be (better|nicer|easier|good) (on|in) {w}", "move {x} to {w}",
      sure: true),
    Phrase("(the|our|) {x} can wait (until|till|for) {w}", "move {x} to {w}", sure: true),
    Phrase(
      "(on|) {d} , (the|) {x} (comes|goes|is|has to be) before (the|) {y}",
      "move {x} on {d} before {y}", overrides: true),
    Phrase(
      "(on|) {d} , (the|) {x} (comes|goes|is|has to be) after (the|) {y}",
      "move {x} on {d} after {y}", overrides: true),
    Phrase(
      "(the|our|) {x} (should|must|can|has to|needs to) (follow|come after|go after|be after) (the|) {y}",
      "move {x} after {y}", sure: true),
    Phrase(
      "(the|our|) {x} (should|must|can|has to|needs to) (precede|come before|go before|be before) (the|) {y}",
      "move {x} before {y}", sure: true),
    Phrase("no {x} for us (after all|any more|anymore|this time|)", "remove {x}"),
    Phrase(
      "(we're|we are|i'm) not (making|doing|taking) (the|our) {x} (any more|anymore|after all|)",
      "remove {x}"),
    Phrase(
      "(the|our|) {x} idea can go", "remove {x}", sure: true, overrides: true, takesAway: true),
    Phrase("(the|our|) {x} can go (entirely|completely|altogether|)", "remove {x}"),
    Phrase(
      "(we're|we are) (having|eating) {x} at {h} on {d}", "at {x} on {d} {h}",
      "add {x} to {d} at {h}", sure: true),
    Phrase(
      "(we're|we are) (having|eating) {x} on {d} at {h}", "at {x} on {d} {h}",
      "add {x} to {d} at {h}", sure: true),
  ]

  static let days = [
    Phrase(
      "{w} can go (entirely|completely|altogether|from the trip|)", "remove {w}", overrides: true),
    Phrase("(make|turn) {d} (into|) the {h} day (of the trip|)", "move {d} to day {h}"),
    Phrase(
      "{d's} city (should be|ought to be|is|must be|has to be) {x}", "city {d} {=x}",
      "city {d} {x}", sure: true, overrides: true),
    Phrase(
      "(put|squish|squash|lump) {d} and {h} (together|into one day|into a single day|into 1|in one day)",
      "merge {d} and {h}", sure: true),
    Phrase(
      "(we want|we need|i want|give us|slot|put|insert) (a free|an extra|another|an empty|one more) day (in|) after {d}",
      "add day after {d}"),
    Phrase(
      "(put|insert|slot|add) (a free|an extra|another|an empty|one more) day (in|) between day {d} and (day|) {h}",
      "add day after day {d}"),
    Phrase(
      "(turn round|turn around|flip|exchange) days {d} and {h}", "swap day {d} with day {h}",
      sure: true),
    Phrase(
      "(cut|break|split|divide) {d} (in two|in half|in 2) after (the|) {x}", "split {d} after {x}",
      sure: true, overrides: true),
    Phrase("describe it as {t}", "describe {=t}", sure: true, overrides: true),
    Phrase("move the trip {d} forward (in the calendar|)", "shift trip by {d}", as: "shift"),
    Phrase("undo the last (two|2) (things|changes|steps|lines)", "undo 2", sure: true),
    Phrase("undo the last (three|3) (things|changes|steps|lines)", "undo 3", sure: true),
    Phrase(
      "(show me|show us|where are|what are) the (gaps|holes) in (our|the|my) (days|plan|trip)",
      "free", looks: true),
    Phrase(
      "(take|bring|get) me to (the|our|my) (ideas list|idea list|ideas)", "show ideas", looks: true),
    Phrase(
      "(go|look) (over|through) the plan and (tell|show) (me|us) (if|what) {t}", "check",
      looks: true),
    Phrase("both ideas (belong|go|are) (on|to|in) {d}", "move all ideas to {d}", as: "move"),
    Phrase("{d} can go (entirely|completely|altogether|)", "remove {d}", overrides: true),
    Phrase("(let's|lets|we) spend {d} in {x} (instead|)", "city {d} {x}"),
    Phrase("{d's} (city|town) is {x}", "city {d} {x}", sure: true),
    Phrase(
      "(put|get|bring) (the stops of|the stops on|) {d} (in|into) (time order|the order of time|order of time|order)",
      "sort {d}", sure: true),
    Phrase(
      "(put|get|bring) {d's} (stops|plan|things) (in|into) (time order|the order of time|order of time|order)",
      "sort {d}", sure: true, overrides: true),
    Phrase("how (long|far) is {d's} (route|way|walk)", "route {d}", looks: true),
    Phrase("show (me|us|) (all|) (our|my|the) ideas", "show ideas", looks: true),
    Phrase(
      "(list|show) (me|us|) (everything|all|all that) (we|i|we've|i've|we have) (booked|reserved)",
      "bookings", looks: true),
  ]
}
