import RoadMap
import Support

/// An order of a road network's nodes in which few new neighbours arise when nodes are eliminated one by one: what cuts
/// the network in two comes last, and each half is ordered in the same manner.
///
///     rank   half A … │ half B … │ separator
///
/// Sources: George, *Nested dissection of a regular finite element mesh* (1973); Dibbelt, Strasser and Wagner,
/// *Customizable contraction hierarchies*, ACM JEA 21 (2016).
final class NestedDissection: @unchecked Sendable {
    private let graph: UndirectedGraph
    /// What is noted of each node by the piece that it belongs to. A node is in one piece at any time, and a piece on one
    /// thread.
    private let notes: UnsafeMutableBufferPointer<Note>

    private struct Note {
        /// The node's number in its piece; `.max` where it is in none.
        package var number: UInt32 = .max
        var side = Side.separator
    }

    private enum Side {
        case source
        case sink
        case separator
    }

    /// Some of the nodes, sorted along each of four lines.
    private struct Piece: Sendable {
        var orders: [ContiguousArray<UInt32>]

        var nodes: ContiguousArray<UInt32> { orders[0] }
    }

    /// The nodes by rank, the least important first.
    ///
    /// The same network gives the same order on any number of cores.
    ///
    /// - Complexity: about O(*n* log² *n*) for road networks.
    static func order(_ graph: UndirectedGraph, places: UnsafeBufferPointer<FixedCoordinate>) -> ContiguousArray<NodeID>
    {
        let elimination = LowDegreeElimination(graph)
        let core = elimination.core
        let inner = UndirectedGraph(graph, lists: elimination.neighbours, of: core)
        let orders = orders(ContiguousArray(core.map { places[Int($0)] }))
        let order = NestedDissection(inner).order(of: Piece(orders: orders))
        return ContiguousArray((elimination.order + order.map { core[Int($0)] }).lazy.map { NodeID(rawValue: $0) })
    }

    private init(_ graph: UndirectedGraph) {
        self.graph = graph
        notes = .allocate(capacity: graph.nodeCount)
        notes.initialize(repeating: Note())
    }

    deinit { notes.deallocate() }

    /// The nodes from west to east, south to north, south-west to north-east and south-east to north-west.
    private static func orders(_ places: ContiguousArray<FixedCoordinate>) -> [ContiguousArray<UInt32>] {
        // A degree of longitude is shorter than one of latitude, except at the equator; a parabola is near enough.
        let mean = places.reduce(0.0) { $0 + Double($1.latitude) / 9e8 } / Double(max(1, places.count))
        let shrink = max(0.01, 1 - mean * mean)
        return Parallel.map(4) { line in
            let keys = ContiguousArray(
                places.lazy.map { place -> Int64 in
                    let east = Int64(Double(place.longitude) * shrink)
                    let north = Int64(place.latitude)
                    return line == 0 ? east : line == 1 ? north : line == 2 ? east + north : east - north
                })
            return ContiguousArray((0..<UInt32(places.count)).sorted { (keys[Int($0)], $0) < (keys[Int($1)], $1) })
        }
    }

    /// Orders a piece: the halves first, then what separates them.
    private func order(of piece: Piece) -> ContiguousArray<UInt32> {
        guard piece.nodes.count > SmallPiece.limit else { return smallOrder(piece.nodes) }
        divide(piece)
        func nodes(_ side: Side) -> Piece {
            Piece(orders: piece.orders.map { $0.filter { notes[Int($0)].side == side } })
        }
        let separator = nodes(.separator).nodes
        let halves = [nodes(.source), nodes(.sink)]
        // A piece that cannot be cut is hardly one of a road network; any order is right.
        guard separator.count < piece.nodes.count else { return separator }
        let isLarge = piece.nodes.count > 2_000
        let ordered = isLarge ? Parallel.map(2) { self.order(of: halves[$0]) } : halves.map(order)
        return ordered[0] + ordered[1] + separator
    }

    private func smallOrder(_ nodes: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
        number(nodes)
        defer { forget(nodes) }
        var piece = SmallPiece(count: nodes.count)
        for (number, node) in nodes.enumerated() {
            forEachNeighbour(of: node) { piece.join(number, Int($0)) }
        }
        return ContiguousArray(piece.orderByDegree().map { nodes[$0] })
    }

    private func number(_ nodes: ContiguousArray<UInt32>) {
        for (number, node) in nodes.enumerated() { notes[Int(node)].number = UInt32(number) }
    }

    private func forget(_ nodes: ContiguousArray<UInt32>) {
        for node in nodes { notes[Int(node)].number = .max }
    }

    @inline(__always)
    private func forEachNeighbour(of node: UInt32, _ body: (UInt32) -> Void) {
        for index in Int(graph.starts[Int(node)])..<Int(graph.starts[Int(node) + 1]) {
            let number = notes[Int(graph.heads[index])].number
            if number != .max { body(number) }
        }
    }

    /// Notes for each node of a piece on which side of the best cut it lies.
    private func divide(_ piece: Piece) {
        let nodes = piece.nodes
        number(nodes)
        defer { forget(nodes) }
        var starts: ContiguousArray<UInt32> = [0]
        starts.reserveCapacity(nodes.count + 1)
        var heads: ContiguousArray<UInt32> = []
        heads.reserveCapacity(nodes.count * 3)
        for node in nodes {
            forEachNeighbour(of: node) { heads.append($0) }
            starts.append(UInt32(heads.count))
        }
        let orders = piece.orders.map { order in ContiguousArray(order.map { notes[Int($0)].number }) }
        let cut = InertialFlow.bestCut(starts: starts, heads: heads, orders: orders)
        for (number, node) in nodes.enumerated() { notes[Int(node)].side = cut.isSource[number] ? .source : .sink }

        // The ends of the cut's edges on one side separate; on the side where they are fewer.
        var ends = (source: ContiguousArray<Int>(), sink: ContiguousArray<Int>())
        for number in nodes.indices {
            let isCut = (Int(starts[number])..<Int(starts[number + 1])).contains {
                cut.isSource[Int(heads[$0])] != cut.isSource[number]
            }
            guard isCut else { continue }
            if cut.isSource[number] { ends.source.append(number) } else { ends.sink.append(number) }
        }
        for number in ends.source.count <= ends.sink.count ? ends.source : ends.sink {
            notes[Int(nodes[number])].side = .separator
        }
    }
}
