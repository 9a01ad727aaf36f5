public import Geodesy
import JSON
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
                throw .wrong("lines", Message("request-array-of-texts"))
            }
            lines.append(text)
        }
        fixes = try members.array("fixes", most: Self.mostFixes).compactMap { Fix(json: $0) }
        after = try members.number("after", 0...Int(Int32.max)) ?? 0
        wait = try members.number("wait", 0...Self.longestWait) ?? 0
    }
}
