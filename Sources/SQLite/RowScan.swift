internal import Glibc

/// Finds rows in a database file, or in the `-wal` beside one, that SQLite itself cannot reach any
/// more.
///
/// It looks at every byte of every page for the beginning of a row, without the trees that lead to
/// rows. What it finds has the form of a row: whoever asks must know by a checksum that it is one.
///
/// A `-wal` that was begun again still holds, behind the frames of now, those of the round before:
/// older images of pages, which SQLite has taken over into the database and reads no more. The salts
/// of a frame tell its round (https://www.sqlite.org/fileformat2.html#walformat). A row is put
/// together from the pages of one round only; rows of older rounds are given too, before the others.
package struct RowScan {
  private let file: Int32
  private let pageSize: Int
  private let pages: Int
  /// The bytes before the first page, and before each page.
  private let lead: (file: Int, page: Int)
  /// The rounds of a `-wal`, that of its header last; one for a database.
  private var rounds: [Round] = []

  /// Pages that belong together, by their places in the file.
  private struct Round {
    var frames: [Int] = []
    /// Where the newest image of a page stands, by its number, where they do not stand in order.
    var images: [Int: Int]?
  }

  /// A scan of this file, `nil` where it cannot be opened.
  package static func open(_ path: String) -> RowScan? {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    return file < 0 ? nil : RowScan(file: file)
  }

  private init(file: Int32) {
    self.file = file
    let header = bytes(in: file, at: 0, count: 32)
    let isWAL = bigEndian(header, at: 0).map { $0 >> 1 == 0x377f_0682 >> 1 } ?? false
    let told =
      isWAL
      ? bigEndian(header, at: 8) ?? 0
      : header.count >= 18 ? Int(header[16]) << 8 | Int(header[17]) : 0
    let size = told == 1 ? 65536 : 512...65536 ~= told && told & (told - 1) == 0 ? told : 4096
    pageSize = size
    lead = isWAL ? (32, 24) : (0, 0)
    var status = stat()
    let length = fstat(file, &status) == 0 ? Int(status.st_size) - lead.file : 0
    pages = max(0, length + size + lead.page - 1) / (size + lead.page)
    rounds =
      isWAL
      ? roundsOfFrames(salts: header.dropFirst(16).prefix(8)) : [Round(frames: Array(0..<pages))]
  }

  private func roundsOfFrames(salts current: ArraySlice<UInt8>) -> [Round] {
    var rounds: [[UInt8]: Round] = [:]
    for index in 0..<pages {
      let frame = bytes(in: file, at: lead.file + index * (pageSize + lead.page), count: 16)
      guard frame.count == 16, let number = bigEndian(frame, at: 0) else { continue }
      rounds[Array(frame[8...]), default: Round(images: [:])].frames.append(index)
      rounds[Array(frame[8...])]?.images?[number] = index
    }
    let newest = rounds.removeValue(forKey: Array(current))
    return rounds.values.sorted { ($0.frames.last ?? 0) > ($1.frames.last ?? 0) }
      + (newest.map { [$0] } ?? [])
  }

  /// Closes the file; the scan is of no use afterwards.
  package func close() { _ = Glibc.close(file) }

  /// Gives every row of this many columns whose row number is wanted; the column that stands for
  /// the row number is null.
  package func rows(
    columns: Int, wanted: (Int64) -> Bool, _ found: (Int64, [SQLiteValue]) -> Void
  ) {
    for round in rounds {
      for frame in round.frames {
        rows(in: page(frame), of: round, columns: columns, wanted: wanted, found)
      }
    }
  }

  private func rows(
    in page: [UInt8], of round: Round, columns: Int, wanted: (Int64) -> Bool,
    _ found: (Int64, [SQLiteValue]) -> Void
  ) {
    var start = 0
    while start + columns + 3 < page.count {
      if let cell = RowCell(page, at: start, columns: columns), wanted(cell.row),
        let payload = payload(of: cell, page, round), let values = cell.values(in: payload)
      {
        found(cell.row, values)
      }
      start += 1
    }
  }

  private func page(_ index: Int) -> [UInt8] {
    bytes(in: file, at: lead.file + index * (pageSize + lead.page) + lead.page, count: pageSize)
  }

  /// The page of this number, counted from 1; `nil` where it is not in this round.
  private func page(numbered number: Int, _ round: Round) -> [UInt8]? {
    if let images = round.images { return images[number].map { page($0) } }
    return number > 0 && number <= pages ? page(number - 1) : nil
  }

  /// The bytes of a row, also where they go on in other pages.
  private func payload(of cell: RowCell, _ page: [UInt8], _ round: Round) -> [UInt8]? {
    let local = localBytes(of: cell.size)
    guard cell.start + local <= page.count else { return nil }
    var payload = Array(page[cell.start..<cell.start + local])
    guard local < cell.size else { return payload }
    var next = bigEndian(page, at: cell.start + local)
    while payload.count < cell.size {
      guard let overflow = next.flatMap({ self.page(numbered: $0, round) }) else { return nil }
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
