extension RideEntry {
    /// Why bytes are no line of a ride log.
    public enum LineError: Error, Sendable, Hashable {
        /// They do not end as an entry does: cut off, or something else.
        case incomplete
        /// The hash at their end is not theirs: somebody or something changed them.
        case altered
        /// The hash is right, but the rest is not in the form that `RideEntry` describes.
        case unreadable
    }

    /// Reads lines one by one, as they come from elsewhere than a file; see `RideLog.reading(_:)` for files.
    ///
    /// Names of devices and riders that repeat are stored once.
    public struct LineReader: Sendable {
        private var reader = EntryReader()

        /// A reader that has read nothing yet.
        public init() {}

        /// The entry in a line without its line feed. Events that this version does not know are kept (`RideEvent.unknown`).
        ///
        /// - Throws: `LineError`; nothing is repaired.
        /// - Complexity: O(*n*).
        public mutating func entry(_ line: UnsafeBufferPointer<UInt8>) throws(LineError) -> RideEntry {
            // Within an unknown event the reader would take it for white space, and a log with it could not be read again.
            guard !line.contains(UInt8(ascii: "\n")) else { throw .unreadable }
            do {
                return try reader.entry(line)
            } catch {
                switch error {
                case .incomplete: throw .incomplete
                case .altered: throw .altered
                case .unreadable: throw .unreadable
                }
            }
        }

        /// The entry in a line without its line feed.
        /// - Throws: `LineError`; nothing is repaired.
        public mutating func entry(_ line: some Collection<UInt8>) throws(LineError) -> RideEntry {
            let result = Array(line).withUnsafeBufferPointer { bytes in
                Result { () throws(LineError) in try entry(bytes) }
            }
            return try result.get()
        }
    }

    /// Reads a line of a ride log without its line feed; `LineReader` is quicker for many.
    /// - Throws: `LineError`; nothing is repaired.
    public init(line: some Collection<UInt8>) throws(LineError) {
        var reader = LineReader()
        self = try reader.entry(line)
    }

    /// The line of the entry in a log, without its line feed.
    /// - Complexity: O(*n*) in the length of the line.
    public var line: [UInt8] {
        var line = EntryLine()
        line.append(self)
        return Array(line.bytes.dropLast())
    }
}
