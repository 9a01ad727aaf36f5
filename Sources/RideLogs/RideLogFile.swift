public import Support

/// The file to which one device writes its ride log, entry by entry.
///
///     var file = try RideLogFile(path: "ride.jsonl")
///     var referee = Referee(quest: quest, rider: "anna", device: "a1", resuming: file.log)
///     let verdict = try referee.submit("ель", to: "oak", at: now)
///     try file.append(contentsOf: referee.log.entries)
///
/// Once `append` has returned, no killed app, full disk or empty battery loses the entry: report it to the rider only then. A
/// program stopped while it writes may leave an incomplete line; the next one to open the file moves it to a file with `.torn`
/// added to its name. Damaged lines in the middle stay where they are.
///
/// Only one value at a time can have a file open; see `AppendedFile`.
public struct RideLogFile: ~Copyable, Sendable {
    /// The log as the file held it when it was opened.
    public let log: RideLog
    /// The diagnostics of the file when it was opened. A torn end has been repaired.
    public let diagnostics: [LogDiagnostic]

    private var file: AppendedFile
    private var known: Set<EntryDigest>

    /// Opens a log, or starts an empty one.
    /// - Throws: `RideLogFileError` if the file cannot be read and written, another value has it open, or it holds something other
    ///   than a log; it is not changed then.
    public init(path: String) throws(RideLogFileError) {
        var file = try RideLogFileError.wrapping { () throws(FileError) in try AppendedFile(path: path) }
        let bytes = try RideLogFileError.wrapping { () throws(FileError) in try file.contents() }
        let (log, diagnostics) = RideLog.reading(bytes)
        guard !log.entries.isEmpty || diagnostics.allSatisfy({ $0.isOfLog(bytes) }) else { throw .notALog(path: path) }
        try RideLogFileError.wrapping { () throws(FileError) in try Self.mendEnd(of: &file, bytes, diagnostics) }
        self.log = log
        self.diagnostics = diagnostics
        known = Set(log.entries.lazy.map { $0.digest })
        self.file = file
    }

    /// The file, as the caller named it.
    public var path: String { file.path }

    /// Adds an entry; it is on the disk on return.
    /// - Returns: whether the entry was new to the file.
    /// - Throws: `FileError` if the entry could not be written; the file is unchanged then.
    @discardableResult
    public mutating func append(_ entry: RideEntry) throws(FileError) -> Bool {
        try append(contentsOf: CollectionOfOne(entry)) == 1
    }

    /// Adds the entries that the file does not have, in one write; they are on the disk on return.
    /// - Returns: how many were new.
    /// - Throws: `FileError` if they could not be written; the file is unchanged then.
    /// - Complexity: O(*n*).
    @discardableResult
    public mutating func append(contentsOf entries: some Sequence<RideEntry>) throws(FileError) -> Int {
        let new = entries.filter { !known.contains($0.digest) }
        try file.append(RideLog.lines(of: new))
        known.formUnion(new.lazy.map { $0.digest })
        return new.count
    }

    /// Moves a torn end to another file, and ends the file with a line feed.
    private static func mendEnd(
        of file: inout AppendedFile, _ bytes: [UInt8], _ diagnostics: [LogDiagnostic]
    ) throws(FileError) {
        var end = bytes.count
        if let last = diagnostics.last, case .torn = last.kind, let start = last.byteOffset {
            // Copied before it is removed, so that it is never lost.
            var aside = try AppendedFile(path: file.path + ".torn")
            try aside.append(Array(bytes[start...]) + [UInt8(ascii: "\n")])
            try file.truncate(to: start)
            end = start
        }
        if end > 0, bytes[end - 1] != UInt8(ascii: "\n") { try file.append([UInt8(ascii: "\n")]) }
    }
}

extension LogDiagnostic {
    /// Whether a log with a single entry can have such a diagnostic.
    fileprivate func isOfLog(_ bytes: [UInt8]) -> Bool {
        switch kind {
        case .torn:
            let start = Array("{\"device\":\"".utf8)
            let torn = bytes[(byteOffset ?? 0)...]
            // A device that lost its power may have allocated bytes that were never written.
            return torn.starts(with: start) || start.starts(with: torn) || torn.allSatisfy { $0 == 0 }
        case .damaged, .reformatted: return false
        case .altered, .unreadable, .gap, .fork, .brokenLink, .unknownEvent, .ownDecision: return true
        }
    }
}

/// Why a file cannot be opened as a ride log.
public enum RideLogFileError: Error, Sendable, Hashable {
    /// It cannot be read and written.
    case file(FileError)
    /// It is not a ride log.
    case notALog(path: String)

    static func wrapping<Value: ~Copyable>(
        _ body: () throws(FileError) -> Value
    ) throws(RideLogFileError) -> Value {
        do throws(FileError) { return try body() } catch { throw .file(error) }
    }
}
