import EventAccounts
import EventClient
import EventStore
import Foundation
import Logging
import NIOConcurrencyHelpers
import Testing
import VeloQuest

@testable import EventDay

/// Files of an export, by path.
private actor Files {
    private(set) var all: [String: String] = [:]
    func add(_ path: String, _ bytes: [UInt8]) { all[path] = String(decoding: bytes, as: UTF8.self) }
}

/// What is kept of persons, for how long, and who sees it.
@Suite("Persons")
struct PersonTests {
    private static let day = 86_400.0

    /// A ride of a minute with a position a second, 60 s before each multiple of an hour.
    private func ride(_ phone: Phone, in evening: Evening, minutes: Int) async throws {
        for minute in 0..<minutes {
            let begin = Double(Evening.start) / 1000 + Double(minute) * 60
            let fixes = (0..<60).map {
                Fix(
                    time: begin + Double($0),
                    coordinate: Coordinate(longitude: 61.4 + Double($0) * 1e-5, latitude: 55.16),
                    horizontalAccuracy: 5)
            }
            _ = try await phone.sync([], fixes: fixes, with: evening)
            evening.wait(60)
            await evening.event.tick()
        }
    }

    private func fixes(of rider: String, in evening: Evening) async throws -> [Fix] {
        let records = try await evening.store.tracks(of: "evening", in: 0..<Int64.max)
        return records.flatMap { TrackPacking.unpack($0.bytes) }.filter { $0.rider == rider }.flatMap(\.fixes)
    }

    @Test("positions are thinned a week after the finish, and persons erased when their time is over; the result stays")
    func retention() async throws {
        let evening = try await Evening()
        let event = evening.event
        try await event.change(SettingsChange(retention: 30))
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("oak", at: 2)
        phone.write(.answered(task: "oak", answer: "canary", reported: .pending), at: 3)
        _ = try await phone.sync(phone.lines, with: evening)
        try await ride(phone, in: evening, minutes: 10)
        try await event.finish()
        await event.tick()
        await event.keepRetention()
        #expect(try await fixes(of: "a1", in: evening).count == 600)
        evening.wait(6 * Self.day)
        await event.tick()
        await event.keepRetention()
        #expect(try await fixes(of: "a1", in: evening).count == 600, "within the week everything is there")
        evening.wait(2 * Self.day)
        await event.tick()
        await event.keepRetention()
        let thinned = try await fixes(of: "a1", in: evening)
        #expect((10...12).contains(thinned.count), "a position a minute, \(thinned.count)")
        let before = await event.publicStandings()
        #expect(String(decoding: before, as: UTF8.self).contains("Name of a1"))
        evening.wait(23 * Self.day)
        await event.tick()
        await event.keepRetention()
        #expect(try await fixes(of: "a1", in: evening).isEmpty)
        let after = String(decoding: await event.publicStandings(), as: UTF8.self)
        #expect(!after.contains("Name of a1"))
        #expect(after.contains("\"points\":10"), "the result stays")
        let record = await event.settings
        #expect(record.emptied != nil && record.thinned != nil)
        // Nothing of it is done twice, also after a restart.
        let audit = try await evening.store.audit(of: "evening", count: 100).map(\.action)
        await event.tick()
        await event.keepRetention()
        #expect(try await evening.store.audit(of: "evening", count: 100).count == audit.count)
        #expect(
            audit.contains("erased all persons") && audit.contains("thinned positions") && audit.contains("erased a1"))
        await evening.end()
    }

    @Test("an event that keeps persons erases none")
    func kept() async throws {
        let evening = try await Evening()
        try await evening.event.change(SettingsChange(retention: 0))
        _ = try await evening.phone("a1")
        try await evening.event.finish()
        evening.wait(4000 * Self.day)
        await evening.event.keepRetention()
        #expect(await evening.event.settings.emptied == nil)
        #expect(String(decoding: await evening.event.publicStandings(), as: UTF8.self).contains("Name of a1"))
        await evening.end()
    }

    @Test(
        "an event that is made long before its day stays open; one that nobody finishes ends a year after the last act, line or position"
    )
    func forgotten() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        evening.wait(300 * Self.day)
        await evening.event.keepRetention()
        #expect(await evening.event.settings.finished == nil, "it was made early")
        try await ride(phone, in: evening, minutes: 1)
        evening.wait(300 * Self.day)
        await evening.event.keepRetention()
        #expect(await evening.event.settings.finished == nil, "somebody rode within the year")
        try await evening.event.say("Soon", to: nil)
        evening.wait(300 * Self.day)
        await evening.event.keepRetention()
        #expect(await evening.event.settings.finished == nil, "an organiser said something within the year")
        evening.wait(66 * Self.day)
        await evening.event.keepRetention()
        #expect(await evening.event.settings.finished != nil)
        await evening.end()
    }

    @Test("who was erased and entered again is erased again, also after the event was emptied")
    func enteredAgain() async throws {
        let evening = try await Evening()
        let event = evening.event
        let rider = NewRider(id: "a1", registration: Registration(name: "Canary"))
        _ = try await event.add([rider])
        try await event.erase("a1")
        _ = try await event.add([rider])
        try await event.finish()
        evening.wait(91 * Self.day)
        for _ in 0..<2 { await event.keepRetention() }
        #expect(await !String(decoding: event.ridersTable(), as: UTF8.self).contains("Canary"))
        _ = try await event.add([rider])
        await event.keepRetention()
        #expect(await !String(decoding: event.ridersTable(), as: UTF8.self).contains("Canary"))
        await evening.end()
    }

    @Test("a table that says nothing of children leaves them hidden")
    func minorsStay() async throws {
        let evening = try await Evening()
        let child = NewRider(id: "a1", registration: Registration(name: "Canary"), isMinor: true)
        _ = try await evening.event.add([child])
        _ = try await evening.event.add([NewRider(id: "a1", registration: Registration(name: "Canary", category: "W"))])
        #expect(!String(decoding: await evening.event.publicStandings(), as: UTF8.self).contains("Canary"))
        let grown = NewRider(id: "a1", registration: Registration(name: "Canary"), isMinor: false)
        _ = try await evening.event.add([grown])
        #expect(String(decoding: await evening.event.publicStandings(), as: UTF8.self).contains("Canary"))
        await evening.end()
    }

    @Test("the name of a child is for organisers and the team alone")
    func minors() async throws {
        let evening = try await Evening()
        let event = evening.event
        _ = try await event.add([
            NewRider(id: "a1", registration: Registration(name: "Canary Child"), isMinor: true),
            NewRider(id: "b2", registration: Registration(name: "Grown Up")),
        ])
        let shown = String(decoding: await event.publicStandings(), as: UTF8.self)
        #expect(!shown.contains("Canary") && shown.contains("Grown Up") && shown.contains("a1"))
        #expect(!String(decoding: await event.starters(for: nil), as: UTF8.self).contains("Canary"))
        #expect(
            String(decoding: await event.publicStandings(forOrganiser: true), as: UTF8.self).contains("Canary Child"))
        let link = try await event.share(label: "", hours: 1).objectValue?["token"]?.stringValue ?? ""
        let spectator = try await event.caller(link)
        #expect(!String(decoding: await event.starters(for: spectator), as: UTF8.self).contains("Canary"))
        let organiser = try await event.caller(evening.token)
        #expect(String(decoding: await event.starters(for: organiser), as: UTF8.self).contains("Canary Child"))
        #expect(
            !String(decoding: await event.starters(for: nil), as: UTF8.self).contains("Canary"),
            "nothing was kept for others")
        await evening.end()
    }

    @Test("a person gets all that the event knows of the person, and nothing of others")
    func access() async throws {
        let evening = try await Evening()
        let event = evening.event
        let (phone, other) = (try await evening.phone("a1"), try await evening.phone("zoya"))
        for phone in [phone, other] {
            phone.write(.started, at: 1)
            phone.write(.answered(task: "mill", answer: "words of \(phone.name)", reported: .pending), at: 3)
            _ = try await phone.sync(phone.lines, with: evening)
            try await ride(phone, in: evening, minutes: 1)
        }
        try await event.say("only you", to: "a1")
        try await event.say("only the other", to: "zoya")
        let files = Files()
        try await event.exportPerson("a1") { await files.add($0, $1) }
        let all = await files.all
        #expect(Set(all.keys) == ["rider.json", "logs.jsonl", "office.jsonl", "feed.jsonl", "tracks/a1.gpx"])
        #expect(all["rider.json"]?.contains("Name of a1") == true && all["rider.json"]?.contains("phone-a1") == true)
        #expect(all["logs.jsonl"]?.contains("words of phone-a1") == true)
        #expect(all["feed.jsonl"]?.contains("only you") == true)
        #expect(all.values.allSatisfy { !$0.contains("zoya") && !$0.contains("only the other") })
        await #expect(throws: EventError.self) { try await event.exportPerson("nobody") { _, _ in } }
        try await event.erase("a1", by: "rider a1")
        #expect(try await evening.store.audit(of: "evening", count: 1).first?.actor == "rider a1")
        await evening.end()
    }

    @Test("organisers see after a restart where riders were last")
    func resumed() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        try await ride(phone, in: evening, minutes: 2)
        let again = try await LiveEvent(
            "evening", in: evening.store, clock: EventClock { [time = evening.time] in time.withLockedValue { $0 } },
            logger: .init(label: "test"))
        let riders = try #require(await again.ridersOverview().arrayValue)
        #expect(riders.first?.objectValue?["position"]?.arrayValue?.count == 4)
        await evening.end()
    }
}
