import Answers
import EngineTestSupport
import EventClient
import JSON
import Quests
import RideLogs
import Support
import Testing

@Suite("A client and a server that is out of order")
struct RequestStormTests {
    /// A phone whose requests are answered in the same moment, which is where a storm is worst.
    private struct World {
        var chance: SeededGenerator
        var client = EventClient(event: "spring", device: "phone")
        var phone = DeviceLog(device: "phone", rider: "a17")
        var now = 0.0
        var requests: [(time: Double, request: EventRequest)] = []
        var refused: Set<EntryDigest> = []
        var messages: [String] = []

        init(seed: UInt64 = 1) {
            chance = SeededGenerator(seed: seed)
            client.join(code: ModelServer.code)
        }

        mutating func write(_ event: RideEvent = .skipped("tree")) {
            if let entry = phone.append(event, at: 1_700_000_000 + now) { client.add(entry) }
        }

        /// Lets time go on. What is new happens each quarter of a minute.
        mutating func run(
            for seconds: Double, _ happen: (inout World) -> Void = { _ in },
            answer: (EventRequest, World) -> ModelServer.Answer?
        ) {
            let end = now + seconds
            var next = now
            var count = 0
            while now < end {
                if now >= next {
                    happen(&self)
                    next = now + 15
                }
                guard let request = client.next(at: now) else {
                    now = min(client.nextWake(at: now) ?? end, next, end)
                    continue
                }
                requests.append((now, request))
                count += 1
                // Without this a storm would never end.
                guard count < 20_000 else { return }
                guard let answer = answer(request, self) else {
                    client.failed(request.number, at: now, using: &chance)
                    continue
                }
                take(
                    client.received(
                        answer.status, answer.headers, answer.body, to: request.number, at: now, using: &chance))
            }
        }

        private mutating func take(_ updates: [EventUpdate]) {
            for update in updates {
                switch update {
                case .edition: client.fetchQuest()
                case .refused(let entry, _): refused.insert(entry.digest)
                case .message(let text, _): messages.append(text)
                default: break
                }
            }
        }

        /// The most requests within a minute.
        var mostInMinute: Int {
            var first = 0
            var most = 0
            for place in requests.indices {
                while requests[place].time - requests[first].time >= 60 { first += 1 }
                most = max(most, place - first + 1)
            }
            return most
        }
    }

    @Test("a server whose last item of the feed stays low is asked no more often than another")
    func lastStaysLow() {
        var world = World()
        world.run(for: 600) { request, _ in
            if request.path.hasSuffix("/join") { return ModelServer.Answer(200, ["token": "t", "rider": "a17"]) }
            return ModelServer.Answer(
                200, ["time": 1, "last": 0, "feed": [["number": 1, "kind": "x"], ["number": 2, "kind": "x"]]])
        }
        #expect(world.requests.count < 90, "60 in ten minutes are ordinary")
    }

    @Test("a line that a server misses whatever it is sent goes out again later and later")
    func gapStays() {
        var world = World()
        for _ in 0..<3 { world.write() }
        world.run(for: 600) { request, _ in
            if request.path.hasSuffix("/join") { return ModelServer.Answer(200, ["token": "t", "rider": "a17"]) }
            return ModelServer.Answer(200, ["time": 1, "gaps": [[1, 2]]])
        }
        let sent = world.requests.count { $0.request.body.count > 100 }
        #expect((3...10).contains(sent) && world.requests.count < 90)
    }

    @Test("a head that falls again and again brings no storm")
    func headFalls() {
        var world = World()
        for _ in 0..<3 { world.write() }
        var isLow = false
        world.run(for: 600) { request, world in
            if request.path.hasSuffix("/join") { return ModelServer.Answer(200, ["token": "t", "rider": "a17"]) }
            isLow.toggle()
            let entry = world.phone.log.entries[isLow ? 0 : 2]
            return ModelServer.Answer(
                200, ["time": 1, "head": ["seq": .integer(Int64(entry.sequence)), "hash": .string("\(entry.digest)")]])
        }
        #expect(world.requests.count < 90)
    }

    @Test("lines that a liar took reach the server, also where no later line shows that they are missing")
    func liar() {
        var world = World()
        var server = ModelServer(device: "phone")
        for _ in 0..<3 { world.write() }
        world.run(for: 30) { request, _ in server.answer(request) }
        for _ in 0..<3 { world.write() }
        world.run(for: 30) { _, _ in ModelServer.Answer(200, ["time": 1]) }
        #expect(server.lines.count == 3 && world.client.openLineCount == 0)
        world.run(for: 30) { request, _ in server.answer(request) }
        #expect(server.lines.count == 6)
    }

    @Test("a feed that never ends and an edition that always changes are read at a bounded rate")
    func endlessNews() {
        var world = World()
        var number: Int64 = 0
        world.run(for: 600) { request, _ in
            if request.path.hasSuffix("/join") { return ModelServer.Answer(200, ["token": "t", "rider": "a17"]) }
            number += 1
            return ModelServer.Answer(
                200,
                [
                    "time": 1, "last": .integer(number), "quest": .string("Q\(number)"),
                    "feed": [["number": .integer(number), "kind": "firework"]],
                ])
        }
        #expect(world.mostInMinute <= 60 && world.requests.count < 400)
    }

    @Test(
        "whatever a server answers, there is no storm, and a right server has every line in the end",
        arguments: 0..<60 as Range<UInt64>)
    func anything(seed: UInt64) {
        var world = World(seed: seed)
        var hostile = HostileServer(seed: seed)
        var random = SeededGenerator(seed: seed + 1000)
        world.run(for: 1500) { world in
            if random.chance(0.3) { world.write() }
            if random.chance(0.1) { world.write(.answered(task: "poem", answer: "x", reported: .pending)) }
            if random.chance(0.5) { world.client.add(SmallQuest.fix(world.now, east: world.now)) }
            // The rider looks at the phone and tries again.
            if random.chance(0.1) { world.client.resume() }
            if random.chance(0.05) { world.client.networkIsBack() }
        } answer: { request, world in
            hostile.answer(request, world.phone.log.entries)
        }
        #expect(world.mostInMinute <= 60, "seed \(seed): \(world.mostInMinute) requests in a minute")

        var server = ModelServer(device: "phone")
        for number in 0..<5 { server.say(["kind": "message", "text": .string("\(number)")]) }
        let cursor = world.client.cursor
        world.messages = []
        world.client.resume()
        // The longest that a server may have asked for, and half an hour.
        world.run(for: 1.5 * 3600) { request, _ in server.answer(request) }
        let missing = world.phone.log.entries.filter {
            server.lines[$0.digest] == nil && !world.refused.contains($0.digest)
        }
        #expect(missing.isEmpty, "seed \(seed): \(missing.count) lines are missing")
        #expect(world.client.openLineCount == 0 && world.client.openFixCount == 0, "seed \(seed)")
        // Numbers that the hostile server used up are taken for heard, unless the last one shows that they were of another feed.
        let heard = (0..<5).filter { cursor > 9 || $0 * 2 + 1 > cursor }.map { "\($0)" }
        #expect(world.messages == heard, "seed \(seed)")
        #expect(world.mostInMinute <= 60, "seed \(seed)")
    }
}
