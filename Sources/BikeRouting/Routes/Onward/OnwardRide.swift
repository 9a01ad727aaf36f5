/// A ride through the stops so far, with the direction in which it came to the last one.
struct OnwardRide {
    private(set) var cost = 0
    private(set) var legs: [(start: Snap, end: Snap, way: FoundWay)] = []
    /// Where it has come to.
    private(set) var end: Snap
    /// `nil` at the start, which may be left in both directions.
    private(set) var isReversed: Bool?

    init(start: Snap) { end = start }

    func going(on way: FoundWay, to passage: Passage) -> OnwardRide {
        var ride = self
        ride.cost += Int(way.cost)
        ride.legs.append((end, passage.snap, way))
        ride.end = passage.snap
        ride.isReversed = passage.isReversed
        return ride
    }
}
