import Foundation
import Support
import TourPlanning

/// An orienteering problem of a library, or made like those.
struct NamedProblem {
    let name: String
    var problem: OrienteeringProblem
    /// What the library adds to every prize.
    var scoreOfDepot: Int64 = 0
}

/// Problems made with fixed seeds: places as they lie in towns, in clusters and on grids, with prizes of three kinds.
enum GeneratedProblems {
    struct Layout {
        let kind: String
        let count: Int
        var name: String { "\(kind)-\(count)" }

        /// Places in a square of 4,000 units.
        var places: [(x: Double, y: Double)] {
            var generator = SeededGenerator(
                seed: UInt64(count) &* 1009 &+ UInt64(kind.utf8.reduce(0) { $0 * 31 + Int($1) }))
            func unit() -> Double { generator.nextUnit() }
            func placed(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (x.rounded(), y.rounded()) }
            switch kind {
            case "clusters":
                let centers = (0..<max(3, count / 12)).map { _ in (x: unit() * 4000, y: unit() * 4000) }
                return (0..<count).map { _ in
                    let center = generator.pick(centers) ?? (0, 0)
                    return placed(
                        generator.nextNormal(mean: center.x, deviation: 220),
                        generator.nextNormal(mean: center.y, deviation: 220))
                }
            case "grid":
                let side = Int(Double(count).squareRoot().rounded(.up))
                return (0..<count).map { number in
                    let step = 4000 / Double(side)
                    return placed(
                        (Double(number % side) + unit() * 0.2) * step, (Double(number / side) + unit() * 0.2) * step)
                }
            case "drill":
                // Rows of holes, as on a printed circuit board.
                var places: [(x: Double, y: Double)] = []
                while places.count < count {
                    let (x, y) = ((unit() * 40).rounded() * 100, (unit() * 40).rounded() * 100)
                    let length = 4 + generator.next(below: 12)
                    let isRow = unit() < 0.5
                    for hole in 0..<min(length, count - places.count) {
                        places.append(isRow ? (x + Double(hole) * 60, y) : (x, y + Double(hole) * 60))
                    }
                }
                return places
            default: return (0..<count).map { _ in placed(unit() * 4000, unit() * 4000) }
            }
        }
    }

    static let layouts = ["uniform", "clusters", "grid", "drill"].flatMap { kind in
        [30, 48, 76, 100, 150, 226, 400].map { Layout(kind: kind, count: $0) }
    }

    /// The problems of a layout: about half of the shortest round through everything may be ridden.
    static func problems(of layout: Layout) -> [NamedProblem] {
        let places = layout.places
        var costs = TravelMatrix(count: places.count)
        for from in places.indices {
            for to in places.indices where from != to {
                costs[from, to] = Int64(hypot(places[from].x - places[to].x, places[from].y - places[to].y) + 0.5)
            }
        }
        let limit = spanningTree(costs) * 57 / 100
        let plain = [1, 2, 3].map { generation in
            var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: limit)
            for (stop, prize) in scores(generation, costs, depot: 0).enumerated() { problem.stops[stop].prize = prize }
            return NamedProblem(name: "\(layout.name)-gen\(generation)", problem: problem)
        }
        return plain + (layout.count <= 100 ? [hours, falling, team].map { $0(plain[1]) } : [])
    }

    /// With visits that take time, hours at a third of the stops, and requirements at some.
    private static func hours(_ plain: NamedProblem) -> NamedProblem {
        var problem = plain.problem
        var generator = SeededGenerator(seed: UInt64(problem.stops.count) + 5)
        let limit = Int(problem.limit)
        for stop in problem.stops.indices.dropFirst() {
            problem.stops[stop].duration = Int64(generator.next(in: 0...60))
            if generator.chance(0.3) {
                problem.stops[stop].opens = Int64(generator.next(in: 0...(limit / 2)))
                problem.stops[stop].closes = problem.stops[stop].opens + Int64(limit / 3)
            }
            let other = generator.next(in: 1...(problem.stops.count - 1))
            if other != stop, generator.chance(0.15) { problem.stops[stop].requires = [.init(1, of: [other])] }
        }
        return NamedProblem(name: plain.name + "-hours", problem: problem)
    }

    /// The same with prizes that fall.
    private static func falling(_ plain: NamedProblem) -> NamedProblem {
        var problem = hours(plain).problem
        problem.decay = .init(after: 0, every: problem.limit / 30, loss: 1)
        return NamedProblem(name: plain.name + "-falling", problem: problem)
    }

    /// The same for two who share the stops.
    private static func team(_ plain: NamedProblem) -> NamedProblem {
        var problem = hours(plain).problem
        problem.tourCount = 2
        problem.limit = problem.limit * 6 / 10
        return NamedProblem(name: plain.name + "-team", problem: problem)
    }

    /// The prizes of OPLib: all alike, pseudorandom, and growing with the distance.
    static func scores(_ generation: Int, _ costs: TravelMatrix, depot: Int) -> [Int64] {
        let most = max(1, (0..<costs.count).map { costs[depot, $0] }.max() ?? 1)
        return (0..<costs.count).map { stop in
            switch generation {
            case 1: 1
            case 2: 1 + Int64(7141 * stop + 73) % 100
            default: stop == depot ? 0 : 1 + 99 * costs[depot, stop] / most
            }
        }
    }

    private static func spanningTree(_ costs: TravelMatrix) -> Int64 {
        var near = (0..<costs.count).map { costs[0, $0] }
        var rest = Set(1..<costs.count)
        var length: Int64 = 0
        while let next = rest.min(by: { (near[$0], $0) < (near[$1], $1) }) {
            length += near[next]
            rest.remove(next)
            for stop in rest { near[stop] = min(near[stop], costs[next, stop]) }
        }
        return length
    }
}
