/// Which keys are certainly not in the index, told without looking into it: a Bloom filter.
///
/// Most names that people write down are those of no place, and each is looked for in several ways. The
/// bits of one key all lie in one block, so that a question reads one row of the database at most,
/// and none once that row is known.
struct KeyFilter {
  /// A block fills a page of the file.
  static let bytesOfBlock = 4000
  /// With so many bits for each key, one in a hundred that is not there is looked for in vain.
  private static let bitsOfKey = 10
  private static let marksOfKey = 5

  /// The blocks, each with the bits of its keys.
  private(set) var blocks: [[UInt8]]

  /// A filter with room for so many keys, and none in it.
  init(keys count: Int) {
    let needed = count * KeyFilter.bitsOfKey / (8 * KeyFilter.bytesOfBlock) + 1
    blocks = Array(repeating: Array(repeating: 0, count: KeyFilter.bytesOfBlock), count: needed)
  }

  mutating func add(_ key: String) {
    let marks = Marks(of: key, blocks: blocks.count)
    for bit in marks { blocks[marks.block][bit / 8] |= 1 << UInt8(bit % 8) }
  }

  /// Where the bits of a key are.
  struct Marks: Sequence, IteratorProtocol {
    let block: Int
    private var next32: UInt32
    private let step: UInt32
    private var left = KeyFilter.marksOfKey

    init(of key: String, blocks: Int) {
      let sum = KeyFilter.sum(of: key)
      block = Int(sum >> 40) % blocks
      next32 = UInt32(truncatingIfNeeded: sum)
      step = UInt32(truncatingIfNeeded: sum >> 20) | 1
    }

    mutating func next() -> Int? {
      guard left > 0 else { return nil }
      left -= 1
      defer { next32 &+= step }
      return Int(next32) % (8 * KeyFilter.bytesOfBlock)
    }

    /// Whether all of them are set in their block; a block that is too short is none of ours, and
    /// tells nothing.
    func areSet(in block: [UInt8]) -> Bool {
      guard block.count == KeyFilter.bytesOfBlock else { return true }
      return allSatisfy { block[$0 / 8] & 1 << UInt8($0 % 8) != 0 }
    }
  }

  /// FNV-1a, its bits mixed once more: near keys must not lie near each other.
  private static func sum(of key: String) -> UInt64 {
    var key = key
    var sum: UInt64 = key.withUTF8 { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    sum = (sum ^ sum >> 33) &* 0xff51_afd7_ed55_8ccd
    sum = (sum ^ sum >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return sum ^ sum >> 33
  }
}
