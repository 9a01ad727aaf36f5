public import Geodesy

/// Where a rider is and how they move, as all fixes so far say together.
public struct Motion: Sendable, Hashable {
    /// Seconds since 1970-01-01 00:00 UTC: the time of the last fix that was used.
    public var time: Double
    /// The place.
    public var coordinate: Coordinate
    /// The standard deviation of the place in metres, each way.
    public var deviation: Double
    /// Metres per second, 0 or more.
    public var speed: Double
    /// Degrees clockwise from true north; `nil` for who stands, or moves so little that the direction is guesswork.
    public var course: Double?
}

/// Smooths fixes with a Kalman filter: constant velocity, disturbed by accelerations, on a plane laid where the rider is.
///
///     predict   place += velocity × seconds;  uncertainty grows with the time
///     update    place and velocity go towards the fix, the farther the surer it is
///
/// Any rate will do, from ten fixes a second to one a minute; after a tunnel the filter believes the next fix, because by then
/// it is sure of nothing.
///
/// Source: Bar-Shalom, Li and Kirubarajan, *Estimation with Applications to Tracking and Navigation* (2001), section 6.2.
struct MotionFilter: Sendable, Hashable {
    /// How strongly riders accelerate: the density of white noise in m²/s³.
    private static let disturbance = 1.0
    /// No rider's velocity is less known than this, in m²/s².
    private static let greatestVelocityVariance = 64.0
    /// Metres from the origin at which the plane is laid anew.
    private static let reachOfPlane = 1_000.0
    /// Who is slower than this, in metres per second, has no direction.
    private static let leastSpeed = 0.8
    /// No course below this many standard deviations of speed; it would be off by 34° or more.
    private static let surely = 1.5
    /// The standard deviation in metres, each way, of a fix that does not say how sure it is.
    private static let usualDeviation = 6.0
    /// The greatest one: who is so unsure of the place knows nothing of it.
    private static let greatestDeviation = 1e7

    private var plane: LocalPlane?
    private var time = 0.0
    private var place = PlanePoint(east: 0, north: 0)
    private var velocity = PlanePoint(east: 0, north: 0)
    /// Variances of place and velocity and their covariance, the same for both axes.
    private var (placeVariance, covariance, velocityVariance) = (0.0, 0.0, MotionFilter.greatestVelocityVariance)

    /// What is known now; `nil` before the first fix.
    var motion: Motion? {
        guard let plane else { return nil }
        let speed = (velocity.east * velocity.east + velocity.north * velocity.north).squareRoot()
        let isMoving = speed > max(MotionFilter.leastSpeed, MotionFilter.surely * velocityVariance.squareRoot())
        return Motion(
            time: time, coordinate: plane.coordinate(place), deviation: placeVariance.squareRoot(), speed: speed,
            course: isMoving ? MotionFilter.course(velocity) : nil)
    }

    /// Takes in a fix that was found good. Where the clock was set since the one before, it is as the first.
    mutating func follow(_ fix: Fix) {
        let told = fix.horizontalAccuracy.map { $0 / Fix.accuracyPerDeviation } ?? MotionFilter.usualDeviation
        let deviation = min(max(1, told), MotionFilter.greatestDeviation)
        guard let plane, fix.time > time, fix.time - time <= FixFilter.longestSilence else {
            return start(fix, deviation)
        }
        predict(fix.time - time)
        time = fix.time
        let seen = plane.point(fix.coordinate)
        updatePlace(seen, variance: deviation * deviation)
        if let speed = fix.speed, speed >= 0, speed.isFinite { updateVelocity(fix, speed) }
        if max(place.east.magnitude, place.north.magnitude) > MotionFilter.reachOfPlane {
            layPlane(plane.coordinate(place))
        }
    }

    private mutating func start(_ fix: Fix, _ deviation: Double) {
        self = MotionFilter()
        layPlane(fix.coordinate)
        time = fix.time
        placeVariance = deviation * deviation
    }

    private mutating func layPlane(_ origin: Coordinate) {
        plane = LocalPlane(origin: origin)
        place = PlanePoint(east: 0, north: 0)
    }

    private mutating func predict(_ seconds: Double) {
        place.east += seconds * velocity.east
        place.north += seconds * velocity.north
        let noise = MotionFilter.disturbance
        placeVariance +=
            seconds * (2 * covariance + seconds * (velocityVariance + noise * seconds / 3))
        covariance += seconds * (velocityVariance + noise * seconds / 2)
        velocityVariance = velocityVariance + noise * seconds
        if velocityVariance > MotionFilter.greatestVelocityVariance {
            // Who has not been seen for so long may ride anywhere.
            covariance *= MotionFilter.greatestVelocityVariance / velocityVariance
            velocityVariance = MotionFilter.greatestVelocityVariance
        }
    }

    private mutating func updatePlace(_ seen: PlanePoint, variance: Double) {
        let (missEast, missNorth) = (seen.east - place.east, seen.north - place.north)
        let gain = placeVariance / (placeVariance + variance)
        let velocityGain = covariance / (placeVariance + variance)
        place.east += gain * missEast
        place.north += gain * missNorth
        velocity.east += velocityGain * missEast
        velocity.north += velocityGain * missNorth
        velocityVariance = max(velocityVariance - velocityGain * covariance, 0)
        covariance *= 1 - gain
        placeVariance *= 1 - gain
    }

    /// Speed and course as the receiver measures them, by Doppler shift.
    private mutating func updateVelocity(_ fix: Fix, _ speed: Double) {
        let (speedAccuracy, courseAccuracy) = (fix.speedAccuracy ?? 1, fix.courseAccuracy ?? 20)
        // Receivers mark with a negative accuracy what they do not know.
        guard let course = fix.course, course >= 0, course.isFinite, speedAccuracy >= 0, courseAccuracy >= 0 else {
            return
        }
        let speedDeviation = max(speedAccuracy, 0.3)
        let across = speed * sine(min(max(courseAccuracy, 2), 90).radians)
        let variance = max(speedDeviation * speedDeviation, across * across)
        let (missEast, missNorth) = (
            speed * sine(course.radians) - velocity.east, speed * cosine(course.radians) - velocity.north
        )
        let gain = velocityVariance / (velocityVariance + variance)
        let placeGain = covariance / (velocityVariance + variance)
        velocity.east += gain * missEast
        velocity.north += gain * missNorth
        place.east += placeGain * missEast
        place.north += placeGain * missNorth
        placeVariance = max(placeVariance - placeGain * covariance, 0)
        covariance *= 1 - gain
        velocityVariance *= 1 - gain
    }

    private static func course(_ velocity: PlanePoint) -> Double {
        Angle.bearing(east: velocity.east, north: velocity.north)
    }
}

#if !hasFeature(Embedded)
    extension Motion: Codable {}

    extension MotionFilter: Codable {}
#endif
