/// The inner points of the edges' geometry, each as its difference from the point before it, in as few bits as the largest
/// difference of the edge needs.
///
///     starts   one UInt32 a group of eight edges ──► where in bytes the records of the group start
///     bytes    a record an edge:  a zero where there is no inner point; else two bytes, of which
///                                 bits 0–5    tell how many points; 63: as many, and a varint of how many more follows
///                                 bits 6–10   bits of a difference, less one
///                                 bits 11–15  margin m: no point is more than 2ᵐ − 1 off the box around the edge's ends;
///                                             31: however far
///                                 then        Δlongitude, Δlatitude of each point, two's complement, low bits first
///              and seven zeros at the end, so that eight bytes can be loaded from wherever a record has some
///
/// The first difference is from the edge's first node. Differences are in 10⁻⁷ degrees and wrap around in 32 bits, so every
/// coordinate comes out as it went in. A point of a city takes 27 bits, where a varint for each number would take 32, and
/// is read without a branch. The margin spares a search the points of most edges that it looks at. A start for each edge
/// would take as much again as a point; stepping over up to seven records takes some nanoseconds.
///
/// Nothing is read out of bounds, whatever the bytes: a record that does not end within its group has no points.
@usableFromInline
package struct EdgeShapes: Sendable {
    /// How many edges share a start: as many as a lowest box of `EdgeIndex`, which is read as a whole.
    @inlinable
    static var groupLength: Int { EdgeIndex.fanOut }
    /// How many bytes are loaded at once, but for one: so many follow the last record.
    @inlinable
    static var padding: Int { 7 }

    @usableFromInline let starts: Column<UInt32>
    @usableFromInline let bytes: Column<UInt8>
    /// Where each edge's record starts in its group; see `ShapeOffsets`. Empty until the shapes are known to be without fault.
    @usableFromInline var offsets = Column<UInt8>(values: UnsafeBufferPointer(start: nil, count: 0))

    /// An offset that is too great for its byte.
    @inlinable
    static var farOffset: UInt8 { .max }

    init(starts: Column<UInt32>, bytes: Column<UInt8>) { (self.starts, self.bytes) = (starts, bytes) }

    static func groupCount(edges: Int) -> Int { (edges + groupLength - 1) / groupLength }

    /// The inner points of one edge.
    ///
    /// - Complexity: O(1).
    @inlinable @inline(__always)
    package func record(of edge: EdgeID) -> ShapeRecord {
        if edge.index < offsets.count, offsets[edge.index] != EdgeShapes.farOffset {
            let number = edge.index / EdgeShapes.groupLength
            let end = min(Int(starts[number &+ 1]), bytes.count &- EdgeShapes.padding)
            let start = Int(starts[number]) &+ Int(offsets[edge.index])
            if let record = ShapeRecord(UnsafeRawBufferPointer(bytes.values), from: start, to: end) { return record }
        }
        return steppedRecord(of: edge)
    }

    /// The same by stepping over the records before it.
    @usableFromInline
    func steppedRecord(of edge: EdgeID) -> ShapeRecord {
        var group = group(edge.index / EdgeShapes.groupLength)
        for _ in 0..<edge.index % EdgeShapes.groupLength { _ = group.next() }
        return group.next()
    }

    /// The records of a group of edges, one after the other.
    @inlinable @inline(__always)
    package func group(_ number: Int) -> ShapeGroup {
        ShapeGroup(
            bytes: UnsafeRawBufferPointer(bytes.values), from: Int(starts[number]), to: Int(starts[number + 1]))
    }
}

/// Reads the records of a group of edges.
@usableFromInline
package struct ShapeGroup {
    @usableFromInline let bytes: UnsafeRawBufferPointer
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable @inline(__always)
    package init(bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) {
        self.bytes = bytes
        self.end = min(end, bytes.count - EdgeShapes.padding)
        position = start
    }

    var isAtEnd: Bool { position == end }

    /// The next edge's record; one without points behind the end and where the bytes are none.
    @inlinable @inline(__always)
    package mutating func next() -> ShapeRecord { read() ?? ShapeRecord(bytes: bytes, position: 0, head: 0, count: 0) }

    /// The next edge's record; `nil` where it does not end within the group.
    @inlinable @inline(__always)
    mutating func read() -> ShapeRecord? {
        guard position < end else { return nil }
        let head = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt16.self))
        if head & 0xFF == 0 {
            position += 1
            return ShapeRecord(bytes: bytes, position: position, head: 0, count: 0)
        }
        var start = position + 2
        var count = Int(head & 63)
        if count == 63 { count += readMore(at: &start) }
        let length = (Int64(count) * 2 * Int64(ShapeRecord.width(head)) + 7) >> 3
        guard length <= end - start else {
            position = end + 1
            return nil
        }
        position = start + Int(length)
        return ShapeRecord(bytes: bytes, position: start, head: head, count: count)
    }

    /// A varint of up to 30 bits; any number of that size where it is cut off or longer.
    @usableFromInline
    func readMore(at position: inout Int) -> Int {
        var number: UInt32 = 0
        var shift: UInt32 = 0
        while position < end, shift < 32 {
            let byte = bytes[position]
            position += 1
            number |= UInt32(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return Int(number & 0x3FFF_FFFF)
    }
}

/// The inner points of one edge, in bytes that are all there.
@usableFromInline
package struct ShapeRecord: BitwiseCopyable {
    @usableFromInline let bytes: UnsafeRawBufferPointer
    @usableFromInline let count: Int
    @usableFromInline let head: UInt16
    @usableFromInline var bit: Int

    @inlinable @inline(__always)
    init(bytes: UnsafeRawBufferPointer, position: Int, head: UInt16, count: Int) {
        self.bytes = bytes
        self.head = head
        self.count = count
        bit = position &* 8
    }

    /// Reads one record without a branch that depends on the bytes, but for long and damaged ones: `nil` for these.
    @inlinable @inline(__always)
    init?(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) {
        guard start < end else { return nil }
        let word = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt16.self))
        let head = word & 0xFF == 0 ? 0 : word
        let count = Int(head & 63)
        let length = head == 0 ? 1 : 2 &+ (count &* 2 &* ShapeRecord.width(head) &+ 7) >> 3
        guard count < 63, length <= end &- start else { return nil }
        self.init(bytes: bytes, position: start &+ 2, head: head, count: count)
    }

    @inlinable @inline(__always)
    static func width(_ head: UInt16) -> Int { Int(head >> 6 & 31) &+ 1 }

    /// How far points may lie off the box around the edge's ends, in 10⁻⁷ degrees.
    @inlinable @inline(__always)
    package var margin: Double {
        marginExponent < ShapeRecord.unboundedMargin ? Double(Int32(1) &<< Int32(marginExponent) &- 1) : .infinity
    }

    /// The margin as it is written.
    @inlinable @inline(__always)
    var marginExponent: UInt16 { head >> 11 }

    /// The margin that bounds nothing.
    @inlinable
    static var unboundedMargin: UInt16 { 31 }

    /// The next point, from the one before it. Not enforced: that there is one more, by `count`.
    @inlinable @inline(__always)
    package mutating func place(after place: FixedCoordinate) -> FixedCoordinate {
        FixedCoordinate(longitude: place.longitude &+ difference(), latitude: place.latitude &+ difference())
    }

    @inlinable @inline(__always)
    mutating func difference() -> Int32 {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self))
        let raw = Int32(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: bit & 7))
        let width = ShapeRecord.width(head)
        bit = bit &+ width
        let unused = Int32(truncatingIfNeeded: 32 &- width)
        return (raw &<< unused) &>> unused
    }
}
