import Geodesy
import Navigation
import RoadMap
import Routing
import SimulatedRides
import Support

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

    /// Who reports to the matcher, and whether it is told how noisy that is.
    private struct Cell: Hashable {
        var receiver: Receiver
        var isBlind: Bool
    }

    private static let noises: [Double] = [3, 5, 10, 20, 30]
    private static let blindNoises: [Double] = [5, 10, 20]
    private static let intervals: [Double] = [1, 5, 15]

    private var sums: [Cell: Sum] = [:]
    /// The estimates of the noise of tracks that do not tell it, as shares of what it is.
    private var estimates: [Cell: [Double]] = [:]
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
                    let told = Cell(receiver: receiver, isBlind: false)
                    sums[told, default: Sum()] += AccuracyTable.judged(match, ride, end, graph)
                    guard AccuracyTable.blindNoises.contains(noise) else { continue }
                    addBlind(fixes, of: receiver, ride, end, graph)
                }
            }
        }
    }

    /// Matches fixes that do not tell their accuracy.
    private mutating func addBlind(
        _ fixes: [Fix], of receiver: Receiver, _ ride: Ride, _ end: Double, _ graph: RoadGraph
    ) {
        let silent = fixes.map { Fix(time: $0.time, coordinate: $0.coordinate) }
        let match = TrackMatch(of: silent, in: graph)
        let blind = Cell(receiver: receiver, isBlind: true)
        sums[blind, default: Sum()] += AccuracyTable.judged(match, ride, end, graph)
        estimates[blind, default: []].append(
            (match.estimatedAccuracy ?? 0) / Fix.accuracyPerDeviation / receiver.noise)
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
        for (cell, sum) in other.sums { sums[cell, default: Sum()] += sum }
        estimates.merge(other.estimates, uniquingKeysWith: +)
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
                let row = "\(Int(noise)) m, \(drifts ? "drifting" : "white")"
                let receivers = AccuracyTable.columns(noise: noise, drifts: drifts)
                let cells = receivers.map { receiver in
                    sums[Cell(receiver: receiver, isBlind: false)].map(AccuracyTable.cell) ?? "–"
                }
                Swift.print("| \(row) |", cells.joined(separator: " | "), "|")
                guard AccuracyTable.blindNoises.contains(noise) else { continue }
                printBlind(row, receivers.map { Cell(receiver: $0, isBlind: true) })
            }
        }
    }

    private func printBlind(_ row: String, _ cells: [Cell]) {
        let texts = cells.map { cell in
            let found = (estimates[cell] ?? []).sorted()
            guard !found.isEmpty, let sum = sums[cell] else { return "–" }
            let spread = [0.1, 0.5, 0.9].map { AccuracyTable.hundredths(found[Int(Double(found.count - 1) * $0)]) }
            return AccuracyTable.cell(sum) + " [\(spread.joined(separator: " "))]"
        }
        Swift.print("| \(row), blind |", texts.joined(separator: " | "), "|")
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
