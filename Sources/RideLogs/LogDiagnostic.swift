/// A diagnostic in a ride log, or in a file that holds one.
///
/// A diagnostic does not affect the rest: everything that can be verified is read. Those of a file have their line, from
/// `RideLog.reading(_:)`; those of the log as a whole come from `RideLog.diagnostics`.
public struct LogDiagnostic: Sendable, Hashable {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// The file ends within an entry, this many bytes after its start.
        case torn(bytes: Int)
        /// This many bytes, on this many consecutive lines, are no entry.
        case damaged(bytes: Int, lines: Int)
        /// An entry does not match its hash.
        case altered
        /// The line is JSON, but not as logs are written, so that its hash cannot be checked.
        case reformatted
        /// The hash is right, but the line is not a log entry.
        case unreadable
        /// Entries of a device are missing.
        case gap
        /// A device has several different entries with one number.
        case fork
        /// The entry does not refer to the one before it.
        case brokenLink
        /// This many entries of a device are of a kind that this version does not know.
        case unknownEvent(type: String, count: Int)
        /// This many decisions of the organiser come from a device that also wrote a ride.
        case ownDecision(count: Int)
    }

    /// What is wrong.
    public let kind: Kind
    /// The line of the file, from 1.
    public let line: Int?
    /// Its offset in the file, in bytes.
    public let byteOffset: Int?
    /// The device, if known. For an altered entry, the one it states.
    public let device: String?
    /// The sequence numbers of the entries, if known; for unknown events and decisions that of the first.
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

    /// The same diagnostic, moved by this many lines and bytes.
    func moved(lines: Int, bytes: Int) -> LogDiagnostic {
        LogDiagnostic(
            kind, line: line.map { $0 + lines }, byteOffset: byteOffset.map { $0 + bytes }, device: device,
            sequences: sequences)
    }
}
