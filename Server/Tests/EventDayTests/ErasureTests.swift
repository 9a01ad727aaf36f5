import EventAccounts
import EventClient
import EventStore
import Foundation
import Logging
import NIOConcurrencyHelpers
import QuestSealing
import Testing
import VeloQuest

@testable import EventDay

/// Persons who are erased: nothing of them stays but an anonymous result.
@Suite("Erasure")
struct ErasureTests {
    private func results(_ event: LiveEvent) async -> [String: String] {
        var results: [String: String] = [:]
        for row in await event.standings().groups.flatMap(\.rows) {
            var json = row.result.json
            // Keys tell who somebody is.
            json["keys"] = nil
            let place = row.rank.map { String($0) } ?? "-"
            results[row.members.map(\.rawValue).joined(separator: "+")] =
                place + String(decoding: JSONWriter().write(.object(json)), as: UTF8.self)
        }
        return results
    }

    private func reopened(_ evening: Evening) async throws -> LiveEvent {
        try await LiveEvent(
            "evening", in: evening.store, clock: EventClock { Evening.start + 1_000_000 },
            logger: Logger(label: "test"))
    }

    /// The files in which a text stands, and the rows.
    private func hits(of text: String, in evening: Evening) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: evening.folder).filter { name in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: evening.folder + "/" + name))
            return bytes.range(of: Data(text.utf8)) != nil
        }
    }

    private func ride(_ phone: Phone, in evening: Evening, from start: Double = 0) async throws {
        phone.write(.started, at: start + 1)
        phone.reach("oak", at: start + 2)
        phone.write(.answered(task: "oak", answer: "canary", reported: .pending), at: start + 3)
        phone.reach("mill", at: start + 4)
        phone.write(.answered(task: "mill", answer: "said of the mill", reported: .pending), at: start + 5)
        phone.write(.finished, at: start + 60)
        let now = Double(Evening.start) / 1000
        let fix = Fix(time: now + start, coordinate: Coordinate(longitude: 61.4, latitude: 55.16))
        _ = try await phone.sync(phone.lines, fixes: [fix], with: evening)
        await evening.event.tick()
    }

    @Test(
        "of an erased person neither name, device nor position is anywhere, and the result stays, also after a restart")
    func erasure() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        let other = try await evening.phone("b2")
        try await ride(phone, in: evening)
        try await ride(other, in: evening, from: 10)
        _ = try await evening.event.decide(
            .judged(Judgement(task: "mill", isAccepted: true, reason: nil)), about: "a1")
        let before = await results(evening.event)
        #expect(before["a1"]?.hasPrefix("1") == true)
        let key = try #require(phone.log.log.entries.first?.event)
        guard case .opened(let opening) = key, let key = opening.key?.description else {
            Issue.record("no key")
            return
        }
        let traces = ["Name of a1", "phone-a1", key, "said of the mill"]
        for trace in traces { #expect(try !hits(of: trace, in: evening).isEmpty, "the search finds \(trace)") }
        let reserve = String(decoding: await evening.event.riddenLog.write(), as: UTF8.self)
        #expect(reserve.contains("phone-a1"))

        try await evening.event.erase("a1")
        #expect(await problem { _ = try await evening.event.caller(phone.token) } == .unauthorized)
        #expect(await results(evening.event) == before)
        let again = try await reopened(evening)
        #expect(await results(again) == before)
        for event in [evening.event, again] {
            let rows = await event.standings().groups.flatMap(\.rows)
            #expect(rows.map(\.name).sorted() == ["Name of b2", "a1"])
            #expect(await event.riddenLog.entries.allSatisfy { $0.rider == "b2" })
        }
        for trace in traces where trace != "said of the mill" {
            #expect(try hits(of: trace, in: evening).isEmpty, "\(trace)")
        }
        var positions: [String] = []
        try await evening.store.lines(of: "evening") { lines in
            for line in lines { #expect(!String(decoding: line.bytes, as: UTF8.self).contains("phone-a1")) }
        }
        for record in try await evening.store.tracks(of: "evening", in: 0..<Int64.max) {
            positions += TrackPacking.unpack(record.bytes).map(\.rider)
        }
        #expect(Set(positions) == ["b2"])
        // The organiser may still change his mind.
        _ = try await again.decide(
            .judged(Judgement(task: "mill", isAccepted: false, reason: nil)), about: "a1")
        let rows = await again.standings().groups.flatMap(\.rows)
        #expect(rows.first { $0.id == "a1" }?.result.solvedCount == 1)
        #expect(rows.first { $0.id == "b2" }?.result.pendingCount == 1)
        await evening.end()
    }

    @Test("a team keeps its result when members are erased, and its name only while somebody of it is left")
    func teams() async throws {
        let evening = try await Evening(teams: true)
        var phones: [Phone] = []
        for rider in ["a1", "b2"] {
            let new = NewRider(id: rider, registration: Registration(name: "Name of \(rider)", team: "Canaries"))
            let code = try #require(try await evening.event.add([new])[rider])
            phones.append(try await Phone(rider: rider, code: code, key: SigningKey(), in: evening))
        }
        for (number, phone) in phones.enumerated() { try await ride(phone, in: evening, from: Double(number) * 10) }
        let before = await results(evening.event)
        #expect(before["a1+b2"]?.hasPrefix("1") == true)
        try await evening.event.erase("a1")
        #expect(await results(evening.event) == before)
        #expect(await evening.event.standings().groups[0].rows[0].name == "Canaries")
        // Another server takes the event over, and erases the other member.
        let second = try await reopened(evening)
        #expect(await results(second) == before)
        #expect(await second.standings().groups[0].rows[0].name == "Canaries")
        try await second.erase("b2")
        #expect(await results(second) == before)
        #expect(await second.standings().groups[0].rows[0].name == "a1+")
        #expect(try await results(reopened(evening)) == before)
        #expect(try hits(of: "Canaries", in: evening).isEmpty)
        await evening.end()
    }

    @Test("who was erased is not entered again over the result, and gets no code")
    func enteredAgain() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        try await ride(phone, in: evening)
        try await evening.event.erase("a1")
        let again = NewRider(id: "a1", registration: Registration(name: "Somebody else"))
        for event in [evening.event, try await reopened(evening)] {
            #expect(await problem { _ = try await event.add([again]) } == .exists)
            #expect(await problem { _ = try await event.newCode(for: "a1") } == .exists)
        }
        await evening.end()
    }

    @Test("what a server that ended too early left of an erased person goes with the next one")
    func halfErased() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        try await ride(phone, in: evening)
        // As an older version erased, or one that ended between two commits.
        try await evening.store.commit([.erase(rider: "a1", before: .max, tracks: [])], to: "evening")
        try await evening.store.commit(
            [.device(DeviceRecord(rider: "a1", device: "phone-a1", key: nil))], to: "evening")
        let again = try await reopened(evening)
        await again.keepRetention()
        try await evening.store.lines(of: "evening") { #expect($0.isEmpty) }
        #expect(try hits(of: "phone-a1", in: evening).isEmpty)
        #expect(await again.standings().groups[0].rows[0].result.solvedCount == 1)
        await evening.end()
    }

    @Test(
        "lines that are being stored while their rider is erased go too, and stay where that fails",
        arguments: [false, true])
    func inFlight(fails: Bool) async throws {
        let evening = try await Evening(teams: true)
        let new = NewRider(id: "a1", registration: Registration(name: "Name of a1", team: "Owls"))
        let mate = NewRider(id: "b2", registration: Registration(name: "Name of b2", team: "Owls"))
        let code = try #require(try await evening.event.add([new, mate])["a1"])
        let phone = try await Phone(rider: "a1", code: code, key: SigningKey(), in: evening)
        let slow = FullStore(evening.store)
        let event = try await LiveEvent(
            "evening", in: slow, clock: EventClock { Evening.start }, logger: Logger(label: "test"))
        phone.write(.started, at: 1)
        phone.reach("oak", at: 2)
        var request = SyncRequest(device: phone.name)
        request.lines = phone.lines
        slow.delayOfLines.withLockedValue { $0 = 300 }
        async let synced = problem { [request] in _ = try await event.sync(request, by: phone.caller) }
        try await Task.sleep(for: .milliseconds(100))
        if fails {
            slow.isFull.withLockedValue { $0 = true }
            #expect(await problem { try await event.erase("a1") } == .storageFull)
            slow.isFull.withLockedValue { $0 = false }
            #expect(await synced == nil)
            #expect(await event.riddenLog.entries.count == phone.lines.count)
            #expect(await event.standings().groups[0].rows[0].name == "Owls")
            await evening.end()
            return
        }
        try await event.erase("a1")
        #expect(await synced == .unauthorized)
        let members = await event.standings().groups[0].rows[0].members
        #expect(
            try await reopened(evening).standings().groups[0].rows[0].members == members && members == ["a1", "b2"])
        try await evening.store.lines(of: "evening") { lines in
            #expect(lines.isEmpty, "\(lines.map { String(decoding: $0.bytes, as: UTF8.self) })")
        }
        await evening.end()
    }

    @Test("standings that are frozen keep the result that the erased rider had then")
    func frozen() async throws {
        let evening = try await Evening()
        let phone = try await evening.phone("a1")
        phone.write(.started, at: 1)
        phone.reach("oak", at: 2)
        _ = try await phone.sync(phone.lines, with: evening)
        try await evening.event.change(SettingsChange(isFrozen: true))
        let shown = await evening.event.publicStandings()
        evening.wait(10)
        phone.write(.answered(task: "oak", answer: "canary", reported: .pending), at: 12)
        _ = try await phone.sync(phone.lines, with: evening)
        func without(_ bytes: [UInt8]) -> String {
            let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "Name of a1", with: "a1")
            // Without the number of the version.
            return String(text.drop { $0 != "," })
        }
        let then = await without(evening.event.publicStandings())
        #expect(then == without(shown), "\(then)\n\(without(shown))")
        let points = await evening.event.standings().groups[0].rows[0].result.total
        try await evening.event.erase("a1")
        let again = try await reopened(evening)
        for event in [evening.event, again] {
            #expect(await event.standings().groups[0].rows[0].result.total == points)
            let now = await without(event.publicStandings())
            #expect(now.contains("\"points\":0") && !now.contains("\"points\":10"), "\(now)")
        }
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
}
