import EventAccounts
import EventClient
import EventDay
import EventStore
import Foundation
import Logging
import NIOConcurrencyHelpers
import Testing
import VeloQuest

/// What keeps a ride fair: guessing is slow, lines of the past are seen, photos belong to their riders.
@Suite("Fairness")
struct FairnessTests {
    private func problem(_ body: () async throws -> Void) async -> EventError? {
        do {
            try await body()
            return nil
        } catch let problem as EventError {
            return problem
        } catch {
            Issue.record(error)
            return nil
        }
    }

    private func members(of rider: String, in event: LiveEvent) async -> JSONObject? {
        await event.ridersOverview().arrayValue?.first { $0.objectValue?["rider"] == .string(rider) }?.objectValue
    }

    /// A phone at the oak, with many wrong answers and then the right one, as if the phone had judged them itself.
    private func guesser(_ evening: Evening, wrong: Int) async throws -> Phone {
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("oak", at: 2)
        for number in 0..<wrong {
            phone.write(.answered(task: "oak", answer: "guess \(number)", reported: .rejected), at: 3 + Double(number))
        }
        phone.write(.answered(task: "oak", answer: "canary", reported: .accepted), at: 3 + Double(wrong))
        return phone
    }

    private func solved(_ event: LiveEvent) async -> Int {
        await event.standings().groups.first?.rows.first?.result.solvedCount ?? 0
    }

    @Test("who sends all possible answers gets no further than ten at once and two a minute, also after joining again")
    func guessing() async throws {
        let evening = try await Evening()
        let phone = try await guesser(evening, wrong: 14)
        let lines = phone.lines
        let first = try await phone.sync(lines, with: evening)
        // The log begins with an opening, the start and the check-in; ten answers follow.
        #expect(first.head?.sequence == 13 && first.gaps == [14...14, 15...15, 16...16, 17...17, 18...18])
        #expect(await solved(evening.event) == 0)
        #expect(await members(of: "a1", in: evening.event)?["withheld"] == 5)
        let again = await problem { _ = try await phone.sync(lines, with: evening) }
        #expect(again?.code == .rateLimited && again?.retryAfter == 30)
        // The rider's phone joins again, as another device with another code.
        let code = try await evening.event.newCode(for: "a1")
        let other = try await Phone(rider: "a1", code: code, key: nil, in: evening, device: "other")
        other.write(.answered(task: "oak", answer: "canary", reported: .accepted), at: 20)
        #expect(await problem { _ = try await other.sync(other.lines, with: evening) } == nil)
        #expect(await solved(evening.event) == 0)
        evening.wait(31)
        let later = try await other.sync(other.lines, with: evening)
        #expect(later.gaps.isEmpty && later.head?.sequence == other.log.log.entries.count)
        await evening.end()
    }

    @Test("a restart gives no more guesses, and those of long ago are forgotten")
    func guessingAcrossRestart() async throws {
        let evening = try await Evening()
        let phone = try await guesser(evening, wrong: 14)
        _ = try await phone.sync(phone.lines, with: evening)
        func opened() async throws -> LiveEvent {
            try await LiveEvent(
                "evening", in: evening.store, clock: EventClock { evening.time.withLockedValue { $0 } },
                logger: Logger(label: "test"))
        }
        var request = SyncRequest(device: phone.name)
        request.lines = phone.lines
        let sent = request
        evening.wait(2)
        let again = try await opened()
        #expect(await problem { _ = try await again.sync(sent, by: phone.caller) }?.retryAfter == 28)
        // The clock was set back by an hour since.
        evening.wait(-3600)
        let earlier = try await opened()
        #expect(await problem { _ = try await earlier.sync(sent, by: phone.caller) }?.retryAfter == 30)
        evening.wait(3600 + 300)
        let later = try await opened()
        #expect(try await later.sync(sent, by: phone.caller).gaps.isEmpty)
        await evening.end()
    }

    @Test("what was withheld comes in by and by, and then the standings are those of the phone's log")
    func patience() async throws {
        let evening = try await Evening()
        let phone = try await guesser(evening, wrong: 14)
        phone.write(.finished, at: 60)
        var tries = 0
        while await evening.event.riddenLog.write() != phone.log.log.write() {
            tries += 1
            try #require(tries < 20)
            _ = await problem { _ = try await phone.sync(phone.lines, with: evening) }
            evening.wait(30)
        }
        #expect(await solved(evening.event) == 1)
        #expect(await members(of: "a1", in: evening.event)?["withheld"] == nil)
        await evening.end()
    }

    @Test("answers that the organiser judges, and those to a solved task, are not withheld")
    func harmless() async throws {
        let evening = try await Evening()
        let phone = try await guesser(evening, wrong: 0)
        phone.reach("mill", at: 10)
        _ = try await phone.sync(phone.lines, with: evening)
        for number in 0..<40 {
            phone.write(
                .answered(task: number % 2 == 0 ? "oak" : "mill", answer: "a \(number)", reported: .pending),
                at: 20 + Double(number))
        }
        let answer = try await phone.sync(phone.lines, with: evening)
        #expect(answer.gaps.isEmpty && answer.head?.sequence == phone.log.log.entries.count)
        await evening.end()
    }

    @Test("an answer that could not be stored costs no guess")
    func fullDisk() async throws {
        let evening = try await Evening()
        let full = FullStore(evening.store)
        let event = try await LiveEvent(
            "evening", in: full, clock: EventClock { evening.time.withLockedValue { $0 } },
            logger: Logger(label: "test"))
        let code = try #require(
            try await event.add([NewRider(id: "a1", registration: Registration())])["a1"])
        let caller = try await event.caller(
            try await event.join(JoinRequest(code: code, device: "p", key: nil), from: "x").token)
        var log = DeviceLog(device: "p", rider: "a1")
        for number in 0..<10 {
            log.append(
                .answered(task: "oak", answer: "\(number)", reported: .pending),
                at: Double(Evening.start) / 1000 + Double(number))
        }
        var request = SyncRequest(device: "p")
        request.lines = log.log.entries.map { String(decoding: $0.line, as: UTF8.self) }
        full.isFull.withLockedValue { $0 = true }
        for _ in 0..<3 {
            #expect(await problem { _ = try await event.sync(request, by: caller) }?.code == .storageFull)
        }
        full.isFull.withLockedValue { $0 = false }
        let answer = try await event.sync(request, by: caller)
        #expect(answer.head?.sequence == log.log.entries.count && answer.gaps.isEmpty)
        await evening.end()
    }

    @Test("the same photo of two riders is kept for each, and erasing one of them leaves the other's")
    func samePhoto() async throws {
        let evening = try await Evening()
        let anna = try await evening.phone("a1")
        let boris = try await evening.phone("b2")
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 1, 2, 3]
        let digest = Secret.digest(of: picture)
        #expect(try await evening.event.addPhoto(picture, digest: digest, of: anna.caller))
        #expect(try await evening.event.addPhoto(picture, digest: digest, of: boris.caller))
        #expect(try await !evening.event.addPhoto(picture, digest: digest, of: boris.caller))
        try await evening.event.erase("a1")
        #expect(try await evening.event.photo(digest, for: boris.caller).bytes == picture)
        let organiser = try await evening.event.caller(evening.token)
        #expect(try await evening.event.photo(digest, for: organiser).bytes == picture)
        let again = try await LiveEvent(
            "evening", in: evening.store, clock: EventClock { Evening.start }, logger: Logger(label: "test"))
        #expect(try await again.photo(digest, for: boris.caller).bytes == picture)
        try await evening.event.erase("b2")
        #expect(await problem { _ = try await evening.event.photo(digest, for: organiser) }?.code == .notFound)
        await evening.end()
    }

    @Test("the organiser sees which lines arrived long after the time in them, after the end, and from the future")
    func late() async throws {
        let evening = try await Evening()
        let anna = try await evening.phone("a1")
        let boris = try await evening.phone("b2")
        anna.write(.started, at: 1)
        anna.reach("mill", at: 5)
        boris.write(.started, at: 1)
        _ = try await boris.sync(boris.lines, with: evening)
        #expect(await members(of: "b2", in: evening.event)?["late"] == nil)
        let pending = try #require(anna.write(.answered(task: "mill", answer: "a wheel", reported: .pending), at: 10))
        evening.wait(3600)
        try await evening.event.finish()
        boris.write(.skipped("oak"), at: 5400)
        _ = try await boris.sync(boris.lines, with: evening)
        evening.wait(600)
        _ = try await anna.sync(anna.lines, with: evening)
        let expected: JSONValue = ["lines": 4, "longest": 4_200_000, "afterEnd": 4, "ahead": 0]
        func longest(_ value: JSONValue?) -> JSONValue? { value?.objectValue?["longest"] }
        func check(_ event: LiveEvent) async throws {
            let late = await members(of: "a1", in: event)?["late"]?.objectValue
            for name in ["lines", "afterEnd", "ahead"] {
                #expect(late?[name] == expected.objectValue?[name], "\(name)")
            }
            #expect((late?["longest"]?.integerValue ?? 0) / 60_000 == 69)
            #expect(await members(of: "b2", in: event)?["late"]?.objectValue?["ahead"] == 1_800_000)
            let shown = String(decoding: await event.publicStandings(forOrganiser: true), as: UTF8.self)
            #expect(shown.contains(#""late":[{"#))
            #expect(!String(decoding: await event.publicStandings(), as: UTF8.self).contains("late"))
            let open = await event.openAnswers().arrayValue?.first?.objectValue
            #expect(open?["answer"] == .string(pending.digest.description))
            #expect(open?["arrived"] == .integer(Evening.start + 4_200_000))
        }
        try await check(evening.event)
        // A server that starts again knows it from the store.
        let time = evening.time.withLockedValue { $0 }
        try await check(
            try await LiveEvent("evening", in: evening.store, clock: EventClock { time }, logger: Logger(label: "test"))
        )
        await evening.end()
    }

    @Test("a verdict that another edition changes is told again, once")
    func changedVerdict() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("oak", at: 2)
        let answer = try #require(phone.write(.answered(task: "oak", answer: "acorn", reported: .pending), at: 3))
        func verdicts(_ answer: SyncAnswer) -> [JSONValue?] {
            answer.inbox.filter { $0.json.objectValue?["kind"] == "verdict" }.map { $0.json.objectValue?["outcome"] }
        }
        #expect(verdicts(try await phone.sync(phone.lines, with: evening)) == ["rejected"])
        let mended = Array(
            String(decoding: Evening.quest, as: UTF8.self)
                .replacingOccurrences(of: #""answer":"canary""#, with: #""answer":["canary","acorn"]"#).utf8)
        try await evening.event.replaceQuest(sealing: mended)
        let news = try await phone.sync([], with: evening)
        #expect(news.inbox.map { $0.json.objectValue?["kind"] } == ["edition", "verdict"])
        #expect(verdicts(news) == ["accepted"])
        #expect(news.inbox.last?.json.objectValue?["answer"] == .string(answer.digest.description))
        await evening.event.tick()
        #expect(try await phone.sync(phone.lines, with: evening).inbox.isEmpty)
        let again = try await LiveEvent(
            "evening", in: evening.store, clock: EventClock { Evening.start }, logger: Logger(label: "test"))
        await again.tick()
        var request = SyncRequest(device: phone.name)
        request.after = phone.after
        #expect(try await again.sync(request, by: phone.caller).inbox.isEmpty)
        await evening.end()
    }

    @Test("no token begins as an option of a command does")
    func tokens() {
        for _ in 0..<2000 {
            let token = Secret.token()
            #expect(token.utf8.count == 43 && !token.hasPrefix("-") && !token.hasPrefix("_"))
        }
    }
}
