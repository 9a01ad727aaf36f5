import EventClient
import JSON
import Quests
import RideLogs

/// A server of one event and one rider, as simple as it can be: lines by their digests, and a feed.
struct ModelServer {
    struct Answer {
        var status = 200
        var headers: [EventRequest.Header] = []
        var body: [UInt8] = []

        init(_ status: Int, _ value: JSONValue, headers: [EventRequest.Header] = []) {
            self.status = status
            self.headers = headers
            body = JSONWriter().write(value)
        }

        static func problem(_ status: Int, _ code: String, after seconds: Int? = nil) -> Answer {
            Answer(
                status, ["code": .string(code), "status": .integer(Int64(status))],
                headers: seconds.map { [.init("retry-after", "\($0)")] } ?? [])
        }
    }

    static let code = "7K2M-Q9XD"
    let device: String
    private(set) var lines: [EntryDigest: RideEntry] = [:]
    private(set) var fixes: [JSONValue] = []
    private(set) var feed: [JSONObject] = []
    private(set) var tokens: Set<String> = []
    private(set) var requestCount = 0
    private var tokenCount = 0
    /// The most bytes of a body that it takes.
    var mostBytes = 1_000_000
    /// Digests of lines that it refuses.
    var unwanted: Set<EntryDigest> = []
    /// Whether it gives the file of the quest.
    var hasQuest = true

    init(device: String) { self.device = device }

    mutating func say(_ members: JSONObject) {
        var members = members
        members["number"] = .integer(Int64(feed.count * 2 + 1))
        feed.append(members)
    }

    mutating func forgetTokens() { tokens = [] }

    /// As after a copy of yesterday was put back.
    mutating func setBack(to kept: Set<EntryDigest>) { lines = lines.filter { kept.contains($0.key) } }

    mutating func take(_ entry: RideEntry) { lines[entry.digest] = entry }

    /// Whether there is something that a long poll waits for.
    func hasNews(for request: EventRequest) -> Bool {
        guard let after = (try? JSONValue(parsing: request.body))?.objectValue?["after"]?.integerValue else {
            return true
        }
        return feed.contains { ($0["number"]?.integerValue ?? 0) > after }
    }

    mutating func answer(_ request: EventRequest) -> Answer {
        requestCount += 1
        guard request.body.count <= mostBytes else { return .problem(413, "too-large") }
        if request.path.hasSuffix("/quest") { return hasQuest ? Answer(200, "quest") : .problem(404, "not-found") }
        guard let members = (try? JSONValue(parsing: request.body))?.objectValue,
            members["device"]?.stringValue == device
        else { return .problem(400, "bad-request") }
        if request.path.hasSuffix("/join") {
            guard members["code"]?.stringValue == Self.code else { return .problem(403, "code-unknown") }
            tokenCount += 1
            tokens.insert("token-\(tokenCount)")
            return Answer(
                200,
                ["rider": "a17", "name": "Anna", "token": .string("token-\(tokenCount)"), "quest": "Q1", "time": 1])
        }
        let token = request.headers.first { $0.name == "Authorization" }?.value ?? ""
        guard tokens.contains(String(token.dropFirst("Bearer ".count))) else { return .problem(401, "unauthorized") }
        return sync(members)
    }

    private mutating func sync(_ members: JSONObject) -> Answer {
        var refused: [JSONValue] = []
        let texts = members["lines"]?.arrayValue ?? []
        for (place, text) in texts.enumerated() {
            guard let entry = try? RideEntry(line: (text.stringValue ?? "").utf8), entry.device == device,
                !unwanted.contains(entry.digest)
            else {
                refused.append(["line": .integer(Int64(place)), "code": "foreign"])
                continue
            }
            lines[entry.digest] = entry
        }
        let new = members["fixes"]?.arrayValue ?? []
        guard texts.count <= 1000, new.count <= 5000 else { return .problem(400, "bad-request") }
        fixes += new
        var head = DeviceHead()
        for entry in lines.values { head.insert(entry) }
        let after = members["after"]?.integerValue ?? 0
        var object: JSONObject = [
            "time": 1_715_248_800_456, "quest": "Q1", "unknown": [["so": .null]],
            "gaps": .array(
                head.gaps.map { .array([.integer(Int64($0.lowerBound)), .integer(Int64($0.upperBound))]) }),
            "refused": .array(refused),
            "feed": .array(feed.filter { ($0["number"]?.integerValue ?? 0) > after }.map { .object($0) }),
        ]
        object["last"] = .integer(feed.last?["number"]?.integerValue ?? 0)
        object["head"] = head.digest.map {
            ["seq": .integer(Int64(head.sequence)), "hash": .string($0.description)]
        }
        return Answer(200, .object(object))
    }
}
