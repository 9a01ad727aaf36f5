import EventAccounts
import EventClient
import EventDay
import EventStore
import Exchange
import Foundation
import Logging
import NIOConcurrencyHelpers
import QuestSealing
import Testing
import VeloQuest

@Suite("A live event")
struct LiveEventTests {
    @Test("a request to join that the network doubled gives two tokens that are both good, and a later one ends them")
    func doubledJoin() async throws {
        let evening = try await Evening()
        let code = try #require(
            try await evening.event.add([NewRider(id: "a1", registration: Registration())])["a1"])
        func join() async throws -> String {
            try await evening.event.join(JoinRequest(code: code, device: "p", key: nil), from: "x").token
        }
        async let one = join()
        async let other = join()
        let both = try await [one, other]
        for token in both { #expect(try await evening.event.caller(token).rider == "a1") }
        evening.wait(120)
        let third = try await join()
        for event in [
            evening.event,
            try await LiveEvent(
                "evening", in: evening.store, clock: EventClock { Evening.start }, logger: Logger(label: "test")),
        ] {
            for token in both { #expect(await problem { _ = try await event.caller(token) } == .unauthorized) }
            #expect(try await event.caller(third).device == "p")
        }
        await evening.end()
    }

    @Test("a code belongs to the first device, until the organiser sets it free")
    func joining() async throws {
        let evening = try await Evening()
        let event = evening.event
        let code = try #require(
            try await event.add([NewRider(id: "a1", registration: Registration(name: "Anna"))])["a1"])
        #expect(try await event.add([NewRider(id: "a1", registration: Registration(name: "Anna B."))]).isEmpty)
        let first = try await event.join(JoinRequest(code: code.lowercased(), device: "p1", key: nil), from: "x")
        #expect(first.rider == "a1" && first.registration.name == "Anna B.")
        let again = try await event.join(JoinRequest(code: code, device: "p1", key: nil), from: "x")
        #expect(again.token != first.token)
        #expect(
            await problem { _ = try await event.join(JoinRequest(code: code, device: "p2", key: nil), from: "x") }
                == .codeInUse)
        let key = SigningKey().publicKey.description
        #expect(
            await problem { _ = try await event.join(JoinRequest(code: code, device: "p1", key: key), from: "x") }
                == .codeInUse)
        #expect(
            await problem {
                _ = try await event.join(JoinRequest(code: "0000-0000", device: "p2", key: nil), from: "x")
            }
                == .codeUnknown)
        #expect(
            await problem { _ = try await event.join(JoinRequest(code: code, device: "a b", key: nil), from: "x") }
                == .malformed)
        #expect(
            await problem { _ = try await event.join(JoinRequest(code: code, device: "office", key: nil), from: "x") }
                == .malformed)
        let new = try await event.newCode(for: "a1")
        #expect(await problem { _ = try await event.caller(first.token) } == .unauthorized)
        #expect(
            await problem { _ = try await event.join(JoinRequest(code: code, device: "p2", key: nil), from: "x") }
                == .codeUnknown)
        #expect(
            await problem { _ = try await event.join(JoinRequest(code: new, device: "p1", key: nil), from: "x") }
                == .exists)
        _ = try await event.join(JoinRequest(code: new, device: "p2", key: key), from: "x")
        await evening.end()
    }

    @Test("guessing codes is slow")
    func guessing() async throws {
        let evening = try await Evening()
        var refused = 0
        for _ in 0..<180 {
            let code = await problem {
                _ = try await evening.event.join(JoinRequest(code: "0000-0000", device: "p", key: nil), from: "y")
            }
            if code == .rateLimited { refused += 1 }
        }
        #expect(refused == 80)
        evening.wait(60)
        #expect(
            await problem {
                _ = try await evening.event.join(JoinRequest(code: "0000-0000", device: "p", key: nil), from: "y")
            }
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
        #expect(none.head == nil && none.gaps.isEmpty)
        let some = try await phone.sync([lines[4], lines[0], lines[7], lines[4]], with: evening)
        #expect(some.head?.sequence == 1 && some.gaps == [2...4, 6...7])
        let more = try await phone.sync(lines, with: evening)
        #expect(more.head?.sequence == 10 && more.gaps.isEmpty)
        #expect(more.head?.digest == phone.log.log.entries.last?.digest)
        #expect(Array(await evening.event.riddenLog.write()) == phone.log.log.write())
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
        #expect(answer.head?.sequence == 2)
        #expect(
            await problem { _ = try await evening.event.sync(SyncRequest(device: "x"), by: phone.caller) } == .forbidden
        )
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
            await problem {
                _ = try await evening.event.join(JoinRequest(code: "0000-0000", device: "p", key: nil), from: "z")
            }
                == .eventOver)
        await evening.end()
    }

    @Test("settings that are changed at the same moment as the end do not undo it")
    func together() async throws {
        let evening = try await Evening()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask { try await evening.event.change(SettingsChange(showsStandings: number % 2 == 0)) }
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
            if await problem({
                _ = try await evening.event.join(JoinRequest(code: code, device: "p\(number)", key: nil), from: "x")
            }
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
        #expect(try await phone.sync([lines[3]], with: evening).inbox.isEmpty)
        let items = try await phone.sync(Array(lines[..<3]), with: evening).inbox
        #expect(items.first?.json.objectValue?["answer"] == .string(answer.digest.description))
        #expect(items.first?.json.objectValue?["outcome"] == "accepted")
        #expect(try await phone.sync(lines, with: evening).inbox.isEmpty, "a verdict is told once")
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
        #expect(try await phone.sync([], with: evening).inbox.last?.json.objectValue?["kind"] == "edition")
        #expect(await evening.event.riddenLog.write() == phone.log.log.write())
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
}
