import Geodesy
import JSON
import RideLogs

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
