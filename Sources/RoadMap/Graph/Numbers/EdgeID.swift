/// A piece of road between two nodes of a graph.
public struct EdgeID: GraphNumber {
    /// Its number from 0.
    public let rawValue: UInt32

    /// Takes a number.
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
