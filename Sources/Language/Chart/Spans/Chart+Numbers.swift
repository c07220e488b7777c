internal import Session

extension Chart {
  /// Larger numbers are read as this one: there is nothing of which there are so many, and sums of
  /// some of them are numbers still.
  private static let largestNumber = 999_999_999_999

  /// A number that stands alone: nothing is glued to it but a comma of a list; `12:30` is a time.
  func wholeNumber(at index: Int) -> Int? {
    guard let token = context.token(index), token.kind == .number else { return nil }
    // The point of `we are 24.` ends the sentence.
    if let next = context.token(index + 1), next.isGlued,
      next.kind != .sign || next.says(".") && context.token(index + 2) != nil
    {
      return nil
    }
    if context.matches([":"], at: index + 1), let minutes = context.token(index + 2),
      minutes.kind == .number, minutes.isGlued
    {
      return nil
    }
    return Int(token.text).map { min($0, Chart.largestNumber) }
  }

  /// The digits of a number of any size, kept as text.
  func digits(at index: Int) -> String? {
    guard let token = context.token(index), token.kind == .number else { return nil }
    return token.text
  }

  func integers(at index: Int) -> [Span] {
    if let number = wholeNumber(at: index) {
      return [Span(end: index + 1, value: .integer(number), score: Score.known)]
    }
    guard let words = NumberWords.cardinal(in: context.tokens, from: index) else { return [] }
    return [
      Span(
        end: words.tokens.upperBound, value: .integer(words.value),
        score: words.tokens.count * Score.known)
    ]
  }

  func entryNumbers(at index: Int) -> [Span] {
    integers(at: index) + (context.matches(["entry"], at: index) ? integers(at: index + 1) : [])
  }

  /// Two entries or more with commas between them, each named once.
  func entryLists(at index: Int) -> [Span] {
    var numbers = digits(at: index).flatMap { Int($0) }.map { [$0] } ?? []
    var end = index + 1
    while !numbers.isEmpty, numbers.count < Chart.longestList,
      context.token(end)?.says(",") == true, let next = digits(at: end + 1).flatMap({ Int($0) })
    {
      if !numbers.contains(next) { numbers.append(next) }
      end += 2
    }
    guard numbers.count > 1 else { return [] }
    return [Span(end: end, value: .numbers(numbers), score: (end - index) * Score.known)]
  }

  func moments(at index: Int) -> [Span] {
    let numbers = entryNumbers(at: index).map { span -> Span in
      guard case .integer(let number) = span.value else { return span }
      return Span(end: span.end, value: .moment(.entry(number)), score: span.score)
    }
    return numbers
      + oneDate(context.when.datesOfAnything(at: index)).map { span in
        guard case .date(let date) = span.value else { return span }
        return Span(end: span.end, value: .moment(.date(date)), score: span.score)
      }
  }

  /// A plain decimal: `12`, `12.5`, `0.92`.
  func decimal(at index: Int) -> (end: Int, text: String)? {
    guard let whole = digits(at: index) else { return nil }
    if let point = context.token(index + 1), point.says("."), point.isGlued,
      let fraction = digits(at: index + 2), context.tokens[index + 2].isGlued
    {
      return (index + 3, "\(whole).\(fraction)")
    }
    return (index + 1, whole)
  }

  /// A decimal, also with a comma: `0,95`; before three digits that may part thousands instead.
  func decimals(at index: Int) -> [Span] {
    // What cannot be negative says so itself.
    if context.token(index)?.says("-") == true, context.token(index + 1)?.isGlued == true {
      return decimals(at: index + 1).map { span in
        guard case .text(let text, let quoted) = span.value else { return span }
        return Span(end: span.end, value: .text("-" + text, quoted: quoted), score: span.score)
      }
    }
    if let (end, text) = decimalWithComma(at: index) {
      return [
        Span(end: end, value: .text(text, quoted: false), score: (end - index) * Score.known)
      ]
    }
    return decimal(at: index).map { end, text in
      [
        Span(
          end: end, value: .text(text, quoted: false), score: (end - index) * Score.known)
      ]
    } ?? []
  }

  private func decimalWithComma(at index: Int) -> (end: Int, text: String)? {
    guard let whole = digits(at: index), let comma = context.token(index + 1), comma.says(","),
      comma.isGlued, let fraction = digits(at: index + 2), context.tokens[index + 2].isGlued,
      whole == "0" || fraction.utf8.count != 3
    else { return nil }
    return (index + 3, "\(whole).\(fraction)")
  }

  /// A number with a sign before it and a fraction behind.
  func signedDecimal(at index: Int) -> (end: Int, number: Double)? {
    let isNegative = context.token(index)?.says("-") == true
    let isSigned = isNegative || context.token(index)?.says("+") == true
    guard let (end, text) = decimal(at: isSigned ? index + 1 : index), let number = Double(text)
    else { return nil }
    return (end, isNegative ? -number : number)
  }

  /// Whether another number of a list follows: `1, 2 and 3`.
  private func goesOn(at index: Int) -> Bool {
    let links = [["and"], [","], [",", "and"]]
    return links.contains { words in
      context.matches(words, at: index) && wholeNumber(at: index + words.count) != nil
    }
  }

  /// `LAT, LON` in degrees.
  ///
  /// Two plain numbers are a list where nothing stands behind the comma, and where both are rows of
  /// the results; rows are counted from 1.
  func coordinates(at index: Int) -> (end: Int, position: Coordinates?)? {
    guard let (middle, latitude) = signedDecimal(at: index),
      context.token(middle)?.says(",") == true,
      let (end, longitude) = signedDecimal(at: middle + 1)
    else { return nil }
    if end == index + 3, latitude >= 1, longitude >= 1 {
      let areRows = max(latitude, longitude) <= Double(context.resultCount)
      guard !context.tokens[middle + 1].isGlued, !areRows, !goesOn(at: end) else { return nil }
    }
    return (end, Coordinates(latitude: latitude, longitude: longitude))
  }
}
