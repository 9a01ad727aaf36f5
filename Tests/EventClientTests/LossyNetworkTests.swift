import Answers
import EngineTestSupport
import EventClient
import JSON
import Quests
import RideLogs
import Support
import Testing

@Suite("A client on a bad network")
struct LossyNetworkTests {
    /// Something that happens at a time.
    private struct Event {
        let time: Double
        let action: Action
    }

    private enum Action {
        /// A request reaches the server; where it is not heard of, the phone has given up on it.
        case arrive(EventRequest, run: Int, isHeard: Bool)
        case answer(EventRequest, run: Int, ModelServer.Answer)
        case fail(EventRequest, run: Int)
    }

    /// A phone, a server, and what lies between.
    private struct World {
        var random: SeededGenerator
        var chance: SeededGenerator
        var client: EventClient
        var server = ModelServer(device: "phone")
        var phone = DeviceLog(device: "phone", rider: "a17")
        var events: [Event] = []
        var now = 0.0
        /// Counts restarts of the app: answers to requests of an earlier run reach nobody.
        var run = 0
        var saved: [UInt8]
        var isBad = true
        var requests = 0
        var restarts = 0
        var fixes = 0
        var said: [Int] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            chance = SeededGenerator(seed: seed + 1000)
            client = EventClient(event: "spring", device: "phone")
            client.join(code: ModelServer.code)
            saved = client.state
        }

        mutating func step() {
            if isBad { ride() }
            while let request = client.next(at: now) { send(request) }
            let due = events.filter { $0.time <= now }
            events.removeAll { $0.time <= now }
            for event in due { handle(event.action) }
        }

        private mutating func ride() {
            if random.chance(0.1) {
                let isAnswer = random.chance(0.3)
                let event: RideEvent =
                    isAnswer ? .answered(task: "poem", answer: "x", reported: .pending) : .skipped("1")
                if let entry = phone.append(event, at: 1_700_000_000 + now) { client.add(entry) }
            }
            if random.chance(0.5) {
                client.add(SmallQuest.fix(now, east: now))
                fixes += 1
            }
            if random.chance(0.03) { server.say(["kind": "message", "text": .string("\(server.feed.count)")]) }
            if random.chance(0.003) { server.forgetTokens() }
            if random.chance(0.002) {
                // Back to a state of some time ago.
                let kept = phone.log.entries.prefix(random.next(below: phone.log.entries.count + 1))
                server.setBack(to: Set(kept.map(\.digest)))
            }
            if random.chance(0.01) {
                restarts += 1
                run += 1
                guard var next = try? EventClient(restoring: saved) else { return }
                for entry in phone.log.entries { next.add(entry) }
                client = next
            }
        }

        private mutating func send(_ request: EventRequest) {
            requests += 1
            let delay = isBad ? random.next(in: 0.05...3.0) : 0.1
            guard isBad else {
                return events.append(Event(time: now + delay, action: .arrive(request, run: run, isHeard: true)))
            }
            switch random.next(below: 10) {
            case 0, 1: events.append(Event(time: now + request.timeout, action: .fail(request, run: run)))
            case 2:
                // It arrives long after the phone has given up.
                events.append(Event(time: now + 5, action: .fail(request, run: run)))
                events.append(Event(time: now + 5 + 40 * delay, action: .arrive(request, run: run, isHeard: false)))
            case 3:
                events.append(Event(time: now + delay, action: .arrive(request, run: run, isHeard: true)))
                events.append(Event(time: now + 20 * delay, action: .arrive(request, run: run, isHeard: false)))
            default: events.append(Event(time: now + delay, action: .arrive(request, run: run, isHeard: true)))
            }
        }

        private mutating func handle(_ action: Action) {
            switch action {
            case .arrive(let request, let run, let isHeard):
                let answer = answer(to: request)
                guard isHeard else { return }
                if isBad, random.chance(0.15) {
                    return events.append(Event(time: now + request.timeout, action: .fail(request, run: run)))
                }
                let isPoll = request.timeout > 31 && !server.hasNews(for: request)
                events.append(Event(time: now + (isPoll ? 25 : 0.1), action: .answer(request, run: run, answer)))
            case .answer(let request, let run, let answer):
                guard run == self.run else { return }
                let updates = client.received(
                    answer.status, answer.headers, answer.body, to: request.number, at: now, using: &chance)
                for case .message(let text, _) in updates { if let number = Int(text) { said.append(number) } }
                // The app may be stopped between an answer and the next time that it saves.
                if !isBad || random.chance(0.7) { saved = client.state }
            case .fail(let request, let run):
                guard run == self.run else { return }
                client.failed(request.number, at: now, using: &chance)
            }
        }

        private mutating func answer(to request: EventRequest) -> ModelServer.Answer {
            guard isBad else { return server.answer(request) }
            switch random.next(below: 20) {
            case 0: return .problem(503, "unavailable", after: 1 + random.next(below: 20))
            case 1: return .problem(507, "storage-full")
            case 2: return .problem(429, "rate-limited", after: 1 + random.next(below: 5))
            case 3: return ModelServer.Answer(200, ["page": "Please log in"])
            default: return server.answer(request)
            }
        }
    }

    @Test(
        "whatever is lost, repeated, late or restarted, the server has exactly all lines in the end",
        arguments: 0..<25 as Range<UInt64>)
    func everything(seed: UInt64) {
        var world = World(seed: seed)
        while world.now < 1200 {
            world.step()
            world.now += 1
        }
        // The network becomes good, and what is still under way arrives.
        world.isBad = false
        for _ in 0..<1500 {
            world.step()
            world.now += 1
        }
        let written = Set(world.phone.log.entries)
        #expect(Set(world.server.lines.values) == written, "seed \(seed)")
        #expect(world.client.openLineCount == 0 && world.client.openFixCount == 0)
        #expect(world.requests < 1200 + written.count, "seed \(seed): \(world.requests) requests")
        let all = Array(0..<world.server.feed.count)
        #expect(Set(world.said) == Set(all), "seed \(seed): every message was heard")
        if world.restarts == 0 {
            #expect(world.said == all, "seed \(seed): once each, in order")
            let times = Set(world.server.fixes.compactMap { $0.arrayValue?.first?.doubleValue })
            #expect(times.count == world.fixes - world.client.droppedFixCount)
        }
    }
}
