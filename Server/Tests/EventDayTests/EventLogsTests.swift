import EventStore
import Testing
import VeloQuest

@testable import EventDay

@Suite("The logs of an event")
struct EventLogsTests {
    private let quest: Quest
    private var logs: EventLogs

    init() throws {
        quest = try #require(Quest.read(Evening.quest).quest)
        logs = EventLogs(
            of: quest, EventRecord(id: "evening", name: "Evening", created: Evening.start), StoredLines(), rides: [:])
        enter(["a1", "b2"])
    }

    private mutating func enter(_ riders: [RideEntry.Rider]) {
        var roster = Roster()
        for rider in riders {
            roster.riders[rider] = Registration(name: "Name of \(rider.rawValue)")
            roster.devices[rider] = ["phone-\(rider.rawValue)"]
        }
        logs.enter(roster)
    }

    private func log(of rider: RideEntry.Rider, _ events: [RideEvent], from time: Int64 = Evening.start) -> [RideEntry]
    {
        var log = DeviceLog(device: "phone-\(rider.rawValue)", rider: rider, quest: quest)
        for (number, event) in events.enumerated() { log.append(event, at: Double(time) / 1000 + Double(number)) }
        return log.log.entries
    }

    @Test("a line is added once, and the version grows with it")
    mutating func lines() {
        let entries = log(of: "a1", [.started, .finished])
        let version = logs.version
        #expect(logs.add(entries, isOffice: false, at: Evening.start, finished: nil).count == entries.count)
        #expect(logs.version == version + 1 && entries.allSatisfy { logs.contains($0.digest) })
        #expect(logs.add(entries, isOffice: false, at: Evening.start, finished: nil).isEmpty)
        #expect(logs.version == version + 1)
    }

    @Test("the riders whose rows changed are named once")
    mutating func changedRiders() {
        #expect(logs.takeChangedRiders() == ["a1", "b2"])
        #expect(logs.takeChangedRiders() == [])
        logs.add(log(of: "b2", [.started]), isOffice: false, at: Evening.start, finished: nil)
        #expect(logs.takeChangedRiders() == ["b2"])
        #expect(logs.takeChangedRiders() == [])
        logs.judge(by: quest)
        enter(["a1", "b2"])
        #expect(logs.takeChangedRiders() == ["a1", "b2"], "all are judged again")
    }

    @Test("a rider whose line came late is named, although the row may be the same")
    mutating func lateRiders() {
        let entries = log(of: "a1", [.started, .finished])
        logs.add(Array(entries.dropLast()), isOffice: false, at: Evening.start, finished: nil)
        _ = logs.takeChangedRiders()
        logs.add([entries[entries.count - 1]], isOffice: false, at: Evening.start + 3_600_000, finished: nil)
        #expect(logs.lateness.riders["a1"]?.lines == 1 && logs.takeChangedRiders() == ["a1"])
    }

    @Test("frozen standings stay as they are until they are unfrozen")
    mutating func freezing() {
        logs.freeze(true)
        logs.add(log(of: "a1", [.started]), isOffice: false, at: Evening.start, finished: nil)
        let now = logs.standings()
        #expect(logs.shownStandings().groups.map { $0.rows.map(\.result) } != now.groups.map { $0.rows.map(\.result) })
        logs.freeze(false)
        #expect(logs.shownStandings().groups.map { $0.rows.map(\.result) } == now.groups.map { $0.rows.map(\.result) })
    }

    @Test("a decision that is not stored was never written")
    mutating func office() throws {
        let time = Double(Evening.start) / 1000
        let first = logs.write(.disqualified(reason: "x"), at: time, about: "a1")
        let lost = try #require(first)
        logs.takeBack(lost)
        let second = logs.write(.disqualified(reason: "x"), at: time, about: "a1")
        let written = try #require(second)
        #expect(written.entries == lost.entries && written.decision == written.entries.last)
    }
}
