internal import World

/// A stage of which a file is made.
protocol FilmStage: DemoStage {
  /// The whole file.
  func text(title: String, _ wish: FilmWish) -> String

  /// What is to be told of it.
  func facts(_ wish: FilmWish) -> [String]
}

extension CastStage: FilmStage {
  func text(title: String, _ wish: FilmWish) -> String {
    cast.text(title: title, wish.size, on: wish.ground ?? .dark)
  }

  func facts(_ wish: FilmWish) -> [String] {
    ["\((cast.length + 500) / 1000) s", "\(wish.size.columns)x\(wish.size.rows)"]
  }
}

extension PageStage: FilmStage {
  func text(title: String, _ wish: FilmWish) -> String {
    Page(title: title, parts: parts, ground: wish.ground, signs: .drawn).html
  }

  func facts(_ wish: FilmWish) -> [String] { [] }
}
