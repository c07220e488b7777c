import Glibc
import Language
import TestSupport

/// Learns from lines which commands their words speak for: a logistic regression of several classes by
/// gradients that become smaller with each feature's use (AdaGrad), always in the same order.
struct VerbLearning {
  struct Example {
    var features: [String]
    /// A command, or `none`.
    var label: String
  }

  private let labels: [String]
  private let features: [String]
  private var weights: [[Float]]

  init(_ examples: [Example], rounds: Int = 12) {
    var counts: [String: Int] = [:]
    for example in examples { for feature in example.features { counts[feature, default: 0] += 1 } }
    let features = [""] + counts.filter { $0.value > 1 }.keys.sorted()
    let labels = Set(examples.map(\.label)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: features.enumerated().map { ($1, $0) })
    let rows = examples.map { example in
      (
        [0] + example.features.sorted().compactMap { numbers[$0] },
        labels.firstIndex(of: example.label) ?? 0
      )
    }
    self.features = features
    self.labels = labels
    weights = VerbLearning.learned(rows, features.count, labels.count, rounds)
  }

  private static func learned(
    _ rows: [([Int], Int)], _ features: Int, _ labels: Int, _ rounds: Int
  ) -> [[Float]] {
    var dice = SeededGenerator(seed: 7)
    let weights = UnsafeMutablePointer<Float>.allocate(capacity: features * labels)
    let squares = UnsafeMutablePointer<Float>.allocate(capacity: features * labels)
    let chances = UnsafeMutablePointer<Float>.allocate(capacity: labels)
    defer { for pointer in [weights, squares, chances] { pointer.deallocate() } }
    weights.update(repeating: 0, count: features * labels)
    squares.update(repeating: 1e-6, count: features * labels)
    var order = Array(rows.indices)
    for _ in 0..<rounds {
      order.shuffle(using: &dice)
      for index in order {
        let (row, label) = rows[index]
        chances.update(repeating: 0, count: labels)
        for feature in row {
          let start = weights + feature * labels
          for number in 0..<labels { chances[number] += start[number] }
        }
        var most = -Float.infinity
        for number in 0..<labels { most = max(most, chances[number]) }
        var whole: Float = 0
        for number in 0..<labels {
          chances[number] = expf(chances[number] - most)
          whole += chances[number]
        }
        for number in 0..<labels {
          chances[number] = chances[number] / whole - (number == label ? 1 : 0)
        }
        for feature in row {
          let start = feature * labels
          for number in 0..<labels {
            let change = chances[number]
            squares[start + number] += change * change
            let step = 0.3 / squares[start + number].squareRoot()
            let weight = weights[start + number] - step * change
            // What says little says nothing (L1): the table becomes small, and is no worse for it.
            let kept = max(abs(weight) - step * 0.003, 0)
            weights[start + number] = weight < 0 ? -kept : kept
          }
        }
      }
    }
    return (0..<features).map { feature in
      (0..<labels).map { weights[feature * labels + $0] }
    }
  }

  /// The rows of the table, in the order of their bytes.
  var rows: [String] {
    features.indices.map { index in
      let told = labels.indices.compactMap { label in
        let weight = Int((weights[index][label] * Float(LikelyVerbs.scale)).rounded())
        return abs(weight) >= (index == 0 ? 1 : 2) ? "\(labels[label]):\(weight)" : nil
      }
      return features[index] + "\t" + told.joined(separator: " ")
    }
    .filter { !$0.hasSuffix("\t") || $0 == "\t" }
    .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
