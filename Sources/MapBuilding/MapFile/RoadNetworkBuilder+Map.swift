import Geodesy
import Navigation
package import RoadMap
import Routing

extension RoadNetworkBuilder {
    /// The bytes of the map file.
    ///
    /// Nodes and edges are put in Hilbert order, arcs are made, edges off the largest strongly connected component are
    /// marked, and the index is packed.
    ///
    /// - Parameters:
    ///   - withSearchOrder: whether the map stores the order that `ContractionHierarchy` needs, and would else have to
    ///     work out whenever it is made. It takes three bytes a node, for a city.
    ///   - withObviousTurns: whether the map stores at which turns there is no cue, so that cues are found sooner. It takes two bytes an
    ///     edge.
    ///   - terrain: where heights are taken from, asked in Hilbert order. The map keeps the
    ///     heights of nodes and, each 60 to 120 m, along edges.
    /// - Complexity: O(n log n); with the order about O(*n* log² *n*), on all cores.
    package consuming func finish(
        metadata: MapMetadata, withSearchOrder: Bool = false, withObviousTurns: Bool = false, terrain: Terrain? = nil
    ) -> [UInt8] {
        let boxes = ContiguousArray(edges.lazy.map { [nodes, shape] in RoadNetworkBuilder.box(of: $0, nodes, shape) })
        let edgeOrder = HilbertCurve.order(of: ContiguousArray(boxes.lazy.map { $0.center }))
        orderEdges(edgeOrder)
        let opening = times.opening
        let leaving = OutgoingEdges(nodeCount: nodes.count, edges: edges, opening: opening)
        let detours = TurnBanDetours(
            around: forbiddenSequences, turnsAcrossTraffic, edges: edges, leaving: leaving, times: times)
        let turningRound = times.addDetours(detours, edges, leaving: leaving)
        var splitting = NodeSplitting(
            nodeCount: nodes.count, edges: edges, leaving: leaving,
            states: TurnStates(
                forbidden: forbiddenSequences + turningRound, delayed: turnsAcrossTraffic + detours.delayed,
                timed: times.sequences),
            opening: opening)
        nodes.append(contentsOf: splitting.junctions.lazy.map { [nodes] in nodes[Int($0)] })

        let nodeOrder = HilbertCurve.order(of: nodes)
        var newNumber = ContiguousArray<UInt32>(repeating: 0, count: nodes.count)
        for (new, old) in nodeOrder.enumerated() { newNumber[Int(old)] = UInt32(new) }
        for index in edges.indices {
            edges[index].first = newNumber[Int(edges[index].first)]
            edges[index].last = newNumber[Int(edges[index].last)]
        }
        splitting.renumber(newNumber)
        let places = ContiguousArray(nodeOrder.lazy.map { [nodes] in nodes[Int($0)] })
        let arcs = ArcColumns(nodeCount: places.count, splitting.arcs, bans: splitting.bans)
        let largestComponent = arcs.largestComponent(edges, times)
        arcs.markIslands(in: &edges, largestComponent)

        var writer = MapImageWriter()
        writer.set(.nodePlaces, places)
        writer.set(.arcCounts, numbers: arcs.counts)
        writer.set(.arcCopies, numbers: arcs.copies(edges))
        writer.set(.arcEdges, numbers: arcs.edges.map { UInt64($0.rawValue) })
        writer.set(.turnArcs, numbers: arcs.delayed.map { UInt64($0.rawValue) })
        if withSearchOrder { writer.set(.searchOrder, numbers: arcs.searchOrder(places).map { UInt64($0.rawValue) }) }
        writer.set(.landmarks, arcs.landmarks(edges, largestComponent))
        let attributeNumbers = writer.set(edges, values: times.attributes(of: edges))
        writer.set(times, edges, bans: arcs.bans, attributeNumbers: attributeNumbers)
        writer.setShapes(of: edges, inner: shape, places)
        if let terrain {
            RoadHeights(edges: edges, places: places, shape: shape, terrain: terrain).write(to: &writer)
        }
        let index = EdgeIndex.pack(edges: ContiguousArray(edgeOrder.lazy.map { [boxes] in boxes[Int($0)] }))
        writer.set(.indexBoxes, index)
        if !namedPlaces.isEmpty {
            writer.set(.placePoints, ContiguousArray(namedPlaces.lazy.map(\.point)))
            writer.set(.placeKinds, numbers: namedPlaces.map { UInt64($0.kind.rawValue) })
            writer.set(.placeNames, numbers: namedPlaces.map { UInt64($0.name) })
        }
        var nameBytes: ContiguousArray<UInt8> = []
        var nameStarts: ContiguousArray<UInt32> = [0]
        for name in namesInOrder {
            nameBytes.append(contentsOf: name.utf8)
            nameStarts.append(UInt32(nameBytes.count))
        }
        writer.set(.nameStarts, nameStarts)
        writer.set(.nameBytes, nameBytes)
        var metadata = metadata
        metadata.area = index.last
        metadata.elevationSource = terrain.flatMap { $0.source ?? metadata.elevationSource }
        writer.set(.metadata, ContiguousArray(metadata.text.utf8))
        let map = writer.finish()
        guard withObviousTurns, let graph = try? RoadGraph(bytes: map) else { return map }
        writer.set(.obviousTurns, ObviousTurns.column(of: graph))
        return writer.finish()
    }

    /// Puts edges in an order, and names them by it in the forbidden sequences.
    private mutating func orderEdges(_ order: ContiguousArray<UInt32>) {
        edges = ContiguousArray(order.lazy.map { [edges] in edges[Int($0)] })
        var newNumber = ContiguousArray<UInt32>(repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { newNumber[Int(old)] = UInt32(new) }
        times.renumber(newNumber)
        func renumbered(_ packed: UInt32) -> UInt32 { newNumber[Int(packed >> 1)] << 1 | packed & 1 }
        for index in forbiddenSequences.indices {
            forbiddenSequences[index] = forbiddenSequences[index].map(renumbered)
        }
        for index in turnsAcrossTraffic.indices {
            turnsAcrossTraffic[index] = turnsAcrossTraffic[index].map(renumbered)
        }
    }

    private static func box(
        of edge: Edge, _ places: ContiguousArray<FixedCoordinate>, _ shape: ContiguousArray<FixedCoordinate>
    ) -> EdgeIndex.Box {
        var box = EdgeIndex.Box.empty
        box.extend(to: places[Int(edge.first)])
        box.extend(to: places[Int(edge.last)])
        for place in shape[edge.shapeStart..<edge.shapeEnd] { box.extend(to: place) }
        return box
    }
}

/// The arcs of a network, grouped by the node they leave.
private struct ArcColumns {
    var firstArcs: ContiguousArray<ArcID>
    var heads: ContiguousArray<NodeID>
    var edges: ContiguousArray<DirectedEdge>
    /// The arcs that cost something to turn into, by rising number.
    var delayed: ContiguousArray<ArcID> = []
    /// The arcs that are banned at certain times, with the numbers of their bans, by rising number.
    var bans: [(arc: ArcID, ban: Int)] = []

    package init(nodeCount: Int, _ list: ContiguousArray<NodeSplitting.Arc>, bans timed: [Int: [Int]]) {
        var starts = ContiguousArray<UInt32>(repeating: 0, count: nodeCount + 1)
        for arc in list { starts[Int(arc.tail) + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        heads = ContiguousArray(repeating: .missing, count: list.count)
        edges = ContiguousArray(repeating: .missing, count: list.count)
        for (row, arc) in list.enumerated() {
            let place = Int(next[Int(arc.tail)])
            next[Int(arc.tail)] += 1
            heads[place] = NodeID(rawValue: arc.head)
            edges[place] = DirectedEdge(rawValue: arc.edge)
            if arc.isDelayed { delayed.append(ArcID(place)) }
            if !timed.isEmpty, let own = timed[row] { bans += own.map { (ArcID(place), $0) } }
        }
        delayed.sort()
        bans.sort { ($0.arc, $0.ban) < ($1.arc, $1.ban) }
        firstArcs = ContiguousArray(starts.lazy.map { ArcID(rawValue: $0) })
    }

    /// How many arcs leave each node.
    var counts: [UInt64] { zip(firstArcs, firstArcs.dropFirst()).map { UInt64($0.distance(to: $1)) } }

    /// How far each arc's head is behind the node where its edge ends: copies follow what they are copies of.
    func copies(_ list: ContiguousArray<RoadNetworkBuilder.Edge>) -> [UInt64] {
        zip(heads, edges).map { UInt64($0.rawValue - NodeSplitting.head($1.rawValue, list)) }
    }

    /// The nodes in the order of their contraction.
    func searchOrder(_ places: ContiguousArray<FixedCoordinate>) -> ContiguousArray<NodeID> {
        firstArcs.withUnsafeBufferPointer { firstArcs in
            heads.withUnsafeBufferPointer { heads in
                places.withUnsafeBufferPointer { places in
                    ContractionHierarchy.order(
                        firstArcs: Column(values: firstArcs), heads: Column(values: heads), places: places)
                }
            }
        }
    }

    /// The component without what is closed where no time is given.
    func largestComponent(
        _ list: ContiguousArray<RoadNetworkBuilder.Edge>, _ times: TimedRoadsBuilder
    ) -> LargestComponent {
        var closed = Set(bans.lazy.filter { times.bans[$0.ban].standing }.map(\.arc))
        if !times.opening.isEmpty {
            for (place, edge) in edges.enumerated() where !list[edge.edge.index].allows(edge.rawValue) {
                closed.insert(ArcID(place))
            }
        }
        return LargestComponent(
            firstArcs: firstArcs, heads: heads, arcEdges: edges, closedArcs: ContiguousArray(closed.sorted()),
            parted: Set(bans.map { NodeID(rawValue: NodeSplitting.tail(edges[$0.arc.index].rawValue, list)) })
        ) { (NodeID(rawValue: list[$0.index].first), NodeID(rawValue: list[$0.index].last)) }
    }

    /// Marks the edges that do not join two junctions of the largest strongly connected component.
    func markIslands(
        in list: inout ContiguousArray<RoadNetworkBuilder.Edge>, _ largestComponent: LargestComponent
    ) {
        for index in list.indices {
            let (first, last) = (NodeID(rawValue: list[index].first), NodeID(rawValue: list[index].last))
            list[index].attributes.isIsland = !largestComponent.joins(EdgeID(index), from: first, to: last)
        }
    }

    /// Places of the largest strongly connected component, far from one another.
    func landmarks(
        _ list: ContiguousArray<RoadNetworkBuilder.Edge>, _ largestComponent: LargestComponent
    ) -> ContiguousArray<NodeID> {
        LandmarkSelection.farthest(
            firstArcs: firstArcs, heads: heads,
            lengths: ContiguousArray(edges.lazy.map { list[$0.edge.index].lengthMillimetres }),
            candidates: ContiguousArray((0..<firstArcs.count - 1).lazy.map { largestComponent.contains(NodeID($0)) }))
    }
}

extension MapImageWriter {
    /// Sets the sections with a value an edge.
    ///
    /// - Parameter values: the attributes that edges have at some time.
    /// - Returns: the numbers that attributes have got.
    mutating func set(
        _ edges: ContiguousArray<RoadNetworkBuilder.Edge>, values: Set<UInt64>
    ) -> [UInt64: UInt64] {
        set(.edgeEnds, numbers: edges.flatMap { [UInt64($0.first), UInt64($0.last)] })
        set(.edgeLengths, numbers: edges.map { UInt64($0.lengthMillimetres) })
        set(.edgeNames, numbers: edges.map { UInt64($0.name) })
        set(.edgeWays, numbers: edges.map { UInt64(bitPattern: $0.way << 1 ^ $0.way >> 63) })
        let values = ContiguousArray(values.sorted())
        let number = Dictionary(uniqueKeysWithValues: zip(values, (0 as UInt64)...))
        set(.attributeValues, values)
        set(.edgeAttributes, numbers: edges.map { number[$0.attributes.bits] ?? 0 })
        return number
    }

    /// Sets the geometry of edges, whose nodes are at `places`.
    mutating func setShapes(
        of edges: ContiguousArray<RoadNetworkBuilder.Edge>, inner: ContiguousArray<FixedCoordinate>,
        _ places: ContiguousArray<FixedCoordinate>
    ) {
        var shapes = ShapeWriter()
        for edge in edges {
            shapes.append(
                inner[edge.shapeStart..<edge.shapeEnd], from: places[Int(edge.first)], to: places[Int(edge.last)])
        }
        shapes.finish()
        set(.shapeStarts, shapes.starts)
        set(.shapeBytes, shapes.bytes)
    }
}

extension HilbertCurve {
    /// The number of a coordinate on the curve of order 32 over the whole range of `Int32`.
    static func position(of place: FixedCoordinate) -> UInt64 {
        position(
            x: UInt32(bitPattern: place.longitude) ^ 0x8000_0000, y: UInt32(bitPattern: place.latitude) ^ 0x8000_0000,
            order: 32)
    }

    /// The order in which rows are along the curve; equal places keep their order.
    static func order(of places: ContiguousArray<FixedCoordinate>) -> ContiguousArray<UInt32> {
        var keys = ContiguousArray<(position: UInt64, row: UInt32)>()
        keys.reserveCapacity(places.count)
        for (row, place) in places.enumerated() { keys.append((position(of: place), UInt32(row))) }
        keys.sort { $0.position != $1.position ? $0.position < $1.position : $0.row < $1.row }
        return ContiguousArray(keys.lazy.map { $0.row })
    }
}
