import Quests
internal import Scoring

/// The additions to and deductions from the points of the tasks; both 0 or more.
struct ExtraSums {
    let bonus: Points
    let penalty: Points

    package init(_ result: RideResult) {
        bonus = result.extras.reduce(.zero) { $0 + max($1.points, .zero) }
        penalty = result.extras.reduce(.zero) { $0 - min($1.points, .zero) }
    }
}
