/// The heights in a map file: of the nodes, and along the edges.
///
///     levels   UInt16 a node, a level of `HeightScale`; 65535 is unknown
///     starts   one UInt32 a group of eight edges ──► where in bytes the heights along the edges of the group start
///     bytes    a varint, zigzag, for each height between the ends of an edge, none where the level of an end is unknown: its
///              difference from the line between the height before it and the one at the last node
///
/// How many heights an edge has follows from its length (`HeightScale.innerCount`). A difference is below 64 steps nearly
/// everywhere, and takes one byte.
///
/// Nothing is read out of bounds, whatever the bytes.
struct HeightColumns: Sendable {
    static let groupLength = 8

    let levels: Column<UInt16>
    let starts: Column<UInt32>
    let bytes: Column<UInt8>

    static func groupCount(edges: Int) -> Int { (edges + groupLength - 1) / groupLength }

    /// The height of a node in metres; `nil` where it is not known.
    func height(of node: NodeID) -> Double? {
        let level = levels[node.index]
        return level == HeightScale.unknown ? nil : HeightScale.metres(Int32(level))
    }
}

/// Reads the heights between the ends of the edges of a group, one after the other.
struct HeightReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: Int
    private let end: Int

    init(_ columns: HeightColumns, group: Int) {
        bytes = columns.bytes.values
        position = Int(columns.starts[group])
        end = min(Int(columns.starts[group + 1]), bytes.count)
    }

    var isAtEnd: Bool { position == end }

    /// Steps over the heights of an edge; `false` where the group ends before.
    @inline(__always)
    mutating func skip(_ count: Int) -> Bool {
        var left = count
        while left > 0 {
            guard position < end else { return false }
            if bytes[position] < 0x80 { left -= 1 }
            position += 1
        }
        return true
    }

    /// The next difference; 0 behind the end.
    @inline(__always)
    mutating func difference() -> Int32 {
        var number: UInt32 = 0
        var shift: UInt32 = 0
        while position < end, shift < 28 {
            let byte = bytes[position]
            position += 1
            number |= UInt32(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1)
    }

    /// The height behind another one that is followed by `left` more before the last.
    @inline(__always)
    mutating func level(after level: Int32, left: Int, last: Int32) -> Int32 {
        HeightReader.predicted(after: level, left: left, last: last) &+ difference()
    }

    /// The level on the line from one to the last, of which `left` more stand between.
    @inline(__always)
    static func predicted(after level: Int32, left: Int, last: Int32) -> Int32 {
        level &+ (last &- level) / Int32(truncatingIfNeeded: left &+ 2)
    }
}
