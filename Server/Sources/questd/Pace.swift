import VeloQuest

/// Makes of a simulated ride that of a rider who rides so many times as fast: all times in it are nearer to its start.
struct Pace: Sendable {
    /// The start of the ride, in seconds since 1970-01-01 00:00 UTC.
    let start: Double
    let speed: Double

    /// The time in the simulated ride at a time of the clock.
    func simulated(_ time: Double) -> Double { start + (time - start) * speed }

    /// The time of the clock at a time in the simulated ride.
    func real(_ time: Double) -> Double { start + (time - start) / speed }

    /// A position of the quick rider.
    func quickened(_ fix: Fix) -> Fix {
        Fix(
            time: real(fix.time), coordinate: fix.coordinate, horizontalAccuracy: fix.horizontalAccuracy,
            speed: fix.speed.map { $0 * speed }, course: fix.course)
    }

    /// An event of the quick rider, with the positions that prove it.
    func quickened(_ event: RideEvent) -> RideEvent {
        switch event {
        case .checkedIn(let checkIn):
            .checkedIn(
                CheckIn(
                    task: checkIn.task, time: real(checkIn.time), coordinate: checkIn.coordinate,
                    distance: checkIn.distance, accuracy: checkIn.accuracy, reach: checkIn.reach,
                    probability: checkIn.probability, dwell: checkIn.dwell / speed,
                    fixes: checkIn.fixes.map { quickened($0) }))
        case .answered(let task, let answer, let reported, let fixes):
            .answered(
                task: task, answer: answer, reported: reported, fixes: PackedFixes(fixes.fixes.map { quickened($0) }))
        default: event
        }
    }
}
