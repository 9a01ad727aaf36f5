public import Support

extension RideLog {
    /// Reads a log as JSON Lines, in the form that `RideEntry` describes.
    ///
    ///     let (log, faults) = RideLog.reading(bytes)
    ///     for fault in faults { print("line \(fault.line ?? 0): \(fault.message[.english])") }
    ///
    /// Every line is independent: a faulty one is reported, and all others are read. Entries may come in any order and repeatedly,
    /// so that concatenated files are a log too. A last line without a line feed is read if it is whole; empty lines, carriage
    /// returns before line feeds and a byte order mark are ignored.
    ///
    /// `faults` checks the entries against each other, best after everything has been merged.
    /// - Complexity: O(*n*), and O(*n* log *n*) if entries are not in order; long logs are read on all cores.
    public static func reading(_ bytes: UnsafeBufferPointer<UInt8>) -> (log: RideLog, faults: [LogFault]) {
        var reader = LogReader()
        reader.reserve(bytes: bytes.count)
        _ = reader.read(bytes, isLast: true)
        return (RideLog(reader.entries), reader.faults)
    }

    /// Reads a log as JSON Lines.
    public static func reading(_ bytes: [UInt8]) -> (log: RideLog, faults: [LogFault]) {
        bytes.withUnsafeBufferPointer { reading($0) }
    }

    /// Reads a log from a file, or from standard input if the path is `-`.
    /// - Throws: `FileError` if the file cannot be read. Its contents cause faults, not errors.
    public static func reading(contentsOf path: String) throws(FileError) -> (log: RideLog, faults: [LogFault]) {
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
        return (RideLog(reader.entries), reader.faults)
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
