public import FileAccess

/// The file to which one device writes its ride log, entry by entry.
///
///     var file = try RideLogFile(path: "ride.jsonl")
///     var referee = Referee(quest: quest, rider: "anna", device: "a1", resuming: file.log)
///     let verdict = try referee.submit("ель", to: "oak", at: now)
///     try file.append(contentsOf: referee.log.entries)
///
/// Once `append` has returned, no killed app, full disk or empty battery takes the entry away: tell the rider only then. A program
/// that is stopped while it writes may leave the start of a line behind; the next one to open the file moves it to a file
/// beside this one with `.torn` at the end of its name. Lines in the middle that are damaged stay where they are.
///
/// One value at a time has a file open; see `AppendedFile`.
public struct RideLogFile: ~Copyable, Sendable {
    /// The log as the file held it when it was opened.
    public let log: RideLog
    /// What was wrong with the file when it was opened. A torn end is repaired by then.
    public let faults: [LogFault]

    private var file: AppendedFile
    private var known: Set<EntryDigest>

    /// Opens a log, or begins an empty one.
    /// - Throws: `RideLogFileError` where the file cannot be read and written, another value has it open, or it holds something
    ///   else than a log, which is left as it is then.
    public init(path: String) throws(RideLogFileError) {
        var file = try RideLogFileError.wrapping { () throws(FileError) in try AppendedFile(path: path) }
        let bytes = try RideLogFileError.wrapping { () throws(FileError) in try file.contents() }
        let (log, faults) = RideLog.reading(bytes)
        guard !log.entries.isEmpty || faults.allSatisfy({ $0.isOfLog(bytes) }) else { throw .notALog(path: path) }
        try RideLogFileError.wrapping { () throws(FileError) in try Self.mendEnd(of: &file, bytes, faults) }
        self.log = log
        self.faults = faults
        known = Set(log.entries.lazy.map { $0.digest })
        self.file = file
    }

    /// The file, as the caller named it.
    public var path: String { file.path }

    /// Adds an entry; when it returns, the entry is on the disk.
    /// - Returns: whether the file did not have the entry yet.
    /// - Throws: `FileError` where the entry could not be written; the file is as it was then.
    @discardableResult
    public mutating func append(_ entry: RideEntry) throws(FileError) -> Bool {
        try append(contentsOf: CollectionOfOne(entry)) == 1
    }

    /// Adds those entries that the file does not have, all at once; when it returns, they are on the disk.
    /// - Returns: how many there were.
    /// - Throws: `FileError` where they could not be written; the file is as it was then.
    /// - Complexity: O(*n*).
    @discardableResult
    public mutating func append(contentsOf entries: some Sequence<RideEntry>) throws(FileError) -> Int {
        let new = entries.filter { !known.contains($0.digest) }
        try file.append(RideLog.lines(of: new))
        known.formUnion(new.lazy.map { $0.digest })
        return new.count
    }

    /// Sees to it that the next line begins on a line of its own.
    private static func mendEnd(
        of file: inout AppendedFile, _ bytes: [UInt8], _ faults: [LogFault]
    ) throws(FileError) {
        var end = bytes.count
        if let last = faults.last, case .torn = last.kind, let start = last.byteOffset {
            // Moved before it is removed, so that at every moment it is somewhere.
            var aside = try AppendedFile(path: file.path + ".torn")
            try aside.append(Array(bytes[start...]) + [UInt8(ascii: "\n")])
            try file.truncate(to: start)
            end = start
        }
        if end > 0, bytes[end - 1] != UInt8(ascii: "\n") { try file.append([UInt8(ascii: "\n")]) }
    }
}

extension LogFault {
    /// Whether it can be what became of a log with a single entry.
    fileprivate func isOfLog(_ bytes: [UInt8]) -> Bool {
        switch kind {
        case .torn:
            let start = Array("{\"device\":\"".utf8)
            let torn = bytes[(byteOffset ?? 0)...]
            // A device that lost its power may have made room for bytes that never came.
            return torn.starts(with: start) || start.starts(with: torn) || torn.allSatisfy { $0 == 0 }
        case .damaged, .reformatted: return false
        case .altered, .unreadable, .gap, .fork, .brokenLink, .unknownEvent, .ownDecision: return true
        }
    }
}
