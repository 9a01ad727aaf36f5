import RoadMap

/// An arc of a contraction hierarchy and the direction in which it is travelled: its number times two, plus one upwards.
struct HierarchyStep: GraphNumber {
    let rawValue: UInt32

    @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    @inline(__always)
    init(_ arc: UInt32, isUp: Bool) { rawValue = arc << 1 | (isUp ? 1 : 0) }

    /// The number of the arc.
    @inline(__always)
    var arc: Int { Int(rawValue >> 1) }

    @inline(__always)
    var isUp: Bool { rawValue & 1 == 1 }
}
