import Answers
import EngineTestSupport
import EventClient
import Geodesy
import JSON
import Quests
import RideLogs
import Support
import Testing

@Suite("The client of an event")
struct EventClientTests: ClientExchange {
    var generator = SeededGenerator(seed: 1)
    var server = ModelServer(device: "phone")
    var phone = DeviceLog(device: "phone", rider: "a17")

    @Test("a code and a key bring a token, which goes with every request after that")
    mutating func joining() throws {
        var client = EventClient(event: "весна 1", device: "phone", prefix: "/velo")
        #expect(client.next(at: 0) == nil && client.nextWake(at: 0) == nil)
        client.join(code: ModelServer.code, key: ToyKey(1).publicKey)
        #expect(client.nextWake(at: 5) == 5)
        let (request, updates) = try exchange(&client, at: 5)
        #expect(request.method == .post && request.number == 1)
        #expect(request.path == "/velo/v1/events/%D0%B2%D0%B5%D1%81%D0%BD%D0%B0%201/join")
        #expect(try members(request)["key"]?.stringValue == ToyKey(1).publicKey.description)
        guard case .joined(let registration)? = updates.first, updates.count == 1 else {
            Issue.record("\(updates)")
            return
        }
        #expect(registration.rider == "a17" && registration.registration.name == "Anna" && registration.quest == "Q1")
        let (sync, _) = try exchange(&client, at: 5)
        #expect(sync.path.hasSuffix("/sync") && sync.headers.contains(.init("Authorization", "Bearer token-1")))
        #expect(client.next(at: 14.9) == nil && client.nextWake(at: 6) == 15)
        #expect(client.next(at: 15) != nil)
    }

    @Test("a code that the server does not take ends it, until there is another one")
    mutating func wrongCode() throws {
        var client = EventClient(event: "spring", device: "phone")
        client.join(code: "XXXX")
        let (_, updates) = try exchange(&client, at: 0)
        guard case .problem(let problem, isFinal: true)? = updates.first else {
            Issue.record("\(updates)")
            return
        }
        #expect(problem.code == .codeUnknown && client.next(at: 1000) == nil && client.nextWake(at: 1000) == nil)
        client.join(code: ModelServer.code)
        try exchange(&client, at: 1000)
        #expect(client.token == "token-1")
    }

    @Test("lines go out at once, in parts that a request may hold, and stay until the server has them")
    mutating func splitting() throws {
        var client = try joined()
        let entries = write(2500, .adjusted(points: 1, reason: String(repeating: "\"", count: 300)))
        for entry in entries { #expect(client.add(entry) == true) }
        #expect(client.add(entries[7]) == false)
        var sizes: [Int] = []
        while client.openLineCount > 0 {
            let (request, updates) = try exchange(&client, at: 1)
            #expect(request.body.count <= 1_000_000)
            sizes.append(try members(request)["lines"]?.arrayValue?.count ?? 0)
            #expect(
                updates.contains { if case .acknowledged(let some) = $0 { some.count == sizes.last } else { false } })
        }
        #expect(sizes.count >= 3 && sizes.allSatisfy { (1...1000).contains($0) } && sizes.reduce(0, +) == 2500)
        #expect(Set(server.lines.values) == Set(entries))
    }

    @Test("a line of another device, or longer than any server takes, is none of the client's")
    mutating func foreignLines() throws {
        var client = try joined()
        var other = DeviceLog(device: "other", rider: "a17")
        let foreign = other.append(.started, at: 0)
        #expect(client.add(try #require(foreign)) == false)
        let long = phone.append(.adjusted(points: 1, reason: String(repeating: "x", count: 70_000)), at: 0)
        #expect(client.add(try #require(long)) == false)
        #expect(client.openLineCount == 0)
    }

    @Test("of fixes the newest go first; beyond the bound older ones are thinned, and counted")
    mutating func manyFixes() throws {
        var limits = EventClient.Limits()
        limits.waitingFixes = 100
        limits.fixes = 30
        var client = try joined(limits)
        for second in 0..<400 { client.add(SmallQuest.fix(Double(second), east: Double(second))) }
        #expect(client.openFixCount <= 100 && client.droppedFixCount == 400 - client.openFixCount)
        let waiting = client.openFixCount
        let (request, _) = try exchange(&client, at: 1)
        let times = try members(request)["fixes"]?.arrayValue?.compactMap { $0.arrayValue?.first?.doubleValue } ?? []
        #expect(times.count == 30 && times == times.sorted(by: >) && times.first == SmallQuest.startTime + 399)
        #expect(client.openFixCount == waiting - 30)
        while client.openFixCount > 0 { try exchange(&client, at: 1) }
        #expect(client.next(at: 1) == nil && server.fixes.count == waiting)
    }

    @Test("what failed is sent again, later and later, and at once when there is something new")
    mutating func backingOff() throws {
        var client = try joined()
        _ = write().map { client.add($0) }
        var now = 0.0
        var waits: [Double] = []
        for _ in 0..<14 {
            let next = client.next(at: now)
            client.failed(try #require(next).number, at: now, using: &generator)
            let wake = try #require(client.nextWake(at: now))
            waits.append(wake - now)
            now = wake
        }
        for (number, wait) in waits.enumerated() {
            let whole = min(300, Double(1 << number))
            #expect(wait >= whole / 2 && wait <= whole, "\(number): \(wait)")
        }
        let next = client.next(at: now)
        client.failed(try #require(next).number, at: now, using: &generator)
        #expect(client.next(at: now + 100) == nil)
        _ = write().map { client.add($0) }
        #expect(client.next(at: now + 100) == nil && client.next(at: now + 101) != nil)
        #expect(client.openLineCount == 2)
    }

    @Test("a server that asks to wait is not asked earlier, whatever is new")
    mutating func retryAfter() throws {
        var client = try joined()
        _ = write().map { client.add($0) }
        let (_, updates) = try exchange(&client, at: 0) { $0 = .problem(429, "rate-limited", after: 60) }
        #expect(updates.count == 1)
        _ = write().map { client.add($0) }
        client.networkIsBack()
        #expect(client.next(at: 59) == nil && client.next(at: 62) != nil)
    }

    @Test("a request or a line that is too large is made smaller, and at last left out by name")
    mutating func tooLarge() throws {
        var client = try joined()
        for entry in write(400, .adjusted(points: 1, reason: String(repeating: "x", count: 900))) { client.add(entry) }
        let large = write(1, .adjusted(points: 1, reason: String(repeating: "y", count: 20_000)))[0]
        client.add(large)
        server.mostBytes = 10_000
        var refused: [RideEntry] = []
        var now = 0.0
        for _ in 0..<200 where client.openLineCount > 0 {
            now = try #require(client.nextWake(at: now))
            for case .refused(let entry, _) in try exchange(&client, at: now).updates { refused.append(entry) }
        }
        #expect(client.openLineCount == 0 && refused == [large] && server.lines.count == 400)
    }

    @Test("a refused line is named once and not sent again; those behind it are the server's")
    mutating func refusedLine() throws {
        var client = try joined()
        let entries = write(5)
        server.unwanted = [entries[1].digest]
        for entry in entries { client.add(entry) }
        let (_, updates) = try exchange(&client, at: 0)
        #expect(
            updates.contains {
                if case .refused(let entry, code: "foreign") = $0 { entry == entries[1] } else { false }
            })
        #expect(client.openLineCount == 0)
        for round in 1..<5 {
            let (request, _) = try exchange(&client, at: Double(round) * 10)
            #expect(try members(request)["lines"] == nil)
        }
    }

    @Test("a server that was set back to a copy gets again what it lost", arguments: [0, 3])
    mutating func setBack(kept: Int) throws {
        var client = try joined()
        let entries = write(8)
        for entry in entries { client.add(entry) }
        try exchange(&client, at: 0)
        server.setBack(to: Set(entries.prefix(kept).map(\.digest)))
        try exchange(&client, at: 10)
        #expect(client.openLineCount == 8 - kept)
        try exchange(&client, at: 20)
        #expect(client.openLineCount == 0 && server.lines.count == 8)
    }

    @Test("a line that the server misses and the client was never given is named once, until it is added")
    mutating func missingLine() throws {
        var client = try joined()
        let entries = write(4)
        for entry in entries.dropFirst() { client.add(entry) }
        func named(_ updates: [EventUpdate]) -> [Int] {
            updates.compactMap { if case .missing(let sequence) = $0 { sequence } else { nil } }
        }
        let (_, first) = try exchange(&client, at: 0)
        #expect(named(first) == [entries[0].sequence])
        let (_, second) = try exchange(&client, at: 10)
        #expect(named(second).isEmpty)
        client.add(entries[0])
        let (_, last) = try exchange(&client, at: 20)
        #expect(named(last).isEmpty && client.openLineCount == 0 && server.lines.count == 4)
    }

    @Test("somebody else who writes under the same name is named, and takes no line of this device's away")
    mutating func otherWriter() throws {
        var client = try joined()
        var other = DeviceLog(device: "phone", rider: "a17")
        for _ in 0..<6 { if let entry = other.append(.withdrew, at: 5) { server.take(entry) } }
        let entries = write(8)
        for entry in entries.prefix(3) { client.add(entry) }
        try exchange(&client, at: 0)
        for entry in entries.dropFirst(3).prefix(3) { client.add(entry) }
        let (_, updates) = try exchange(&client, at: 0)
        let isForked = server.lines.count == 12
        #expect(isForked && client.openLineCount == 0)
        #expect(updates.count { if case .otherWriter(sequence: 6) = $0 { true } else { false } } <= 1)
        for round in 1..<4 {
            let (request, _) = try exchange(&client, at: Double(round) * 10)
            #expect(try members(request)["lines"] == nil)
        }
    }

    @Test("the file of the quest is asked for with what is at hand")
    mutating func quest() throws {
        var client = try joined()
        client.fetchQuest(unless: "Q0")
        let next = client.next(at: 0)
        let request = try #require(next)
        #expect(request.method == .get && request.path == "/v1/events/spring/quest" && request.body.isEmpty)
        #expect(request.headers.contains(.init("If-None-Match", "\"Q0\"")))
        let updates = client.received(200, [], [1, 2], to: request.number, at: 0, using: &generator)
        guard case .quest([1, 2])? = updates.first else {
            Issue.record("\(updates)")
            return
        }
    }

    @Test("a token that the server has forgotten is asked for again with the code")
    mutating func forgottenToken() throws {
        var client = try joined()
        server.forgetTokens()
        _ = write().map { client.add($0) }
        let (_, updates) = try exchange(&client, at: 0)
        guard case .problem(_, isFinal: false)? = updates.first else {
            Issue.record("\(updates)")
            return
        }
        try exchange(&client, at: 2)
        try exchange(&client, at: 2)
        #expect(client.token == "token-2" && server.lines.count == 1)
    }

    @Test(
        "what is no answer of a server acknowledges nothing, and no answer does harm",
        arguments: 0..<300 as Range<UInt64>)
    mutating func hostileAnswers(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var client = try joined()
        let entries = write(3)
        for entry in entries { client.add(entry) }
        client.add(SmallQuest.fix(1, east: 2))
        let next = client.next(at: 0)
        let request = try #require(next)
        var body = Array(
            """
            {"time": 1, "head": {"seq": \(random.pick([0, 2, -1, Int.max]) ?? 0), "hash": "\(entries[1].digest)"}, \
            "gaps": [[1, \(Int.max)], [5, 2], [1], {}, 7], "refused": [{"line": 99}, {"line": -1}, [], {"line": "1"}], \
            "feed": [{"number": -4, "kind": "message"}, {"number": 1e99}, 7, {"kind": 3, "number": 5}], "quest": 7}
            """.utf8)
        if seed % 3 > 0 {
            for _ in 0..<(1 + random.next(below: 6)) {
                let place = random.next(below: body.count)
                if random.chance(0.5) { body[place] = UInt8(random.next(below: 256)) } else { body.remove(at: place) }
            }
        }
        if seed % 50 == 0 { body = [] }
        if seed % 50 == 1 { body = Array("<html>Please log in</html>".utf8) }
        if seed % 50 == 2 { body = Array(repeating: UInt8(ascii: "["), count: 5 << 20) }
        let isAnswer = (try? JSONValue(parsing: body))?.objectValue?["time"]?.integerValue != nil
        let status = random.pick([200, 200, 200, 204, 302, 404, 500]) ?? 200
        _ = client.received(status, [.init("Retry-After", "x")], body, to: request.number, at: 0, using: &generator)
        if status != 200 || !isAnswer { #expect(client.openLineCount == 3 && client.openFixCount == 1, "seed \(seed)") }
        let number = request.number
        #expect(client.received(200, [], body, to: number, at: 0, using: &generator).isEmpty, "the same once more")
        // Whatever it was, the client goes on, and an honest server gets everything that is open.
        var now = 0.0
        for _ in 0..<20 where client.openLineCount > 0 {
            now = try #require(client.nextWake(at: now))
            try exchange(&client, at: now)
        }
        #expect(client.openLineCount == 0)
    }
}
