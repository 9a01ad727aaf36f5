import JSON
public import RideLogs

/// What the server answers to `sync`: what it has of the device's log, and what is new for the rider.
public struct SyncAnswer: Sendable, Hashable {
    /// The last line up to which none of a device is missing.
    public struct Head: Sendable, Hashable {
        /// Its number in the log of the device, from 1.
        public let sequence: Int
        /// Its digest.
        public let digest: EntryDigest

        /// A head.
        public init(sequence: Int, digest: EntryDigest) {
            self.sequence = sequence
            self.digest = digest
        }
    }

    /// A line that the server does not keep.
    public struct Refusal: Sendable, Hashable {
        /// Why. A newer server may have further reasons, which stay as they are.
        public struct Reason: RawRepresentable, Sendable, Hashable {
            /// The reason as it is sent.
            public let rawValue: String

            /// A reason as it is sent.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The line does not have its hash.
            public static let altered = Reason(rawValue: "altered")
            /// It is not a line of a log.
            public static let unreadable = Reason(rawValue: "unreadable")
            /// It is of another device or rider than the token.
            public static let foreign = Reason(rawValue: "foreign")
            /// It has a name in it. Names are kept apart from logs, so that a person can be erased.
            public static let personal = Reason(rawValue: "personal")
        }

        /// Its index in the request.
        public let line: Int
        /// Why.
        public let reason: Reason

        /// A refusal.
        public init(line: Int, reason: Reason) {
            self.line = line
            self.reason = reason
        }
    }

    /// The time of the server, in milliseconds since 1970-01-01 00:00 UTC.
    public var time: Int64
    /// The last line up to which none of the device is missing; `nil` where the server has no first line.
    public var head: Head?
    /// The numbers that are missing before later lines.
    public var gaps: [ClosedRange<Int>]
    /// Lines that are not kept.
    public var refused: [Refusal]
    /// What is new in the inbox, in order.
    public var inbox: [InboxItem]
    /// The number of the last item of the event; lower than what a phone had where the server was set back to a copy. `nil` where the
    /// server does not say.
    public var last: Int?
    /// The digest of the edition to ride; `nil` where the server does not say.
    public var quest: String?

    /// An answer.
    public init(
        time: Int64, head: Head?, gaps: [ClosedRange<Int>], refused: [Refusal], inbox: [InboxItem], last: Int?,
        quest: String?
    ) {
        self.time = time
        self.head = head
        self.gaps = gaps
        self.refused = refused
        self.inbox = inbox
        self.last = last
        self.quest = quest
    }

    /// Reads an answer; `nil` for anything that no server of an event sends. Members that are unknown or of another kind are skipped.
    public init?(json body: [UInt8]) {
        // Every answer has the time: a page that asks for a password in a hotel has not.
        guard let members = Self.object(body), let time = members["time"]?.integerValue else { return nil }
        self.init(time: time, head: nil, gaps: [], refused: [], inbox: [], last: nil, quest: nil)
        if let head = members["head"]?.objectValue, let sequence = head["seq"]?.wholeNumber,
            let digest = head["hash"]?.stringValue.flatMap({ EntryDigest($0) })
        {
            self.head = Head(sequence: sequence, digest: digest)
        }
        for gap in members["gaps"]?.arrayValue ?? [] {
            let bounds = (gap.arrayValue ?? []).compactMap { $0.wholeNumber }
            if bounds.count == 2, bounds[0] <= bounds[1] { gaps.append(bounds[0]...bounds[1]) }
        }
        for line in members["refused"]?.arrayValue ?? [] {
            guard let line = line.objectValue, let index = line["line"]?.wholeNumber else { continue }
            refused.append(Refusal(line: index, reason: .init(rawValue: line["code"]?.stringValue ?? "")))
        }
        inbox = (members["feed"]?.arrayValue ?? []).compactMap { InboxItem(json: $0) }
        inbox.sort { $0.number < $1.number }
        last = members["last"]?.wholeNumber
        quest = members["quest"]?.stringValue
    }

    /// The body of the answer.
    public var json: [UInt8] {
        var members: JSONObject = ["time": .integer(time)]
        members["head"] = head.map {
            ["seq": .integer(Int64($0.sequence)), "hash": .string($0.digest.description)]
        }
        members["gaps"] = .array(gaps.map { [.integer(Int64($0.lowerBound)), .integer(Int64($0.upperBound))] })
        members["refused"] = .array(
            refused.map { ["line": .integer(Int64($0.line)), "code": .string($0.reason.rawValue)] })
        members["feed"] = .array(inbox.map { $0.json })
        members["last"] = last.map { .integer(Int64($0)) }
        members["quest"] = quest.map { .string($0) }
        return JSONWriter().write(.object(members))
    }

    /// The most bytes of an answer that are looked at.
    private static let mostBytes = 4 << 20

    /// The members of an object; `nil` for anything else.
    static func object(_ body: [UInt8]) -> JSONObject? {
        guard body.count <= mostBytes, body.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return nil }
        var options = JSONReadingOptions()
        options.diagnosticLimit = 1
        return (try? JSONValue(parsing: body, options: options))?.objectValue
    }
}

extension JSONValue {
    /// The number, where it is a whole one that fits.
    var wholeNumber: Int? { integerValue.flatMap { Int(exactly: $0) } }
}
