import Support

/// Reads the lines of a log: long logs on all cores, in parts that end with lines, which are then concatenated.
struct LogReader: Sendable {
    /// The least work for a core of its own, in bytes.
    static let partSize = 1 << 18

    private(set) var entries: [RideEntry] = []
    private(set) var diagnostics: [LogDiagnostic] = []

    private var reader = EntryReader()
    private var line = 1
    private var offset = 0

    /// Reserves capacity for the entries of this many bytes.
    mutating func reserve(bytes: Int) { entries.reserveCapacity(bytes / 256) }

    /// Reads all whole lines of the next bytes, and the rest too if these are the last ones.
    /// - Returns: how many bytes were read; the caller passes the others again, with more after them.
    mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, partSize: Int = Self.partSize
    ) -> Int {
        var start = 0
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            start = 3
            offset = 3
        }
        let end = isLast ? bytes.count : Self.endOfLine(in: bytes, before: bytes.count, notBefore: start)
        var bounds = [start]
        while let last = bounds.last, last < end {
            // Parts end after line feeds.
            let feed = end - last > partSize ? bytes[(last + partSize)..<end].firstIndex(of: Self.lineFeed) : nil
            bounds.append(feed.map { $0 + 1 } ?? end)
        }
        nonisolated(unsafe) let bytes = bytes
        let ends = bounds
        let parts = Parallel.map(ends.count - 1) { number in
            var part = LogReader()
            part.readLines(UnsafeBufferPointer(rebasing: bytes[ends[number]..<ends[number + 1]]))
            return part
        }
        for part in parts { append(part) }
        return end
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// The position after the last line feed.
    private static func endOfLine(
        in bytes: UnsafeBufferPointer<UInt8>, before end: Int, notBefore start: Int
    ) -> Int {
        bytes[start..<end].lastIndex(of: lineFeed).map { $0 + 1 } ?? start
    }

    /// Reads all lines; only the last may be without a line feed.
    private mutating func readLines(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes: bytes.count)
        var start = 0
        while start < bytes.count {
            let rest = UnsafeBufferPointer(rebasing: bytes[start...])
            let lineFeed = rest.firstIndex(of: Self.lineFeed)
            let count = lineFeed ?? rest.count
            readLine(UnsafeBufferPointer(rebasing: rest[..<count]), isTerminated: lineFeed != nil)
            let step = count + (lineFeed == nil ? 0 : 1)
            start += step
            offset += step
            line += 1
        }
    }

    /// Appends what another reader read from the following bytes.
    private mutating func append(_ next: LogReader) {
        entries += next.entries
        for diagnostic in next.diagnostics { add(diagnostic.moved(lines: line - 1, bytes: offset)) }
        line += next.line - 1
        offset += next.offset
    }

    private mutating func readLine(_ bytes: UnsafeBufferPointer<UInt8>, isTerminated: Bool) {
        // A file sent by mail or from Windows.
        let isReturned = isTerminated && bytes.last == UInt8(ascii: "\r")
        let bytes = isReturned ? UnsafeBufferPointer(rebasing: bytes.dropLast()) : bytes
        guard !bytes.isEmpty else { return }
        do {
            entries.append(try reader.entry(bytes))
        } catch {
            readDamagedLine(bytes, isTerminated: isTerminated)
        }
    }

    /// Looks for whole entries in a damaged line: after the start of an unfinished one, or where a line feed was lost.
    private mutating func readDamagedLine(_ bytes: UnsafeBufferPointer<UInt8>, isTerminated: Bool) {
        var lost = 0
        var firstLost: Int?
        func lose(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            lost += range.count
            if firstLost == nil { firstLost = range.lowerBound }
        }
        // No text of an entry contains this start, since quotes are escaped.
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
            add(LogDiagnostic(.reformatted, line: line, byteOffset: offset))
        } else if !isTerminated, lastEnd < bytes.count {
            let start = starts.last.map { max($0, lastEnd) } ?? 0
            if start > firstLost { addDamage(lost - (bytes.count - start), at: firstLost) }
            add(LogDiagnostic(.torn(bytes: bytes.count - start), line: line, byteOffset: offset + start))
        } else {
            addDamage(lost, at: firstLost)
        }
    }

    /// Reads what starts like an entry, up to where the next one starts.
    /// - Returns: how many bytes belong to the entry; 0 if it has no end.
    private mutating func readPiece(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        guard let tail = Self.places(of: EntryReader.hashKey, in: bytes).first,
            bytes.count - tail >= EntryReader.tailCount
        else { return 0 }
        let whole = UnsafeBufferPointer(rebasing: bytes[..<(tail + EntryReader.tailCount)])
        do {
            entries.append(try reader.entry(whole))
        } catch {
            let place = reader.statedPlace(whole)
            let kind: LogDiagnostic.Kind
            switch error {
            case .incomplete: return 0
            case .altered: kind = .altered
            case .unreadable: kind = .unreadable
            }
            add(
                LogDiagnostic(
                    kind, line: line, byteOffset: offset + start, device: place?.device,
                    sequences: place.map { $0.sequence...$0.sequence }))
        }
        return whole.count
    }

    private mutating func addDamage(_ bytes: Int, at start: Int) {
        add(LogDiagnostic(.damaged(bytes: bytes, lines: 1), line: line, byteOffset: offset + start))
    }

    /// Adds a diagnostic; merges damaged bytes with those of the line before.
    private mutating func add(_ diagnostic: LogDiagnostic) {
        guard case .damaged(let bytes, let lines) = diagnostic.kind, let last = diagnostics.last,
            case .damaged(let earlier, let before) = last.kind, let first = last.line, first + before == diagnostic.line
        else { return diagnostics.append(diagnostic) }
        diagnostics[diagnostics.count - 1] = LogDiagnostic(
            .damaged(bytes: earlier + bytes, lines: before + lines), line: first, byteOffset: last.byteOffset)
    }

    private static func places(of text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return (0...(bytes.count - wanted.count)).filter { place in
            bytes[place] == first && bytes[place..<(place + wanted.count)].elementsEqual(wanted)
        }
    }
}
