extension RoadNetworkBuilder {
    /// The bytes of the map file.
    ///
    /// Nodes and edges are put in Hilbert order, arcs are made, edges off the largest strongly connected component are
    /// marked, and the index is packed.
    ///
    /// - Complexity: O(n log n).
    public consuming func finish(metadata: MapMetadata) -> [UInt8] {
        let nodeOrder = HilbertCurve.order(of: nodes)
        var newNumber = ContiguousArray<UInt32>(repeating: 0, count: nodes.count)
        for (new, old) in nodeOrder.enumerated() { newNumber[Int(old)] = UInt32(new) }
        for index in edges.indices {
            edges[index].first = newNumber[Int(edges[index].first)]
            edges[index].last = newNumber[Int(edges[index].last)]
        }
        let places = ContiguousArray(nodeOrder.lazy.map { [nodes] in nodes[Int($0)] })
        let boxes = ContiguousArray(edges.lazy.map { [shape] in RoadNetworkBuilder.box(of: $0, places, shape) })
        let edgeOrder = HilbertCurve.order(of: ContiguousArray(boxes.lazy.map(\.center)))
        edges = ContiguousArray(edgeOrder.lazy.map { [edges] in edges[Int($0)] })

        let arcs = ArcColumns(nodeCount: places.count, edges: edges)
        arcs.markIslands(in: &edges)

        var writer = MapImageWriter()
        writer.set(.nodePlaces, places)
        writer.set(.firstArcs, arcs.firstArcs)
        writer.set(.arcHeads, arcs.heads)
        writer.set(.arcEdges, arcs.edges)
        writer.set(
            .edgeEnds, ContiguousArray(edges.lazy.map { RoadGraph.EdgeEnds(first: $0.first, last: $0.last) }))
        writer.set(.edgeLengths, ContiguousArray(edges.lazy.map(\.lengthMillimetres)))
        writer.set(.edgeAttributes, ContiguousArray(edges.lazy.map(\.attributes.bits)))
        writer.set(.edgeNames, ContiguousArray(edges.lazy.map(\.name)))
        writer.set(.edgeWays, ContiguousArray(edges.lazy.map(\.way)))
        var orderedShape: ContiguousArray<FixedCoordinate> = []
        orderedShape.reserveCapacity(shape.count)
        var shapeStarts: ContiguousArray<UInt32> = [0]
        for edge in edges {
            orderedShape.append(contentsOf: shape[edge.shapeStart..<edge.shapeEnd])
            shapeStarts.append(UInt32(orderedShape.count))
        }
        writer.set(.shapeStarts, shapeStarts)
        writer.set(.shapePlaces, orderedShape)
        writer.set(
            .indexBoxes, EdgeIndex.pack(edges: ContiguousArray(edgeOrder.lazy.map { [boxes] in boxes[Int($0)] })))
        var nameBytes: ContiguousArray<UInt8> = []
        var nameStarts: ContiguousArray<UInt32> = [0]
        for name in namesInOrder {
            nameBytes.append(contentsOf: name.utf8)
            nameStarts.append(UInt32(nameBytes.count))
        }
        writer.set(.nameStarts, nameStarts)
        writer.set(.nameBytes, nameBytes)
        writer.set(.metadata, ContiguousArray(metadata.text.utf8))
        return writer.finish()
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
    var firstArcs: ContiguousArray<UInt32>
    var heads: ContiguousArray<UInt32>
    var edges: ContiguousArray<UInt32>

    init(nodeCount: Int, edges list: ContiguousArray<RoadNetworkBuilder.Edge>) {
        var starts = ContiguousArray<UInt32>(repeating: 0, count: nodeCount + 1)
        var total = 0
        for edge in list {
            if edge.attributes.forward != .forbidden {
                starts[Int(edge.first) + 1] += 1
                total += 1
            }
            if edge.attributes.backward != .forbidden {
                starts[Int(edge.last) + 1] += 1
                total += 1
            }
        }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        heads = ContiguousArray(repeating: 0, count: total)
        edges = ContiguousArray(repeating: 0, count: total)
        for (number, edge) in list.enumerated() {
            if edge.attributes.forward != .forbidden {
                let arc = Int(next[Int(edge.first)])
                next[Int(edge.first)] += 1
                heads[arc] = edge.last
                edges[arc] = UInt32(number) << 1
            }
            if edge.attributes.backward != .forbidden {
                let arc = Int(next[Int(edge.last)])
                next[Int(edge.last)] += 1
                heads[arc] = edge.first
                edges[arc] = UInt32(number) << 1 | 1
            }
        }
        firstArcs = starts
    }

    /// Marks the edges that do not join two nodes of the largest strongly connected component.
    func markIslands(in list: inout ContiguousArray<RoadNetworkBuilder.Edge>) {
        let (component, sizes) = StrongComponents.find(firstArcs: firstArcs, heads: heads)
        // Of components equally large the first, so that the same input marks the same edges.
        guard let largest = sizes.indices.max(by: { (sizes[$0], $1) < (sizes[$1], $0) }) else { return }
        for index in list.indices {
            let isOnMainland =
                component[Int(list[index].first)] == largest && component[Int(list[index].last)] == largest
            list[index].attributes.isIsland = !isOnMainland
        }
    }
}
