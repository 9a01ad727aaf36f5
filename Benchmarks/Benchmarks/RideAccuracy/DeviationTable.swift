import Foundation
import Navigation
import Routing
import SimulatedRides

/// How well sessions notice deviations, by receiver.
struct DeviationTable: Sendable {
    /// A row.
    struct Sum: Sendable {
        private var seconds = 0.0
        private var alarms = 0
        private var inTime = 0
        private var delays: [Double] = []
        private var kinds: [Deviation.Kind: Int] = [:]
        private(set) var fixes = 0

        mutating func add(_ ride: GuidedRide) {
            seconds += ride.seconds
            fixes += ride.fixes
            alarms += ride.alarms.count
            guard let noticing = ride.noticing else { return }
            delays.append(noticing.delay)
            if noticing.isInTime { inTime += 1 }
            if let kind = noticing.kind { kinds[kind, default: 0] += 1 }
        }

        mutating func add(_ other: Sum) {
            seconds += other.seconds
            fixes += other.fixes
            alarms += other.alarms
            inTime += other.inTime
            delays += other.delays
            kinds.merge(other.kinds, uniquingKeysWith: +)
        }

        var cells: [String] {
            let sorted = delays.sorted()
            let tried = Double(max(sorted.count, 1))
            let never = sorted.count { $0 == .infinity }
            let hours = seconds / 3600
            let quantiles = [0.5, 0.99].map { share in
                sorted.isEmpty ? "–" : Sum.metres(sorted[Int(share * Double(sorted.count - 1))])
            }
            let shares = Deviation.Kind.allCases.map { Sum.number(Double(kinds[$0] ?? 0) / tried * 100, digits: 1) }
            return [
                Sum.number(hours, digits: 0), Sum.number(Double(alarms) / max(hours, 0.1) * 10, digits: 1),
                "\(sorted.count)", Sum.number(Double(inTime) / tried * 100, digits: 1),
                Sum.number(Double(never) / tried * 100, digits: 1),
            ] + quantiles + shares
        }

        private static func metres(_ value: Double) -> String { value < .infinity ? number(value, digits: 0) : "never" }
        private static func number(_ value: Double, digits: Int) -> String { String(format: "%.\(digits)f", value) }
    }

    private static let columns =
        ["hours", "alarms/10 h", "deviations", "in time, %", "never, %", "median, m", "p99, m"]
        + Deviation.Kind.allCases.map { "\($0.rawValue), %" }

    private var sums: [Receiver: Sum] = [:]
    var fixes: Int { sums.values.reduce(0) { $0 + $1.fixes } }

    mutating func add(_ sum: Sum, of receiver: Receiver) { sums[receiver, default: Sum()].add(sum) }

    func print(_ receivers: [Receiver]) {
        Swift.print("\n| receiver |", DeviationTable.columns.joined(separator: " | "), "|")
        Swift.print("|---|" + DeviationTable.columns.map { _ in "---:|" }.joined())
        for receiver in receivers {
            guard let sum = sums[receiver] else { continue }
            let name =
                "\(Int(receiver.noise)) m, \(receiver.drifts ? "drifting" : "white"), every \(Int(receiver.interval)) s"
                + (receiver.hasOutages ? ", outages" : "")
            Swift.print("| \(name) |", sum.cells.joined(separator: " | "), "|")
        }
    }
}
