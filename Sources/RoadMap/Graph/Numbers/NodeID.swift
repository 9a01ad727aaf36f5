/// A junction or dead end of a graph, or a copy of a junction that remembers how one came there.
public struct NodeID: GraphNumber {
    /// Its number from 0.
    public let rawValue: UInt32

    /// Takes a number.
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
