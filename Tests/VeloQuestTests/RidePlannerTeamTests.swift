import TestSupport
import Testing
import TourPlanning
import VeloQuest

/// Teams that split up, and plans to choose from.
extension RidePlannerTests {
    @Test("a team that splits up brings more, and nobody visits a task twice")
    func team() throws {
        let quest = try quest(timeLimit: 900)
        let alone = try #require(try plan(quest))
        var terms = PlanningAssumptions()
        terms.riders = 2
        let team = try #require(try plan(quest, terms: terms))
        #expect(team.tours.count == 2 && team.total > alone.total)
        let tasks = team.tours.flatMap { $0.stops.map(\.task) }
        #expect(Set(tasks).count == tasks.count)
        #expect(team.tours.allSatisfy { $0.finish <= Self.now + 900 })
    }

    @Test("several plans: each brings less than the one before and is home earlier")
    func choices() throws {
        var router = Router(graph: graph)
        var rules = ScoringRules()
        rules.late = LatePenalty(.perMinute(1), counting: .started)
        let quest = try quest(timeLimit: 900, scoring: rules)
        let plans = try RidePlanner(quest: quest, router: router).plans(from: start, at: Self.now, router: &router)
        #expect(plans.count >= 3, "\(plans.map { ($0.gain.description, $0.finish - Self.now, $0.lateness) })")
        for (plan, next) in zip(plans, plans.dropFirst()) {
            #expect(next.gain < plan.gain && next.finish < plan.finish)
        }
        let text = plans[0].text(of: quest, from: Self.now, in: .russian)
        #expect(text.contains("задание") && text.contains("финиш"))
        #expect(plans[0].json(of: quest).objectValue?["tours"]?.arrayValue?.count == 1)
        let features = try plans[0].features(of: quest, from: start, router: &router)
        #expect(features.count == plans[0].tours[0].stops.count + 1)
    }
}
