public import Geodesy
import JSON
import RideLogs
import Support

/// What a phone sends to `sync`: lines and fixes, and from where on it wants what is new.
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
    /// The number of the last item of the inbox that it has.
    public var after = 0
    /// How many seconds the answer may wait for something new in the inbox.
    public var wait = 0

    /// A request of a device.
    public init(device: String) { self.device = device }

    /// Reads the body of a request. Malformed fixes are skipped.
    /// - Throws: `RequestError` that says which member is wrong.
    public init(json bytes: [UInt8]) throws(RequestError) {
        let members = try RequestMembers(bytes)
        device = try members.text("device")
        for line in try members.array("lines", most: Self.mostLines) {
            guard let text = line.stringValue else {
                throw .wrong("lines", LocalizedText("an array of texts", "массивом строк"))
            }
            lines.append(text)
        }
        fixes = try members.array("fixes", most: Self.mostFixes).compactMap { Fix(json: $0) }
        after = try members.number("after", 0...Int(Int32.max)) ?? 0
        wait = try members.number("wait", 0...Self.longestWait) ?? 0
    }
}

/// The body of a `SyncRequest`, filled as far as its limits allow.
struct SyncBody {
    private(set) var lines: [RideEntry] = []
    private(set) var fixCount = 0
    private var lineBytes: [UInt8] = []
    private var fixBytes: [UInt8] = []
    private let limits: EventClient.Limits
    private let bytes: Int

    /// - Parameter bytes: the most bytes, at most `limits.bytes`.
    init(_ limits: EventClient.Limits, bytes: Int) {
        self.limits = limits
        self.bytes = bytes
    }

    /// How many bytes all members take but lines and fixes.
    static let frame = 1024

    private var count: Int { lineBytes.count + fixBytes.count + Self.frame }

    /// Adds a line; `false` if it does not fit.
    mutating func add(_ entry: RideEntry) -> Bool {
        guard lines.count < limits.lines else { return false }
        let text = JSONWriter().write(.string(String(decoding: entry.line, as: UTF8.self)))
        guard lines.isEmpty || count + text.count < bytes else { return false }
        if !lines.isEmpty { lineBytes.append(UInt8(ascii: ",")) }
        lineBytes += text
        lines.append(entry)
        return true
    }

    /// Adds a fix; `false` if it does not fit. The first one of an empty body always does.
    mutating func add(_ fix: Fix) -> Bool {
        guard fixCount < limits.fixes, (lines.isEmpty && fixCount == 0) || count + 200 < bytes else { return false }
        if fixCount > 0 { fixBytes.append(UInt8(ascii: ",")) }
        fixBytes += JSONWriter().write(fix.roundedForLog.json)
        fixCount += 1
        return true
    }

    /// The bytes that `SyncRequest.init(json:)` reads.
    func encoded(device: String, after cursor: Int, wait: Int?) -> [UInt8] {
        var members: JSONObject = ["device": .string(device), "after": .integer(Int64(cursor))]
        if let wait { members["wait"] = .integer(Int64(wait)) }
        var body = JSONWriter().write(.object(members))
        while body.last == UInt8(ascii: "\n") { body.removeLast() }
        body.removeLast()
        if !lines.isEmpty { body += Array(",\"lines\":[".utf8) + lineBytes + Array("]".utf8) }
        if fixCount > 0 { body += Array(",\"fixes\":[".utf8) + fixBytes + Array("]".utf8) }
        body.append(UInt8(ascii: "}"))
        return body
    }
}
