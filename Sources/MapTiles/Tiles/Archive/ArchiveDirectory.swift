/// An entry of a directory (PMTiles version 3, section 4): tiles of following numbers with the same bytes, or a leaf directory.
struct ArchiveEntry: Hashable, Sendable {
    /// The number of the first tile.
    var number: UInt64
    /// How many tiles; 0 for a leaf directory.
    var runLength: UInt64
    /// Where the bytes begin in the section of the tiles or of the leaf directories.
    var offset: UInt64
    /// How many bytes.
    var length: UInt64
}

/// A list of entries in ascending order of numbers.
enum ArchiveDirectory {
    /// The most bytes that a directory may unpack to: over a million entries.
    static let sizeLimit = 32 << 20

    /// The bytes of a directory, not packed.
    static func encoded(_ entries: ArraySlice<ArchiveEntry>) -> [UInt8] {
        var bytes: [UInt8] = []
        append(UInt64(entries.count), to: &bytes)
        var number: UInt64 = 0
        for entry in entries {
            append(entry.number - number, to: &bytes)
            number = entry.number
        }
        for entry in entries { append(entry.runLength, to: &bytes) }
        for entry in entries { append(entry.length, to: &bytes) }
        var end: UInt64?
        for entry in entries {
            append(entry.offset == end ? 0 : entry.offset + 1, to: &bytes)
            end = entry.offset + entry.length
        }
        return bytes
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// The entries of a directory's bytes, not packed; `nil` where they are malformed.
    static func entries(of bytes: [UInt8]) -> [ArchiveEntry]? {
        var place = 0
        func varint() -> UInt64? {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            while place < bytes.count {
                let byte = bytes[place]
                guard shift < 63 || byte <= 1 else { return nil }
                place += 1
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }
        // Each entry takes four bytes at the least.
        guard let count = varint(), count <= UInt64(bytes.count / 4) else { return nil }
        var entries: [ArchiveEntry] = []
        entries.reserveCapacity(Int(count))
        var number: UInt64 = 0
        for index in 0..<count {
            guard let step = varint(), index == 0 || step > 0 else { return nil }
            let (sum, isTooGreat) = number.addingReportingOverflow(step)
            guard !isTooGreat, sum < 1 << 62 else { return nil }
            number = sum
            entries.append(ArchiveEntry(number: number, runLength: 0, offset: 0, length: 0))
        }
        for index in entries.indices {
            guard let runLength = varint(), runLength < 1 << 32 else { return nil }
            entries[index].runLength = runLength
        }
        for index in entries.indices {
            guard let length = varint(), length > 0, length < 1 << 32 else { return nil }
            entries[index].length = length
        }
        for index in entries.indices {
            guard let offset = varint(), offset < 1 << 62, index > 0 || offset > 0 else { return nil }
            entries[index].offset = offset == 0 ? entries[index - 1].offset + entries[index - 1].length : offset - 1
        }
        return entries
    }

    /// The entry in which a number lies: that of its tile, or the leaf directory that would hold it.
    static func entry(for number: UInt64, in entries: [ArchiveEntry]) -> ArchiveEntry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number <= number { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let entry = entries[low - 1]
        return entry.runLength == 0 || number - entry.number < entry.runLength ? entry : nil
    }
}
