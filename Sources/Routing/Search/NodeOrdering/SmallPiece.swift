/// A few nodes, ordered for elimination by their number of neighbours.
struct SmallPiece {
    /// The most nodes there may be.
    static let limit = 12

    private var neighbours: [UInt16]

    package init(count: Int) {
        neighbours = [UInt16](repeating: 0, count: min(count, 16))
    }

    mutating func join(_ one: Int, _ other: Int) {
        guard one != other else { return }
        neighbours[one] |= 1 << UInt16(other)
        neighbours[other] |= 1 << UInt16(one)
    }

    /// Always the node with the fewest neighbours next, which joins these with each other. Of equals the first.
    func orderByDegree() -> [Int] {
        var neighbours = neighbours
        var left = Array(neighbours.indices)
        var order: [Int] = []
        while let next = left.min(by: { (neighbours[$0].nonzeroBitCount, $0) < (neighbours[$1].nonzeroBitCount, $1) }) {
            let around = neighbours[next]
            left.removeAll { $0 == next }
            order.append(next)
            for node in left where around >> UInt16(node) & 1 == 1 {
                neighbours[node] = (neighbours[node] | around) & ~(1 << UInt16(next)) & ~(1 << UInt16(node))
            }
        }
        return order
    }
}
