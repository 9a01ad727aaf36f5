import GeoJSON
import Quests
import Scoring

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
