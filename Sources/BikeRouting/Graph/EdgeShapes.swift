/// The inner points of the edges' geometry, each as its difference from the point before it.
///
///     starts   one UInt32 a group of eight edges ──► where the group's bytes start
///     bytes    for each edge of the group:  how many bytes follow for it, varint
///                                           Δlongitude, Δlatitude  of each inner point, zigzag varints
///
/// The first difference is from the edge's first node. Differences are in 10⁻⁷ degrees and wrap around in 32 bits, so every
/// coordinate comes out as it went in. Varints and zigzag are those of
/// [Protocol Buffers](https://protobuf.dev/programming-guides/encoding/). Most edges of a city have one or two inner points
/// 10 m apart, which are 4 bytes each; a start for each edge would be as much again, and stepping over up to seven edges
/// takes a few nanoseconds.
///
/// Nothing is read out of bounds, whatever the bytes: a number that is cut off ends the edge.
struct EdgeShapes: Sendable {
    /// How many edges share a start: as many as a lowest box of `EdgeIndex`, which is read as a whole.
    static let groupLength = 8

    let starts: Column<UInt32>
    let bytes: Column<UInt8>

    static func groupCount(edges: Int) -> Int { (edges + groupLength - 1) / groupLength }

    /// The bytes of one edge's points.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func record(of edge: Int) -> VarintReader {
        var group = group(edge / EdgeShapes.groupLength)
        for _ in 0..<edge % EdgeShapes.groupLength { _ = group.record() }
        return group.record()
    }

    /// The records of a group of edges, one after the other.
    @inline(__always)
    func group(_ number: Int) -> VarintReader {
        VarintReader(bytes: bytes.values, from: Int(starts[number]), to: Int(starts[number + 1]))
    }
}

extension VarintReader {
    /// The next bytes of which the number in front says how many they are.
    @inline(__always)
    mutating func record() -> VarintReader {
        let count = Int(next() ?? 0)
        let record = VarintReader(bytes: bytes, from: position, to: min(position + count, end))
        position = record.end
        return record
    }

    /// The next difference, added to a place; `nil` at the end.
    @inline(__always)
    mutating func place(after place: FixedCoordinate) -> FixedCoordinate? {
        guard let longitude = next(), let latitude = next() else { return nil }
        return FixedCoordinate(
            longitude: place.longitude &+ VarintReader.signed(longitude),
            latitude: place.latitude &+ VarintReader.signed(latitude))
    }
}
