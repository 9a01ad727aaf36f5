/// What a simulated rider is like.
public struct VirtualRider: Sendable, Hashable {
    /// Speed as a multiple of the profile's.
    public var pace = 1.0
    /// The probability of taking a wrong turn at a junction.
    public var wrongTurns = 0.02
    /// The probability that an answer is wrong; after two wrong ones in a row the rider thinks again and knows.
    public var wrongAnswers = 0.25
    /// Seconds at a task before an answer.
    public var thinkingTime = 20.0...90.0
    /// Speed on foot, away from roads, in metres per second.
    public var walkingSpeed = 1.4
    /// Standard deviation of the receiver's error in metres, each way.
    public var noise = 4.0

    /// A rider like most.
    public init() {}
}
