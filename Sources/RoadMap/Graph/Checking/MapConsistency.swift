import Geodesy
import Support

/// What the columns of a graph say of one another, worked out again.
struct MapConsistency {
    /// A graph without structural faults.
    let graph: RoadGraph

    /// What does not agree.
    var findings: [MapFinding] {
        [bounds, lengths, names, index, arcs, islands, conditions, standing].compactMap { $0 }
    }

    /// Conditions of which nothing is read may have been written by a later version, and count as nobody knows.
    private var conditions: MapFinding? {
        guard let columns = graph.timed?.columns else { return nil }
        let wrong = tally(columns.conditionCount) { TimeCondition(columns.condition($0)).constant != nil }
        return wrong.map { MapFinding(.condition, .conditionBytes, count: $0.count, first: $0.first) }
    }

    /// Without a time a timed edge is what its table says.
    private var standing: MapFinding? {
        guard let columns = graph.timed?.columns else { return nil }
        let tables = columns.decisions.tables
        let rows = Array(columns.timedEdges)
        let wrong = tally(rows.count) { row in
            columns.decisions.standing(tables[rows[row].table]) != graph.edgeAttributes[rows[row].edge.index]
        }
        return wrong.map { MapFinding(.standing, .timedEdges, count: $0.count, first: $0.first) }
    }

    private var bounds: MapFinding? {
        let area = graph.metadata.area ?? .empty
        return finding(.bounds, .shapeBytes) { !area.holds(box(of: $0)) }
    }

    private var lengths: MapFinding? {
        finding(.length, .edgeLengths) { edge in
            var metres = 0.0
            var cursor = graph.cursor(on: edge, graph.shapes.record(of: edge))
            var previous = cursor.place.coordinate
            while cursor.advance() {
                let next = cursor.place.coordinate
                metres += previous.distance(to: next)
                previous = next
            }
            let stored = Double(graph.edgeLengths[edge.index])
            // Half a millimetre is the rounding.
            return abs(min(metres * 1000, Double(UInt32.max)) - stored) > 1.5
        }
    }

    private var names: MapFinding? {
        let wrong = tally(graph.nameStarts.count - 1) { name in
            let bytes = graph.nameBytes.values[Int(graph.nameStarts[name])..<Int(graph.nameStarts[name + 1])]
            return String(validating: bytes, as: UTF8.self) == nil
        }
        return wrong.map { MapFinding(.name, .nameBytes, count: $0.count, first: $0.first) }
    }

    private var index: MapFinding? {
        let index = graph.index
        let wrong = tally(index.boxes.count) { box in
            let level = (index.levelStarts.firstIndex { $0 > box } ?? 1) - 1
            let first = (box - index.levelStarts[level]) * EdgeIndex.fanOut
            guard level > 0 else {
                let edges = EdgeID(first)..<EdgeID(min(first + EdgeIndex.fanOut, graph.edgeCount))
                return !edges.allSatisfy { index.boxes[box].holds(self.box(of: $0)) && isWithinMargin($0) }
            }
            let below = index.levelStarts[level - 1]
            let boxes = below + first..<min(below + first + EdgeIndex.fanOut, index.levelStarts[level])
            return !boxes.allSatisfy { index.boxes[box].holds(index.boxes[$0]) }
        }
        return wrong.map { MapFinding(.index, .indexBoxes, count: $0.count, first: $0.first) }
    }

    /// Each direction that is permitted, or is at some time, has one arc from the node where the edge ends, and as many as one
    /// likes from the copies of that node; each other one has none.
    private var arcs: MapFinding? {
        let counts = arcCounts
        let opening = graph.directionsThatMayOpen()
        return finding(.arcs, .arcEdges) { edge in
            let attributes = graph.attributes(of: edge)
            let (forward, backward) = (counts[edge.index * 2], counts[edge.index * 2 + 1])
            let ahead = DirectedEdge(edge, isReversed: false)
            let isClosed = attributes.forward == .forbidden && !opening.contains(ahead)
            let isClosedBack = attributes.backward == .forbidden && !opening.contains(ahead.opposite)
            return !(isClosed ? forward == (0, false) : forward.atEnd == 1)
                || !(isClosedBack ? backward == (0, false) : backward.atEnd == 1)
        }
    }

    /// For each edge, once for either direction, how many arcs there are from the node where it ends, counted up to 2, and
    /// whether there are any from the copies of that node.
    private var arcCounts: ContiguousArray<(atEnd: UInt8, fromCopies: Bool)> {
        var counts = ContiguousArray(repeating: (atEnd: 0 as UInt8, fromCopies: false), count: graph.edgeCount * 2)
        for node in graph.nodes {
            for arc in graph.arcs(from: node) {
                let edge = graph.directedEdge(ofArc: arc)
                if node == graph.tail(of: edge) {
                    counts[edge.index].atEnd = min(counts[edge.index].atEnd + 1, 2)
                } else {
                    counts[edge.index].fromCopies = true
                }
            }
        }
        return counts
    }

    private var islands: MapFinding? {
        let largestComponent = graph.largestComponent(closedArcs: graph.closedArcs)
        return finding(.islands, .edgeAttributes) { edge in
            let ends = graph.ends(of: edge)
            let isIsland = !largestComponent.joins(edge, from: ends.first, to: ends.last)
            return graph.attributes(of: edge).isIsland != isIsland
        }
    }

    private func isWithinMargin(_ edge: EdgeID) -> Bool {
        let record = graph.shapes.record(of: edge)
        let ends = graph.ends(of: edge)
        let box = self.box(of: edge)
        let margin = ShapeWriter.margin(
            of: [
                FixedCoordinate(longitude: box.west, latitude: box.south),
                FixedCoordinate(longitude: box.east, latitude: box.north),
            ], graph.nodePlaces[ends.first.index], graph.nodePlaces[ends.last.index])
        return margin <= record.marginExponent
    }

    private func box(of edge: EdgeID) -> EdgeIndex.Box {
        var box = EdgeIndex.Box.empty
        var cursor = graph.cursor(on: edge, graph.shapes.record(of: edge))
        repeat { box.extend(to: cursor.place) } while cursor.advance()
        return box
    }

    /// One finding for all edges that are wrong.
    private func finding(
        _ rule: MapFinding.Rule, _ section: MapSection, _ isWrong: @Sendable (EdgeID) -> Bool
    ) -> MapFinding? {
        tally(graph.edgeCount) { isWrong(EdgeID($0)) }.map {
            MapFinding(rule, section, count: $0.count, first: $0.first, way: graph.osmWayID(of: EdgeID($0.first)))
        }
    }

    /// How many numbers below `count` are wrong, and the first of them.
    private func tally(_ count: Int, _ isWrong: @Sendable (Int) -> Bool) -> (count: Int, first: Int)? {
        let wrong = Parallel.mapRanges(of: count) { $0.filter(isWrong) }
        guard let first = wrong.lazy.compactMap({ $0.first }).first else { return nil }
        return (wrong.reduce(0) { $0 + $1.count }, first)
    }
}

extension EdgeIndex.Box {
    /// Whether another box lies inside.
    func holds(_ other: EdgeIndex.Box) -> Bool {
        west <= other.west && south <= other.south && east >= other.east && north >= other.north
    }
}
