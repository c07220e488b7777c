internal import Glibc

/// Finds rows in a database file that SQLite itself cannot reach any more.
///
/// It looks at every byte of every page for the beginning of a row, without the trees that lead to
/// rows. What it finds has the form of a row: whoever asks must know by a checksum that it is one.
package struct RowScan {
  private let file: Int32
  private let pageSize: Int
  private let pages: Int

  /// A scan of this file, `nil` where it cannot be opened.
  package static func open(_ path: String) -> RowScan? {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    return file < 0 ? nil : RowScan(file: file)
  }

  private init(file: Int32) {
    self.file = file
    let header = bytes(in: file, at: 0, count: 18)
    let told = header.count == 18 ? Int(header[16]) << 8 | Int(header[17]) : 0
    pageSize = told == 1 ? 65536 : told >= 512 && told & (told - 1) == 0 ? told : 4096
    var status = stat()
    pages = fstat(file, &status) == 0 ? (Int(status.st_size) + pageSize - 1) / pageSize : 0
  }

  /// Closes the file; the scan is of no use afterwards.
  package func close() { _ = Glibc.close(file) }

  /// Gives every row of this many columns whose row number is wanted; the column that stands for
  /// the row number is null.
  package func rows(
    columns: Int, wanted: (Int64) -> Bool, _ found: (Int64, [SQLiteValue]) -> Void
  ) {
    for number in 0..<pages {
      let page = page(number)
      var start = 0
      while start + columns + 3 < page.count {
        if let cell = RowCell(page, at: start, columns: columns), wanted(cell.row),
          let payload = payload(of: cell, page), let values = cell.values(in: payload)
        {
          found(cell.row, values)
        }
        start += 1
      }
    }
  }

  private func page(_ index: Int) -> [UInt8] {
    bytes(in: file, at: index * pageSize, count: pageSize)
  }

  /// The bytes of a row, also where they go on in other pages.
  private func payload(of cell: RowCell, _ page: [UInt8]) -> [UInt8]? {
    let local = localBytes(of: cell.size)
    guard cell.start + local <= page.count else { return nil }
    var payload = Array(page[cell.start..<cell.start + local])
    guard local < cell.size else { return payload }
    var next = bigEndian(page, at: cell.start + local)
    while payload.count < cell.size {
      guard let number = next, number > 0, number <= pages else { return nil }
      let overflow = self.page(number - 1)
      let part = min(cell.size - payload.count, pageSize - 4)
      guard overflow.count >= 4 + part else { return nil }
      payload += overflow[4..<4 + part]
      next = bigEndian(overflow, at: 0)
    }
    return payload
  }

  /// How much of a row of this size stands in the page itself.
  private func localBytes(of size: Int) -> Int {
    let largest = pageSize - 35
    guard size > largest else { return size }
    let smallest = (pageSize - 12) * 32 / 255 - 23
    let fitting = smallest + (size - smallest) % (pageSize - 4)
    return fitting <= largest ? fitting : smallest
  }
}

private func bytes(in file: Int32, at offset: Int, count: Int) -> [UInt8] {
  var buffer = [UInt8](repeating: 0, count: count)
  var done = 0
  while done < count {
    let read = buffer.withUnsafeMutableBytes {
      pread(file, $0.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
    }
    if read <= 0 { break }
    done += read
  }
  return Array(buffer.prefix(done))
}

private func bigEndian(_ bytes: [UInt8], at index: Int) -> Int? {
  guard index + 4 <= bytes.count else { return nil }
  return bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
}
