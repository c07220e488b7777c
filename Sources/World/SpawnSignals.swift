package import Glibc

extension posix_spawnattr_t {
  /// Every signal as it is for a program started at a prompt.
  ///
  /// Threads that run tasks block nearly all of them, and a program inherits what the thread that
  /// starts it blocks: it would not hear Ctrl-C, a resize or its end.
  package mutating func clearSignals(flags: Int32 = 0) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&self, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&self, &all)
    posix_spawnattr_setflags(
      &self, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | flags))
  }
}
