import RoadMap

/// A ride through the stops so far, with the direction in which it came to the last one.
struct OnwardRide {
    private(set) var cost: Int64 = 0
    private(set) var legs: [(start: Snap, end: Snap, path: FoundPath)] = []
    /// Where it has come to.
    private(set) var end: Snap
    /// `nil` at the start, which may be left in both directions.
    private(set) var isReversed: Bool?

    package init(start: Snap) { end = start }

    func going(on path: FoundPath, to passage: Passage) -> OnwardRide {
        var ride = self
        ride.cost += Int64(path.cost)
        ride.legs.append((end, passage.snap, path))
        ride.end = passage.snap
        ride.isReversed = passage.isReversed
        return ride
    }
}
