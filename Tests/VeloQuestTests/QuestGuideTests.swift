import EngineTestSupport
import Foundation
import Testing
import VeloQuest

@Suite("A quest guide")
struct QuestGuideTests {
    private let event: GuidedEvent

    init() throws { event = try GuidedEvent() }

    @Test("a whole quest gives the log, the result and the guidance that it gives through QuestRide")
    func sameAsRide() async throws {
        let plain = try event.riddenByItself()
        let guide = event.guide()
        let updates = await guide.updates()
        try await event.ride(guide)
        await guide.close()
        var entries: [RideEntry] = []
        var guidance: [NavigationEvent] = []
        var verdicts: [Verdict] = []
        for await update in updates {
            switch update {
            case .logged(let entry): entries.append(entry)
            case .guidance(let event): guidance.append(event)
            case .judged(let verdict, _): verdicts.append(verdict)
            case .reached, .heading: break
            }
        }
        #expect(entries.count > 5)
        #expect(entries == plain.ride.log.entries)
        #expect(await guide.ride.result == plain.ride.result)
        #expect(guidance == plain.guidance)
        #expect(verdicts.map(\.isAccepted) == [false, true])
    }

    @Test("what is logged is heard of before what came of it")
    func logFirst() async throws {
        let guide = event.guide()
        let updates = await guide.updates()
        try await guide.head(for: "oak")
        await guide.receive(Fix(time: 1, coordinate: try event.place(of: "oak"), horizontalAccuracy: 4))
        try await guide.submit("oak", to: "oak", at: 2)
        await guide.close()
        var kinds: [String] = []
        for await update in updates { kinds.append(update.kind) }
        #expect(kinds == ["heading", "logged", "logged", "reached", "logged", "judged"])
    }

    @Test("an answer that is refused brings no update")
    func refused() async throws {
        let guide = event.guide()
        let updates = await guide.updates()
        await #expect(throws: RefereeError.self) { try await guide.submit("12", to: "pier", at: 1) }
        await #expect(throws: RefereeError.self) { try await guide.head(for: "nowhere") }
        await guide.close()
        for await update in updates { Issue.record("\(update.kind)") }
    }

    @Test("with many senders at once every subscriber hears the same, in the order of the log")
    func order() async throws {
        let guide = event.guide()
        let streams = [await guide.updates(), await guide.updates()]
        let oak = try event.place(of: "oak")
        try await guide.start(at: 0)
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<8 {
                group.addTask {
                    for number in 0..<25 {
                        let time = Double(number * 8 + sender)
                        await guide.receive(Fix(time: time, coordinate: oak, horizontalAccuracy: 4))
                        _ = try? await guide.submit("elm \(sender) \(number)", to: "oak", at: time)
                    }
                }
            }
        }
        await guide.close()
        var heard: [[GuideUpdate]] = []
        for stream in streams { heard.append(await stream.reduce(into: []) { $0.append($1) }) }
        #expect(heard[0] == heard[1])
        let sequences = heard[0].compactMap { if case .logged(let entry) = $0 { entry.sequence } else { nil } }
        #expect(sequences == Array(1...sequences.count))
        #expect(sequences.count > 100)
        // A verdict follows its own entry at once.
        for (number, update) in heard[0].enumerated() {
            guard case .judged = update else { continue }
            guard number > 0, case .logged(let entry) = heard[0][number - 1], case .answered = entry.event else {
                Issue.record("a verdict without its answer before it")
                return
            }
        }
    }

    @Test("fixes of one task are worked through in their order, whoever else sends")
    func oneSender() async throws {
        let guide = event.guide()
        let place = try event.place(of: "mill")
        async let others: Void = {
            for _ in 0..<200 { _ = await guide.ride.result }
        }()
        for second in 0..<200 { await guide.receive(Fix(time: Double(second), coordinate: place)) }
        await others
        #expect(await guide.ride.navigation.motion?.time == 199)
    }

    @Test("guides at work hold up no other task, however many they are")
    func noStarvation() async throws {
        let guides = (0..<24).map { _ in event.guide() }
        // In a run of all tests the shared threads are busy for many minutes, so the gate waits as long as it has to.
        let gate = Gate(seconds: 3600)
        await withTaskGroup(of: Bool.self) { group in
            for guide in guides {
                // Each keeps its thread until a task that needs one of the shared ones has come through.
                group.addTask { await guide.perform { _, _ in gate.wait() } }
            }
            group.addTask {
                while gate.waiting < guides.count, !gate.isLate { await Task.yield() }
                gate.open()
                return true
            }
            for await wasInTime in group { #expect(wasInTime) }
        }
    }

    @Test("guides that share an executor take turns")
    func sharedExecutor() async throws {
        let executor = RoutingExecutor()
        let guides = (0..<4).map { _ in event.guide(executor: executor) }
        let room = Room()
        await withTaskGroup(of: Int.self) { group in
            for guide in guides {
                group.addTask {
                    await guide.perform { _, _ in
                        let count = room.enter()
                        Thread.sleep(forTimeInterval: 0.02)
                        room.leave()
                        return count
                    }
                }
            }
            for await count in group { #expect(count == 1) }
        }
    }

    @Test("a subscriber that is cancelled hears no more and is forgotten, the others go on")
    func cancellation() async throws {
        let guide = event.guide()
        let other = await guide.updates()
        let cancelled = await guide.updates()
        let task = Task {
            for await _ in cancelled {}
            return Task.isCancelled
        }
        task.cancel()
        #expect(await task.value)
        try await guide.head(for: "oak")
        #expect(await guide.subscriberCount == 1)
        var iterator = other.makeAsyncIterator()
        #expect(await iterator.next() == .heading(.task("oak")))
    }

    @Test("closing a guide, or letting it go, ends the updates after those that wait")
    func ending() async throws {
        var guide: QuestGuide? = event.guide()
        let updates = try await #require(guide).updates()
        try await #require(guide).head(for: "mill")
        guide = nil
        var heard: [GuideUpdate] = []
        for await update in updates { heard.append(update) }
        #expect(heard == [.heading(.task("mill"))])
        let closed = event.guide()
        await closed.close()
        for await update in await closed.updates() { Issue.record("\(update.kind)") }
        #expect(await closed.headForFinish())
    }

    @Test("an entry of another device that stands behind is not taken for a new one")
    func otherDevices() async throws {
        var tablet = DeviceLog(device: "zzz", rider: "anna")
        tablet.append(.started, at: 0)
        let ride = QuestRide(quest: event.quest, rider: "anna", device: "aaa", resuming: tablet.log)
        let guide = event.guide(ride)
        let updates = await guide.updates()
        try await guide.finish(at: 50)
        await guide.close()
        var devices: [String] = []
        for await case .logged(let entry) in updates { devices.append(entry.device) }
        #expect(devices == ["aaa"])
    }
}
