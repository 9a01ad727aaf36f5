/// One position report of a receiver: where, when, and how sure.
///
/// Not enforced: that the numbers are finite, in range or plausible; the fix filter of a navigation session decides that.
public struct Fix: Sendable, Hashable, BitwiseCopyable {
    /// Seconds since 1970-01-01 00:00 UTC, leap seconds not counted.
    public var time: Double
    /// The place.
    public var coordinate: Coordinate
    /// The radius in metres within which the true place lies with a probability of 68 %; `nil` where unknown.
    public var horizontalAccuracy: Double?
    /// The horizontal dilution of precision (HDOP): how many times the error of a distance to a satellite the error of the place
    /// is, by where the satellites stand; `nil` where unknown. It tells which fixes of one receiver are better than others, and
    /// metres only together with that receiver's error.
    public var dilution: Double?
    /// Speed over ground in metres per second; `nil` where unknown.
    public var speed: Double?
    /// Direction of travel in degrees clockwise from true north; `nil` where unknown.
    public var course: Double?
    /// The standard deviation of the speed in metres per second; `nil` where unknown.
    public var speedAccuracy: Double?
    /// The standard deviation of the course in degrees; `nil` where unknown.
    public var courseAccuracy: Double?

    /// The horizontal accuracy of a fix whose error has a standard deviation of 1 m each way: 1.515 m.
    ///
    ///     let deviation = accuracy / Fix.accuracyPerDeviation
    ///
    /// An error that is normal, with the same deviation σ to the east and to the north, is in length Rayleigh distributed:
    /// below r with a probability of 1 − exp(−r² / 2σ²). That is 68.27 %, what one deviation holds on a line, for
    /// r = √(−2 ln(1 − 0.6827)) σ.
    @inlinable
    public static var accuracyPerDeviation: Double { 1.515 }

    /// Describes a position report.
    public init(
        time: Double, coordinate: Coordinate, horizontalAccuracy: Double? = nil, speed: Double? = nil,
        course: Double? = nil, speedAccuracy: Double? = nil, courseAccuracy: Double? = nil, dilution: Double? = nil
    ) {
        self.time = time
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
        self.dilution = dilution
        self.speed = speed
        self.course = course
        self.speedAccuracy = speedAccuracy
        self.courseAccuracy = courseAccuracy
    }
}

#if !hasFeature(Embedded)
    extension Fix: Codable {}
#endif
