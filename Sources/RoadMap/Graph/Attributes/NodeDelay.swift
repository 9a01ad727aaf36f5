/// What costs a rider time at a junction: mostly at the node where an edge ends, and once in turning from one edge into
/// another.
///
/// The raw values are part of the map file format. How many seconds each costs is the profile's matter.
public enum NodeDelay: UInt8, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A road is crossed without signals.
    case crossing = 1
    /// Traffic signals.
    case signals = 2
    /// One squeezes through or rides round it: bollards, a chicane, a cattle grid.
    case narrowing = 3
    /// Something to open and to close.
    case gate = 4
    /// One dismounts and pushes.
    case dismount = 5
    /// The bicycle is lifted over.
    case carry = 6
    /// One turns off across the oncoming traffic of a busy road: in a map a matter of the turn, not of the edge.
    case acrossTraffic = 7
}
