public import Geodesy
public import Quests
package import RoadMap
public import Routing
public import Scoring
import TourPlanning

/// Plans rides through a quest; the paths between its tasks are computed once for many plans.
///
///     let planner = try RidePlanner(quest: quest, router: router)
///     let plan = try planner.plan(from: place, at: now, progress: ride.progress, router: &router)
///     plan?.tours[0].stops.map(\.task)  // what to ride to next, and then
///
/// Plans account for riding times on the map, time at tasks, hours, requirements, the order of a fixed course, charges for answers and
/// hints so far, points that fall with time, the time limit, the bonus for all tasks, and the penalty for lateness if the rules permit
/// it. Where tasks out of order are charged, the better of two plans is taken: one that keeps the order, and one that ignores it. For
/// tolls and forbidden zones see `Quest.plannedRides`. Tasks that a riders' edition unlocks during the ride need a new planner.
public struct RidePlanner: Sendable {
    /// The quest.
    public let quest: Quest
    /// Tasks that are near no road, without a path to the finish, or that never open since too few of those they require can be reached.
    public let unreachable: [Quest.Task.ID]

    /// The reachable tasks, by their indices in the quest.
    package let positions: [Int]
    /// The snapped places of these tasks, followed by that of the finish.
    package let snaps: [Snap]
    package let hasFinish: Bool
    /// The rides between `snaps`, in seconds and metres; `nil` if there is no path.
    package let legs: [[RideMeasures?]]

    /// Computes the paths between all tasks.
    /// - Throws: `RoutingError` if the finish is off the map.
    /// - Complexity: one search of the map for each pair of tasks, on all cores.
    public init(quest: Quest, router: borrowing Router) throws(RoutingError) {
        self.quest = quest
        var positions: [Int] = []
        var snaps: [Snap] = []
        for (position, task) in quest.tasks.enumerated() {
            guard let snap = try? router.snap(task.coordinate) else { continue }
            positions.append(position)
            snaps.append(snap)
        }
        let finish = quest.settings.finish ?? quest.settings.start
        if let finish { snaps.append(try router.snap(finish)) }
        hasFinish = finish != nil
        legs = router.measures(from: snaps, to: snaps)
        self.positions = positions
        self.snaps = snaps
        let (hasFinish, legs) = (hasFinish, legs)
        let reachable = positions.enumerated().filter { !hasFinish || legs[$0.offset].last != .some(nil) }
        let open = quest.tasksThatOpen(with: Set(reachable.map { quest.tasks[$0.element].id }))
        unreachable = quest.tasks.map { $0.id }.filter { !open.contains($0) }
    }

    /// The paths of another planner for the same tasks under other terms.
    init(_ planner: RidePlanner, quest: Quest) {
        self.quest = quest
        (unreachable, positions, snaps) = (planner.unreachable, planner.positions, planner.snaps)
        (hasFinish, legs) = (planner.hasFinish, planner.legs)
    }

    /// Plans a ride from a place.
    ///
    /// - Parameters:
    ///   - time: when it begins, in seconds since 1970-01-01 00:00 UTC.
    ///   - progress: the state of the ride; by default it has not started, and starts now.
    ///   - tours: where the search starts: the tasks of an earlier plan.
    ///   - latest: seconds from `time` by which all riders must finish, if earlier than the rules require.
    /// - Returns: `nil` if the path to the finish alone takes longer than the rules permit.
    /// - Throws: `RoutingError` if the place is off the map, or no path leads to the finish.
    /// - Complexity: one search of the map for each task, and see `OrienteeringProblem.plan(effort:from:seed:)`.
    public func plan(
        from place: Coordinate, at time: Double, progress: RideProgress? = nil,
        terms: PlanningAssumptions = PlanningAssumptions(),
        effort: OrienteeringProblem.Effort = .thorough, after tours: [[Quest.Task.ID]] = [], latest: Double? = nil,
        router: inout Router
    ) throws(RoutingError) -> RidePlan? {
        let start = try router.snap(place)
        let outward = router.measures(from: start, to: snaps)
        if hasFinish, outward.last == .some(nil), let finish = quest.settings.finish ?? quest.settings.start {
            throw .unreachable(from: place, to: finish)
        }
        return plan(
            outward: outward, walk: start.distance, at: time, progress: progress, terms: terms, effort: effort,
            after: tours, latest: latest)
    }

    /// Plans a ride from a place with known paths to the tasks and to the finish, `walk` metres from the road.
    ///
    /// - Parameter wanted: a task that has to be part of the plan, at any cost; `gain` is meaningless then.
    /// - Returns: `nil` also if the wanted task cannot be part of a plan.
    package func plan(
        outward: [RideMeasures?], walk: Double, at time: Double, progress: RideProgress? = nil,
        terms: PlanningAssumptions,
        effort: OrienteeringProblem.Effort, after tours: [[Quest.Task.ID]] = [], latest: Double? = nil,
        with wanted: Quest.Task.ID? = nil
    ) -> RidePlan? {
        let progress = progress ?? RideProgress(quest: quest)
        // No rider starts before the mass start.
        let time = max(time, progress.startTime ?? progress.startRules.massStart ?? time)
        let home = hasFinish ? outward.last.flatMap { $0 }.map { $0.duration / max(terms.pace, 0.01) } ?? 0 : 0
        let rewards = RideRewards(progress, at: time, home: home + walk / max(terms.walkingSpeed, 0.1))
        var problem = problem(outward, walk: walk, rewards, terms)
        if let latest { problem.limit = min(problem.limit, Int64(max(0, min(latest, 1e8)) * 1000)) }
        let stops = stops
        let prizes = problem.stops.map { $0.prize }
        if let wanted {
            guard let stop = stops[wanted] else { return nil }
            // Its prize exceeds the sum of all others.
            problem.stops[stop].prize += prizes.reduce(1, +)
        }
        let earlier = tours.map { $0.compactMap { stops[$0] } }
        guard let plan = problem.plan(effort: effort, from: earlier) else { return nil }
        if let wanted {
            guard plan.stops.contains(where: { $0 == stops[wanted] }) else { return nil }
            for (stop, prize) in prizes.enumerated() { problem.stops[stop].prize = prize }
        }
        var best = ridePlan(plan, problem, rewards, outward, terms)
        guard wanted == nil else { return best }
        var others: [RidePlan?] = []
        if rewards.rewardsAllTasks, !best.left.isEmpty {
            others.append(planOfAll(problem, effort, rewards, outward, terms))
        }
        if rewards.chargesForOrder { others.append(planInOrder(problem, effort, rewards, outward, terms)) }
        for case var other? in others where other.total > best.total {
            // It would be one of the additional points without bonuses and charges.
            other.bound = nil
            best = other
        }
        return best
    }

    /// Several plans to choose from: the best one; if that is late, the best one in time; and the best of those that take about three
    /// quarters and half as long.
    ///
    /// - Returns: the best first, each with fewer points and an earlier finish than the one before; empty if `plan` returns `nil`.
    /// - Throws: as `plan`.
    public func plans(
        from place: Coordinate, at time: Double, progress: RideProgress? = nil,
        terms: PlanningAssumptions = PlanningAssumptions(),
        effort: OrienteeringProblem.Effort = .thorough, router: inout Router
    ) throws(RoutingError) -> [RidePlan] {
        func plan(
            _ effort: OrienteeringProblem.Effort, _ latest: Double?, _ router: inout Router
        ) throws(RoutingError) -> RidePlan? {
            try self.plan(
                from: place, at: time, progress: progress, terms: terms, effort: effort, latest: latest,
                router: &router)
        }
        guard let best = try plan(effort, nil, &router) else { return [] }
        let length = best.finish - time
        var plans = [best]
        let inTime = best.lateness > 0 ? [length - best.lateness] : []
        for latest in (inTime + [length * 0.75, length * 0.5]).sorted(by: >) {
            guard var shorter = try plan(.init(steps: effort.steps / 4), latest, &router), let last = plans.last,
                shorter.total < last.total,
                !shorter.tours.allSatisfy({ $0.stops.isEmpty })
            else { continue }
            // A proof for the earlier finish does not hold for the full time.
            (shorter.bound, shorter.isProvenOptimal) = (nil, false)
            plans.append(shorter)
        }
        return plans
    }

    /// The stops of the problem, by task.
    private var stops: [Quest.Task.ID: Int] {
        var stops: [Quest.Task.ID: Int] = [:]
        for (place, position) in positions.enumerated() { stops[quest.tasks[position].id] = place + 1 }
        return stops
    }

    /// Stop 0 is the rider's position, followed by the tasks and the finish.
    private func problem(
        _ outward: [RideMeasures?], walk: Double, _ rewards: RideRewards, _ terms: PlanningAssumptions
    ) -> OrienteeringProblem {
        func signed(_ seconds: Double) -> Int64 {
            seconds.isNaN ? 0 : Int64((min(max(seconds, -1e8), 1e8) * 1000).rounded())
        }
        func milliseconds(_ seconds: Double) -> Int64 { signed(max(seconds, 0)) }
        let pace = max(terms.pace, 0.01)
        let walking = max(terms.walkingSpeed, 0.1)
        // From the road to the finish, if there is one.
        let last = hasFinish ? (snaps.last?.distance ?? 0) / walking : 0
        func walkOn(to place: Int) -> Double { hasFinish && place == snaps.count - 1 ? last : 0 }
        var costs = TravelMatrix(count: snaps.count + 1)
        for (to, way) in outward.enumerated() {
            if let way { costs[0, to + 1] = milliseconds(walk / walking + way.duration / pace + walkOn(to: to)) }
        }
        for (from, row) in legs.enumerated() {
            for (to, way) in row.enumerated() where from != to {
                if let way { costs[from + 1, to + 1] = milliseconds(way.duration / pace + walkOn(to: to)) }
            }
        }
        costs.takeShortcuts()
        let end = hasFinish ? snaps.count : nil
        var problem = OrienteeringProblem(costs: costs, start: 0, end: end, limit: milliseconds(rewards.hardLimit))
        problem.lateness = rewards.lateness.map {
            .init(after: milliseconds($0.after), penalty: $0.penalty.thousandths)
        }
        problem.decay = rewards.decay.map { decay in
            .init(after: signed(decay.after), every: milliseconds(decay.every), loss: 1000)
        }
        problem.tourCount = max(1, terms.riders)
        let stops = stops
        for (index, position) in positions.enumerated() {
            let task = quest.tasks[position]
            let snap = snaps[index]
            let lead = lead(index, terms)
            let hours = rewards.hours(of: task, solvedAfter: lead)
            // Walking off the road and back takes time on both sides.
            let visit = 2 * snap.distance / walking + max(terms.secondsAtTask, 0) + max(task.dwell, 0)
            let (worth, least) = rewards.range(of: task)
            problem.stops[index + 1] = .init(
                prize: worth.thousandths, duration: milliseconds(visit),
                opens: milliseconds(hours.lowerBound),
                closes: hours.upperBound < 0 ? -1 : milliseconds(hours.upperBound),
                requires: rewards.requirements(of: task).map { requirement in
                    .init(requirement.count, of: requirement.tasks.compactMap { stops[$0] })
                }, least: least.thousandths)
            problem.stops[index + 1].lead = milliseconds(lead)
        }
        if rewards.keepsOrder { keepOrder(&problem) }
        return problem
    }

    /// How many seconds after leaving the road a task is solved.
    private func lead(_ place: Int, _ terms: PlanningAssumptions) -> Double {
        let task = quest.tasks[positions[place]]
        let walk = snaps[place].distance / max(terms.walkingSpeed, 0.1)
        return walk + max(task.dwell, 0) + (task.answer == nil ? 0 : max(terms.secondsAtTask, 0))
    }

    /// A fixed course permits no return to earlier tasks.
    func keepOrder(_ problem: inout OrienteeringProblem) {
        for (from, first) in positions.enumerated() {
            for (to, second) in positions.enumerated() {
                guard let before = quest.tasks[first].order, let after = quest.tasks[second].order, after < before
                else {
                    continue
                }
                problem.costs[from + 1, to + 1] = TravelMatrix.infinite
            }
        }
    }

    func ridePlan(
        _ plan: TourPlan, _ problem: OrienteeringProblem, _ rewards: RideRewards, _ outward: [RideMeasures?],
        _ terms: PlanningAssumptions
    ) -> RidePlan {
        func seconds(_ milliseconds: Int64) -> Double { rewards.now + Double(milliseconds) / 1000 }
        var solved: [(task: Quest.Task.ID, time: Double)] = []
        let tours = plan.tours.map { tour in
            var distance = 0.0
            var last: Int?
            func ride(to stop: Int) {
                let leg = last.map { legs[$0][stop] } ?? outward[stop]
                distance += leg?.distance ?? 0
                last = stop
            }
            let stops = tour.visits.map { visit in
                let task = quest.tasks[positions[visit.stop - 1]]
                ride(to: visit.stop - 1)
                let departure = seconds(visit.begin + problem.stops[visit.stop].duration)
                solved.append((task.id, seconds(visit.begin) + lead(visit.stop - 1, terms)))
                return RidePlan.Stop(
                    task: task.id, arrival: seconds(visit.arrival), begin: seconds(visit.begin), departure: departure,
                    points: Points(thousandths: problem.prize(of: visit.stop, at: visit.begin)))
            }
            if hasFinish { ride(to: snaps.count - 1) }
            return RidePlan.Tour(stops: stops, finish: seconds(tour.finish), distance: distance)
        }
        let visited = Set(solved.map { $0.task })
        let result = rewards.result(solved, finish: tours.map { $0.finish }.max() ?? rewards.now)
        return RidePlan(
            tours: tours, total: result.total, bound: plan.bound.map { Points(thousandths: $0) },
            gain: Points(thousandths: plan.prize), isProvenOptimal: plan.isProvenOptimal && rewards.isAdditive,
            solvedBefore: rewards.solvedCount, lateness: result.lateness,
            left: quest.tasks.map { $0.id }.filter { !visited.contains($0) && rewards.counts($0) })
    }

    /// The same paths for the quest without its time limit.
    package func withoutTimeLimit() -> RidePlanner {
        var settings = quest.settings
        settings.timeLimit = nil
        return with(settings)
    }

    /// The same paths for the quest with a point for each task where none brings any, so that plans take in as many tasks as they can.
    package func withEqualPoints() -> RidePlanner {
        guard quest.tasks.allSatisfy({ quest.value(of: $0) <= .zero }) else { return self }
        var settings = quest.settings
        settings.scoring.value = .same(1)
        settings.scoring.bonusControls = []
        (settings.scoring.decay, settings.scoring.late) = (nil, nil)
        return with(settings)
    }

    private func with(_ settings: Quest.Settings) -> RidePlanner {
        // Cannot fail: the parts form a quest already, and no limit and equal points are always valid.
        (try? quest.with(settings)).map { RidePlanner(self, quest: $0) } ?? self
    }

    /// The plan that visits no task of a course out of order; `nil` if there is none.
    func planInOrder(
        _ problem: OrienteeringProblem, _ effort: OrienteeringProblem.Effort, _ rewards: RideRewards,
        _ outward: [RideMeasures?], _ terms: PlanningAssumptions
    ) -> RidePlan? {
        var ordered = problem
        keepOrder(&ordered)
        return ordered.plan(effort: .init(steps: effort.steps)).map { ridePlan($0, ordered, rewards, outward, terms) }
    }

    /// The plan that visits all tasks that are left, for the sake of bonuses that require this; `nil` if there is none.
    func planOfAll(
        _ problem: OrienteeringProblem, _ effort: OrienteeringProblem.Effort, _ rewards: RideRewards,
        _ outward: [RideMeasures?], _ terms: PlanningAssumptions
    ) -> RidePlan? {
        var all = problem
        let most = problem.stops.reduce(problem.lateness.last?.penalty ?? 0) { $0 + $1.prize } + 1
        for (place, position) in positions.enumerated() where rewards.counts(quest.tasks[position].id) {
            all.stops[place + 1].prize += most
            all.stops[place + 1].least += most
        }
        guard let found = all.plan(effort: .init(steps: effort.steps)) else { return nil }
        let plan = ridePlan(found.with(prizesOf: problem), problem, rewards, outward, terms)
        return plan.left.isEmpty ? plan : nil
    }
}

/// The assumptions about a rider for planning.
public struct PlanningAssumptions: Sendable, Hashable {
    /// Speed as a multiple of the profile's.
    public var pace = 1.0
    /// Seconds for finding and answering a task, in addition to its required stay.
    public var secondsAtTask = 60.0
    /// Metres a second on foot, from the road to a task and back.
    public var walkingSpeed = 1.4
    /// How many riders share the tasks, each on a separate tour.
    public var riders = 1

    /// One ordinary rider.
    public init() {}
}
