import JSON
import Quests
import Scoring

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
