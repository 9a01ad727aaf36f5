import EventDay
import EventStore
import Foundation
import Logging
import NIOConcurrencyHelpers
import QuestExchange
import QuestSealing
import SQLiteEventStore
import Testing
import VeloQuest

/// An event on a store of its own.
struct Evening {
    static let start: Int64 = 1_780_000_000_000
    static let quest = Array(
        """
        {"type":"FeatureCollection","quest":{"id":"evening","title":"Evening","answerAt":"anywhere"},"features":[
        {"type":"Feature","id":"oak","geometry":{"type":"Point","coordinates":[61.4,55.16]},
         "properties":{"name":"Canary oak","difficulty":"easy","answer":"canary"}},
        {"type":"Feature","id":"mill","geometry":{"type":"Point","coordinates":[61.41,55.17]},
         "properties":{"name":"Mill","difficulty":"hard","judged":true}}]}
        """.utf8)

    /// Sealed once, with little work for a guess.
    static let ridersEdition: [UInt8]? = {
        var generator = SystemRandomNumberGenerator()
        guard let cost = SealCost(n: 1 << 10, r: 8, p: 1) else { return nil }
        return try? RidersEdition(sealing: quest, cost: cost, using: &generator).bytes
    }()

    let folder: String
    let store: any EventStore
    let day: EventDay
    let event: LiveEvent
    let token: String
    let time: NIOLockedValueBox<Int64>

    init() async throws {
        folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        let time = NIOLockedValueBox(Self.start)
        self.time = time
        store = try SQLiteEventStore(folder: folder)
        day = try await EventDay(
            store: store, clock: EventClock { time.withLockedValue { $0 } }, logger: Logger(label: "test"))
        (event, token) = try await day.create(
            id: "evening", name: "Evening", quest: Self.quest, ridersEdition: Self.ridersEdition)
    }

    func wait(_ seconds: Double) { time.withLockedValue { $0 += Int64(seconds * 1000) } }

    func end() async {
        await day.close()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A rider with a phone that joined.
    func phone(_ rider: String, key: SigningKey? = SigningKey()) async throws -> Phone {
        let code = try #require(
            try await event.add([NewRider(id: rider, registration: Registration(name: "Name of \(rider)"))])[rider])
        return try await Phone(rider: rider, code: code, key: key, in: self)
    }
}

/// A phone with its log. Used by one test, which awaits what it does.
final class Phone: @unchecked Sendable {
    let name: String
    let caller: Caller
    let token: String
    var log: DeviceLog
    var after = 0

    init(rider: String, code: String, key: SigningKey?, in evening: Evening, device: String? = nil) async throws {
        name = device ?? "phone-" + rider
        let answer = try await evening.event.join(
            code: code, device: name, key: key?.publicKey.description, from: "10.0.0.1 \(rider)")
        token = answer.token
        caller = try await evening.event.caller(answer.token)
        let edition = try #require(Quest.read(await evening.event.ridersEdition().bytes).quest)
        log = DeviceLog(device: name, rider: .init(rider), signer: key?.signer, quest: edition)
    }

    var lines: [String] {
        String(decoding: log.log.write(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @discardableResult
    func write(_ event: RideEvent, at time: Double) -> RideEntry? {
        log.append(event, at: Double(Evening.start) / 1000 + time)
    }

    /// Reaches a task, with two fixes at it for evidence.
    func reach(_ task: Quest.Task.ID, at time: Double) {
        let place =
            task == "oak" ? Coordinate(longitude: 61.4, latitude: 55.16) : Coordinate(longitude: 61.41, latitude: 55.17)
        let seconds = Double(Evening.start) / 1000 + time
        let fixes = [seconds - 1, seconds].map { Fix(time: $0, coordinate: place, horizontalAccuracy: 4) }
        write(
            .checkedIn(
                CheckIn(task: task, time: seconds, coordinate: place, distance: 0, accuracy: 4, reach: 25, fixes: fixes)
            ), at: time)
    }

    func sync(_ lines: [String], fixes: [Fix] = [], wait: Int = 0, with evening: Evening) async throws
        -> SyncAnswer
    {
        var request = SyncRequest(device: name)
        request.lines = lines
        request.fixes = fixes
        request.after = after
        request.wait = wait
        let answer = try await evening.event.sync(request, by: caller)
        after = answer.feed.last?.number ?? after
        return answer
    }
}

@Suite("A live event")
struct LiveEventTests {
    private func problem(_ body: () async throws -> Void) async -> EventProblem.Code? {
        do {
            try await body()
            return nil
        } catch let problem as EventProblem {
            return problem.code
        } catch {
            Issue.record(error)
            return nil
        }
    }

    @Test("a code belongs to the first device, until the organiser sets it free")
    func joining() async throws {
        let evening = try await Evening()
        let event = evening.event
        let code = try #require(
            try await event.add([NewRider(id: "a1", registration: Registration(name: "Anna"))])["a1"])
        #expect(try await event.add([NewRider(id: "a1", registration: Registration(name: "Anna B."))]).isEmpty)
        let first = try await event.join(code: code.lowercased(), device: "p1", key: nil, from: "x")
        #expect(first.rider == "a1" && first.registration.name == "Anna B.")
        let again = try await event.join(code: code, device: "p1", key: nil, from: "x")
        #expect(again.token != first.token)
        #expect(await problem { _ = try await event.join(code: code, device: "p2", key: nil, from: "x") } == .codeInUse)
        let key = SigningKey().publicKey.description
        #expect(await problem { _ = try await event.join(code: code, device: "p1", key: key, from: "x") } == .codeInUse)
        #expect(
            await problem { _ = try await event.join(code: "0000-0000", device: "p2", key: nil, from: "x") }
                == .codeUnknown)
        #expect(
            await problem { _ = try await event.join(code: code, device: "a b", key: nil, from: "x") } == .malformed)
        #expect(
            await problem { _ = try await event.join(code: code, device: "office", key: nil, from: "x") } == .malformed)
        let new = try await event.newCode(for: "a1")
        #expect(await problem { _ = try await event.caller(first.token) } == .unauthorized)
        #expect(
            await problem { _ = try await event.join(code: code, device: "p2", key: nil, from: "x") } == .codeUnknown)
        #expect(await problem { _ = try await event.join(code: new, device: "p1", key: nil, from: "x") } == .exists)
        _ = try await event.join(code: new, device: "p2", key: key, from: "x")
        await evening.end()
    }

    @Test("guessing codes is slow")
    func guessing() async throws {
        let evening = try await Evening()
        var refused = 0
        for _ in 0..<180 {
            let code = await problem {
                _ = try await evening.event.join(code: "0000-0000", device: "p", key: nil, from: "y")
            }
            if code == .rateLimited { refused += 1 }
        }
        #expect(refused == 80)
        evening.wait(60)
        #expect(
            await problem { _ = try await evening.event.join(code: "0000-0000", device: "p", key: nil, from: "y") }
                == .codeUnknown)
        await evening.end()
    }

    @Test("lines come in any order and twice; the head and the gaps tell what is missing")
    func heads() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        for second in 0..<9 { phone.write(.skipped("mill"), at: Double(second)) }
        let lines = phone.lines
        #expect(lines.count == 10)
        let none = try await phone.sync([], with: evening)
        #expect(none.sequence == 0 && none.gaps.isEmpty)
        let some = try await phone.sync([lines[4], lines[0], lines[7], lines[4]], with: evening)
        #expect(some.sequence == 1 && some.gaps == [2...4, 6...7])
        let more = try await phone.sync(lines, with: evening)
        #expect(more.sequence == 10 && more.gaps.isEmpty)
        #expect(more.digest == phone.log.log.entries.last?.digest)
        #expect(Array(await evening.event.ridersLog()) == phone.log.log.write())
        await evening.end()
    }

    @Test("lines of others, altered ones, names and garbage are refused, and the rest is kept")
    func refusals() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        let other = try await evening.phone("b2")
        phone.write(.started, at: 1)
        other.write(.started, at: 1)
        var named = DeviceLog(device: phone.name, rider: "a1")
        named.append(.joined(Registration(name: "Anna")), at: 1)
        let name = String(decoding: named.log.write().dropLast(), as: UTF8.self)
        let altered = phone.lines[1].replacingOccurrences(of: "started", with: "finished")
        let answer = try await phone.sync(
            [phone.lines[0], altered, other.lines[1], name, "{}", "a\nb", phone.lines[1]], with: evening)
        #expect(answer.refused.map(\.line) == [1, 2, 3, 4, 5])
        #expect(answer.refused.map(\.reason) == [.altered, .foreign, .personal, .unreadable, .unreadable])
        #expect(answer.sequence == 2)
        #expect(
            await problem { _ = try await evening.event.sync(SyncRequest(device: "x"), by: phone.caller) } == .forbidden
        )
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
        #expect(answer.feed.count == 1)
        #expect(
            answer.feed.first?.json.objectValue?["answer"] == .string(right.digest.description)
                && answer.feed.first?.json.objectValue?["outcome"] == "accepted")
        let waiting = await evening.event.openAnswers()
        #expect(waiting.arrayValue?.first?.objectValue?["answer"] == .string(open.digest.description))
        // The phone waits, and the decision wakes it.
        async let later = phone.sync([], wait: 20, with: evening)
        try await Task.sleep(for: .milliseconds(100))
        let decision = try await evening.event.decide(
            .judged(Judgement(task: "mill", answer: open.digest, isAccepted: true)), about: "a1")
        let begin = ContinuousClock.now
        let items = try await later.feed
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
            answer.feed.compactMap { $0.json.objectValue?["text"]?.stringValue }
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

    @Test("standings equal those of the exported files, before and after a restart", arguments: [1, 2, 3] as [UInt64])
    func standings(_ seed: UInt64) async throws {
        print("seed \(seed)")
        var generator = Seeded(state: seed)
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
        let (log, faults) = RideLog.reading(await event.ridersLog())
        let (office, officeFaults) = RideLog.reading(await event.officeLog())
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
        #expect(await event.live() == nil)
        try await event.change(showsPositions: true, delay: 60)
        let phone = try await evening.phone("a1")
        await event.tick()
        for second in 0..<200 {
            evening.wait(1)
            let now = evening.time.withLockedValue { $0 }
            _ = try await phone.sync(
                [], fixes: [Fix(time: Double(now) / 1000, coordinate: Coordinate(longitude: 61, latitude: 55))],
                with: evening)
            await event.tick()
            let newest = try #require(await event.live()?.objectValue?["slot"]?.integerValue)
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

    @Test("an erased person is nowhere, and the result stays")
    func erasure() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.write(.answered(task: "oak", answer: "canary", reported: .pending), at: 2)
        let now = Double(Evening.start) / 1000
        _ = try await phone.sync(
            phone.lines, fixes: [Fix(time: now, coordinate: Coordinate(longitude: 61, latitude: 55))], with: evening)
        await evening.event.tick()
        let before = await evening.event.standings().groups[0].rows[0].result.total
        try await evening.event.erase("a1")
        #expect(await problem { _ = try await evening.event.caller(phone.token) } == .unauthorized)
        let row = await evening.event.standings().groups[0].rows[0]
        #expect(row.name == "a1" && row.result.total == before)
        #expect(try await evening.store.tracks(of: "evening", in: 0..<Int64.max).isEmpty)
        for name in try FileManager.default.contentsOfDirectory(atPath: evening.folder) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: evening.folder + "/" + name))
            #expect(bytes.range(of: Data("Name of a1".utf8)) == nil, "\(name)")
        }
        await evening.end()
    }

    @Test("what happens after the end does not count, and nobody joins")
    func finishing() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("oak", at: 5)
        phone.write(.answered(task: "oak", answer: "canary", reported: .pending), at: 10)
        evening.wait(60)
        try await evening.event.finish()
        phone.write(.answered(task: "mill", answer: "late", reported: .pending), at: 100)
        _ = try await phone.sync(phone.lines, with: evening)
        #expect(await evening.event.standings().groups[0].rows[0].result.solvedCount == 1)
        #expect(
            await problem { _ = try await evening.event.join(code: "0000-0000", device: "p", key: nil, from: "z") }
                == .eventOver)
        await evening.end()
    }

    @Test("settings that are changed at the same moment as the end do not undo it")
    func together() async throws {
        let evening = try await Evening()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask { try await evening.event.change(showsStandings: number % 2 == 0) }
                if number == 6 { group.addTask { try await evening.event.finish() } }
            }
            try await group.waitForAll()
        }
        #expect(await evening.event.settings.finished != nil)
        #expect(try await evening.store.events().first?.finished != nil)
        await evening.end()
    }

    @Test("of many new codes at the same moment the last one alone is worth something")
    func codesTogether() async throws {
        let evening = try await Evening()
        _ = try await evening.event.add([NewRider(id: "a1", registration: Registration())])
        let codes = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<5 { group.addTask { try await evening.event.newCode(for: "a1") } }
            var codes: [String] = []
            for try await code in group { codes.append(code) }
            return codes
        }
        var valid = 0
        for (number, code) in codes.enumerated() {
            if await problem({ _ = try await evening.event.join(code: code, device: "p\(number)", key: nil, from: "x") }
            ) == nil {
                valid += 1
            }
        }
        #expect(valid == 1)
        await evening.end()
    }

    @Test("an answer that comes before what it rests on gets its verdict when that is there")
    func early() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("oak", at: 2)
        let answer = try #require(phone.write(.answered(task: "oak", answer: "canary", reported: .pending), at: 3))
        let lines = phone.lines
        #expect(try await phone.sync([lines[3]], with: evening).feed.isEmpty)
        let items = try await phone.sync(Array(lines[..<3]), with: evening).feed
        #expect(items.first?.json.objectValue?["answer"] == .string(answer.digest.description))
        #expect(items.first?.json.objectValue?["outcome"] == "accepted")
        #expect(try await phone.sync(lines, with: evening).feed.isEmpty, "a verdict is told once")
        await evening.end()
    }

    @Test("another quest is no new edition, and a new edition keeps the lines")
    func editions() async throws {
        let evening = try await Evening()
        let other = Array(
            String(decoding: Evening.quest, as: UTF8.self).replacingOccurrences(of: "\"evening\"", with: "\"other\"")
                .utf8)
        #expect(await problem { try await evening.event.replaceQuest(sealing: other) } == .invalidQuest)
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        _ = try await phone.sync(phone.lines, with: evening)
        let changed = Array(
            String(decoding: Evening.quest, as: UTF8.self).replacingOccurrences(of: "easy", with: "hard").utf8)
        try await evening.event.replaceQuest(sealing: changed)
        #expect(try await phone.sync([], with: evening).feed.last?.json.objectValue?["kind"] == "edition")
        #expect(await evening.event.ridersLog() == phone.log.log.write())
        await evening.end()
    }

    @Test("nothing that was said to an erased person stays, nor a name in a line")
    func erasedWords() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        try await evening.event.say("Canary message", to: "a1")
        try await evening.event.erase("a1")
        for name in try FileManager.default.contentsOfDirectory(atPath: evening.folder) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: evening.folder + "/" + name))
            #expect(bytes.range(of: Data("Canary message".utf8)) == nil, "\(name)")
        }
        #expect(await problem { _ = try await phone.sync([], with: evening) } == .unauthorized)
        await evening.end()
    }

    @Test("tracking stops with the event")
    func afterTheEnd() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        try await evening.event.finish()
        evening.wait(601)
        let now = Double(evening.time.withLockedValue { $0 }) / 1000
        let fix = Fix(time: now, coordinate: Coordinate(longitude: 61, latitude: 55))
        _ = try await phone.sync([], fixes: [fix], with: evening)
        await evening.event.tick()
        #expect(try await evening.store.tracks(of: "evening", in: 0..<Int64.max).isEmpty)
        await evening.end()
    }

    @Test("a slot from before the start of the server is not known, instead of empty")
    func oldSlots() async throws {
        let evening = try await Evening()
        try await evening.event.change(showsPositions: true, delay: 0)
        await evening.event.tick()
        evening.wait(30)
        await evening.event.tick()
        let newest = try #require(await evening.event.live()?.objectValue?["slot"]?.integerValue)
        #expect(await evening.event.slot(newest) != nil)
        for number in [7, Evening.start / 5000 - 1, .min, .max, -1] as [Int64] {
            #expect(await evening.event.slot(number) == nil)
        }
        await evening.end()
    }

    @Test("photos are known by their digest and type, and seen by those who may")
    func photos() async throws {
        let evening = try await Evening()
        let anna = try await evening.phone("a1")
        let boris = try await evening.phone("b2")
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 1, 2, 3]
        let digest = Secret.digest(of: picture)
        #expect(
            await problem { _ = try await evening.event.addPhoto(picture, digest: [1], of: anna.caller) }
                == .wrongDigest)
        let text = Array("<svg>".utf8)
        #expect(
            await problem {
                _ = try await evening.event.addPhoto(text, digest: Secret.digest(of: text), of: anna.caller)
            }
                == .wrongType)
        #expect(try await evening.event.addPhoto(picture, digest: digest, of: anna.caller))
        #expect(try await !evening.event.addPhoto(picture, digest: digest, of: anna.caller))
        #expect(try await evening.event.photo(digest, for: anna.caller).bytes == picture)
        #expect(await problem { _ = try await evening.event.photo(digest, for: boris.caller) } == .notFound)
        await evening.end()
    }

    @Test("organisers who were away get what they missed, or are told to begin anew")
    func watching() async throws {
        let evening = try await Evening()
        let (missed, last, stream) = await evening.event.watch(after: nil)
        #expect(missed == [])
        for number in 0..<3 { try await evening.event.say("m\(number)", to: nil) }
        var seen: [Int] = []
        for await event in stream {
            seen.append(event.number)
            if seen.count == 3 { break }
        }
        #expect(seen == [last + 1, last + 2, last + 3])
        #expect(await evening.event.watch(after: last + 1).missed?.map(\.number) == [last + 2, last + 3])
        for number in 0..<3000 { try await evening.event.say("n\(number)", to: nil) }
        #expect(await evening.event.watch(after: last + 1).missed == nil)
        await evening.end()
    }
}

/// A generator with a seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
