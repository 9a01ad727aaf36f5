extension Referee {
    /// The result of the ride so far.
    public var result: RideResult { RideResult(progress) }
}
