/// An edge of a graph as it is travelled in one permitted direction.
public struct ArcID: GraphNumber {
    /// Its number from 0.
    public let rawValue: UInt32

    /// Takes a number.
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
