private import Glibc
private import Synchronization
internal import World

/// The signals that came and nobody has seen yet.
///
/// A handler may touch nothing but atomics and a descriptor, and belongs to the whole process: hence
/// the only state of this room that is no one's own.
enum Signals {
  private static let raised = Atomic<UInt64>(0)
  private static let alarm = Atomic<Int32>(-1)
  private static let typedAhead = Atomic<Int32>(0)
  private static let wasPressed = Atomic<Bool>(false)

  /// From now on these signals are noted and a byte goes to the descriptor.
  ///
  /// One that the process was started to ignore stays ignored.
  static func listen(to numbers: [Int32], alarm descriptor: Int32) {
    raised.store(0, ordering: .relaxed)
    alarm.store(descriptor, ordering: .releasing)
    for number in numbers where !isIgnored(number) { catchSignal(number) }
  }

  static func catchSignal(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      Signals.note(number, code: info?.pointee.si_code ?? 0)
    }
    action.sa_flags = SA_RESTART | SA_SIGINFO
    sigaction(number, &action, nil)
  }

  /// The signal does again what it does to any program.
  static func release(_ number: Int32) {
    guard !isIgnored(number) else { return }
    signal(number, SIG_DFL)
  }

  static func release(_ numbers: [Int32]) {
    for number in numbers { release(number) }
    alarm.store(-1, ordering: .releasing)
  }

  static func take() -> SignalSet { SignalSet(bits: raised.exchange(0, ordering: .acquiring)) }

  /// These have come for somebody else.
  static func forget(_ numbers: [Int32]) {
    let bits = numbers.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    raised.bitwiseAnd(~bits, ordering: .relaxed)
  }

  /// Whether the last Ctrl-C came from the terminal, and not from another program.
  static func takePressed() -> Bool { wasPressed.exchange(false, ordering: .acquiring) }

  /// Of the bytes that can be read now, how many were typed before the last Ctrl-C.
  static func takeTypedAhead() -> Int {
    let before = typedAhead.exchange(0, ordering: .acquiring)
    return Int(min(before, readable()))
  }

  private static func readable() -> Int32 {
    var count: Int32 = 0
    return ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 ? count : 0
  }

  private static func note(_ number: Int32, code: Int32) {
    let saved = errno
    if number == SIGINT {
      typedAhead.store(readable(), ordering: .releasing)
      wasPressed.store(code == sentByKernel, ordering: .releasing)
    }
    raised.bitwiseOr(1 << UInt64(number), ordering: .releasing)
    // The owner of the terminal may be waiting for that program.
    if number == SIGTERM || number == SIGHUP { TerminalGuest.hear(number) }
    var byte: UInt8 = 1
    _ = write(alarm.load(ordering: .acquiring), &byte, 1)
    errno = saved
  }

  /// SI_KERNEL, which Swift does not import.
  private static let sentByKernel: Int32 = 0x80

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

struct SignalSet {
  fileprivate(set) var bits: UInt64

  var isEmpty: Bool { bits == 0 }

  func contains(_ number: Int32) -> Bool { bits & (1 << UInt64(number)) != 0 }
}
