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
    /// - Parameter hint: a row near which it may stand, as that behind the node before on the way.
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
