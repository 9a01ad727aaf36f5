import EventClient
import EventStore
import QuestSealing
import Testing
import VeloQuest

@testable import EventAccounts
@testable import EventDay

@Suite("The roster of an event")
struct EventRosterTests {
    private func roster() -> EventRoster {
        var roster = EventRoster([], [], [])
        roster.enter([
            RiderRecord(id: "a1", name: "Anna", team: "Owls", code: Secret.hash(code: "0000-0001")),
            RiderRecord(id: "b2", name: "Boris", team: "Owls", code: Secret.hash(code: "0000-0002")),
        ])
        return roster
    }

    private func code(_ body: () throws(EventError) -> Void) -> ProblemCode? {
        do throws(EventError) {
            try body()
            return nil
        } catch { return error.code }
    }

    @Test("a code finds its rider until there is another one")
    func codes() throws {
        var roster = roster()
        #expect(roster.rider(withCode: "0000 0001")?.id == "a1" && roster.rider(withCode: "0000-0003") == nil)
        var rider = try #require(roster.riders["a1"])
        rider.code = Secret.hash(code: "0000-0003")
        roster.replaceCode(of: rider, revoking: [])
        #expect(roster.rider(withCode: "0000-0001") == nil && roster.rider(withCode: "0000-0003")?.id == "a1")
    }

    @Test("one device rides for a rider, and no two riders have devices of one name")
    func devices() throws {
        var roster = roster()
        let phone = try roster.binding("p1", key: nil, to: "a1")
        #expect(roster.bind(phone) && !roster.bind(phone) && roster.joinedCount == 1)
        #expect(try roster.binding("p1", key: nil, to: "a1") == phone)
        #expect(code { () throws(EventError) in _ = try roster.binding("p2", key: nil, to: "a1") } == .codeInUse)
        #expect(code { () throws(EventError) in _ = try roster.binding("p1", key: nil, to: "b2") } == .exists)
        #expect(roster.isBound("p1", to: "a1") && !roster.isBound("p1", to: "b2") && !roster.isKeyed("p1", of: "a1"))
        roster.unbind(phone)
        #expect(roster.boundDevice(of: "a1") == nil)
    }

    @Test("a token is good until it ends, is replaced or its rider is erased")
    func tokens() throws {
        var roster = roster()
        func session(_ token: String, at time: Int64, expires: Int64? = nil) -> SessionRecord {
            SessionRecord(
                hash: Secret.hash(token: token), role: expires == nil ? .rider : .spectator,
                rider: expires == nil ? "a1" : "", device: expires == nil ? "p1" : "", created: time, expires: expires)
        }
        roster.open(session("first", at: 0))
        roster.open(session("link", at: 0, expires: 500))
        #expect(try roster.caller("first", at: 1).rider == "a1")
        #expect(roster.shares(at: 499).count == 1 && roster.endedShares(at: 500).count == 1)
        #expect(code { () throws(EventError) in _ = try roster.caller("link", at: 500) } == .unauthorized)
        roster.open(session("second", at: 1_000_000))
        #expect(code { () throws(EventError) in _ = try roster.caller("first", at: 1) } == .unauthorized)
        roster.forget(["a1"])
        #expect(code { () throws(EventError) in _ = try roster.caller("second", at: 1) } == .unauthorized)
    }

    @Test("a team of which nobody is left gets a name that names nobody")
    func teams() throws {
        var roster = roster()
        roster.beginErasing(["a1"])
        var anna = try #require(roster.riders["a1"])
        anna.name = nil
        #expect(roster.renamedTeams(["a1": anna]).isEmpty)
        roster.beginErasing(["b2"])
        var boris = try #require(roster.riders["b2"])
        boris.name = nil
        #expect(roster.renamedTeams(["a1": anna, "b2": boris]).map(\.team) == ["a1+", "a1+"])
    }

    @Test("a rider is known by keys where every device has one, and else by the names of devices")
    func registrations() {
        var roster = roster()
        let key = SigningKey().publicKey.description
        _ = roster.bind(DeviceRecord(rider: "a1", device: "p1", key: key))
        _ = roster.bind(DeviceRecord(rider: "b2", device: "p2", key: nil))
        let judged = roster.registrations
        #expect(judged.keys["a1"]?.count == 1 && judged.devices["a1"] == nil)
        #expect(judged.devices["b2"] == ["p2"] && judged.riders["b2"]?.name == "Boris")
    }
}
