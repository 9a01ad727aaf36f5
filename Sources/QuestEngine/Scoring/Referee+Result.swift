extension Referee {
    /// What the ride is worth so far.
    public var result: RideResult { RideResult(progress) }
}
