/// What a map file says of itself.
///
/// Stored as UTF-8 lines `key=value`; unknown keys are passed over.
public struct MapMetadata: Sendable, Hashable {
    /// Who must be named where the map is shown, for example `© OpenStreetMap contributors`.
    public var attribution: String
    /// Until when the source's data is complete, in seconds since 1970 (UTC).
    public var timestamp: Int64?
    /// The file that the map was built from, without its folder.
    public var source: String?
    /// The program that built the map.
    public var program: String?

    /// Describes a map.
    public init(attribution: String, timestamp: Int64? = nil, source: String? = nil, program: String? = nil) {
        self.attribution = attribution
        self.timestamp = timestamp
        self.source = source
        self.program = program
    }

    var text: String {
        var lines = ["attribution=\(attribution)"]
        if let timestamp { lines.append("timestamp=\(timestamp)") }
        if let source { lines.append("source=\(source)") }
        if let program { lines.append("program=\(program)") }
        // A value is one line.
        return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }.joined(separator: "\n")
    }

    init(text: String) {
        var values: [Substring: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { values[parts[0]] = String(parts[1]) }
        }
        attribution = values["attribution"] ?? ""
        timestamp = values["timestamp"].flatMap { Int64($0) }
        source = values["source"]
        program = values["program"]
    }
}
