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
