private import Glibc

/// From now on Ctrl-C ends the program with status 130.
///
/// Whatever was acknowledged is on disk, and what was not has not happened, so there is nothing to
/// wait for.
package func endOnInterrupt() {
  signal(SIGINT) { _ in _exit(130) }
}
