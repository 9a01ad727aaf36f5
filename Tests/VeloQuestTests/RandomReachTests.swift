import EngineTestSupport
import RoadMap
import Support
import Testing
import VeloQuest

/// Tasks on invented networks with one-way streets and islands.
@Suite("Orders and plans where not everything can be reached")
struct RandomReachTests {
    private struct Event {
        let quest: Quest
        let start: Coordinate
        let graph: RoadGraph

        init(seed: UInt64) throws {
            var generator = SeededGenerator(seed: seed)
            let graph = try RandomNetwork.graph(nodes: 40, seed: seed)
            self.graph = graph
            func place() -> Coordinate { graph.coordinate(ofNode: NodeID(generator.next(below: graph.nodeCount))) }
            let start = place()
            self.start = start
            var settings = Quest.Settings(start: generator.chance(0.8) ? start : nil)
            if generator.chance(0.5) { settings.finish = place() }
            let tasks = (1...5).map { Quest.Task(id: .init("t\($0)"), name: "\($0)", coordinate: place(), points: 10) }
            quest = try Quest(settings: settings, tasks: tasks)
        }

        var finish: Coordinate? { quest.settings.finish ?? quest.settings.start }

        func cost(_ places: [Coordinate], _ router: inout Router) throws -> UInt64? {
            var sum: UInt64 = 0
            for (from, to) in zip(places, places.dropFirst()) {
                guard let cost = router.costs(from: try router.snap(from), to: [try router.snap(to)])[0] else {
                    return nil
                }
                sum += UInt64(cost)
            }
            return sum
        }
    }

    private func permutations(_ tasks: [Quest.Task]) -> [[Quest.Task]] {
        guard !tasks.isEmpty else { return [[]] }
        return tasks.indices.flatMap { place in
            var rest = tasks
            let first = rest.remove(at: place)
            return permutations(rest).map { [first] + $0 }
        }
    }

    @Test(
        "the suggested order has all tasks with a way there and home, and none is shorter",
        arguments: 0..<30 as Range<UInt64>)
    func order(seed: UInt64) throws {
        let event = try Event(seed: seed)
        var router = Router(graph: event.graph)
        let home = event.finish.map { [$0] } ?? []
        var reachable: [Quest.Task] = []
        for task in event.quest.tasks {
            let there = try event.cost([event.start, task.coordinate], &router)
            let back = try event.cost([task.coordinate] + home, &router)
            if there != nil, back != nil { reachable.append(task) }
        }
        let order = try event.quest.suggestedOrder(from: event.start, router: &router)
        #expect(Set(order.unreachable) == Set(event.quest.tasks.map(\.id)).subtracting(order.tasks), "seed \(seed)")
        // A way over another task may be shorter than the direct one, since a stop saves what a turn costs.
        let places = [event.start] + reachable.map(\.coordinate) + home
        var ways = Array(repeating: [UInt64?](repeating: nil, count: places.count), count: places.count)
        for from in places.indices {
            for to in places.indices { ways[from][to] = try event.cost([places[from], places[to]], &router) }
        }
        for over in places.indices {
            for from in places.indices {
                for to in places.indices {
                    guard let first = ways[from][over], let second = ways[over][to] else { continue }
                    ways[from][to] = min(ways[from][to] ?? .max, first + second)
                }
            }
        }
        func length(_ tasks: [Quest.Task.ID]) -> UInt64? {
            let stops = tasks.map { id in 1 + (reachable.firstIndex { $0.id == id } ?? 0) }
            let all = [0] + stops + home.map { _ in places.count - 1 }
            let legs = zip(all, all.dropFirst()).map { ways[$0][$1] }
            return legs.contains(nil) ? nil : legs.reduce(0) { $0 + ($1 ?? 0) }
        }
        // Where no order leads to all of them, it is left to the planner which are taken.
        let best = permutations(reachable).compactMap { length($0.map(\.id)) }.min()
        guard let best, !reachable.isEmpty else { return }
        #expect(Set(order.tasks) == Set(reachable.map(\.id)), "seed \(seed)")
        #expect(try #require(length(order.tasks)) == best, "seed \(seed)")
        #expect(order.isProvenOptimal, "seed \(seed)")
    }

    @Test(
        "a planner knows which tasks have no way home, and says where there is no way at all",
        arguments: 0..<30 as Range<UInt64>)
    func planner(seed: UInt64) throws {
        let event = try Event(seed: seed)
        var router = Router(graph: event.graph)
        let planner = try RidePlanner(quest: event.quest, router: router)
        let home = event.finish.map { [$0] } ?? []
        var lost: [Quest.Task.ID] = []
        for task in event.quest.tasks where try event.cost([task.coordinate] + home, &router) == nil {
            lost.append(task.id)
        }
        #expect(planner.unreachable == lost, "seed \(seed)")
        var isHomeless = false
        if let finish = event.finish { isHomeless = try event.cost([event.start, finish], &router) == nil }
        guard isHomeless, let finish = event.finish else {
            let found = try planner.plan(from: event.start, at: 0, router: &router)
            let plan = try #require(found, "seed \(seed)")
            let visited = Set(plan.tours.flatMap { $0.stops.map(\.task) })
            #expect(visited.isDisjoint(with: planner.unreachable), "seed \(seed)")
            #expect(Set(plan.left) == Set(event.quest.tasks.map(\.id)).subtracting(visited), "seed \(seed)")
            return
        }
        do throws(RoutingError) {
            _ = try planner.plan(from: event.start, at: 0, router: &router)
            Issue.record("seed \(seed): there is no way home")
        } catch {
            #expect(error == .unreachable(from: event.start, to: finish), "seed \(seed)")
        }
    }
}
