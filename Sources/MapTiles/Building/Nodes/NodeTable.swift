import Geodesy
import OpenStreetMap

/// Where the nodes of the files lie, by id.
///
///     ids      sorted, each once             ┐
///     xs, ys   in units of `WorldPoint`      ├ row r is a node: sixteen bytes
///     starts   first row of ids >> shift ────┘
struct NodeTable: Sendable {
    private(set) var ids: ContiguousArray<Int64> = []
    private var xs: ContiguousArray<UInt32> = []
    private var ys: ContiguousArray<UInt32> = []
    private var starts: ContiguousArray<UInt32> = [0, 0]
    private var shift: Int64 = 0
    /// How many rows were left out since their id was seen before.
    private(set) var repeatedCount = 0

    /// No nodes.
    init() {}

    /// How many nodes there are.
    var count: Int { ids.count }

    /// Takes columns of nodes in any order; of equal ids the first counts.
    ///
    /// - Complexity: linear where the ids ascend, as they do in most files.
    init(
        ids: consuming ContiguousArray<Int64>, xs: consuming ContiguousArray<UInt32>,
        ys: consuming ContiguousArray<UInt32>
    ) {
        var isAscending = true
        for row in ids.indices.dropFirst() where ids[row - 1] >= ids[row] {
            isAscending = false
            break
        }
        if isAscending {
            (self.ids, self.xs, self.ys) = (ids, xs, ys)
        } else {
            let order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
            for row in order {
                guard self.ids.last != ids[row] else {
                    repeatedCount += 1
                    continue
                }
                self.ids.append(ids[row])
                self.xs.append(xs[row])
                self.ys.append(ys[row])
            }
        }
        index()
    }

    /// Cuts the range of ids into pieces of equal length, about as many as there are nodes.
    private mutating func index() {
        guard let first = ids.first, let last = ids.last else { return }
        // Ids of damaged files may lie further apart than the integers reach.
        let span = UInt64(bitPattern: last &- first)
        while span >> UInt64(shift) > UInt64(ids.count) { shift += 1 }
        let pieces = Int(span >> UInt64(shift)) + 1
        starts = ContiguousArray(repeating: 0, count: pieces + 1)
        for id in ids { starts[piece(id, first) + 1] += 1 }
        for piece in 1..<starts.count { starts[piece] += starts[piece - 1] }
    }

    private func piece(_ id: Int64, _ first: Int64) -> Int {
        Int(truncatingIfNeeded: UInt64(bitPattern: id &- first) >> UInt64(shift))
    }

    /// The row of a node; `nil` where it is in no file.
    ///
    /// - Parameter hint: a row near which it may be, as that behind the node before on the way.
    func row(of id: Int64, near hint: Int32 = -1) -> Int32? {
        let next = Int(hint) + 1
        if next > 0, next < ids.count, ids[next] == id { return Int32(truncatingIfNeeded: next) }
        guard let first = ids.first, let last = ids.last, id >= first, id <= last else { return nil }
        let piece = piece(id, first)
        var (low, high) = (Int(starts[piece]), Int(starts[piece + 1]))
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < ids.count && ids[low] == id ? Int32(truncatingIfNeeded: low) : nil
    }

    /// Where the node of a row lies.
    func point(_ row: Int32) -> WorldPoint { WorldPoint(x: Int64(xs[Int(row)]), y: Int64(ys[Int(row)])) }
}

/// Nodes as they come out of the files, on their way into the table.
struct NodeColumns: Sendable {
    var ids: ContiguousArray<Int64> = []
    var xs: ContiguousArray<UInt32> = []
    var ys: ContiguousArray<UInt32> = []

    /// The nodes of a block.
    init(nodesOf block: OSMBlock) {
        ids = block.nodes.ids
        xs.reserveCapacity(ids.count)
        ys.reserveCapacity(ids.count)
        for row in ids.indices { appendPlace(block.nodes.longitudes[row], block.nodes.latitudes[row]) }
    }

    /// The nodes whose places are in the ways of a block, as far as the table does not have them.
    init(placesOf block: OSMBlock, without table: NodeTable) {
        guard block.ways.longitudes.count == block.ways.references.count,
            block.ways.latitudes.count == block.ways.references.count
        else { return }
        for index in block.ways.references.indices {
            let (longitude, latitude) = (block.ways.longitudes[index], block.ways.latitudes[index])
            guard longitude != OSMBlock.Ways.unknownPlace, latitude != OSMBlock.Ways.unknownPlace,
                table.row(of: block.ways.references[index]) == nil
            else { continue }
            ids.append(block.ways.references[index])
            appendPlace(longitude, latitude)
        }
    }

    init() {}

    private mutating func appendPlace(_ longitude: Int32, _ latitude: Int32) {
        let point = Self.point(longitude, latitude)
        xs.append(UInt32(clamping: point.x))
        ys.append(UInt32(clamping: point.y))
    }

    static func point(_ longitude: Int32, _ latitude: Int32) -> WorldPoint {
        WorldPoint(Coordinate(longitude: Double(longitude) / 1e7, latitude: Double(latitude) / 1e7))
    }

    mutating func append(_ other: NodeColumns) {
        ids.append(contentsOf: other.ids)
        xs.append(contentsOf: other.xs)
        ys.append(contentsOf: other.ys)
    }

    /// The table of them all.
    consuming func table() -> NodeTable { NodeTable(ids: ids, xs: xs, ys: ys) }
}

/// At which nodes lines may not be simplified away: where ways end, cross or part.
///
/// A node between the same two neighbours in all ways that use it lies within a line that they share. Between other nodes the
/// same points are simplified, whichever way they are taken from, so that what shares a border keeps sharing it.
struct SharedVertices: Sendable {
    /// For each node nothing yet (0), a mark of its two neighbours, or `fixed`.
    private var marks: ContiguousArray<UInt32>
    private static let fixed = UInt32.max

    init(nodeCount: Int) { marks = ContiguousArray(repeating: 0, count: nodeCount) }

    /// Adds a way, or a piece of one between missing nodes.
    mutating func add(_ rows: some RandomAccessCollection<Int32>) {
        let rows = Array(rows)
        guard let first = rows.first, let last = rows.last, rows.count > 1 else { return }
        if first == last, rows.count > 3 {
            note(first, rows[1], rows[rows.count - 2])
        } else {
            marks[Int(first)] = Self.fixed
            marks[Int(last)] = Self.fixed
        }
        guard rows.count > 2 else { return }
        for index in 1..<rows.count - 1 { note(rows[index], rows[index - 1], rows[index + 1]) }
    }

    private mutating func note(_ row: Int32, _ before: Int32, _ after: Int32) {
        let mark = Self.mark(min(before, after), max(before, after))
        let known = marks[Int(row)]
        if known == 0 {
            marks[Int(row)] = mark
        } else if known != mark {
            marks[Int(row)] = Self.fixed
        }
    }

    private static func mark(_ one: Int32, _ other: Int32) -> UInt32 {
        var hash = UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
        hash = (hash ^ hash >> 31) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
        let mark = UInt32(truncatingIfNeeded: hash >> 32)
        return mark == 0 || mark == fixed ? 1 : mark
    }

    /// Whether a node is kept at every zoom at which one of its ways is shown.
    func isFixed(_ row: Int32) -> Bool { marks[Int(row)] == Self.fixed }
}
