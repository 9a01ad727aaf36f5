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
