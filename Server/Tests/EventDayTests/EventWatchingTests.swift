import EventClient
import EventDay
import EventStore
import Exchange
import Foundation
import Logging
import NIOConcurrencyHelpers
import QuestSealing
import Support
import Testing
import VeloQuest

@Suite("What others see of a live event")
struct EventWatchingTests {
    @Test("standings equal those of the exported files, before and after a restart", arguments: [1, 2, 3] as [UInt64])
    func standings(_ seed: UInt64) async throws {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let evening = try await Evening()
        var phones: [Phone] = []
        for number in 1...6 {
            phones.append(try await evening.phone("r\(number)", key: number % 2 == 0 ? SigningKey() : nil))
        }
        for place in phones.indices {
            phones[place].write(.started, at: Double(place))
            if place != 3 { phones[place].reach("oak", at: 30 + Double(place)) }
            phones[place].reach("mill", at: 40 + Double(place))
            for answer in 0..<Int.random(in: 1...4, using: &generator) {
                let text = ["canary", "wrong", "a wheel"].randomElement(using: &generator) ?? ""
                let task: Quest.Task.ID = Bool.random(using: &generator) ? "oak" : "mill"
                phones[place].write(
                    .answered(task: task, answer: text, reported: .pending), at: 60 + Double(answer * 100 + place))
            }
            if Bool.random(using: &generator) { phones[place].write(.finished, at: 3000 + Double(place)) }
        }
        // Lines of all phones in random order, many of them twice.
        var sendings: [(Int, String)] = []
        for (place, phone) in phones.enumerated() { sendings += (phone.lines + phone.lines).map { (place, $0) } }
        sendings.shuffle(using: &generator)
        for (place, line) in sendings {
            evening.wait(1)
            _ = try await phones[place].sync([line], with: evening)
            if Int.random(in: 0..<8, using: &generator) == 0 {
                let rider = "r\(Int.random(in: 1...6, using: &generator))"
                let decision: OfficeDecision =
                    Bool.random(using: &generator)
                    ? .judged(Judgement(task: "mill", isAccepted: Bool.random(using: &generator)))
                    : .adjusted(points: 5, reason: "help")
                _ = try await evening.event.decide(decision, about: rider)
            }
        }
        for format in LiveEvent.StandingsFormat.allCases {
            let shown = await evening.event.standings(as: format, in: .english)
            #expect(try await judged(evening.event, as: format) == shown)
            let again = try await LiveEvent(
                "evening", in: evening.store, clock: EventClock { Evening.start }, logger: Logger(label: "test"))
            #expect(await again.standings(as: format, in: .english) == shown)
        }
        await evening.end()
    }

    /// What `questctl standings` makes of the exported files.
    private func judged(_ event: LiveEvent, as format: LiveEvent.StandingsFormat) async throws -> [UInt8] {
        let quest = try #require(Quest.read(await event.organisersEdition()).quest?.localized(in: "en"))
        let (log, faults) = RideLog.reading(await event.riddenLog.write())
        let (office, officeFaults) = RideLog.reading(await event.decidedLog.write())
        #expect(faults.isEmpty && officeFaults.isEmpty)
        let roster = try Roster(csv: await event.ridersTable())
        let standings = Standings(
            of: log, in: quest, roster: roster, authority: LogAuthority(office: office, verifier: .crypto))
        return switch format {
        case .json: JSONWriter(options: .pretty).write(standings.json)
        case .csv: StandingsCSV(standings).encoded()
        case .xml: ResultList(standings, in: quest, roster: roster, language: .english).encoded()
        }
    }

    @Test("spectators see no position that is younger than the delay")
    func delay() async throws {
        let evening = try await Evening()
        let event = evening.event
        #expect(await !event.showsPositions(to: nil))
        try await event.change(SettingsChange(showsPositions: true, delay: 60))
        #expect(await event.showsPositions(to: nil))
        let phone = try await evening.phone("a1")
        await event.tick()
        for second in 0..<200 {
            evening.wait(1)
            let now = evening.time.withLockedValue { $0 }
            _ = try await phone.sync(
                [], fixes: [Fix(time: Double(now) / 1000, coordinate: Coordinate(longitude: 61, latitude: 55))],
                with: evening)
            await event.tick()
            let newest = try #require(await event.live().objectValue?["slot"]?.integerValue)
            #expect(await event.slot(newest + 1) == nil)
            guard let bytes = await event.slot(newest) else { continue }
            let positions = try #require(try JSONValue(parsing: bytes).objectValue?["positions"]?.arrayValue)
            for position in positions {
                let time = try #require(position.arrayValue?[1].integerValue)
                #expect(now - time >= 60_000, "second \(second)")
            }
            if second > 100 { #expect(positions.count == 1) }
        }
        await evening.end()
    }

    @Test("a slot from before the start of the server is not known, instead of empty")
    func oldSlots() async throws {
        let evening = try await Evening()
        try await evening.event.change(SettingsChange(showsPositions: true, delay: 0))
        await evening.event.tick()
        evening.wait(30)
        await evening.event.tick()
        let newest = try #require(await evening.event.live().objectValue?["slot"]?.integerValue)
        #expect(await evening.event.slot(newest) != nil)
        for number in [7, Evening.start / 5000 - 1, .min, .max, -1] as [Int64] {
            #expect(await evening.event.slot(number) == nil)
        }
        await evening.end()
    }

    @Test("organisers who were away get what they missed, or are told to begin anew")
    func watching() async throws {
        let evening = try await Evening()
        let watching = await evening.event.watch(after: nil)
        let last = watching.last
        #expect(watching.missed == [])
        for number in 0..<3 { try await evening.event.say("m\(number)", to: nil) }
        var seen: [Int] = []
        for await event in watching.events {
            seen.append(event.number)
            if seen.count == 3 { break }
        }
        #expect(seen == [last + 1, last + 2, last + 3])
        #expect(await evening.event.watch(after: last + 1).missed?.map(\.number) == [last + 2, last + 3])
        // At once, so that they share writes to the disk.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<3000 { group.addTask { try await evening.event.say("n\(number)", to: nil) } }
            try await group.waitForAll()
        }
        #expect(await evening.event.watch(after: last + 1).missed == nil)
        await evening.end()
    }

    @Test("a burst of messages, as of lines when all start, ends no organiser's stream")
    func burst() async throws {
        let evening = try await Evening()
        let stream = await evening.event.watch(after: nil).events
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<600 { group.addTask { try await evening.event.say("n\(number)", to: nil) } }
            try await group.waitForAll()
        }
        await evening.event.endWaiting()
        var count = 0
        for await _ in stream { count += 1 }
        #expect(count == 600)
        await evening.end()
    }

    @Test("an answer that the phone could not judge gets its verdict, and a pending one that of the organiser")
    func verdicts() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("oak", at: 1.5)
        phone.reach("mill", at: 1.7)
        let right = try #require(phone.write(.answered(task: "oak", answer: "Canary", reported: .pending), at: 2))
        let open = try #require(phone.write(.answered(task: "mill", answer: "a wheel", reported: .pending), at: 3))
        let answer = try await phone.sync(phone.lines, with: evening)
        #expect(answer.inbox.count == 1)
        #expect(
            answer.inbox.first?.json.objectValue?["answer"] == .string(right.digest.description)
                && answer.inbox.first?.json.objectValue?["outcome"] == "accepted")
        let waiting = await evening.event.openAnswers()
        #expect(waiting.arrayValue?.first?.objectValue?["answer"] == .string(open.digest.description))
        // The phone waits, and the decision wakes it.
        async let later = phone.sync([], wait: 20, with: evening)
        try await Task.sleep(for: .milliseconds(100))
        let decision = try await evening.event.decide(
            .judged(Judgement(task: "mill", answer: open.digest, isAccepted: true)), about: "a1")
        let begin = ContinuousClock.now
        let items = try await later.inbox
        #expect(ContinuousClock.now - begin < .seconds(18))
        #expect(items.first?.json.objectValue?["kind"] == "decision")
        let line = try #require(items.first?.json.objectValue?["line"]?.stringValue)
        #expect(RideLog.reading(Array(line.utf8)).log.entries == [decision])
        #expect(await evening.event.openAnswers() == .array([]))
        #expect(await evening.event.standings().groups[0].rows[0].result.solvedCount == 2)
        await evening.end()
    }

    @Test("messages reach whom they are for, in order, and survive a restart")
    func messages() async throws {
        let evening = try await Evening()
        let anna = try await evening.phone("a1")
        let boris = try await evening.phone("b2")
        try await evening.event.say("All", to: nil)
        try await evening.event.say("Anna", to: "a1")
        #expect(await problem { try await evening.event.say("Nobody", to: "c3") } == .notFound)
        func texts(_ answer: SyncAnswer) -> [String] {
            answer.inbox.compactMap { $0.json.objectValue?["text"]?.stringValue }
        }
        #expect(texts(try await anna.sync([], with: evening)) == ["All", "Anna"])
        #expect(texts(try await boris.sync([], with: evening)) == ["All"])
        #expect(texts(try await anna.sync([], with: evening)) == [])
        let again = try await LiveEvent(
            "evening", in: evening.store, clock: EventClock { Evening.start }, logger: Logger(label: "test"))
        var request = SyncRequest(device: anna.name)
        request.after = 0
        #expect(texts(try await again.sync(request, by: anna.caller)) == ["All", "Anna"])
        await evening.end()
    }
}
