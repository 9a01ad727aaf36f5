import Routing

extension NavigationSession {
    /// Metres along the route to the next cue; `nil` where there is none.
    public var distanceToNextCue: Double? {
        guard let progress, let cue = announcer.nextCue else { return nil }
        return max(cue.along - progress.along, 0)
    }

    /// Seconds of riding to the next cue, at the rider's own pace; `nil` where there is none.
    ///
    /// - Complexity: O(segments of the route).
    public var durationToNextCue: Double? {
        guard let progress, let metres = distanceToNextCue, let cue = announcer.nextCue else { return nil }
        return pace.factor * max(progress.remainingDuration - progress.leg.remainingDuration(at: cue.along), 0)
            * (metres > 0 ? 1 : 0)
    }

    /// Metres along the route to the next stop; `nil` without a route.
    public var distanceToNextStop: Double? { progress?.remainingDistance }
    /// Seconds of riding to the next stop, at the rider's own pace; `nil` without a route.
    public var durationToNextStop: Double? { progress.map { pace.factor * $0.remainingDuration } }
    /// Metres of riding to the last stop; `nil` without a route.
    public var remainingDistance: Double? { progress.map { $0.remainingDistance + beyondNextStop.distance } }
    /// Seconds of riding to the last stop, at the rider's own pace; `nil` without a route.
    public var remainingDuration: Double? {
        progress.map { pace.factor * ($0.remainingDuration + beyondNextStop.duration) }
    }
    /// When the rider will be at the last stop without a rest: seconds since 1970; `nil` without a route.
    public var estimatedArrival: Double? {
        guard let motion, let remainingDuration else { return nil }
        return motion.time + remainingDuration
    }
}
