import Geodesy
import RoadMap
import Routing

extension NavigationSession {
    mutating func advance(_ motion: Motion, ridden: Double, seconds: Double) {
        guard hasRoute else { return }
        if let leftNetworkAt, plan?.recalculates == false {
            // Nobody leads the rider back, so they may come back anywhere ahead.
            let ahead = PlannedTrack.reach + odometer - leftNetworkAt
            progress?.seek(motion.coordinate, from: farthest, ahead: ahead, course: motion.course)
            return
        }
        if let expected = progress?.follow(motion.coordinate, ridden: ridden, course: motion.course),
            let distance = progress?.distanceFromRoute, distance < 30
        {
            pace.learn(expected: expected, spent: seconds)
        }
        if wasOnRoute, let along = progress?.along { farthest = max(farthest, along) }
    }

    mutating func announcements(_ motion: Motion) -> [NavigationEvent] {
        guard let along = progress?.along, leftNetworkAt == nil else { return [] }
        return announcer.announce(along: along, speed: motion.speed).map { [.announced($0)] } ?? []
    }

    func isAtEnd(_ fix: Fix) -> Bool {
        guard let left = progress?.remainingDistance, left <= arrivalDistance, let end = progress?.leg.end else {
            return false
        }
        return fix.coordinate.distance(to: end.coordinate)
            <= arrivalDistance + (fix.horizontalAccuracy ?? 0)
    }

    mutating func arrive(_ motion: Motion, _ router: inout Router) -> [NavigationEvent] {
        let stop = stops[0]
        guard stops.count > 1 else {
            hasArrived = true
            return [.arrived]
        }
        stops.removeFirst()
        // The leg just ridden leads to no other stop, also where there is no path to that.
        progress = nil
        announcer.start([])
        return [.passed(stop)] + setOut(from: motion, to: stops[0], &router) { .routed($0) }
    }
}
