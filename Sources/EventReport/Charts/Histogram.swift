import GeoJSON
import JSON
import Quests
import RideSimulation
import Scoring

/// A histogram of times with equal bins.
struct Histogram: Hashable {
    /// The start of the first bin, in seconds.
    let start: Double
    /// The width of each bin, in seconds.
    let width: Double
    /// The number of times in each bin; empty without times.
    let counts: [Int]
    /// The number of times after all bins (`FieldEnd`).
    let later: Int

    /// Counts times, in seconds.
    ///
    /// - Parameter bars: the most bins, to about one.
    package init(of times: [Double], bars: Int) {
        let least = times.min() ?? 0
        let most = FieldEnd.of(times, since: least)
        let width = TimeStep.dividing(most - least, into: bars)
        let start = (least / width).rounded(.down) * width
        var counts = [Int](repeating: 0, count: times.isEmpty ? 0 : Int((most - start) / width) + 1)
        let end = start + width * Double(counts.count)
        for time in times where time < end { counts[Int((time - start) / width)] += 1 }
        later = times.count { $0 >= end }
        (self.start, self.width, self.counts) = (start, width, counts)
    }

    var json: JSONValue {
        [
            "start": .double(start), "width": .double(width), "counts": .array(counts.map { .integer(Int64($0)) }),
            "later": .integer(Int64(later)),
        ]
    }
}

/// The points of the field by time after each ride's own start: the deciles from the first to the ninth.
///
/// Points count from the moment a task was solved, after its charges and before bonuses and penalties of the whole ride.
struct PointsOverTime: Hashable {
    /// Seconds between two values; the first is at the start.
    let step: Double
    /// Nine rows of points.
    let deciles: [[Double]]

    package init(of results: [RideResult]) {
        let rides = results.compactMap { result in
            result.startTime.map { start in
                result.lines.compactMap { line in line.solvedTime.map { (time: $0 - start, points: line.points) } }
            }
        }
        let end = FieldEnd.of(results.compactMap(\.elapsed))
        let step = TimeStep.dividing(end, into: 60)
        let times = rides.isEmpty ? [] : Array(stride(from: 0, through: (end / step).rounded(.up) * step, by: step))
        let sorted = times.map { time in
            rides.map { ride in ride.reduce(Points.zero) { $1.time <= time ? $0 + $1.points : $0 } }.sorted()
        }
        self.step = step
        deciles = (1...9).map { decile in
            sorted.map { EventStatistics.quantile(Double(decile) / 10, of: $0)?.doubleValue ?? 0 }
        }
    }

    var json: JSONValue {
        ["step": .double(step), "deciles": .array(deciles.map { .array($0.map { .double($0) }) })]
    }
}

/// What came of each task in each ride, in few bytes.
///
///     for each row of the standings:
///       for each task of the quest:
///         outcome · 4 + (2 if solved at a known time) + (1 if reached at a known time)
///         points, in thousandths divided by `unit`
///         [seconds from the first start to the check-in]
///         [seconds from the first start until it was solved]
struct TaskSplits {
    /// The outcomes in the order of their numbers.
    static let outcomes = RideResult.Outcome.allCases
    /// How many thousandths of a point one of `numbers` is.
    let unit: Int
    /// What is described above, for all rows.
    let numbers: PackedNumbers

    /// - Complexity: O(*r* · *t*) for *r* rows and *t* tasks.
    init(of rows: [Standings.Row], startTime: Double) {
        let lines = rows.lazy.flatMap(\.result.lines)
        let unit = lines.allSatisfy { $0.points.whole != nil } ? 1000 : 1
        var numbers = PackedNumbers()
        for line in lines {
            let times = [line.checkInTime, line.solvedTime]
            let known = times.enumerated().reduce(0) { $0 + ($1.element == nil ? 0 : 1 << $1.offset) }
            numbers.append((Self.outcomes.firstIndex(of: line.outcome) ?? 0) * 4 + known)
            numbers.append(Int(line.points.thousandths) / unit)
            for case let time? in times { numbers.append(Int((time - startTime).rounded())) }
        }
        (self.unit, self.numbers) = (unit, numbers)
    }

    var json: JSONValue {
        [
            "outcomes": .array(Self.outcomes.map { .string($0.rawValue) }), "unit": .integer(Int64(unit)),
            "numbers": .string(numbers.text),
        ]
    }
}

/// The end of a chart's time axis, so that a few very late riders do not compress the rest.
enum FieldEnd {
    /// The last of some times; but if that is more than half again beyond the time of 99 in 100, the latter.
    static func of(_ times: [Double], since start: Double = 0) -> Double {
        let sorted = times.sorted()
        let (most, last) = (EventStatistics.quantile(0.99, of: sorted) ?? start, sorted.last ?? start)
        return last - start > 1.5 * (most - start) && most > start ? most : last
    }
}

/// Round time steps for the axes of charts.
enum TimeStep {
    private static let all: [Double] = [60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 86_400]

    /// The shortest round step, in seconds, that divides a span into no more than this many parts.
    static func dividing(_ span: Double, into count: Int) -> Double {
        all.first { span / $0 <= Double(count) } ?? (span / Double(count)).rounded(.up)
    }
}
