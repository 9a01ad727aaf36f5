/// Reads the lines of a log, piece by piece.
struct LogReader {
    private(set) var entries: [RideEntry] = []
    private(set) var faults: [LogFault] = []

    private var reader = EntryReader()
    private var line = 1
    private var offset = 0

    /// Makes room for the entries of so many bytes.
    mutating func reserve(bytes: Int) { entries.reserveCapacity(bytes / 256) }

    /// Reads all whole lines of the next bytes, and the rest too where these are the last ones.
    /// - Returns: how many bytes were read; the others have to be handed in again, with more behind them.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Int {
        var start = bytes.startIndex
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            start += 3
            offset += 3
        }
        while start < bytes.endIndex {
            let rest = UnsafeBufferPointer(rebasing: bytes[start...])
            let lineFeed = rest.firstIndex(of: UInt8(ascii: "\n"))
            guard let count = lineFeed ?? (isLast ? rest.count : nil) else { break }
            readLine(UnsafeBufferPointer(rebasing: rest[..<count]), isTerminated: lineFeed != nil)
            let step = count + (lineFeed == nil ? 0 : 1)
            start += step
            offset += step
            line += 1
        }
        return start
    }

    private mutating func readLine(_ bytes: UnsafeBufferPointer<UInt8>, isTerminated: Bool) {
        // A file that came by mail or from Windows.
        let isReturned = isTerminated && bytes.last == UInt8(ascii: "\r")
        let bytes = isReturned ? UnsafeBufferPointer(rebasing: bytes.dropLast()) : bytes
        guard !bytes.isEmpty else { return }
        do {
            entries.append(try reader.entry(bytes))
        } catch {
            readDamagedLine(bytes, isTerminated: isTerminated)
        }
    }

    /// Looks for whole entries in a line that is none: behind the start of one that was never finished, or where a line feed was lost.
    private mutating func readDamagedLine(_ bytes: UnsafeBufferPointer<UInt8>, isTerminated: Bool) {
        var lost = 0
        var firstLost: Int?
        func lose(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            lost += range.count
            if firstLost == nil { firstLost = range.lowerBound }
        }
        // No text of an entry holds its first bytes, since quotes are escaped.
        let starts = Self.places(of: "{\"device\":\"", in: bytes)
        lose(0..<(starts.first ?? bytes.count))
        var lastEnd = 0
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            lastEnd = readPiece(UnsafeBufferPointer(rebasing: bytes[start..<end]), at: start)
            lose((start + lastEnd)..<end)
            lastEnd += start
        }
        guard let firstLost else { return }
        if lost == bytes.count, EntryReader.isObject(Array(bytes)) {
            faults.append(LogFault(.reformatted, line: line, byteOffset: offset))
        } else if !isTerminated, lastEnd < bytes.count {
            let start = starts.last.map { max($0, lastEnd) } ?? 0
            if start > firstLost { addDamage(lost - (bytes.count - start), at: firstLost) }
            faults.append(LogFault(.torn(bytes: bytes.count - start), line: line, byteOffset: offset + start))
        } else {
            addDamage(lost, at: firstLost)
        }
    }

    /// Reads what begins like an entry, up to where the next one begins.
    /// - Returns: how many bytes belong to the entry; 0 where it has no end.
    private mutating func readPiece(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        guard let tail = Self.places(of: EntryReader.hashKey, in: bytes).first,
            bytes.count - tail >= EntryReader.tailCount
        else { return 0 }
        let whole = UnsafeBufferPointer(rebasing: bytes[..<(tail + EntryReader.tailCount)])
        do {
            entries.append(try reader.entry(whole))
        } catch {
            let place = reader.statedPlace(whole)
            let kind: LogFault.Kind
            switch error {
            case .incomplete: return 0
            case .altered: kind = .altered
            case .unreadable: kind = .unreadable
            }
            faults.append(
                LogFault(
                    kind, line: line, byteOffset: offset + start, device: place?.device,
                    sequences: place.map { $0.sequence...$0.sequence }))
        }
        return whole.count
    }

    /// Names bytes that are no entry, together with those of the line before.
    private mutating func addDamage(_ bytes: Int, at start: Int) {
        if let last = faults.last, case .damaged(let earlier, let lines) = last.kind, let first = last.line,
            first + lines == line
        {
            faults[faults.count - 1] = LogFault(
                .damaged(bytes: earlier + bytes, lines: lines + 1), line: first, byteOffset: last.byteOffset)
        } else {
            faults.append(LogFault(.damaged(bytes: bytes, lines: 1), line: line, byteOffset: offset + start))
        }
    }

    private static func places(of text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return (0...(bytes.count - wanted.count)).filter { place in
            bytes[place] == first && bytes[place..<(place + wanted.count)].elementsEqual(wanted)
        }
    }
}
