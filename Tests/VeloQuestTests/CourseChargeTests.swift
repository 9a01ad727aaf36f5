import Testing
import VeloQuest

@Suite("Plans and charges for tasks out of order")
struct CourseChargeTests {
    private let town: RidePlannerTests

    init() throws { town = try RidePlannerTests() }

    /// A plan of a course whose order is not that of the shortest ride.
    private func plan(charge: Charge, timeLimit: Double) throws -> RidePlan {
        var rules = ScoringRules()
        rules.outOfOrder = .charged(charge)
        let quest = try town.quest(timeLimit: timeLimit, scoring: rules) { number, task in
            task.order = (number * 3) % 8
        }
        return try #require(try town.plan(quest))
    }

    /// How many tasks of a plan come behind a later one of the course.
    private func outOfOrder(_ plan: RidePlan) -> Int {
        let orders = plan.tours[0].stops.compactMap { Int($0.task.rawValue.dropFirst()).map { $0 * 3 % 8 } }
        return zip(orders, orders.dropFirst()).count { $0 > $1 }
    }

    @Test("a high charge makes the plan keep the order, a low one does not", arguments: [900, 1200, 1800.0])
    func charge(timeLimit: Double) throws {
        let (dear, cheap, free) = (
            try plan(charge: .points(40), timeLimit: timeLimit), try plan(charge: .points(1), timeLimit: timeLimit),
            try plan(charge: .points(0), timeLimit: timeLimit)
        )
        #expect(outOfOrder(dear) == 0 && outOfOrder(free) > 0)
        #expect(dear.total <= cheap.total && cheap.total <= free.total)
        #expect(dear.total > .zero && !dear.isProvenOptimal)
    }
}
