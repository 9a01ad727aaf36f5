import EngineTestSupport
import EventClient
import JSON
import Quests
import RideLogs
import Support
import Testing

@Suite("A client of an event and what a server does wrong")
struct EventClientFaultTests {
    private var generator = SeededGenerator(seed: 1)
    private var server = ModelServer(device: "phone")
    private var phone = DeviceLog(device: "phone", rider: "a17")

    private mutating func exchange(
        _ client: inout EventClient, at now: Double, _ change: (inout ModelServer.Answer) -> Void = { _ in }
    ) throws -> [EventUpdate] {
        let next = client.next(at: now)
        let request = try #require(next)
        var answer = server.answer(request)
        change(&answer)
        return client.received(
            answer.status, answer.headers, answer.body, to: request.number, at: now, using: &generator)
    }

    private mutating func joined() throws -> EventClient {
        var client = EventClient(event: "spring", device: "phone")
        client.join(code: ModelServer.code)
        _ = try exchange(&client, at: 0)
        return client
    }

    private mutating func write(_ count: Int) -> [RideEntry] {
        (0..<count).compactMap { _ in phone.append(.skipped("tree"), at: 1_700_000_000) }
    }

    @Test("a server that takes the code but not its token is asked a few times, later and later, and then no more")
    mutating func rejoining() throws {
        var client = try joined()
        var now = 0.0
        var isFinal = false
        var requests = 0
        while let wake = client.nextWake(at: now), requests < 50 {
            now = wake
            server.forgetTokens()
            for case .problem(_, let final) in try exchange(&client, at: now) { isFinal = final }
            requests += 1
        }
        #expect(isFinal && requests == 3 && now > 0)
        client.resume()
        #expect(client.nextWake(at: now + 60) != nil)
    }

    @Test("a gap is filled also where the head is a line that is not at hand")
    mutating func gapBesideUnknownHead() throws {
        var client = try joined()
        let entries = write(3)
        for entry in entries { client.add(entry) }
        let head = entries[2].digest
        _ = try exchange(&client, at: 0) {
            $0 = .init(200, ["time": 1, "gaps": [[2, 2]], "head": ["seq": 9, "hash": .string("\(head)")]])
        }
        #expect(client.openLineCount == 1)
    }

    @Test("a feed of several pages is read to its end at once")
    mutating func pages() throws {
        var client = try joined()
        for number in 1...3 {
            #expect(client.nextWake(at: 0) == 0)
            _ = try exchange(&client, at: 0) {
                $0 = .init(
                    200, ["time": 1, "last": 3, "feed": [["number": .integer(Int64(number)), "kind": "firework"]]])
            }
            #expect(client.mayHaveMoreNews)
        }
        _ = try exchange(&client, at: 0) { $0 = .init(200, ["time": 1, "last": 3]) }
        #expect(!client.mayHaveMoreNews && client.nextWake(at: 0) == 10)
    }

    @Test("of several lines none is refused as too large: they are sent one by one")
    mutating func tooLargeTogether() throws {
        var client = try joined()
        for entry in write(5) { client.add(entry) }
        client.add(SmallQuest.fix(1, east: 2))
        server.mostBytes = 400
        var now = 0.0
        for _ in 0..<60 where client.openLineCount + client.openFixCount > 0 {
            now = try #require(client.nextWake(at: now))
            for case .refused in try exchange(&client, at: now) { Issue.record("a line is refused") }
        }
        #expect(server.lines.count == 5 && server.fixes.count == 1)
    }

    @Test("the feed of a server that was set back to a copy is read anew")
    mutating func feedSetBack() throws {
        var client = try joined()
        _ = try exchange(&client, at: 0) {
            $0 = .init(200, ["time": 1, "last": 9, "feed": [["number": 9, "kind": "firework"]]])
        }
        #expect(client.cursor == 9)
        server.say(["kind": "message", "text": "x"])
        _ = try exchange(&client, at: 10) { $0 = .init(200, ["time": 1, "last": 1]) }
        let updates = try exchange(&client, at: 10)
        #expect(client.cursor == 1 && updates.contains { if case .message("x", _) = $0 { true } else { false } })
    }

    @Test("a state that wants to join without a code goes on with its token")
    mutating func joiningWithoutCode() throws {
        let text = #"{"version":1,"event":"spring","device":"phone","cursor":0,"token":"t","joining":true}"#
        var client = try EventClient(restoring: Array(text.utf8))
        let next = client.next(at: 0)
        #expect(next?.path.hasSuffix("/sync") == true)
    }

    @Test("a quest that a server does not give holds no line back, and is asked for later and later")
    mutating func noQuest() throws {
        var client = try joined()
        server.hasQuest = false
        client.fetchQuest()
        var now = 0.0
        var quests = 0
        while now < 600 {
            let next = client.next(at: now)
            if let request = next {
                if request.path.hasSuffix("/quest") { quests += 1 }
                let answer = server.answer(request)
                _ = client.received(
                    answer.status, answer.headers, answer.body, to: request.number, at: now, using: &generator)
            }
            if now == 300 { for entry in write(1) { client.add(entry) } }
            if now == 305 { #expect(server.lines.count == 1) }
            now += 1
        }
        #expect((4...12).contains(quests))
        server.hasQuest = true
        client.fetchQuest()
        #expect(try exchange(&client, at: now + 300).contains { if case .quest = $0 { true } else { false } })
    }
}
