import BikeRouting
import Geodesy
import Randomness
import RideNavigation
import RoadNetwork
import SimulatedRides

/// What the matcher gets wrong, by receiver.
struct AccuracyTable {
    private struct Sum {
        var ridden = 0.0
        var missed = 0.0
        var wrong = 0.0
        /// What of the wrong is on roads that were ridden.
        var toAndFro = 0.0

        static func += (sum: inout Sum, other: Sum) {
            sum.ridden += other.ridden
            sum.missed += other.missed
            sum.wrong += other.wrong
            sum.toAndFro += other.toAndFro
        }
    }

    private static let noises: [Double] = [3, 5, 10, 20, 30]
    private static let intervals: [Double] = [1, 5, 15]

    private var sums: [Receiver: Sum] = [:]
    private(set) var rides = 0
    private(set) var fixes = 0
    private(set) var microseconds = 0

    /// Has a ride recorded by all receivers, and matched.
    mutating func add(_ ride: Ride, on graph: RoadGraph, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        rides += 1
        for noise in AccuracyTable.noises {
            for drifts in [false, true] {
                for receiver in AccuracyTable.columns(noise: noise, drifts: drifts) {
                    let (fixes, end) = receiver.fixes(along: ride, generator: &generator)
                    let match = timed(fixes, graph)
                    sums[receiver, default: Sum()] += AccuracyTable.judged(match, ride, end, graph)
                }
            }
        }
    }

    private static func judged(_ match: TrackMatch, _ ride: Ride, _ end: Double, _ graph: RoadGraph) -> Sum {
        var (truth, found) = (RiddenEdges(), RiddenEdges())
        truth.add(ride.leg.segments, along: ride.leg.line, upTo: end, in: graph)
        for road in match.roads { found.add(road.segments, along: road.line, upTo: road.line.length, in: graph) }
        let common = truth.common(with: found)
        return Sum(
            ridden: truth.distance, missed: max(truth.distance - common, 0), wrong: max(found.distance - common, 0),
            toAndFro: max(found.distance(onRoadsOf: truth) - common, 0))
    }

    private mutating func timed(_ fixes: [Fix], _ graph: RoadGraph) -> TrackMatch {
        let clock = ContinuousClock()
        let start = clock.now
        let match = TrackMatch(of: fixes, in: graph)
        microseconds += Int((clock.now - start) / .microseconds(1))
        self.fixes += fixes.count
        return match
    }

    /// Adds what another table has counted.
    mutating func add(_ other: AccuracyTable) {
        for (receiver, sum) in other.sums { sums[receiver, default: Sum()] += sum }
        rides += other.rides
        fixes += other.fixes
        microseconds += other.microseconds
    }

    private static func columns(noise: Double, drifts: Bool) -> [Receiver] {
        [false, true].flatMap { hasOutages in
            intervals.map { Receiver(interval: $0, noise: noise, drifts: drifts, hasOutages: hasOutages) }
        }
    }

    func print(title: String) {
        Swift.print("\n## \(title): \(rides) rides\n")
        let columns = [false, true].flatMap { hasOutages in
            AccuracyTable.intervals.map { "every \(Int($0)) s" + (hasOutages ? ", outages" : "") }
        }
        Swift.print("| noise |", columns.joined(separator: " | "), "|")
        Swift.print("|---|" + columns.map { _ in "---:|" }.joined())
        for drifts in [false, true] {
            for noise in AccuracyTable.noises {
                let cells = AccuracyTable.columns(noise: noise, drifts: drifts).map { receiver in
                    sums[receiver].map(AccuracyTable.cell) ?? "–"
                }
                Swift.print(
                    "| \(Int(noise)) m, \(drifts ? "drifting" : "white") |", cells.joined(separator: " | "), "|")
            }
        }
    }

    private static func cell(_ sum: Sum) -> String {
        let share = { (metres: Double) in hundredths(metres / max(sum.ridden, 1) * 100) }
        let toAndFro = sum.toAndFro / max(sum.ridden, 1) < 0.01 ? "" : " (\(share(sum.toAndFro)))"
        return "\(share(sum.missed)) + \(share(sum.wrong))" + toAndFro
    }

    private static func hundredths(_ value: Double) -> String {
        let number = Int((value * 100).rounded())
        return "\(number / 100)." + (number % 100 < 10 ? "0" : "") + "\(number % 100)"
    }
}
