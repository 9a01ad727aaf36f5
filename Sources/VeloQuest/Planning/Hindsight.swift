public import BikeRouting
public import Languages
public import QuestEngine
public import QuestFile
import RoadNetwork
public import TourPlanning

/// A ride that is over, beside the best that its rider could have done.
public struct Hindsight: Sendable, Hashable {
    /// How fast the rider was, wrong turns and rests on the way included, as a multiple of the profile's speed.
    public let pace: Double
    /// How long the rider was at a task, in seconds; the mean.
    public let secondsAtTask: Double
    /// The best ride with that pace and these times from the same start.
    public let best: RidePlan
    /// How many seconds it takes.
    public let bestTime: Double
    /// What the ride brought.
    public let points: Points

    /// `at this pace (1.05) and 55 s a task, 120 points were possible in 0:57:10: 7, 3, 1`.
    public func message(in quest: Quest) -> LocalizedText {
        let pace = Measures.decimal(pace, digits: 2)
        let rest = Measures.duration(secondsAtTask)
        let numbers = best.tours.flatMap { $0.stops }.compactMap { quest.task($0.task).map { "\($0.number)" } }
        let time = Measures.clock(bestTime)
        let order = numbers.isEmpty ? "" : ": " + numbers.joined(separator: ", ")
        return LocalizedText(
            "at this pace (\(pace.english)) and \(rest.english) a task, \(best.total.counted.english) were possible in \(time)\(order)",
            "в этом темпе (\(pace.russian)) и по \(rest.russian) на задание можно было набрать "
                + "\(best.total.counted.russian) за \(time)\(order)")
    }
}

extension RidePlanner {
    /// Looks back at a ride.
    ///
    /// Pace and time at tasks are taken from the check-ins and answers of the ride itself.
    /// - Returns: `nil` where the ride has no check-in, or the map does not explain it.
    /// - Throws: `RoutingError` where the quest's start is off the map.
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
        // Whoever did better than the pace allows was quicker than it says: part of the way was not on the roads of this map.
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

    /// How the rider rode.
    ///
    /// - Parameter walk: metres from the start to the road.
    private func terms(
        of progress: RideProgress, _ outward: [RideMeasures?], walk: Double, start: Double
    ) -> RideTerms? {
        var terms = RideTerms()
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
            // Who answers later than on the spot has ridden on by then: such legs say nothing.
            if let way = last.map({ ways[$0][place] }) ?? outward[place], time > left {
                let onFoot = (last.map { snaps[$0].distance } ?? walk) + snaps[place].distance
                let dwell = place < positions.count ? quest.tasks[positions[place]].dwell : 0
                expected += way.duration
                // What a plan adds to riding.
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
