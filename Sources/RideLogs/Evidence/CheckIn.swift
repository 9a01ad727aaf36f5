public import Geodesy
public import Quests

/// A check-in at a task, with its evidence.
public struct CheckIn: Sendable, Hashable {
    /// The task.
    public let task: Quest.Task.ID
    /// When the rider was nearest to it: seconds since 1970-01-01 00:00 UTC, in whole milliseconds.
    public let time: Double
    /// Where the rider was then: a fix, or a place on the line between two.
    public let coordinate: Coordinate
    /// The distance from the task, in metres.
    public let distance: Double
    /// The accuracy of the position in metres, interpolated between the two fixes; `nil` if the receiver gave none.
    public let accuracy: Double?
    /// The distance in metres up to which this position counted.
    public let reach: Double
    /// How probable it is that the rider was within the radius, from 0 to 1, given the accuracy.
    public let probability: Double
    /// For how many seconds the rider had been there at the check-in.
    public let dwell: Double
    /// The last fixes before the check-in, oldest first.
    /// - Complexity: O(*n*).
    public var fixes: [Fix] { packed.fixes }
    /// The last of them.
    package var lastFix: Fix? { packed.last }
    /// The same as they are stored.
    package let packed: PackedFixes

    /// Describes a check-in.
    ///
    /// Times are rounded to milliseconds, places to 10⁻⁷ degrees, lengths to centimetres and the probability to a thousandth:
    /// receivers are no more precise, and logs stay short.
    public init(
        task: Quest.Task.ID, time: Double, coordinate: Coordinate, distance: Double, accuracy: Double?, reach: Double,
        probability: Double = 1, dwell: Double = 0, fixes: [Fix] = []
    ) {
        self.task = task
        self.time = time.rounded(to: 1000)
        self.coordinate = coordinate.roundedForLog
        self.distance = distance.rounded(to: 100)
        self.accuracy = accuracy?.rounded(to: 100)
        self.reach = reach.rounded(to: 100)
        self.probability = probability.rounded(to: 1000)
        self.dwell = dwell.rounded(to: 1000)
        packed = PackedFixes(fixes.map { $0.roundedForLog })
    }

    /// A check-in with exactly the numbers of its line. Rounding again could change what the hash covers, if another version or
    /// program wrote more digits.
    package init(
        read task: Quest.Task.ID, time: Double, coordinate: Coordinate, distance: Double, accuracy: Double?,
        reach: Double, probability: Double, dwell: Double, fixes: PackedFixes
    ) {
        self.task = task
        self.time = time
        self.coordinate = coordinate
        self.distance = distance
        self.accuracy = accuracy
        self.reach = reach
        self.probability = probability
        self.dwell = dwell
        packed = fixes
    }
}

extension Double {
    /// The nearest multiple of `1 / scale`.
    fileprivate func rounded(to scale: Double) -> Double { (self * scale).rounded() / scale }
}

extension Coordinate {
    fileprivate var roundedForLog: Coordinate {
        Coordinate(longitude: longitude.rounded(to: 1e7), latitude: latitude.rounded(to: 1e7))
    }
}

extension Fix {
    /// As stored in a log: to milliseconds, and about a centimetre.
    package var roundedForLog: Fix {
        var fix = self
        fix.time = time.rounded(to: 1000)
        fix.coordinate = coordinate.roundedForLog
        return fix
    }
}
