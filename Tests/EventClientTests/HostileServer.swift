import EventClient
import JSON
import RideLogs
import Support

/// A server that is out of order: its answers have the members of right ones and random values, or are no answers at all.
struct HostileServer {
    private var random: SeededGenerator
    /// Whether all answers are successes with a time, which a client has to believe.
    private let isPlausible: Bool
    private let statuses: [Int]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        isPlausible = seed % 2 == 0
        let all = [200, 200, 201, 204, 302, 400, 401, 403, 404, 409, 410, 413, 429, 500, 503, 507]
        // A few kinds of answers for each seed, so that the same fault comes again and again.
        statuses = [200, random.pick(all) ?? 200, random.pick(all) ?? 200]
    }

    /// An answer; `nil` for none. `entries` are the client's, of which a right answer would name some.
    mutating func answer(_ request: EventRequest, _ entries: [RideEntry]) -> ModelServer.Answer? {
        let status = isPlausible ? 200 : random.pick(statuses) ?? 200
        let seconds = random.pick([nil, nil, 0, 1, 30, Int.max]) ?? nil
        var answer = ModelServer.Answer(
            status, members(request, entries), headers: seconds.map { [.init("Retry-After", "\($0)")] } ?? [])
        guard !isPlausible else { return answer }
        switch random.next(below: 12) {
        case 0: return nil
        case 1: answer.body = Array(answer.body.prefix(random.next(below: answer.body.count + 1)))
        case 2: answer.body = JSONWriter().write(value(depth: 0))
        case 3: answer.body = Array("<html>Please log in</html>".utf8)
        default: break
        }
        return answer
    }

    private mutating func members(_ request: EventRequest, _ entries: [RideEntry]) -> JSONValue {
        if request.path.hasSuffix("/join") { return ["token": "t", "rider": "a17", "time": 1, "quest": "Q0"] }
        var members: JSONObject = ["time": 1]
        if random.chance(0.6) {
            let entry = random.pick(entries)
            let number = random.chance(0.8) ? entry?.sequence ?? 1 : integer()
            let digest = random.chance(0.9) ? "\(entry?.digest ?? .none)" : "x"
            members["head"] = ["seq": .integer(Int64(number)), "hash": .string(digest)]
        }
        if random.chance(0.4) {
            members["gaps"] = .array((0..<3).map { _ in [.integer(Int64(integer())), .integer(Int64(integer()))] })
        }
        if random.chance(0.05) { members["refused"] = [["line": .integer(Int64(integer())), "code": "foreign"]] }
        if random.chance(0.5) { members["last"] = .integer(Int64(integer())) }
        if random.chance(0.5) { members["quest"] = .string("Q\(random.next(below: 3))") }
        if random.chance(0.6) { members["feed"] = .array((0..<3).map { _ in item() }) }
        if random.chance(0.2) { members["code"] = .string(random.pick(["revoked", "too-large", "teapot"]) ?? "") }
        if random.chance(0.1) { members[random.pick(["head", "gaps", "feed", "last"]) ?? ""] = value(depth: 0) }
        return .object(members)
    }

    private mutating func item() -> JSONValue {
        let kind = random.pick(["message", "decision", "edition", "verdict", "firework"]) ?? ""
        return [
            "number": .integer(Int64(integer())), "kind": .string(kind), "text": "x", "line": "{}", "task": "poem",
            "quest": .string("Q\(random.next(below: 3))"), "outcome": "pending",
        ]
    }

    private mutating func integer() -> Int {
        random.chance(0.9) ? random.next(below: 40) : random.pick([-1, Int.max, Int.min, 1 << 53]) ?? 0
    }

    private mutating func value(depth: Int) -> JSONValue {
        switch random.next(below: depth > 4 ? 4 : 6) {
        case 0: .null
        case 1: .integer(Int64(integer()))
        case 2: .string("x")
        case 3: .double(1e300)
        case 4: .array((0..<random.next(below: 4)).map { _ in value(depth: depth + 1) })
        default: ["time": value(depth: depth + 1), "feed": value(depth: depth + 1), "head": value(depth: depth + 1)]
        }
    }
}
