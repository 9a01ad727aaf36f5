public import VeloQuest

/// What a phone sends.
public struct SyncRequest: Sendable {
    /// The most lines of one request.
    public static let mostLines = 1000
    /// The most fixes of one request.
    public static let mostFixes = 5000
    /// The most bytes of one line.
    public static let mostLineBytes = 1 << 16
    /// The most seconds that an answer waits.
    public static let longestWait = 25

    /// The device, which has to be that of the token.
    public var device: String
    /// Lines of its log, without line feeds.
    public var lines: [String] = []
    /// Its positions, in any order.
    public var fixes: [Fix] = []
    /// The number of the last item of the feed that it has.
    public var after = 0
    /// How many seconds the answer may wait for something new on the feed.
    public var wait = 0

    /// A request of a device.
    public init(device: String) { self.device = device }

    /// Reads the body of a request.
    /// - Throws: `EventProblem` that says which member is wrong.
    public init(json bytes: [UInt8]) throws(EventProblem) {
        let members = try RequestMembers(bytes)
        device = try members.text("device")
        for line in try members.array("lines", most: Self.mostLines) {
            guard let text = line.stringValue else {
                throw members.wrong("lines", LocalizedText("an array of texts", "массивом строк"))
            }
            lines.append(text)
        }
        // A fix that is none is worth as little as one that never came.
        fixes = try members.array("fixes", most: Self.mostFixes).compactMap { Fix(json: $0) }
        after = try members.number("after", 0...Int(Int32.max)) ?? 0
        wait = try members.number("wait", 0...Self.longestWait) ?? 0
    }
}

/// What the server answers to a phone.
public struct SyncAnswer: Sendable {
    /// A line that is not kept.
    public struct Refusal: Sendable, Hashable {
        /// Why.
        public enum Reason: String, Sendable, Hashable {
            /// The line does not have its hash.
            case altered
            /// It is no line of a log.
            case unreadable
            /// It is of another device or rider than the token.
            case foreign
            /// It has a name in it. Names are kept apart from logs, so that a person can be erased.
            case personal
        }

        /// Its place in the request, from 0.
        public let line: Int
        /// Why.
        public let reason: Reason
    }

    /// The time of the server, in milliseconds since 1970-01-01 00:00 UTC.
    public var time: Int64
    /// The last line up to which none of the device is missing; 0 where there is none.
    public var sequence: Int
    /// Its digest.
    public var digest: EntryDigest
    /// The numbers that are missing before later lines.
    public var gaps: [ClosedRange<Int>]
    /// Lines that are not kept.
    public var refused: [Refusal]
    /// What the organiser said, as JSON without the number.
    public var feed: [FeedItem]
    /// The number of the last item of the feed of the event; lower than what a phone had where the server was set back to a copy.
    public var last: Int
    /// The digest of the edition to ride.
    public var quest: String

    /// The answer as JSON.
    public var json: [UInt8] {
        var object: JSONObject = ["time": .integer(time)]
        if sequence > 0 {
            object["head"] = ["seq": .integer(Int64(sequence)), "hash": .string(digest.description)]
        }
        object["gaps"] = .array(
            gaps.map { [.integer(Int64($0.lowerBound)), .integer(Int64($0.upperBound))] })
        object["refused"] = .array(
            refused.map { ["line": .integer(Int64($0.line)), "code": .string($0.reason.rawValue)] })
        object["feed"] = .array(feed.map(\.json))
        object["last"] = .integer(Int64(last))
        object["quest"] = .string(quest)
        return JSONWriter().write(.object(object))
    }
}
