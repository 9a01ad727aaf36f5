import Testing
import VeloQuest

@Suite("Plans and the bonus for all tasks")
struct AllTasksBonusTests {
    private let town: RidePlannerTests

    init() throws { town = try RidePlannerTests() }

    /// A plan where all tasks make the ride late, and each minute late costs 20 points.
    private func plan(bonus: Points, timeLimit: Double = 1200, limit: Double? = nil) throws -> RidePlan {
        var rules = ScoringRules()
        rules.late = LatePenalty(.perMinute(20), counting: .started, limit: limit, beyond: .losesAll)
        rules.allTasks = bonus
        return try #require(try town.plan(town.quest(timeLimit: timeLimit, scoring: rules)))
    }

    @Test("a bonus that is worth more than being late costs makes the plan take in all tasks, and is part of the total")
    func worthIt() throws {
        let without = try plan(bonus: 0)
        #expect(!without.left.isEmpty)
        let with = try plan(bonus: 1000)
        #expect(with.left.isEmpty && with.lateness > 0)
        #expect(with.total > without.total)
        let penalty = Points(20) * Int((with.lateness / 60).rounded(.up))
        #expect(with.total == Points(220 + 1000) - penalty)
    }

    @Test("a bonus that is worth less changes nothing but the claim to be proven")
    func notWorthIt() throws {
        let (without, with) = (try plan(bonus: 0), try plan(bonus: 1))
        #expect(with.tours == without.tours && with.total == without.total && !with.isProvenOptimal)
    }

    @Test("tasks without points of their own are taken in for the bonus")
    func worthless() throws {
        var rules = ScoringRules()
        (rules.value, rules.allTasks) = (.same(0), 100)
        let plan = try #require(try town.plan(town.quest(timeLimit: 36_000, scoring: rules)))
        #expect(plan.left.isEmpty && plan.total == 100 && plan.bound == nil)
        rules.allTasks = 0
        let none = try #require(try town.plan(town.quest(timeLimit: 36_000, scoring: rules)))
        #expect(none.total == .zero && none.left.isEmpty)
    }

    @Test("a bonus that nobody can win in time is not promised")
    func outOfReach() throws {
        let (without, with) = (try plan(bonus: 0, limit: 60), try plan(bonus: 1000, limit: 60))
        #expect(!with.left.isEmpty && with.total == without.total)
    }
}
