import Support

/// Records sorted by key with bounded memory: sorted runs go to a temporary file and are merged at the end.
///
/// Records of equal keys stay in the order in which they were added.
final class RecordSorter {
    private let memoryLimit: Int
    private let spool = SpooledBytes(memoryLimit: 0)
    private var runs: [Range<Int>] = []
    private var bytes: [UInt8] = []
    private var keys: [UInt64] = []
    /// Start of each record's payload, and of the one behind it.
    private var starts: [Int] = [0]
    /// What the layers have.
    private(set) var contents = LayerContents()
    /// How many records there are.
    private(set) var count = 0

    /// - Parameter memoryLimit: bytes of payload and keys that are held before they go to the file.
    init(memoryLimit: Int = 96 << 20) { self.memoryLimit = memoryLimit }

    /// Adds records.
    ///
    /// - Throws: `FileError` where there is no space for temporary files.
    func append(_ batch: RecordBatch) throws(FileError) {
        bytes.append(contentsOf: batch.bytes)
        let base = bytes.count - batch.bytes.count
        for entry in batch.entries {
            keys.append(entry.key)
            starts.append(base + entry.start + entry.length)
        }
        count += batch.entries.count
        contents.add(batch.contents)
        if bytes.count + keys.count * 32 > memoryLimit { try writeRun() }
    }

    private func writeRun() throws(FileError) {
        guard !keys.isEmpty else { return }
        let order = RecordOrder.sorted(keys)
        let first = spool.count
        var writer = RecordWriter()
        for row in order {
            writer.write(keys[row])
            writer.write(starts[row + 1] - starts[row])
            writer.append(Array(bytes[starts[row]..<starts[row + 1]]))
            if writer.bytes.count > 1 << 20 {
                try write(writer.bytes)
                writer.removeAll()
            }
        }
        try write(writer.bytes)
        runs.append(first..<spool.count)
        bytes.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        starts = [0]
    }

    private func write(_ bytes: [UInt8]) throws(FileError) {
        var failure: FileError?
        bytes.withUnsafeBytes { raw in
            do throws(FileError) { try spool.append(raw) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Ends the adding and starts the reading.
    ///
    /// - Throws: `FileError` where there is no space for temporary files, or they cannot be read.
    func merged() throws(FileError) -> RecordMerge {
        guard !runs.isEmpty else {
            let run = MemoryRun(bytes: bytes, keys: keys, starts: starts, order: RecordOrder.sorted(keys))
            (bytes, keys, starts) = ([], [], [0])
            return try RecordMerge([run])
        }
        try writeRun()
        (bytes, keys, starts) = ([], [], [0])
        return try RecordMerge(runs.map { SpooledRun(spool, $0) })
    }
}

/// Records in the order in which they were made.
struct RecordBatch: Sendable {
    /// Where a record stands.
    struct Entry: Sendable {
        var key: UInt64
        /// Its payload's first byte.
        var start: Int
        var length: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var entries: [Entry] = []

    /// What the layers have.
    private(set) var contents = LayerContents()

    /// About how many bytes it takes.
    var size: Int { bytes.count + entries.count * MemoryLayout<Entry>.stride }

    var isEmpty: Bool { entries.isEmpty }

    mutating func note(_ object: MapObject) { contents.note(object) }

    mutating func append(_ payload: [UInt8], key: UInt64) {
        entries.append(Entry(key: key, start: bytes.count, length: payload.count))
        bytes.append(contentsOf: payload)
    }
}

/// The order of keys: by counting bits from the lowest up, so that equal keys keep theirs.
enum RecordOrder {
    /// The rows of the keys, the least key first.
    ///
    /// - Complexity: linear; six passes at most.
    static func sorted(_ keys: [UInt64]) -> [Int] {
        let all = keys.reduce(0, |)
        let fixed = keys.reduce(UInt64.max, &)
        var rows = ContiguousArray(keys.indices.map { UInt32(truncatingIfNeeded: $0) })
        var next = rows
        let bits: UInt64 = 11
        let mask: UInt64 = 1 << bits - 1
        for shift in stride(from: UInt64(0), to: 64, by: 11) {
            // Where all keys have the same digit there is nothing to do.
            guard (all >> shift) & mask != (fixed >> shift) & mask else { continue }
            var places = [Int](repeating: 0, count: Int(mask) + 2)
            for key in keys { places[Int(key >> shift & mask) + 1] += 1 }
            for digit in 1..<places.count { places[digit] += places[digit - 1] }
            for row in rows {
                let digit = Int(keys[Int(row)] >> shift & mask)
                next[places[digit]] = row
                places[digit] += 1
            }
            swap(&rows, &next)
        }
        return rows.map { Int($0) }
    }
}
