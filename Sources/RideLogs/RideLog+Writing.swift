public import Support

extension RideLog {
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
}
