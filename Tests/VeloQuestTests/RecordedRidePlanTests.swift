import EngineTestSupport
import Routing
import TestSupport
import Testing
import TourPlanning
import VeloQuest

/// Plans as they were recorded, under rules and terms of every kind.
extension RidePlannerTests {
    private func lines(_ plan: RidePlan?, _ quest: Quest) -> [String] {
        guard let plan else { return ["no plan"] }
        var lines = ["\(plan.total) \(plan.gain) \(plan.bound?.description ?? "–") \(plan.isProvenOptimal)"]
        lines.append("late \(plan.lateness.written()), gap \((plan.gap ?? -1).written(3)), left \(plan.left)")
        for tour in plan.tours {
            let stops = tour.stops.map { stop in
                let times = [stop.arrival, stop.begin, stop.departure].map { ($0 - Self.now).written() }
                return "\(stop.task) \(times.joined(separator: "/")) \(stop.points)"
            }
            lines.append(
                stops.joined(separator: ", ") + " – \((tour.finish - Self.now).written()), \(tour.distance.written()) m"
            )
        }
        for language in Language.recorded {
            lines += plan.text(of: quest, from: Self.now, in: language).split(separator: "\n").map(String.init)
        }
        return lines
    }

    private var variants: [(name: String, rules: ScoringRules, limit: Double?)] {
        func rules(_ change: (inout ScoringRules) -> Void) -> ScoringRules {
            var rules = ScoringRules()
            change(&rules)
            return rules
        }
        return [
            ("plain", ScoringRules(), 1200), ("no limit", ScoringRules(), nil),
            ("late", rules { $0.late = LatePenalty(.perMinute(2)) }, 600),
            (
                "early",
                rules {
                    $0.early = .init(perMinute: 2, needsAllTasks: false)
                    $0.late = LatePenalty(.perMinute(5), limit: 300)
                }, 1500
            ),
            ("decay", rules { $0.decay = .init(after: 120, secondsPerPoint: 40, least: 5) }, 1500),
            ("bonus", rules { $0.bonusControls = [.init(codes: 7...8, points: 90, closedAtFirst: 600)] }, 1800),
            ("course", rules { $0.outOfOrder = .missingPunch }, 1500),
        ]
    }

    @Test("the same quest, rules and terms give the same plan in every version")
    func recorded() throws {
        var lines: [String] = []
        for (name, rules, limit) in variants {
            let quest = try quest(timeLimit: limit, scoring: rules) { number, task in
                if number == 2 { task.dwell = 90 }
                if number == 3 { task.opens = .afterStart(500) }
                if number == 4 { task.closes = .afterStart(800) }
                if number == 5 { task.requires = [Quest.Requirement("t1")] }
                if number % 2 == 0 { task.answer = .anyOf(["oak"]) }
                if name == "course" { task.order = number / 2 }
            }
            var slow = PlanningAssumptions()
            (slow.pace, slow.secondsAtTask, slow.walkingSpeed) = (0.8, 30, 1)
            var pair = PlanningAssumptions()
            pair.riders = 2
            for (title, terms) in [("usual", PlanningAssumptions()), ("slow", slow), ("two", pair)] {
                lines.append("\(name), \(title)")
                lines += self.lines(try plan(quest, terms: terms), quest)
            }
            let started = RideProgress(quest: quest)
                .supposing([("t1", Self.now + 200)], start: Self.now, finish: nil)
            lines.append("\(name), under way")
            lines += self.lines(try plan(quest, progress: started, at: Self.now + 300), quest)
            var router = Router(graph: graph)
            let planner = try RidePlanner(quest: quest, router: router)
            lines.append("\(name), choices")
            for plan in try planner.plans(from: start, at: Self.now, router: &router) {
                lines += self.lines(plan, quest)
            }
            lines.append("\(name), looking back")
            let ridden = RideProgress(quest: quest).supposing(
                [("t1", Self.now + 200), ("t2", Self.now + 700), ("t7", Self.now + 1000)], start: Self.now,
                finish: Self.now + 1300)
            if let hindsight = try planner.hindsight(on: ridden, router: &router) {
                lines.append(
                    "pace \(hindsight.pace.written(3)), \(hindsight.secondsAtTask.written()) s at a task, "
                        + "\(hindsight.bestTime.written()) s, \(hindsight.points)")
                lines.append(hindsight.message(in: quest)[.english])
                lines += self.lines(hindsight.best, quest)
            }
            let order = try quest.suggestedOrder(from: start, router: &router)
            lines.append("\(order.tasks) \(order.unreachable) \(order.isProvenOptimal)")
        }
        let difference = try Recording("ride-plans").difference(from: lines)
        #expect(difference == nil)
    }
}
