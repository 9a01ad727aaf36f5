/// A number that names one kind of thing of a road network, from 0, as a type of its own: nobody takes a node for an arc.
///
///     for node in graph.nodes where graph.arcs(from: node).isEmpty { print(graph.coordinate(ofNode: node)) }
///
/// It is 32 bits and nothing else. Columns of it are laid out as the map file is, and it costs nothing at run time.
public protocol GraphNumber: RawRepresentable, Hashable, Strideable, Sendable, BitwiseCopyable, CustomStringConvertible
where RawValue == UInt32, Stride == Int {
    /// Takes a number; whether there is such a thing is not known here.
    init(rawValue: UInt32)
}

extension GraphNumber {
    /// Takes a number that fits into 32 bits.
    @inlinable @inline(__always)
    public init(_ number: some BinaryInteger) { self.init(rawValue: UInt32(number)) }

    /// Takes the lowest 32 bits of a number.
    @inlinable @inline(__always)
    package init(truncatingIfNeeded number: some BinaryInteger) {
        self.init(rawValue: UInt32(truncatingIfNeeded: number))
    }

    /// Stands for no thing at all where an optional would take more room.
    @inlinable @inline(__always)
    package static var missing: Self { Self(rawValue: .max) }

    /// The place in columns that have a value for each of these things.
    @inlinable @inline(__always)
    public var index: Int { Int(truncatingIfNeeded: rawValue) }

    /// The number.
    @inlinable
    public var description: String { rawValue.description }

    /// Whether they are the same number.
    @inlinable @inline(__always)
    public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

    /// Whether the first one is less.
    @inlinable @inline(__always)
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The hash of the number alone, for which there is a shorter way than for most values.
    @inlinable @inline(__always)
    public func _rawHashValue(seed: Int) -> Int { rawValue._rawHashValue(seed: seed) }

    /// By how much another number is greater.
    @inlinable @inline(__always)
    public func distance(to other: Self) -> Int { other.index &- index }

    /// The number that is greater by some; beyond 32 bits it starts again from 0.
    @inlinable @inline(__always)
    public func advanced(by distance: Int) -> Self { Self(truncatingIfNeeded: index &+ distance) }
}

extension Range where Bound: GraphNumber {
    /// The places in a column of the values of these numbers: what an inner loop counts, since a step from one `Int` to the next
    /// takes the fewest instructions.
    @inlinable @inline(__always)
    package var places: Range<Int> { Range<Int>(uncheckedBounds: (lowerBound.index, upperBound.index)) }
}
