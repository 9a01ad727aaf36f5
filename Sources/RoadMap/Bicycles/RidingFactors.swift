/// What a property of a road does to a rider.
public struct RidingFactors: Sendable, Hashable {
    /// The share of the speed that is left: 1 is all of it.
    public var speed: Double
    /// How much longer than it is a segment feels: 1 is neutral, below 1 is welcome.
    public var aversion: Double

    /// Nothing at all.
    public static let neutral = RidingFactors()

    /// States an effect.
    public init(speed: Double = 1, aversion: Double = 1) {
        self.speed = speed
        self.aversion = aversion
    }
}
