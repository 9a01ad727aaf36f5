/// Something that is not as it should be in a ride log, or in a file that holds one.
///
/// A fault takes nothing away from the rest: whatever can be verified is read. Those of a file come with their line, from
/// `RideLog.reading(_:)`; those of the log as a whole from `RideLog.faults`.
public struct LogFault: Sendable, Hashable {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// The file ends within an entry, so many bytes after its start.
        case torn(bytes: Int)
        /// So many bytes, on so many lines one after the other, are no entry.
        case damaged(bytes: Int, lines: Int)
        /// An entry is not what its hash was taken of.
        case altered
        /// The line is JSON, but not as logs are written, so that its hash cannot be checked.
        case reformatted
        /// The hash is right, but the line is not the entry of a log.
        case unreadable
        /// Entries of a device are missing.
        case gap
        /// A device has several different entries with one number.
        case fork
        /// The entry does not follow from the one before it.
        case brokenLink
        /// So many entries of a device are of a kind that this version does not know.
        case unknownEvent(type: String, count: Int)
        /// So many decisions of the organiser come from a device that wrote a ride as well.
        case ownDecision(count: Int)
    }

    /// What is wrong.
    public let kind: Kind
    /// The line of the file, from 1.
    public let line: Int?
    /// Where in the file it begins, in bytes from its start.
    public let byteOffset: Int?
    /// The device, where it is known. With an altered entry that is what the entry says.
    public let device: String?
    /// The numbers of the entries, where they are known; with unknown events and decisions that of the first.
    public let sequences: ClosedRange<Int>?

    package init(
        _ kind: Kind, line: Int? = nil, byteOffset: Int? = nil, device: String? = nil,
        sequences: ClosedRange<Int>? = nil
    ) {
        self.kind = kind
        self.line = line
        self.byteOffset = byteOffset
        self.device = device
        self.sequences = sequences
    }

    /// The same fault so many lines and bytes farther on in a file.
    func moved(lines: Int, bytes: Int) -> LogFault {
        LogFault(
            kind, line: line.map { $0 + lines }, byteOffset: byteOffset.map { $0 + bytes }, device: device,
            sequences: sequences)
    }
}
