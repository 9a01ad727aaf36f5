import EngineTestSupport
import Exchange
import RideLogs
import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("Replays as they were recorded")
struct RecordedReplayTests {
    private static let file = "quests/old-town.geojson"

    private func ridden(_ name: String, seed: UInt64) throws -> RideRecord {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        var rider = VirtualRider()
        rider.hintTaking = 0.5
        return try RideSimulator(quest: SimulationTests.quest(Self.file), seed: seed, rider: rider, name: name).run(
            router: &router)
    }

    /// The log of a ride, with hints, answers that were given up, and decisions.
    private func changedLog(_ record: RideRecord) -> RideLog {
        var phone = DeviceLog(device: "phone", rider: record.rider)
        phone.append(.joined(Registration(name: "Ivan", team: "Owls")), at: Double(record.log.entries[0].time) / 1000)
        var given: EntryDigest?
        for (index, entry) in record.log.entries.enumerated() {
            let time = Double(entry.time) / 1000
            guard case .answered(let task, _, _, _) = entry.event else {
                phone.append(entry.event, at: time)
                continue
            }
            switch index % 5 {
            case 0: phone.append(.skipped(task), at: time)
            case 1: phone.append(.revealed(task), at: time)
            case 2: phone.append(.tookHint(task: task, index: 0), at: time)
            default: given = phone.append(entry.event, at: time)?.digest ?? given
            }
        }
        var office = DeviceLog(device: "office", rider: record.rider)
        let end = Double(record.log.entries.last?.time ?? 0) / 1000
        office.append(.adjusted(points: -3, reason: "helped"), at: end + 10)
        office.append(
            .judged(Judgement(task: "pond", answer: given, isAccepted: false, reason: "not seen")), at: end + 20)
        office.append(.disqualified(reason: "a car"), at: end + 30)
        return phone.log.merged(with: office.log)
    }

    /// Tracks and logs of riders, whole and in parts.
    private func rides() throws -> [(title: String, rides: [RecordedRide])] {
        let (anna, ivan, olga) = (
            try ridden("anna", seed: 31), try ridden("ivan", seed: 32), try ridden("olga", seed: 33)
        )
        let track = RecordedRide(rider: "anna", fixes: anna.fixes)
        // A phone that slept, was off for a while and made three leaps.
        var sparse = olga.fixes.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
        let start = sparse[0].time
        sparse.removeAll { (start + 600...start + 1000).contains($0.time) }
        for leap in [40, 41, 90] where leap < sparse.count { sparse[leap].coordinate.latitude += 0.02 }
        var untimed = GPXDocument()
        untimed.tracks = [
            GPXTrack(
                name: "pavel",
                segments: [
                    anna.fixes.enumerated().filter { $0.offset % 10 == 0 }.map {
                        GPXPoint(coordinate: $0.element.coordinate)
                    }
                ])
        ]
        let features = olga.geoJSON
        return [
            ("a track", [track]), ("a log", RecordedRide.rides(in: anna.log)),
            ("a track and its log", [track] + RecordedRide.rides(in: anna.log)),
            ("a log with decisions", RecordedRide.rides(in: JudgedLog(trusting: changedLog(ivan)))),
            (
                "a track and a log with decisions",
                [RecordedRide(rider: "ivan", fixes: ivan.fixes)]
                    + RecordedRide.rides(in: JudgedLog(trusting: changedLog(ivan)))
            ),
            ("a track with holes", [RecordedRide(rider: "sparse", fixes: sparse)]),
            ("a track without times", RecordedRide.rides(in: untimed, name: "gpx")),
            ("a map", RecordedRide.rides(in: features, name: "map")),
        ]
    }

    @Test("tracks and logs, whole and in parts, are ridden as in every version")
    func recorded() throws {
        let quest = try SimulationTests.quest(Self.file)
        var lines: [String] = []
        for (title, rides) in try rides() {
            for (number, ride) in RecordedRide.joined(rides).enumerated() {
                var router = Router(graph: try TestMaps.demo(seed: 1))
                let start = number == 0 && title == "a track with holes" ? 1_800_000_000.0 : nil
                let record = RideReplay.run(ride, quest: quest, startingAt: start, router: &router)
                lines.append(
                    "--- \(title): \(ride.rider), \(ride.fixes.count) fixes, \(ride.moments.count) moments, "
                        + "\(ride.isTimed) \(ride.tellsAnswers) \(ride.refusedFixes)")
                lines += record.timeline(in: .english).split(separator: "\n").map(String.init)
                lines.append("\((record.distance ?? -1).written()) m, \(record.fixes.count) fixes")
            }
        }
        let difference = try Recording("replays").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("an event of them all gives the figures of every version")
    func event() throws {
        let rides = try rides().enumerated().flatMap { place, part in
            part.rides.map { ride in
                var ride = ride
                ride.rider = .init("\(place) \(ride.rider)")
                return ride
            }
        }
        let replay = try EventReplay(
            quest: SimulationTests.quest(Self.file), rides: rides + [RecordedRide(rider: "nobody", fixes: [])],
            search: SimulationTests.search())
        let outcome = replay.run()
        let advice = replay.advice(after: EventStatistics(of: outcome))
        let difference = try Recording("event-replay").difference(from: EventLines.lines(outcome, advice))
        #expect(difference == nil)
        // Who has no track has no line on the map.
        #expect(outcome.geoJSON.features.count == outcome.riders.count { $0.outline.points.count > 1 })
    }
}
