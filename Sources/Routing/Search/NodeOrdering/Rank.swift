import RoadMap

/// The place of a node in the order of contraction: the lowest is contracted first.
package struct Rank: GraphNumber {
    package let rawValue: UInt32

    @inline(__always)
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}
