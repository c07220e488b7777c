internal import Session

extension Frame {
  /// How people say that they like a trip best.
  static let favouritePhrases: [Frame] = [
    Frame([
      "(mark|flag|save|set) (trip|this|it) as (favourite|favorite)", "(star|heart) trip",
      "(make|) (trip|this|it) (my|) (favourite|favorite) (trip|)",
      "add (trip|this|it) to (favourites|favorites)",
      "(trip|this|it) is (favourite|favorite) (trip|of mine|)",
      "make (favourite|favorite) trip",
      "(make|count) (trip|this|it) (one of|among|as one of) (favourites|favorites)",
      "(make|count) (this one|this trip) (one of|among|as one of|) (favourite|favorite|favourites|favorites)",
    ]) { _ in .favourite(true) },
    Frame([
      "(trip|this|it) (isn't|is not|is no longer) (favourite|favorite) (trip|of mine|)",
      "(unfavourite|unfavorite|unstar|unmark) trip (as favourite|as favorite|)",
      "unmark (this|it|) as (favourite|favorite)",
      "(remove|take) (trip|this|it) (from|off) (favourites|favorites)", "not (favourite|favorite)",
    ]) { _ in .favourite(false) },
  ]
}
