/// Who gives whom how much so that nobody owes anything any more, in as few payments as there can be;
/// the balances add up to nothing, and one below zero is owed.
///
/// A group that comes to nothing by itself needs one payment fewer than it has people: so the more
/// such groups, the fewer payments. Up to fifteen people who have something to settle, all groups are
/// looked at; among more, pairs that cancel each other go first.
package func fewestPayments(
  _ balances: [Int128]
) -> [(from: Int, to: Int, amount: Int128)] {
  let open = balances.indices.filter { balances[$0] != 0 }
  guard open.count <= 15 else { return paired(balances, open) }
  return groups(open.map { balances[$0] }).flatMap { group in
    payments(balances, among: group.map { open[$0] })
  }
}

/// Pairs that cancel each other, then all others at once.
private func paired(
  _ balances: [Int128], _ open: [Int]
) -> [(from: Int, to: Int, amount: Int128)] {
  var rest = open
  var found: [(from: Int, to: Int, amount: Int128)] = []
  var index = 0
  while index < rest.count {
    let wanted = -balances[rest[index]]
    guard let other = rest[(index + 1)...].firstIndex(where: { balances[$0] == wanted }) else {
      index += 1
      continue
    }
    found += payments(balances, among: [rest[index], rest[other]])
    rest.remove(at: other)
    rest.remove(at: index)
  }
  return found + payments(balances, among: rest)
}

/// The most groups that come to nothing each; by the indices of their members.
private func groups(_ balances: [Int128]) -> [[Int]] {
  let all = 1 << balances.count
  var sums = [Int128](repeating: 0, count: all)
  var most = [Int](repeating: 0, count: all)
  // The member without which a set has as many groups.
  var last = [Int](repeating: -1, count: all)
  for set in 1..<max(all, 1) {
    let lowest = set.trailingZeroBitCount
    sums[set] = sums[set & (set - 1)] + balances[lowest]
    for member in balances.indices where set & (1 << member) != 0 {
      let count = most[set ^ (1 << member)]
      if last[set] < 0 || count > most[set] { (most[set], last[set]) = (count, member) }
    }
    if sums[set] == 0 { most[set] += 1 }
  }
  var (found, group, set): ([[Int]], [Int], Int) = ([], [], all - 1)
  while set != 0 {
    if sums[set] == 0, !group.isEmpty {
      found.append(group)
      group = []
    }
    group.append(last[set])
    set ^= 1 << last[set]
  }
  return (found + [group]).filter { !$0.isEmpty }.map { $0.sorted() }
}

/// Who owes most pays who gets most, until nothing is left: at least one of the two is done each time.
private func payments(
  _ balances: [Int128], among members: [Int]
) -> [(from: Int, to: Int, amount: Int128)] {
  var left = Dictionary(uniqueKeysWithValues: members.map { ($0, balances[$0]) })
  var found: [(from: Int, to: Int, amount: Int128)] = []
  func balance(_ member: Int) -> Int128 { left[member] ?? 0 }
  while let debtor = members.min(by: { (balance($0), $0) < (balance($1), $1) }),
    let creditor = members.max(by: { (balance($0), -$0) < (balance($1), -$1) }),
    balance(debtor) < 0, balance(creditor) > 0
  {
    let amount = min(-balance(debtor), balance(creditor))
    found.append((from: debtor, to: creditor, amount: amount))
    left[debtor, default: 0] += amount
    left[creditor, default: 0] -= amount
  }
  return found
}
