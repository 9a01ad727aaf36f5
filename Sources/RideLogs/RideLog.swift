public import Support

/// The events and decisions of any number of riders and devices; entries are never removed.
///
/// A log is a set of entries. `merge(_:)` is the union: partial logs from phones and memory cards, in any order and with repeats,
/// always give the same log (a join: commutative, associative, idempotent). Results are computed by replaying a log, and answers
/// are judged anew: after the organiser corrects a wrong key, the same log under the corrected quest gives the corrected result.
public struct RideLog: Sendable, Hashable {
    /// The entries, by device, then by number; entries of a device with the same number, by digest.
    public private(set) var entries: [RideEntry] = []

    /// An empty log.
    public init() {}

    /// A log of entries in any order; repeated entries count once.
    /// - Complexity: O(*n* log *n*), and O(*n*) if they are in order, as those of one device are.
    public init(_ entries: some Sequence<RideEntry>) {
        self.entries = Array(entries)
        if !isInOrder { sort() }
    }

    /// The entries of all devices, each in the order of a log, and the devices in their order.
    init(ofDevices devices: some Collection<[RideEntry]>) {
        entries.reserveCapacity(devices.reduce(0) { $0 + $1.count })
        for device in devices { entries += device }
    }

    /// The union of many logs, which is faster than to merge one after the other.
    /// - Complexity: O(*n* log *n*) for *n* entries in all of them.
    public init(merging logs: some Collection<RideLog>) {
        entries.reserveCapacity(logs.reduce(0) { $0 + $1.entries.count })
        for log in logs { entries += log.entries }
        if !isInOrder { sort() }
    }

    /// Adds an entry; `false` if the log has it already.
    /// - Complexity: O(1) for the next entry of the last device, else O(*n*).
    @discardableResult
    public mutating func insert(_ entry: RideEntry) -> Bool {
        guard let last = entries.last, !last.precedes(entry) else {
            entries.append(entry)
            return true
        }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].precedes(entry) { low = middle + 1 } else { high = middle }
        }
        guard entries[low].digest != entry.digest else { return false }
        entries.insert(entry, at: low)
        return true
    }

    /// Adds all entries of another log.
    /// - Complexity: O(*n* + *m*).
    public mutating func merge(_ other: RideLog) {
        guard let first = other.entries.first, let last = entries.last else {
            if entries.isEmpty { entries = other.entries }
            return
        }
        guard !last.precedes(first) else {
            entries += other.entries
            return
        }
        var merged: [RideEntry] = []
        merged.reserveCapacity(entries.count + other.entries.count)
        var left = 0
        var right = 0
        while left < entries.count, right < other.entries.count {
            let isFirst = !other.entries[right].precedes(entries[left])
            if isFirst, entries[left] == other.entries[right] { right += 1 }
            merged.append(isFirst ? entries[left] : other.entries[right])
            if isFirst { left += 1 } else { right += 1 }
        }
        merged += entries[left...]
        merged += other.entries[right...]
        entries = merged
    }

    /// The union of this log and another one.
    public func merged(with other: RideLog) -> RideLog {
        var log = self
        log.merge(other)
        return log
    }

    private var isInOrder: Bool {
        zip(entries, entries.dropFirst()).allSatisfy { $0.precedes($1) }
    }

    private mutating func sort() {
        entries.sort { $0.precedes($1) }
        var kept = 1
        for index in entries.indices.dropFirst() where entries[kept - 1] != entries[index] {
            if kept != index { entries[kept] = entries[index] }
            kept += 1
        }
        entries.removeLast(max(0, entries.count - kept))
    }

    /// The log as JSON Lines, in the form that `RideEntry` describes; reading it gives this log again.
    ///
    /// Equal logs are written to equal bytes.
    public func write() -> [UInt8] { Self.lines(of: entries) }

    /// Entries as JSON Lines, in their order: to append to a file, or to send a part of a log.
    public static func lines(of entries: some Sequence<RideEntry>) -> [UInt8] {
        var line = EntryLine()
        for entry in entries { line.append(entry) }
        return line.bytes
    }

    /// Writes the log as a file, whole or not at all.
    ///
    /// Do not use it for a file that a `RideLogFile` has open: its next `append` would be refused.
    /// - Throws: `FileError` if the file cannot be written.
    public func save(to path: String) throws(FileError) {
        var file = try OutputFile(path: path)
        var line = EntryLine()
        for entry in entries {
            line.append(entry)
            guard line.bytes.count >= 1 << 16 else { continue }
            try file.write(line.bytes)
            line.removeAll()
        }
        try file.write(line.bytes)
        try file.commit()
    }

    /// The riders with entries other than decisions in the log.
    /// - Complexity: O(*n*).
    package var riding: Set<RideEntry.Rider> {
        var riders: Set<RideEntry.Rider> = []
        for entry in entries {
            switch entry.event {
            case .started, .checkedIn, .answered, .tookHint, .skipped, .revealed, .entered, .left, .finished, .withdrew:
                riders.insert(entry.rider)
            case .opened, .signed, .joined, .flagged, .judged, .adjusted, .disqualified, .unknown: break
            }
        }
        return riders
    }
}

extension RideEntry {
    /// The order of a log. Entries of equal order are the same one, since a digest covers the whole entry.
    func precedes(_ other: RideEntry) -> Bool {
        if device != other.device { return device < other.device }
        return (sequence, digest) < (other.sequence, other.digest)
    }
}

extension RideLog {
    /// Reads a log as JSON Lines, in the form that `RideEntry` describes.
    ///
    ///     let (log, diagnostics) = RideLog.reading(bytes)
    ///     for diagnostic in diagnostics { print("line \(diagnostic.line ?? 0): \(diagnostic.message[.english])") }
    ///
    /// Every line is independent: a faulty one is reported, and all others are read. Entries may come in any order and repeatedly,
    /// so that concatenated files are a log too. A last line without a line feed is read if it is whole; empty lines, carriage
    /// returns before line feeds and a byte order mark are ignored.
    ///
    /// `diagnostics` checks the entries against each other, best after everything has been merged.
    /// - Complexity: O(*n*), and O(*n* log *n*) if entries are not in order; long logs are read on all cores.
    public static func reading(_ bytes: UnsafeBufferPointer<UInt8>) -> (log: RideLog, diagnostics: [LogDiagnostic]) {
        var reader = LogReader()
        reader.reserve(bytes: bytes.count)
        _ = reader.read(bytes, isLast: true)
        return (RideLog(reader.entries), reader.diagnostics)
    }

    /// Reads a log as JSON Lines.
    public static func reading(_ bytes: [UInt8]) -> (log: RideLog, diagnostics: [LogDiagnostic]) {
        bytes.withUnsafeBufferPointer { reading($0) }
    }

    /// Reads a log from a file, or from standard input if the path is `-`.
    /// - Throws: `FileError` if the file cannot be read. Its contents cause diagnostics, not errors.
    public static func reading(contentsOf path: String) throws(FileError) -> (
        log: RideLog, diagnostics: [LogDiagnostic]
    ) {
        var file = try InputFile(path: path)
        var reader = LogReader()
        if let size = file.size { reader.reserve(bytes: min(size, 1 << 30)) }
        // Large enough for parts on many cores, and small beside the entries.
        var room = [UInt8](repeating: 0, count: 1 << 22)
        var filled = 0
        var isLast = false
        while !isLast {
            // A line longer than the buffer.
            if filled == room.count { room += [UInt8](repeating: 0, count: room.count) }
            while filled < room.count, !isLast {
                let count = try file.read(into: &room, after: filled)
                filled += count
                isLast = count == 0
            }
            let read = room.withUnsafeBufferPointer {
                reader.read(UnsafeBufferPointer(rebasing: $0[..<filled]), isLast: isLast)
            }
            room.replaceSubrange(0..<(filled - read), with: Array(room[read..<filled]))
            filled -= read
        }
        return (RideLog(reader.entries), reader.diagnostics)
    }
}

extension InputFile {
    fileprivate mutating func read(into room: inout [UInt8], after filled: Int) throws(FileError) -> Int {
        var failure: FileError?
        let count = room.withUnsafeMutableBytes { bytes in
            do throws(FileError) {
                return try read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[filled...]))
            } catch {
                failure = error
                return 0
            }
        }
        if let failure { throw failure }
        return count
    }
}
