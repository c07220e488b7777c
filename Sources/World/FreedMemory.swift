private import CMalloc

/// Keeps memory that is freed for what comes next, in steps of many pages.
///
/// The system's allocator otherwise gives the end of its memory back as soon as little is in use, and asks
/// for it again a line later: a long script spent a tenth of its time on pages that came and went.
package func keepFreedMemory() {
  mallopt(M_TRIM_THRESHOLD, 256 << 20)
  mallopt(M_TOP_PAD, 16 << 20)
  // What is larger than this is still given back at once.
  mallopt(M_MMAP_THRESHOLD, 32 << 20)
  // Pieces of up to so many bytes, as nearly all are, wait for the next of their size unjoined.
  mallopt(M_MXFAST, 160)
}
