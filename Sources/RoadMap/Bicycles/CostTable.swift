/// Cost, or time, per length for every combination of what a profile looks at.
///
/// An edge's bits fall into three groups that do not touch each other, so three small tables (100 KB, most of it never read)
/// stand for all 2³³ combinations: the cost per length is the product of one entry of each.
///
///     road    class 5 │ traffic 3 │ cycleway 3 │ pushing 1                 in the direction of travel
///     ground  surface 4 │ smoothness 3 │ track grade 3                     only where one rides
///     rest    scale 3 │ light 2 │ route 3 │ destination 1 │ incline 3 │ pushing 1
///
/// The incline's sign is turned on the way back. Where pushing would be quicker, or feel better, than riding, it counts.
package struct CostTable {
    private let road: ContiguousArray<Double>
    private let ground: ContiguousArray<Double>
    private let rest: ContiguousArray<Double>
    /// Milliseconds lost, by nodeDelay.
    private let delays: ContiguousArray<Double>

    /// What is looked up: how long something takes, or how long it feels.
    package enum Measure {
        case cost
        case time
    }

    package init(_ profile: BicycleProfile, _ measure: Measure = .cost) {
        func felt(_ aversion: Double) -> Double { measure == .cost ? aversion : 1 }
        func perMetre(_ effect: RidingFactors) -> Double { felt(effect.aversion) / effect.speed }

        let riding = CostTable.column(32, RoadClass.self) { perMetre(profile.riding($0)) }
        let pushing = CostTable.column(32, RoadClass.self) { perMetre(profile.pushing($0)) }
        let traffic = (0..<8).map { cycleway in
            CostTable.column(8, Traffic.self) {
                felt(profile.traffic($0, Cycleway(rawValue: UInt8(cycleway)) ?? .none))
            }
        }
        road = CostTable.filled(12) { slot in
            (slot >> 11 == 0 ? riding : pushing)[slot & 31] * traffic[slot >> 8 & 7][slot >> 5 & 7]
        }
        ground = CostTable.filled(10) { slot in
            guard let surface = Surface(rawValue: UInt8(slot & 15)), let grade = TrackGrade(rawValue: UInt8(slot >> 7)),
                let smoothness = Smoothness(rawValue: UInt8(slot >> 4 & 7))
            else { return 1 }
            return perMetre(profile.ground(surface, smoothness, grade))
        }
        let scale = CostTable.column(8, MountainBikeScale.self) { perMetre(profile.difficulty($0)) }
        let light = CostTable.column(4, Lighting.self) { felt(profile.light($0)) }
        let route = CostTable.column(8, BicycleRoute.self) { felt(profile.route($0)) }
        var slope = CostTable.column(8, Incline.self) { perMetre(profile.slope($0)) }
        // What is level stays so with its sign turned.
        slope[4] = slope[0]
        let destination = [1, felt(profile.destination(true))]
        rest = CostTable.filled(13) { slot in
            let always = light[slot >> 3 & 3] * route[slot >> 5 & 7] * destination[slot >> 8 & 1]
            return slot >> 12 == 0 ? always * scale[slot & 7] * slope[slot >> 9 & 7] : always
        }
        delays = CostTable.column(8, NodeDelay.self) { 1000 * profile.delay($0) }
    }

    /// The cost in milliseconds of an edge of `length` millimetres.
    @inline(__always)
    package func cost(_ bits: UInt64, length: UInt32, isReversed: Bool) -> Double {
        let nodeDelay = bits >> (isReversed ? 43 : 35) & 7
        return Double(length) * factor(bits, isReversed: isReversed) + delays[Int(nodeDelay)]
    }

    /// Milliseconds a millimetre, or seconds a metre.
    @inline(__always)
    func factor(_ bits: UInt64, isReversed: Bool) -> Double {
        let way = Int(truncatingIfNeeded: bits >> (isReversed ? 38 : 30) & 255)
        let isPushed = way & 3 == Int(Travel.ride.rawValue) ? 0 : 1
        let index = Int(truncatingIfNeeded: bits & 255) | (way >> 2 & 7) << 8
        let road = road[index | isPushed << 11]
        let other = Int(truncatingIfNeeded: bits >> 18 & 4095) ^ (isReversed ? 2048 : 0)
        guard isPushed == 0 else { return road * rest[other | 1 << 12] }
        let riding = road * rest[other] * ground[Int(truncatingIfNeeded: bits >> 8 & 1023)]
        return min(riding, self.road[index | 1 << 11] * rest[other | 1 << 12])
    }

    /// Milliseconds a millimetre takes on the level, whatever the data say of the incline; infinite where riding is forbidden.
    @inline(__always)
    func levelFactors(_ bits: UInt64, isReversed: Bool) -> LevelFactors {
        let way = Int(truncatingIfNeeded: bits >> (isReversed ? 38 : 30) & 255)
        let index = Int(truncatingIfNeeded: bits & 255) | (way >> 2 & 7) << 8
        let other = Int(truncatingIfNeeded: bits >> 18 & 4095) & ~(7 << 9)
        let pushing = road[index | 1 << 11] * rest[other | 1 << 12]
        guard way & 3 == Int(Travel.ride.rawValue) else { return LevelFactors(riding: .infinity, pushing: pushing) }
        return LevelFactors(
            riding: road[index] * rest[other] * ground[Int(truncatingIfNeeded: bits >> 8 & 1023)], pushing: pushing)
    }

    /// Milliseconds lost at the end of an edge.
    @inline(__always)
    func delay(_ bits: UInt64, isReversed: Bool) -> Double { delays[Int(bits >> (isReversed ? 43 : 35) & 7)] }

    /// One entry a raw value; 1 for those that stand for nothing.
    private static func column<Value: RawRepresentable & CaseIterable>(
        _ count: Int, _ type: Value.Type, _ entry: (Value) -> Double
    ) -> ContiguousArray<Double> where Value.RawValue == UInt8 {
        var column = ContiguousArray(repeating: 1.0, count: count)
        for value in Value.allCases { column[Int(value.rawValue)] = entry(value) }
        return column
    }

    private static func filled(_ bits: Int, _ entry: (Int) -> Double) -> ContiguousArray<Double> {
        ContiguousArray((0..<(1 << bits)).map(entry))
    }
}
