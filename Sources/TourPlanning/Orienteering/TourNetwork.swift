/// An orienteering problem as the solvers use it: validated, with a separate end node, and without stops that cannot be visited.
///
///     stops      0 1 2 … n−1   as in the problem
///     end        n             separate, so that round trips and open ends are no special cases
struct TourNetwork {
    /// The end of all tours; also the number of stops.
    let end: Int
    let start: Int
    private(set) var limit: Int64
    let tourCount: Int
    /// The stops that some tour can visit with profit.
    private(set) var candidates: ContiguousArray<Int>

    private(set) var prizes: ContiguousArray<Int64>
    private(set) var durations: ContiguousArray<Int64>
    private(set) var opens: ContiguousArray<Int64>
    private(set) var closes: ContiguousArray<Int64>
    private(set) var requires: [[OrienteeringProblem.Requirement]]
    /// Whether some stop requires others.
    let hasRequirements: Bool
    private(set) var lateness: [OrienteeringProblem.Lateness]
    let decay: OrienteeringProblem.Decay?
    private let least: ContiguousArray<Int64>
    private let leads: ContiguousArray<Int64>
    private var costs: ContiguousArray<Int64>

    /// Later times are clamped to this one, so that sums stay in range.
    private static let latest = Int64.max >> 3

    package init?(_ problem: OrienteeringProblem) {
        let count = problem.costs.count
        guard (0..<count).contains(problem.start), problem.end.map({ (0..<count).contains($0) }) ?? true,
            problem.stops.count == count, problem.limit >= 0
        else { return nil }
        end = count
        start = problem.start
        limit = min(max(problem.limit, 0), Self.latest)
        tourCount = max(1, problem.tourCount)
        prizes = ContiguousArray(problem.stops.map { min(max($0.prize, 0), Self.latest >> 20) } + [0])
        durations = ContiguousArray(problem.stops.map { min(max($0.duration, 0), TravelMatrix.infinite) } + [0])
        opens = ContiguousArray(problem.stops.map { min(max($0.opens, 0), Self.latest) } + [0])
        closes = ContiguousArray(problem.stops.map { min($0.closes, problem.limit, Self.latest) } + [limit])
        let fixed = [problem.start, problem.end]
        requires =
            problem.stops.map { stop in
                stop.requires.filter { $0.count > 0 }.map { requirement in
                    .init(requirement.count, of: Set(requirement.stops).filter { !fixed.contains($0) }.sorted())
                }
            } + [[]]
        lateness = problem.lateness.map {
            .init(after: $0.after, penalty: min(max($0.penalty, 0), Self.latest >> 20))
        }
        decay = problem.decay.map { decay in
            .init(after: min(max(decay.after, -Self.latest), Self.latest), every: decay.every, loss: decay.loss)
        }
        leads = ContiguousArray(problem.stops.map { min(max($0.lead, 0), TravelMatrix.infinite) } + [0])
        least = ContiguousArray(problem.stops.map { min(max($0.least, 0), Self.latest >> 20) } + [0])
        for fixed in [start, problem.end ?? end] {
            (prizes[fixed], durations[fixed], opens[fixed], requires[fixed]) = (0, 0, 0, [])
        }
        costs = ContiguousArray(repeating: TravelMatrix.infinite, count: (count + 1) * (count + 1))
        for from in 0..<count {
            for to in 0..<count { costs[from * (count + 1) + to] = problem.costs[from, to] }
            costs[from * (count + 1) + count] = problem.end.map { problem.costs[from, $0] } ?? 0
        }
        candidates = []
        hasRequirements = requires.contains { !$0.isEmpty }
        candidates = ContiguousArray(reachable(except: fixed))
    }

    /// The travel cost from a stop to another or to the end.
    func cost(_ from: Int, _ to: Int) -> Int64 { costs[from * (end + 1) + to] }

    /// The prize of a visit that begins at a time.
    func prize(_ stop: Int, at begin: Int64) -> Int64 {
        decay?.prize(prizes[stop], least: least[stop], at: begin + leads[stop]) ?? prizes[stop]
    }

    /// All numbers that prizes are sums and differences of.
    var prizeParts: [Int64] {
        candidates.map { prizes[$0] } + lateness.map { $0.penalty }
            + (decay.map { decay in [decay.loss] + candidates.map { least[$0] } } ?? [])
    }

    /// The penalty for ending at a time.
    func penalty(at time: Int64) -> Int64 {
        lateness.isEmpty ? 0 : lateness.last { $0.after < time }?.penalty ?? 0
    }

    /// Whether the visited stops meet the requirements of a stop.
    func isUnlocked(_ stop: Int, by isVisited: (Int) -> Bool) -> Bool {
        requires[stop].allSatisfy { $0.stops.count(where: isVisited) >= $0.count }
    }

    /// The stops that can be reached and left again in time, whose requirements can be met by others of these, and which have a
    /// prize or unlock a stop that has one.
    private func reachable(except fixed: [Int?]) -> [Int] {
        var kept = Set(
            (0..<end).filter { stop in
                guard !fixed.contains(stop) else { return false }
                let begin = max(cost(start, stop), opens[stop])
                return begin <= closes[stop] && begin + durations[stop] + cost(stop, end) <= limit
            })
        var before = -1
        while kept.count != before {
            before = kept.count
            kept = kept.filter { isUnlocked($0, by: kept.contains) }
        }
        before = -1
        while kept.count != before {
            before = kept.count
            let wanted = Set(kept.flatMap { requires[$0].flatMap { $0.stops } })
            kept = kept.filter { prizes[$0] > 0 || wanted.contains($0) }
        }
        return kept.sorted()
    }

    /// The tour that visits stops in an order; `nil` if it is not feasible.
    func tour(_ order: some Sequence<Int>) -> TourPlan.Tour? {
        var visits: [TourPlan.Visit] = []
        var visited: Set<Int> = []
        var time: Int64 = 0
        var last = start
        for stop in order {
            let arrival = time + cost(last, stop)
            let begin = max(arrival, opens[stop])
            guard begin <= closes[stop], isUnlocked(stop, by: visited.contains) else { return nil }
            visits.append(TourPlan.Visit(stop: stop, arrival: arrival, begin: begin))
            visited.insert(stop)
            time = begin + durations[stop]
            last = stop
        }
        time += cost(last, end)
        guard time <= limit else { return nil }
        return TourPlan.Tour(visits: visits, finish: time)
    }

    /// A plan of feasible tours.
    func plan(_ tours: [TourPlan.Tour]) -> TourPlan {
        let penalty = penalty(at: tours.map { $0.finish }.max() ?? 0)
        let total = tours.reduce(-penalty) { sum, tour in
            tour.visits.reduce(sum) { $0 + prize($1.stop, at: $1.begin) }
        }
        return TourPlan(
            tours: tours.filter { !$0.visits.isEmpty } + tours.filter { $0.visits.isEmpty }, prize: total,
            penalty: penalty,
            bound: nil)
    }

    /// The same network with an earlier limit, and without a penalty for lateness up to it.
    func ending(by time: Int64) -> TourNetwork {
        var network = self
        network.limit = min(limit, time)
        network.lateness = []
        network.closes = ContiguousArray(closes.map { min($0, network.limit) })
        return network
    }
}
