import Quests
import Support
import Testing

@Suite("Points")
struct PointsTests {
    private func thousandths(_ number: Int64) -> Points { Points(thousandths: number) }

    @Test("a share of points is rounded to the nearest thousandth, halves away from zero, whatever the signs")
    func halves() {
        let cases: [(Int64, by: Int64, over: Int64, Int64)] = [
            (1, 1, 2, 1), (-1, 1, 2, -1), (1, -1, 2, -1), (-1, -1, 2, 1), (1, 1, -2, -1), (-1, 1, -2, 1), (3, 1, 2, 2),
            (-3, 1, 2, -2), (1, 1, 3, 0), (2, 1, 3, 1), (-1, 1, 3, 0), (-2, 1, 3, -1), (0, 7, 3, 0), (5, 0, 3, 0),
            (10, 50, 100, 5), (-10, 50, 100, -5), (.max, 100, 100, .max), (-.max, 100, 100, -.max),
            (-.max, 50, 100, -.max / 2 - 1),
        ]
        for one in cases {
            #expect(thousandths(one.0).scaled(by: one.by, over: one.over) == thousandths(one.3), "\(one)")
        }
    }

    @Test("a share beyond the most points is the most of its sign")
    func saturated() {
        #expect(thousandths(.max).scaled(by: 101, over: 100) == thousandths(.max))
        #expect(thousandths(-.max).scaled(by: 101, over: 100) == thousandths(-.max))
        #expect(thousandths(.max).scaled(by: .max, over: 60_000) == thousandths(.max))
        #expect(thousandths(.max).scaled(by: -.max, over: 60_000) == thousandths(-.max))
        #expect(thousandths(5).scaled(by: 1, over: 0) == thousandths(.max))
    }

    @Test("shares are those of plain arithmetic where that is exact", arguments: 1...10 as ClosedRange<UInt64>)
    func shares(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let value = Int64(generator.next(in: -2_000_000...2_000_000))
            let numerator = Int64(generator.next(in: -200_000...200_000))
            let denominator = Int64(generator.pick([2, 3, 100, 1000, 60_000]) ?? 100)
            let product = (value * numerator).magnitude
            let rounded = Int64((2 * product + denominator.magnitude) / (2 * denominator.magnitude))
            let expected = value.signum() * numerator.signum() * rounded
            #expect(
                thousandths(value).scaled(by: numerator, over: denominator) == thousandths(expected),
                "seed \(seed): \(value) \(numerator) \(denominator)")
        }
    }

    @Test("sums and products beyond the most points stay there, on either side")
    func bounds() {
        let most = thousandths(.max)
        #expect(most + thousandths(1) == most && -most - thousandths(1) == -most)
        #expect(most + thousandths(-1) == thousandths(.max - 1) && -most + thousandths(1) == thousandths(1 - .max))
        #expect(most * 2 == most && most * -2 == -most && -most * 2 == -most && -most * -2 == most)
        #expect(thousandths(1500) * 3 == thousandths(4500) && thousandths(1500) * -3 == thousandths(-4500))
        #expect(Points(.max) == most && Points(.min) == -most && thousandths(.min) == -most)
        #expect(
            Points(nearest: 1e9) == 1_000_000_000 && Points(nearest: 1.000_1e9) == nil && Points(nearest: .nan) == nil)
        #expect(Points(nearest: -0.0005) == thousandths(-1) && Points(nearest: 0.0004) == .zero)
        #expect(thousandths(2000).whole == 2 && thousandths(2001).whole == nil && thousandths(-3000).whole == -3)
    }
}

@Suite("What being late costs")
struct LatePenaltyTests {
    private let minute: Int64 = 60_000

    @Test("a started minute counts from its first millisecond, a full one with its last")
    func counting() {
        for (late, started, full) in [
            (0, 0, 0), (1, 1, 0), (59_999, 1, 0), (60_000, 1, 1), (60_001, 2, 1), (120_000, 2, 2),
        ] {
            let late = Int64(late)
            #expect(MinuteCounting.started.milliseconds(late) == Int64(started) * minute, "\(late)")
            #expect(MinuteCounting.full.milliseconds(late) == Int64(full) * minute, "\(late)")
            #expect(MinuteCounting.exact.milliseconds(late) == late)
        }
        #expect(MinuteCounting.started.milliseconds(.max) > 0 && MinuteCounting.full.milliseconds(.max) > 0)
    }

    @Test("bands cost what their minutes cost each, the last one goes on")
    func bands() {
        let penalty = LatePenalty(
            .bands([.init(until: 5, points: 1), .init(until: 10, points: 3), .init(until: 12, points: 10)]))
        let costs: [(Int64, Points)] = [
            (0, 0), (1, 1), (5, 5), (6, 8), (10, 20), (11, 30), (12, 40), (13, 50), (20, 120),
        ]
        for (minutes, points) in costs {
            #expect(penalty.points(late: minutes * minute, gross: 0) == points, "\(minutes)")
        }
    }

    @Test("a table costs the row in which the lateness ends, beyond its end the last one")
    func table() {
        let penalty = LatePenalty(
            .table([.init(until: 5, points: 10), .init(until: 15, points: 40)]), counting: .exact)
        let costs: [(Int64, Points)] = [
            (-1, 0), (0, 0), (1, 10), (5 * minute, 10), (5 * minute + 1, 40), (15 * minute, 40), (16 * minute, 40),
        ]
        for (late, points) in costs { #expect(penalty.points(late: late, gross: 0) == points, "\(late)") }
        #expect(LatePenalty(.table([])).points(late: minute, gross: 0) == .zero)
    }

    @Test("a cap takes off no more than it says, or than was won")
    func caps() {
        var penalty = LatePenalty(.perMinute(10), cap: .points(25))
        #expect([2, 3].map { penalty.points(late: $0 * minute, gross: 0) } == [20, 25])
        penalty.cap = .gross
        #expect(penalty.points(late: 2 * minute, gross: 15) == 15)
        #expect(penalty.points(late: 2 * minute, gross: 100) == 20)
        #expect(penalty.points(late: 2 * minute, gross: -5) == 0)
    }

    @Test("the limit is kept to the millisecond")
    func limit() {
        let penalty = LatePenalty(.perMinute(1), limit: 90.0004)
        #expect(!penalty.isBeyondLimit(late: 90_000) && penalty.isBeyondLimit(late: 90_001))
        #expect(!LatePenalty(.perMinute(1)).isBeyondLimit(late: .max))
    }
}
