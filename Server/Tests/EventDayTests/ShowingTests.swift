import EventAccounts
import EventClient
import EventDay
import EventStore
import Foundation
import Logging
import NIOConcurrencyHelpers
import QuestSealing
import Testing
import VeloQuest

/// What riders and spectators see, and for how long.
@Suite("What others see")
struct ShowingTests {
    private func standings(of event: LiveEvent, forOrganiser: Bool = false) async -> String {
        String(decoding: await event.publicStandings(forOrganiser: forOrganiser), as: UTF8.self)
    }

    @Test("a link opens standings and positions until it expires, also after opening the store again")
    func shares() async throws {
        let evening = try await Evening()
        let event = evening.event
        try await event.change(SettingsChange(showsStandings: false))
        #expect(await !event.showsStandings(to: nil))
        let link = try await event.share(label: "Bar", hours: 2)
        let token = try #require(link.objectValue?["token"]?.stringValue)
        let caller = try await event.caller(token)
        #expect(caller.role == .spectator)
        #expect(await event.showsStandings(to: caller))
        #expect(await event.showsPositions(to: caller))
        #expect(!Access.rider.allows(caller) && !Access.member.allows(caller) && !Access.organiser.allows(caller))
        #expect(!Access.tracker.allows(caller) && !Access.operator.allows(caller) && Access.anybody.allows(caller))
        // A new code ends what a rider has, and no link.
        _ = try await evening.phone("a1")
        _ = try await event.newCode(for: "a1")
        #expect(try await event.caller(token) == caller)
        let again = try await LiveEvent(
            "evening", in: evening.store, clock: EventClock { [time = evening.time] in time.withLockedValue { $0 } },
            logger: Logger(label: "test"))
        #expect(try await again.caller(token) == caller)
        evening.wait(2 * 3600)
        #expect(await problem { _ = try await event.caller(token) } == .unauthorized)
        #expect(await problem { _ = try await again.caller(token) } == .unauthorized)
        #expect(await event.shares() == ["shares": []])
        await evening.end()
    }

    @Test("a link that was taken back opens nothing, and others stay")
    func takenBack() async throws {
        let evening = try await Evening()
        let event = evening.event
        let first = try #require(try await event.share(label: "One", hours: 1).objectValue)
        let second = try #require(try await event.share(label: "Two", hours: 1).objectValue)
        let identifier = try #require(first["id"]?.stringValue)
        try await event.endShare(identifier)
        #expect(await problem { _ = try await event.caller(first["token"]?.stringValue ?? "") } == .unauthorized)
        #expect(try await event.caller(second["token"]?.stringValue ?? "").role == .spectator)
        #expect(await problem { try await event.endShare(identifier) } == .notFound)
        let audit = String(decoding: JSONWriter().write(try await event.audit()), as: UTF8.self)
        #expect(audit.contains("took a link back"))
        #expect(!audit.contains(second["token"]?.stringValue ?? "…"))
        await evening.end()
    }

    @Test("frozen standings stay as they were while the organiser's go on")
    func freeze() async throws {
        let evening = try await Evening()
        let event = evening.event
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        evening.wait(10)
        _ = try await phone.sync(phone.lines, with: evening)
        let before = await standings(of: event)
        try await event.change(SettingsChange(isFrozen: true))
        evening.wait(20)
        phone.reach("oak", at: 20)
        phone.write(.answered(task: "oak", answer: "canary", reported: .pending), at: 22)
        _ = try await phone.sync(phone.lines, with: evening)
        func points(_ text: String) throws -> Double? {
            try JSONValue(parsing: text).objectValue?["groups"]?.arrayValue?.first?.objectValue?["rows"]?.arrayValue?
                .first?.objectValue?["points"]?.doubleValue
        }
        #expect(try points(before) == 0)
        #expect(try points(await standings(of: event)) == 0)
        #expect(await standings(of: event).contains("\"frozen\""))
        #expect(try points(await standings(of: event, forOrganiser: true)) ?? 0 > 0)
        // After a restart the same is frozen: what had arrived by then.
        let again = try await LiveEvent(
            "evening", in: evening.store, clock: EventClock { [time = evening.time] in time.withLockedValue { $0 } },
            logger: Logger(label: "test"))
        #expect(try points(await standings(of: again)) == 0)
        try await event.change(SettingsChange(isFrozen: false))
        #expect(try points(await standings(of: event)) ?? 0 > 0)
        #expect(await !standings(of: event).contains("\"frozen\""))
        await evening.end()
    }

    @Test("identifiers stand for names where names are not shown, but for organisers")
    func names() async throws {
        let evening = try await Evening()
        let event = evening.event
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        _ = try await phone.sync(phone.lines, with: evening)
        #expect(await standings(of: event).contains("Name of a1"))
        try await event.change(SettingsChange(showsNames: false))
        let shown = await standings(of: event)
        #expect(!shown.contains("Name of") && shown.contains("\"a1\""))
        #expect(await standings(of: event, forOrganiser: true).contains("Name of a1"))
        let starters = String(decoding: await event.starters(for: nil), as: UTF8.self)
        #expect(!starters.contains("Name of"))
        await evening.end()
    }

    @Test("a replay is there after the finish and the delay, and knows no erased person")
    func replay() async throws {
        let evening = try await Evening()
        let event = evening.event
        try await event.change(SettingsChange(showsPositions: true, delay: 60))
        let (first, second) = (try await evening.phone("a1"), try await evening.phone("b2"))
        // Where somebody was before the own start is nobody's business.
        let home = Fix(time: Double(Evening.start) / 1000 + 0.5, coordinate: Coordinate(longitude: 60, latitude: 54))
        for phone in [first, second] {
            phone.write(.started, at: 1)
            _ = try await phone.sync(phone.lines, fixes: [home], with: evening)
        }
        // Stands between the seconds 40 and 80.
        for second_ in 0..<120 {
            evening.wait(1)
            let now = Double(evening.time.withLockedValue { $0 }) / 1000
            let moved = Double(second_ < 40 ? second_ : max(40, second_ - 40)) * 1e-4
            let fix = Fix(time: now, coordinate: Coordinate(longitude: 61 + moved, latitude: 55))
            for phone in [first, second] where second_ % 2 == 0 {
                _ = try await phone.sync([], fixes: [fix], with: evening)
            }
            await event.tick()
        }
        #expect(await problem { _ = try await event.replay() } == .notYet)
        try await event.finish()
        evening.wait(59)
        #expect(await problem { _ = try await event.replay() } == .notYet)
        evening.wait(1)
        let object = try #require(try JSONValue(parsing: try await event.replay()).objectValue)
        #expect(object["step"]?.integerValue == 5)
        let riders = try #require(object["riders"]?.objectValue)
        #expect(riders.map(\.key) == ["a1", "b2"])
        var place: (number: Int64, longitude: Int64, latitude: Int64) = (0, 0, 0)
        var places: [(Int64, Int64)] = []
        for entry in try #require(riders["a1"]?.arrayValue) {
            let values = (entry.arrayValue ?? []).compactMap(\.integerValue)
            try #require(values.count == 3)
            place = (place.number + values[0], place.longitude + values[1], place.latitude + values[2])
            places.append((place.number, place.longitude))
        }
        #expect(place.latitude == 55_000_000)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 <= $1.1 })
        // Where the rider stood, both ends of the rest are there.
        let rest = places.filter { $0.1 == 61_004_000 }
        #expect(rest.count == 2 && rest[1].0 - rest[0].0 >= 6, "\(places)")
        try await event.erase("b2")
        let after = String(decoding: try await event.replay(), as: UTF8.self)
        #expect(after.contains("\"a1\"") && !after.contains("\"b2\""))
        await evening.end()
    }

    @Test("what was said can be read again, but for what an erased person was told")
    func messages() async throws {
        let evening = try await Evening()
        let event = evening.event
        let phone = try await evening.phone("a1")
        try await event.say("To all", to: nil)
        try await event.say("To Anna", to: "a1")
        phone.write(.started, at: 1)
        _ = try await phone.sync(phone.lines, with: evening)
        func texts() async throws -> [String] {
            try await event.messages().objectValue?["messages"]?.arrayValue?
                .compactMap { $0.objectValue?["text"]?.stringValue } ?? []
        }
        #expect(try await texts() == ["To Anna", "To all"])
        try await event.erase("a1")
        #expect(try await texts() == ["To all"])
        await evening.end()
    }

    @Test("an answer that is judged after the finish counts, and not in standings that are frozen")
    func judgedLate() async throws {
        let evening = try await Evening()
        let event = evening.event
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("mill", at: 20)
        let answer = phone.write(.answered(task: "mill", answer: "photo", reported: .pending), at: 22)
        evening.wait(30)
        _ = try await phone.sync(phone.lines, with: evening)
        try await event.finish()
        evening.wait(600)
        try await event.change(SettingsChange(isFrozen: true))
        evening.wait(60)
        let judgement = Judgement(task: "mill", answer: answer?.digest, isAccepted: true, reason: nil)
        _ = try await event.decide(.judged(judgement), about: "a1")
        #expect(await standings(of: event, forOrganiser: true).contains("\"points\":0") == false)
        #expect(await standings(of: event).contains("\"points\":0"))
        await evening.end()
    }

    @Test("an answer whose signature comes a request later has its verdict then")
    func signedLater() async throws {
        let evening = try await Evening()
        let key = SigningKey()
        let phone = try await evening.phone("a1", key: key)
        phone.write(.started, at: 1)
        phone.reach("oak", at: 20)
        evening.wait(30)
        _ = try await phone.sync(phone.lines, with: evening)
        // A browser signs after it has written, and sends when it likes.
        func write(_ event: RideEvent, _ signer: Signer?, at time: Double) -> [String] {
            let sent = phone.lines.count
            phone.log = DeviceLog(
                device: phone.name, rider: "a1", signer: signer, resuming: phone.log.log)
            phone.write(event, at: time)
            return Array(phone.lines.dropFirst(sent))
        }
        let answer = write(.answered(task: "oak", answer: "canary", reported: .pending), nil, at: 22)
        try #require(!answer.contains { $0.contains("\"sig\"") } && answer.contains { $0.contains("answered") })
        #expect(try await phone.sync(answer, with: evening).inbox.isEmpty)
        let signature = write(.signed, key.signer, at: 23)
        try #require(signature.contains { $0.contains("\"sig\"") })
        let told = try await phone.sync(signature, with: evening).inbox.map { JSONWriter().write($0.json) }
        try #require(told.count == 1)
        #expect(String(decoding: told[0], as: UTF8.self).contains("accepted"))
        await evening.end()
    }

    @Test("an event that cannot be opened takes no other along, and nothing is written over it")
    func unopened() async throws {
        let evening = try await Evening()
        let record = EventRecord(id: "broken", name: "Broken", created: 5)
        try await evening.store.commit([.event(record)], to: "broken")
        let again = try await EventDay(
            store: evening.store, clock: EventClock { Evening.start }, logger: Logger(label: "test"))
        #expect(try await again.event("evening").id == "evening")
        #expect(await again.failures == ["broken"])
        #expect(await problem { _ = try await again.event("broken") } == .unavailable)
        #expect(
            await problem {
                _ = try await again.create(
                    id: "broken", name: "New", quest: Evening.quest, ridersEdition: Evening.ridersEdition)
            } == .exists)
        #expect(try await evening.store.events().first { $0.id == "broken" } == record)
        await evening.end()
    }

    @Test("an event that was deleted does not come back by a request that was under way")
    func deleted() async throws {
        let evening = try await Evening()
        let event = evening.event
        try await evening.day.delete("evening")
        #expect(await problem { try await event.change(SettingsChange(delay: 7)) } == .noEvent)
        #expect(await problem { try await event.finish() } == .noEvent)
        #expect(try await evening.store.events().isEmpty)
        await evening.end()
    }

    @Test("team mates find each other, and nobody else")
    func team() async throws {
        let evening = try await Evening(teams: true)
        let event = evening.event
        _ = try await event.add([
            NewRider(id: "o1", registration: Registration(name: "Olga", team: "Owls")),
            NewRider(id: "x1", registration: Registration(name: "Xenia", team: "Foxes")),
        ])
        let codes = try await event.add([NewRider(id: "o2", registration: Registration(name: "Oleg", team: "Owls"))])
        let phone = try await Phone(rider: "o2", code: try #require(codes["o2"]), key: nil, in: evening)
        let text = String(decoding: JSONWriter().write(try await event.team(of: phone.caller)), as: UTF8.self)
        #expect(text.contains("Olga") && text.contains("Oleg") && text.contains("Owls") && !text.contains("Xenia"))
        let alone = try await evening.phone("lone")
        let own = String(decoding: JSONWriter().write(try await event.team(of: alone.caller)), as: UTF8.self)
        #expect(own.contains("lone") && !own.contains("Olga"))
        await evening.end()
    }
}
