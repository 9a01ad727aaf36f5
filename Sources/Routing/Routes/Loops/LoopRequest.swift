/// What a round trip should be like.
public struct LoopRequest: Sendable, Hashable {
    /// How long it should be, in metres.
    public var length: Double
    /// Where it should lead first: degrees clockwise from true north; `nil` for anywhere.
    public var heading: Double?
    /// How many different ones to look for.
    public var count: Int

    /// Not enforced: that the length is one that the map has room for.
    public init(length: Double, heading: Double? = nil, count: Int = 1) {
        (self.length, self.heading, self.count) = (length, heading, count)
    }
}

/// A round trip: from a place back to it, with little of the way ridden twice.
public struct Loop: Sendable, Hashable {
    /// The ride, as one leg.
    public let route: Route
    /// How much of its length is ridden twice, in either direction: 0 to 1.
    public let repeated: Double
    /// Riding time divided by cost: 1 where the profile has nothing to avoid, less on roads that it dislikes.
    public let quality: Double
}
