import Support
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("What stops riders on the way, and how fast they are")
struct RiderFortuneTests {
    private static func draw(_ count: Int, _ field: RiderField = RiderField(riders: 1)) -> [VirtualRider] {
        (0..<count).map { number in
            var generator = SeededGenerator(seed: UInt64(number) &* 977)
            return field.rider(categories: [], &generator)
        }
    }

    private static func percentile(_ share: Double, _ values: [Double]) -> Double {
        EventStatistics.quantile(share, of: values.sorted()) ?? 0
    }

    @Test("speeds are as measured of everyday cyclists by Parkin and Rotheram (2010), on the level and downhill")
    func paces() {
        let riders = Self.draw(20_000)
        let level = 18 / 3.6
        let flat = riders.map { $0.speed(level, level: level) * 3.6 }
        #expect(abs(Self.percentile(0.85, flat) - 22) < 0.5, "\(Self.percentile(0.85, flat))")
        #expect(abs(Self.percentile(0.5, flat) - 18) < 0.5)
        let descent = BicycleProfile.city.hills.speed(onGrade: -0.03, level: level)
        let down = riders.map { $0.speed(descent, level: level) * 3.6 }
        #expect(abs(Self.percentile(0.85, down) - 25) < 1, "\(Self.percentile(0.85, down))")
        // A climb slows everybody down in the same proportion.
        #expect(riders.allSatisfy { $0.speed(2, level: level) == 2 * $0.pace })
    }

    @Test("mishaps come as often as they should, and end or delay a ride", arguments: [1, 2, 3] as [UInt64])
    func rates(seed: UInt64) {
        var rider = VirtualRider()
        rider.breaksPerHour = 2
        rider.puncturesPerKilometre = 0.1
        rider.repairs = 0.5
        var (breaks, punctures, repaired, rested) = (0, 0, 0, 0.0)
        var fortune = RiderFortune(of: rider, generator: SeededGenerator(seed: seed))
        let hours = 2000
        for second in 0..<(hours * 3600) {
            switch fortune.mishap(seconds: Double(second), metres: Double(second) * 5) {
            case .pause(let length):
                breaks += 1
                rested += length
                #expect(rider.breakLength.contains(length))
            case .puncture(let repair):
                punctures += 1
                if repair != nil { repaired += 1 }
            case .enough: Issue.record("nobody gives up here")
            case nil: break
            }
        }
        // Nobody stops for a break while having one.
        let free = Double(hours) - rested / 3600
        #expect(abs(Double(breaks) / (2 * free) - 1) < 0.06, "seed \(seed): \(breaks)")
        #expect(abs(Double(punctures) / (0.1 * 18 * Double(hours)) - 1) < 0.06, "seed \(seed): \(punctures)")
        #expect(abs(Double(repaired) / Double(punctures) - 0.5) < 0.03, "seed \(seed): \(repaired)")
        rider.givingUpPerHour = 60
        fortune = RiderFortune(of: rider, generator: SeededGenerator(seed: seed))
        #expect((0..<36_000).contains { fortune.mishap(seconds: Double($0), metres: 0) == .enough })
    }

    @Test("riders who stop come later or not at all, are counted, and none is flagged")
    func stops() throws {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        func run(_ change: (inout RiderField) -> Void) throws -> EventStatistics {
            var field = RiderField(riders: 30)
            (field.breaksPerHour, field.puncturesPerKilometre, field.givingUpPerHour) = (0...0, 0, 0...0)
            change(&field)
            let search = try SimulationTests.search()
            return EventStatistics(of: try EventSimulation(quest: quest, field: field, seed: 3, search: search).run())
        }
        let calm = try run { _ in }
        #expect(calm.gaveUp == 0 && calm.breaks == 0 && calm.punctures == 0 && calm.home == 30)
        let resting = try run { $0.breaksPerHour = 6...6 }
        #expect(resting.home == 30 && (resting.breaks ?? 0) > 30)
        #expect(resting.finishTimes.reduce(0, +) > calm.finishTimes.reduce(0, +))
        let flat = try run { ($0.puncturesPerKilometre, $0.repairs) = (0.3, 0.5) }
        #expect((flat.punctures ?? 0) > 20 && (flat.gaveUp ?? 0) > 5 && flat.home + (flat.gaveUp ?? 0) == 30)
        let tired = try run { $0.givingUpPerHour = 2...2 }
        #expect((tired.gaveUp ?? 0) > 5 && tired.home + (tired.gaveUp ?? 0) == 30)
        for statistics in [calm, resting, flat, tired] { #expect(statistics.flagged == 0) }
    }
}
