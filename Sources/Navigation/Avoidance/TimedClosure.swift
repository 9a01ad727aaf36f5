public import RoadMap

/// Roads that are closed for a time, as announced during a ride.
///
///     var closures = Closures()
///     closures.close(inside: [market], in: graph)
///     session.close(TimedClosure(closures, until: noon))
///
/// The time that counts is that of the rider's fixes. Not enforced: that the roads are those of the map that is ridden on, and
/// that they open after they have closed; else they are never closed.
public struct TimedClosure: Sendable, Hashable {
    /// The roads.
    public var closures: Closures
    /// When they close, in seconds since 1970; `nil` for at once.
    public var from: Double?
    /// When they open again, in seconds since 1970; `nil` for never.
    public var until: Double?

    /// Closes roads for a time.
    public init(_ closures: Closures, from: Double? = nil, until: Double? = nil) {
        (self.closures, self.from, self.until) = (closures, from, until)
    }

    /// Whether they are closed at a time, in seconds since 1970.
    public func holds(at time: Double) -> Bool {
        time >= from ?? -.infinity && time < until ?? .infinity
    }

    func isOver(at time: Double) -> Bool { time >= until ?? .infinity }
}

#if !hasFeature(Embedded)
    extension TimedClosure: Codable {}
#endif
