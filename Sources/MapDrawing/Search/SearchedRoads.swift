import RoadMap
import Routing

/// The roads between the nodes that a search settled, and a spot for each such node without such a road.
///
/// Blue was settled from the start, orange from the end, violet from both. A contraction hierarchy does not follow roads, so every node
/// is a spot.
struct SearchedRoads: MapLayer {
    /// The name of the layer in an SVG file.
    var name: String { "search" }

    private var lines = [Paths](repeating: Paths(), count: 3)
    private var spots = [[PicturePoint]](repeating: [], count: 3)

    private static let colours = [SearchColours.start, SearchColours.end, SearchColours.both]
    private static let width = 3.2
    private static let radius = 2.8

    /// Collects the roads of a search within a frame.
    ///
    /// Not enforced: that the search was one on this graph; unknown nodes are ignored.
    ///
    /// - Complexity: O(nodes + edges), and O(n log n) for the n edges that are drawn.
    init(_ space: SearchSpace, in graph: RoadGraph, frame: MapFrame) {
        var sides = ContiguousArray<UInt8>(repeating: 0, count: graph.nodeCount)
        for node in space.fromStart where graph.nodes.contains(node) { sides[node.index] |= 1 }
        for node in space.fromEnd where graph.nodes.contains(node) { sides[node.index] |= 2 }

        var sidesOfEdges = ContiguousArray<UInt8>(repeating: 0, count: graph.edgeCount)
        var isOnRoad = ContiguousArray<Bool>(repeating: false, count: graph.nodeCount)
        for node in graph.nodes where sides[node.index] != 0 {
            for arc in graph.arcs(from: node) {
                let head = graph.head(ofArc: arc)
                let common = sides[node.index] & sides[head.index]
                guard common != 0, space.method != .contractionHierarchy else { continue }
                sidesOfEdges[graph.edge(ofArc: arc).edge.index] |= common
                isOnRoad[node.index] = true
                isOnRoad[head.index] = true
            }
        }

        let clipping = LineClipping(box: frame.drawnBox)
        for edge in graph.edges where sidesOfEdges[edge.index] != 0 {
            let points = graph.points(of: edge).map { frame.point($0.coordinate) }
            clipping.clip(points, into: &lines[Int(sidesOfEdges[edge.index]) - 1])
        }
        lines = lines.map { $0.tidied() }
        for node in graph.nodes where sides[node.index] != 0 && !isOnRoad[node.index] {
            let place = frame.point(graph.coordinate(ofNode: node))
            if frame.drawnBox.contains(place) { spots[Int(sides[node.index]) - 1].append(place) }
        }
    }

    /// Draws the roads, and the spots over them.
    func draw(on sheet: inout MapSheet) {
        for (lines, colour) in zip(lines, SearchedRoads.colours) {
            sheet.draw(lines, Stroke(colour, width: SearchedRoads.width))
        }
        for (places, colour) in zip(spots, SearchedRoads.colours) {
            for place in places { sheet.disc(place, radius: SearchedRoads.radius, colour) }
        }
    }
}
