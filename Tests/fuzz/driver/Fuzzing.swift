/// Runs libFuzzer with the arguments of the program; the body must hold for any bytes.
public func fuzz(_ body: @escaping ([UInt8]) -> Void) -> Int32 {
  tested = body
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  return runDriver(&count, &arguments) { start, count in
    tested(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
}

/// libFuzzer calls a function of C, which carries nothing along.
nonisolated(unsafe) private var tested: ([UInt8]) -> Void = { _ in }

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What libFuzzer's own main function would call; ours stands in its place, but the linker of a
/// build for debugging looks for it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  preconditionFailure("the target was not started by its own main function")
}
