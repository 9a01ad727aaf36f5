import EngineTestSupport
import TestSupport
import Testing
import TourPlanning
import VeloQuest

@Suite("Plans that heed zones")
struct PlannedRidesTests {
    private let town: RidePlannerTests

    init() throws { town = try RidePlannerTests() }

    /// A band east of the start, across the straight ways to the eastern tasks.
    private func band(_ kind: Quest.Zone.Kind, east: ClosedRange<Double> = 0.52...0.57) throws -> Quest.Zone {
        let corners = [
            (east.lowerBound, 0.1), (east.upperBound, 0.1), (east.upperBound, 0.75), (east.lowerBound, 0.75),
            (east.lowerBound, 0.1),
        ]
        let ring = try corners.map { try RidePlannerTests.place($0.0, $0.1, town.graph) }
        return Quest.Zone(id: .init("band"), name: "Band", kind: kind, polygons: [[ring]])
    }

    private func best(_ quest: Quest, _ zones: [Quest.Zone]) throws -> RidePlan {
        let quest = try Quest(settings: quest.settings, tasks: quest.tasks, zones: zones)
        var router = Router(graph: town.graph)
        let rides = try quest.plannedRides(
            from: town.start, at: RidePlannerTests.now, effort: .quick, router: &router)
        return try #require(rides.plans.first)
    }

    @Test("a plan keeps out of a forbidden zone although that takes longer, and names one that a task lies in")
    func forbidden() throws {
        let quest = try town.quest()
        let (free, around) = (try best(quest, []), try best(quest, [try band(.forbidden)]))
        #expect(around.crossings.isEmpty && around.left.isEmpty)
        #expect(around.finish > free.finish + 30)
        let inside = try best(quest, [try band(.forbidden, east: 0.57...0.63)])
        #expect(inside.crossings.map(\.zone) == [.init("band")] && inside.crossings[0].toll == .zero)
    }

    @Test(
        "a toll is paid where that is worth it: the plan is never worth less than around the zone, nor more than without it",
        arguments: [1, 4, 20, 400])
    func toll(points: Int) throws {
        let kind = Quest.Zone.Kind.toll(.init(perEntry: Points(points)))
        for minutes in [16.0, 24, 40] {
            let quest = try town.quest(timeLimit: minutes * 60)
            let (free, around) = (try best(quest, []), try best(quest, [try band(.forbidden)]))
            let plan = try best(quest, [try band(kind)])
            #expect(plan.total <= free.total && plan.total >= around.total, "\(minutes) minutes")
            if let crossing = plan.crossings.first {
                #expect(crossing.toll == Points(points) * crossing.entries)
                #expect(plan.total == plan.gain - crossing.toll, "\(minutes) minutes")
            }
            if points == 400 { #expect(plan.crossings.isEmpty && plan.total == around.total) }
        }
    }

    @Test("of three toll zones those that cost little are ridden through")
    func cheapest() throws {
        let quest = try town.quest()
        let dear = try band(.toll(.init(perEntry: Points(500))))
        var cheap = try band(.toll(.init(perEntry: Points(1))), east: 0.42...0.47)
        cheap = Quest.Zone(id: .init("cheap"), name: "Cheap", kind: cheap.kind, polygons: cheap.polygons)
        let plan = try best(quest, [dear, cheap])
        #expect(!plan.crossings.contains { $0.zone == .init("band") })
        #expect(plan.total >= 220 - 20)
    }

    @Test("the alternatives too say which zones they ride through, and what that costs")
    func alternatives() throws {
        let open = try town.quest()
        let around = try band(.forbidden, east: 0.45...0.55)
        var settings = open.settings
        for (cost, words) in [
            (FlagCost.judge, "a flag for the organiser"), (.disqualified, "disqualified"), (.nothing, "costs nothing"),
        ] {
            settings.flagCosts = [.forbiddenZone: cost]
            let quest = try Quest(settings: settings, tasks: open.tasks, zones: [around])
            var router = Router(graph: town.graph)
            let rides = try quest.plannedRides(
                from: town.start, at: RidePlannerTests.now, effort: .quick, router: &router)
            #expect(rides.plans.count > 1)
            for plan in rides.plans {
                let line = plan.alternative(of: quest, from: RidePlannerTests.now)
                #expect(
                    line[.english].contains("; rides through the forbidden zone “Band” (")
                        && line[.english].hasSuffix(words))
                #expect(
                    line[.russian].contains("; проходит через запретную зону «Band» (")
                        && line[.russian].hasPrefix("или: ")
                )
            }
        }
        let toll = try Quest(
            settings: open.settings, tasks: open.tasks,
            zones: [try band(.toll(.init(perEntry: Points(3))), east: 0.45...0.55)])
        var router = Router(graph: town.graph)
        let paid = try toll.plannedRides(from: town.start, at: RidePlannerTests.now, effort: .quick, router: &router)
        for plan in paid.plans {
            let line = plan.alternative(of: toll, from: RidePlannerTests.now)[.english]
            #expect(line.contains("toll zone “Band”") && line.contains("−"), "\(line)")
        }
    }
}
