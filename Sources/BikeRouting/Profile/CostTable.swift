/// Cost per length for every combination of what a profile looks at.
///
/// An edge's bits fall into three groups that do not touch each other, so three small tables (100 KB, most of it never read)
/// stand for all 2³³ combinations: the cost per length is the product of one entry of each.
///
///     road    class, traffic │ cycleway │ pushing                     in the direction of travel
///     ground  surface, smoothness, track grade
///     rest    scale, lighting, route, destination, incline │ pushing  the incline's sign turned on the way back
struct CostTable {
    private let road: ContiguousArray<Double>
    private let ground: ContiguousArray<Double>
    private let rest: ContiguousArray<Double>
    /// Milliseconds lost, by hindrance.
    private let delays: ContiguousArray<Double>

    init(_ profile: BicycleProfile) {
        func table(_ count: Int, _ effect: (Int) -> Effect) -> ContiguousArray<Double> {
            ContiguousArray(
                (0..<count).map { slot in
                    let effect = effect(slot)
                    return effect.aversion / effect.speed
                })
        }
        func attributes(_ bits: UInt64, isPushed: Bool) -> EdgeAttributes {
            var attributes = EdgeAttributes(uncheckedBits: bits)
            attributes.forward = isPushed ? .push : .ride
            return attributes
        }
        road = table(1 << 12) { slot in
            profile.road(attributes(UInt64(slot & 255) | UInt64(slot >> 8 & 7) << 32, isPushed: slot >> 11 == 1))
        }
        ground = table(1 << 10) { profile.ground(attributes(UInt64($0) << 8, isPushed: false)) }
        rest = table(1 << 13) { slot in
            profile.rest(attributes(UInt64(slot & 4095) << 18, isPushed: slot >> 12 == 1))
        }
        delays = ContiguousArray((0..<8).map { 1000 * profile.delay(Hindrance(rawValue: $0) ?? .none) })
    }

    /// The cost in milliseconds of an edge of `length` millimetres.
    @inline(__always)
    func cost(_ bits: UInt64, length: UInt32, isReversed: Bool) -> Double {
        let way = Int(truncatingIfNeeded: bits >> (isReversed ? 38 : 30) & 255)
        let isPushed = way & 3 == Int(Travel.ride.rawValue) ? 0 : 1
        let road = road[Int(truncatingIfNeeded: bits & 255) | (way >> 2 & 7) << 8 | isPushed << 11]
        let other = Int(truncatingIfNeeded: bits >> 18 & 4095) ^ (isReversed ? 2048 : 0)
        var factor = road * rest[other | isPushed << 12]
        if isPushed == 0 { factor *= ground[Int(truncatingIfNeeded: bits >> 8 & 1023)] }
        return Double(length) * factor + delays[way >> 5]
    }
}
