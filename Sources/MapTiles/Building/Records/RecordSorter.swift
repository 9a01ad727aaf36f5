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
    /// - Throws: `FileError` where there is no room for temporary files.
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
    /// - Throws: `FileError` where there is no room for temporary files, or they cannot be read.
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
