import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Testing

@Suite("A referee of a replayed ride")
struct ReplayedRefereeTests {
    private let zone = Quest.Zone(
        id: "zone", name: "Zone", kind: .toll(.init(perEntry: 1)),
        polygons: [[Self.corners.map { SmallQuest.place(east: $0.east, north: $0.north) }]])

    private static let corners = [(200.0, -500.0), (300, -500), (300, 500), (200, 500), (200, -500)].map {
        (east: $0.0, north: $0.1)
    }

    private func referee(isReplayed: Bool) throws -> Referee {
        let task = Quest.Task(id: "oak", name: "Oak", coordinate: SmallQuest.place(east: 700), radius: 20)
        var referee = Referee(quest: try Quest(tasks: [task], zones: [zone]))
        referee.isReplayed = isReplayed
        return referee
    }

    @Test("takes zones and flags from the log, and nothing else; any other referee looks for them itself")
    func replay() throws {
        let events: [RideEvent] = [
            .entered("zone"), .left("zone"), .flagged(RideFlag(.noApproach, task: "oak", value: 70)), .skipped("oak"),
            .tookHint(task: "oak", index: 0), .withdrew,
        ]
        for isReplayed in [true, false] {
            var referee = try referee(isReplayed: isReplayed)
            _ = referee.receive(SmallQuest.fix(0, east: 0))
            for event in events { try referee.replay(event, at: SmallQuest.startTime + 1) }
            #expect(referee.log.entries.map(\.event) == [.started] + (isReplayed ? Array(events.prefix(3)) : []))
            // A ride through the zone, and a check-in out of nowhere.
            let before = referee.log.entries.count
            for east in [240.0, 250, 350] { _ = referee.receive(SmallQuest.fix(east / 10, east: east)) }
            _ = referee.receive(SmallQuest.fix(400, east: 700))
            let found = referee.log.entries.dropFirst(before).map(\.event)
            #expect(found.count == (isReplayed ? 1 : 4), "\(found)")
        }
    }
}
