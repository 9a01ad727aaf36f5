public import Quests
import RoadMap
public import Routing
public import Scoring
public import TourPlanning

/// A finished ride, compared with the best one that its rider could have made.
public struct Hindsight: Sendable, Hashable {
    /// The rider's speed, including wrong turns and rests, as a multiple of the profile's.
    public let pace: Double
    /// The mean time at a task, in seconds.
    public let secondsAtTask: Double
    /// The best ride with that pace and time at tasks, from the same start.
    public let best: RidePlan
    /// The duration of that ride, in seconds.
    public let bestTime: Double
    /// The points of the rider's ride.
    public let points: Points
}

extension RidePlanner {
    /// Compares a ride with the best one.
    ///
    /// Pace and time at tasks are taken from the check-ins and answers of the ride itself.
    /// - Returns: `nil` if the ride has no check-in, or does not fit the map.
    /// - Throws: `RoutingError` if the quest's start is off the map.
    /// - Complexity: as `plan`.
    public func hindsight(
        on progress: RideProgress, effort: OrienteeringProblem.Effort = .thorough, router: inout Router
    ) throws(RoutingError) -> Hindsight? {
        guard let start = progress.startTime, let place = quest.settings.start ?? quest.tasks.first?.coordinate else {
            return nil
        }
        let snap = try router.snap(place)
        let outward = router.measures(from: snap, to: snaps)
        guard var terms = terms(of: progress, outward, walk: snap.distance, start: start) else { return nil }
        let points = RideResult(progress).total
        // If the ride beats the plan, part of it was off the roads of this map: raise the pace.
        for _ in 0..<8 {
            let best = plan(outward: outward, walk: snap.distance, at: start, terms: terms, effort: effort)
            if let best, best.total >= points {
                return Hindsight(
                    pace: terms.pace, secondsAtTask: terms.secondsAtTask, best: best, bestTime: best.finish - start,
                    points: points)
            }
            terms.pace *= 1.1
        }
        return nil
    }

    /// The pace and the time at tasks of a ride.
    ///
    /// - Parameter walk: metres from the start to the road.
    private func terms(
        of progress: RideProgress, _ outward: [RideMeasures?], walk: Double, start: Double
    ) -> PlanningAssumptions? {
        var terms = PlanningAssumptions()
        var visits: [(place: Int, arrival: Double, departure: Double)] = []
        for (place, position) in positions.enumerated() {
            guard let task = progress[quest.tasks[position].id], let arrival = task.checkInTime else { continue }
            let departure = max(task.solvedAt ?? arrival, task.answers.last?.time ?? arrival)
            visits.append((place, arrival, departure))
        }
        visits.sort { $0.arrival < $1.arrival }
        var (expected, ridden) = (0.0, 0.0)
        var (last, left): (Int?, Double) = (nil, start)
        func ride(to place: Int, at time: Double) {
            // Legs without positive time are skipped: the rider answered later than at the task.
            if let leg = last.map({ legs[$0][place] }) ?? outward[place], time > left {
                let onFoot = (last.map { snaps[$0].distance } ?? walk) + snaps[place].distance
                let dwell = place < positions.count ? quest.tasks[positions[place]].dwell : 0
                expected += leg.duration
                // Less what a plan adds to riding.
                ridden += max(time - left - onFoot / terms.walkingSpeed - dwell, (time - left) / 4)
            }
        }
        for visit in visits {
            ride(to: visit.place, at: visit.arrival)
            (last, left) = (visit.place, visit.departure)
        }
        if let finish = progress.finishTime, hasFinish, last != nil { ride(to: snaps.count - 1, at: finish) }
        guard !visits.isEmpty, ridden > 0, expected > 0 else { return nil }
        terms.pace = min(max(expected / ridden, 0.1), 5)
        terms.secondsAtTask = visits.reduce(0) { $0 + min(1800, $1.departure - $1.arrival) } / Double(visits.count)
        return terms
    }
}
