import Scoring
import Support
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("Receivers that fall silent")
struct ReceiverNoiseTests {
    @Test(
        "no silence is longer than an outage and the interval of a phone that sleeps, however often outages come",
        arguments: 1...20)
    func silences(seed: UInt64) {
        var receiver = SatelliteReceiver()
        receiver.outagesPerHour = 60
        if seed % 2 == 0 { receiver.interval = 20 }
        var noise = ReceiverNoise(receiver, generator: SeededGenerator(seed: seed))
        var last = 0.0
        var longest = 0.0
        for second in 0..<7200 {
            let time = Double(second)
            guard
                noise.fix(at: Coordinate(longitude: 61.4, latitude: 55.16), time: time, isResting: false) != nil
            else { continue }
            longest = max(longest, time - last)
            last = time
        }
        #expect(longest > receiver.outageLength.lowerBound, "seed \(seed)")
        #expect(longest <= receiver.outageLength.upperBound + receiver.interval + 1, "seed \(seed)")
    }

    @Test(
        "whose receiver has outages all the time is only flagged where it was hardly heard before the first, at the start",
        arguments: [1, 2, 3])
    func flags(seed: UInt64) throws {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        var field = RiderField(riders: 40)
        field.outagesPerHour = 60...60
        let outcome = try EventSimulation(
            quest: quest, field: field, seed: seed, search: try SimulationTests.search()
        ).run()
        for row in outcome.standings.groups.flatMap(\.rows) {
            for flag in row.result.flags {
                #expect(
                    flag.kind == .noApproach && flag.value ?? 0 <= FairnessRule().outage,
                    "seed \(seed), \(row.id): \(flag)")
                let reached = row.result.lines.first { $0.task == flag.task }?.checkInTime ?? 0
                #expect(reached - (row.result.startTime ?? 0) < 300, "seed \(seed), \(row.id): \(flag)")
            }
        }
    }
}
