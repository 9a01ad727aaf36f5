import Geodesy
import Quests
import RoadMap
import Routing
import Scoring
import VeloQuest

/// The tasks that riders of a quest can choose and how they choose; computed once, shared by all.
struct RiderChoices: Sendable {
    let planner: RidePlanner
    /// Where all riders start.
    let startPlace: Coordinate
    /// The paths from the start to the places of the planner.
    private let outward: [RideMeasures?]
    private let walkFromStart: Double
    /// Plans for the quest, and without its time limit; where no task brings points, each counts alike.
    private let limited: RidePlanner
    private let unlimited: RidePlanner

    /// - Throws: `RoutingError` if the start is off the map.
    init(quest: Quest, router: inout Router) throws(RoutingError) {
        planner = try RidePlanner(quest: quest, router: router)
        startPlace = quest.settings.start ?? quest.tasks[0].coordinate
        let start = try router.snap(startPlace)
        outward = router.measures(from: start, to: planner.snaps)
        walkFromStart = start.distance
        limited = planner.withEqualPoints()
        unlimited = limited.withoutTimeLimit()
    }

    /// The tasks of the best plan within the time limit, in order, as planned before the start.
    func plan(for rider: VirtualRider, at time: Double) -> [Quest.Task.ID] {
        let plan = limited.plan(
            outward: outward, walk: walkFromStart, at: time, terms: terms(of: rider), effort: .init(steps: 40))
        return plan?.tours.first?.stops.map(\.task) ?? []
    }

    /// The best plan for a pace, with the quest's time limit or without one.
    ///
    /// - Parameter task: a task that has to be part of it.
    func bestPlan(
        pace: Double, at time: Double, isUnlimited: Bool = false, steps: Int = 2000, with task: Quest.Task.ID? = nil
    ) -> RidePlan? {
        var terms = PlanningAssumptions()
        terms.pace = pace
        return (isUnlimited ? unlimited : limited).plan(
            outward: outward, walk: walkFromStart, at: time, terms: terms, effort: .init(steps: steps), with: task)
    }

    /// The tasks that can be reached from the start and left again, and that open.
    var reachable: Set<Quest.Task.ID> { planner.quest.tasksThatOpen(with: withPaths) }

    /// The tasks that can be reached from the start and left again, although some may never open.
    var withPaths: Set<Quest.Task.ID> {
        let found = planner.positions.enumerated().filter { place, _ in
            outward[place] != nil && (!planner.hasFinish || planner.legs[place].last != .some(nil))
        }
        return Set(found.map { planner.quest.tasks[$0.element].id })
    }

    /// Half the ride from the two nearest neighbours of a task and back, in seconds; `nil` if it cannot be reached.
    func detour(to task: Quest.Task.ID) -> Double? {
        guard reachable.contains(task), let place = place(of: task) else { return nil }
        let roundTrips = planner.legs[place].indices.filter { $0 != place }.compactMap { other in
            planner.legs[place][other].flatMap { back in planner.legs[other][place].map { $0.duration + back.duration }
            }
        }.sorted().prefix(2)
        return roundTrips.isEmpty ? 0 : roundTrips.reduce(0, +) / Double(roundTrips.count) / 2
    }

    /// The time from a task to the finish at the profile's pace; `nil` if there is no path.
    func secondsHome(from task: Quest.Task.ID) -> Double? {
        guard planner.hasFinish, let place = place(of: task) else { return nil }
        return planner.legs[place][planner.snaps.count - 1]?.duration
    }

    /// The longest wait in seconds for a task to open, and in a line while other tasks remain.
    static let longestWait = 900.0

    /// The rider's next task; `nil` for the finish.
    ///
    /// - Parameters:
    ///   - here: the task at which the rider is; `nil` at the start.
    ///   - start: when the rider starts or intends to.
    ///   - plan: the rider's plan. The first remaining task that can be ridden to now is chosen.
    ///   - without: tasks that the rider has given up.
    ///   - slowness: how much longer everything takes now than the rider's pace alone implies.
    func next(
        for rider: VirtualRider, from here: Quest.Task.ID?, at time: Double, _ progress: RideProgress,
        startingAt start: Double, plan: [Quest.Task.ID], without: Set<Quest.Task.ID>, slowness: Double
    ) -> Quest.Task.ID? {
        let offers = offers(rider, from: here, at: time, progress, startingAt: start, without, slowness)
        switch rider.strategy {
        case .allTasks, .planned: return plan.first { task in offers.contains { $0.task.id == task } }
        case .nearest: return offers.min { ($0.seconds, $0.task.number) < ($1.seconds, $1.task.number) }?.task.id
        case .pointsPerMinute:
            return offers.min {
                let (left, right) = ($0.points / max($0.seconds, 1), $1.points / max($1.seconds, 1))
                return left != right ? left > right : $0.task.number < $1.task.number
            }?.task.id
        case .givenOrder:
            return offers.min { ($0.task.order ?? $0.task.number) < ($1.task.order ?? $1.task.number) }?.task.id
        }
    }

    /// A task that can be ridden to.
    private struct Offer {
        let task: Quest.Task
        /// Seconds until it is done.
        let seconds: Double
        let points: Double
    }

    private func offers(
        _ rider: VirtualRider, from here: Quest.Task.ID?, at time: Double, _ progress: RideProgress,
        startingAt start: Double, _ without: Set<Quest.Task.ID>, _ slowness: Double
    ) -> [Offer] {
        let quest = progress.quest
        let legs = here.flatMap { here in row(of: here) } ?? outward
        let speed = max(rider.pace, 0.01) / slowness
        let open = progress.openTasks.filter { !without.contains($0.id) }
        let wanted = Set(open.map(\.id))
        // Once the ride has started, the referee knows when the time counts from.
        let counted = progress.startTime ?? quest.settings.massStart ?? start
        let limit = quest.settings.timeLimit.map { counted + $0 }
        let offers = planner.positions.enumerated().compactMap { place, position -> Offer? in
            let task = planner.quest.tasks[position]
            guard wanted.contains(task.id), progress.isUnlocked(task), let leg = legs[place] else { return nil }
            let walk = 2 * planner.snaps[place].distance / rider.walkingSpeed
            let arrival = time + leg.duration / speed + walk / 2
            var begin = arrival
            if let opens = task.opens { begin = max(begin, opens.time(start: counted)) }
            if let closes = task.closes, begin > closes.time(start: counted) { return nil }
            guard begin - arrival < Self.longestWait else { return nil }
            let done = begin + task.dwell + terms(of: rider).secondsAtTask + walk / 2
            if rider.strategy != .allTasks, let limit {
                let home = planner.hasFinish ? planner.legs[place][planner.snaps.count - 1]?.duration : 0
                guard let home, done + home / speed <= limit else { return nil }
            }
            return Offer(
                task: task, seconds: done - time, points: quest.settings.scoring.value(of: task).doubleValue)
        }
        // On a course, only the next task that can be reached in time.
        let turn = offers.compactMap(\.task.order).min()
        return offers.filter { $0.task.order == nil || $0.task.order == turn }
    }

    private func row(of task: Quest.Task.ID) -> [RideMeasures?]? { place(of: task).map { planner.legs[$0] } }

    private func place(of task: Quest.Task.ID) -> Int? {
        planner.positions.firstIndex { planner.quest.tasks[$0].id == task }
    }

    private func terms(of rider: VirtualRider) -> PlanningAssumptions {
        var terms = PlanningAssumptions()
        terms.pace = rider.pace
        terms.walkingSpeed = rider.walkingSpeed
        // Accounts for a possible second answer.
        terms.secondsAtTask =
            (rider.thinkingTime.lowerBound + rider.thinkingTime.upperBound) / 2 * (1 + rider.wrongAnswers)
        return terms
    }
}
