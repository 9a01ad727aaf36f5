public import Geodesy
package import RoadMap

/// Collects junctions and roads in any order and makes a map of them.
///
///     var builder = RoadNetworkBuilder()
///     let a = builder.addNode(FixedCoordinate(longitude: 614_000_000, latitude: 551_000_000))
///     let b = builder.addNode(FixedCoordinate(longitude: 614_010_000, latitude: 551_000_000))
///     builder.addEdge(from: a, to: b, attributes: EdgeAttributes(roadClass: .residential))
///     let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "me")))
///
/// The same calls give the same bytes.
package struct RoadNetworkBuilder: Sendable {
    var nodes: ContiguousArray<FixedCoordinate> = []
    var edges: ContiguousArray<Edge> = []
    var shape: ContiguousArray<FixedCoordinate> = []
    private var names: [String: UInt32] = ["": 0]
    private(set) var namesInOrder: [String] = [""]
    /// Named places, in the order in which they were added, with the numbers of their names.
    var namedPlaces: [(point: FixedCoordinate, kind: PlaceKind, name: UInt32)] = []
    /// Edges that must not be travelled one directly after the other, packed as in `arcEdges`.
    var forbiddenSequences: [[UInt32]] = []
    /// Pairs of edges, packed likewise, between which one crosses the oncoming traffic.
    var turnsAcrossTraffic: [[UInt32]] = []
    /// What depends on the time.
    var times = TimedRoadsBuilder()

    struct Edge: Sendable {
        var first: UInt32
        var last: UInt32
        var attributes: EdgeAttributes
        var lengthMillimetres: UInt32
        var name: UInt32
        var way: Int64
        var shapeStart: Int
        var shapeEnd: Int
    }

    /// What an edge is like that was added.
    package struct AddedEdge {
        /// The nodes at its ends.
        package let first, last: Int
        package let attributes: EdgeAttributes
        /// The OSM id of its way.
        package let way: Int64
    }

    /// Starts a network without roads.
    package init() {}

    /// How many nodes have been added.
    package var nodeCount: Int { nodes.count }
    /// How many edges have been added.
    package var edgeCount: Int { edges.count }

    /// Adds a junction or dead end and returns its number for `addEdge`.
    package mutating func addNode(_ place: FixedCoordinate) -> Int {
        nodes.append(place)
        return nodes.count - 1
    }

    /// Adds a piece of road between two nodes.
    ///
    /// Its length is taken along its geometry on the WGS 84 ellipsoid. Edges to nodes that were not added, and edges
    /// that may be travelled in neither direction at any time, are left out.
    ///
    /// - Parameters:
    ///   - inner: the geometry between the two nodes, without them.
    ///   - name: the road's name, if it has one.
    ///   - way: the OSM id of the way it belongs to.
    ///   - times: what it is like at certain times; `attributes` are its standing outcome.
    package mutating func addEdge(
        from first: Int, to last: Int, inner: some Sequence<FixedCoordinate> = EmptyCollection<FixedCoordinate>(),
        attributes: EdgeAttributes, name: String? = nil, way: Int64 = 0, times: DecisionTable<EdgeAttributes>? = nil
    ) {
        guard nodes.indices.contains(first), nodes.indices.contains(last),
            !attributes.isClosed || times?.outcomes.contains(where: { !$0.isClosed }) ?? false
        else { return }
        if let times { self.times.add(times, toEdge: edges.count, standing: attributes) }
        let start = shape.count
        shape.append(contentsOf: inner)
        var metres = 0.0
        var previous = nodes[first].coordinate
        for place in shape[start...] {
            metres += previous.distance(to: place.coordinate)
            previous = place.coordinate
        }
        metres += previous.distance(to: nodes[last].coordinate)
        edges.append(
            Edge(
                first: UInt32(first), last: UInt32(last), attributes: attributes,
                lengthMillimetres: UInt32(min(metres * 1000, Double(UInt32.max)).rounded()),
                name: number(of: name ?? ""),
                way: way, shapeStart: start, shapeEnd: shape.count))
    }

    /// Adds a named place that is no street; one without a name, or off the globe, is left out.
    package mutating func addPlace(_ name: String, _ kind: PlaceKind, at point: FixedCoordinate) {
        guard !name.isEmpty, point.isOnEarth else { return }
        namedPlaces.append((point, kind, number(of: name)))
    }

    private mutating func number(of name: String) -> UInt32 {
        if let known = names[name] { return known }
        let new = UInt32(namesInOrder.count)
        names[name] = new
        namesInOrder.append(name)
        return new
    }

    /// An edge travelled in one direction.
    package struct DirectedEdge: Sendable, Hashable {
        /// The edge's number: how many were added before it.
        package var edge: Int
        /// Whether it is travelled from its last node to its first.
        package var isReversed: Bool

        /// Names an edge and a direction.
        package init(edge: Int, isReversed: Bool) {
            self.edge = edge
            self.isReversed = isReversed
        }

        var packed: UInt32 { UInt32(edge) << 1 | (isReversed ? 1 : 0) }
    }

    /// Forbids to travel edges directly one after the other: two for a turn at a junction, more for one by way of other
    /// edges.
    ///
    /// Nor can one dodge that by riding past, turning round within about a hundred metres, and coming back, unless it is in
    /// a dead end.
    ///
    /// Sequences that cannot be travelled anyway, because they are too short, do not hang together or run against a
    /// one-way street, are skipped.
    package mutating func forbid(_ sequence: [DirectedEdge]) {
        if let packed = packed(sequence) { forbiddenSequences.append(packed) }
    }

    /// The same at certain times only.
    ///
    /// - Parameter canBeDodged: whether one could ride past, turn round and come back, as at a turn restriction; not so at a gate,
    ///   which is shut for all who come back.
    package mutating func forbid(
        _ sequence: [DirectedEdge], when table: DecisionTable<Bool>, canBeDodged: Bool = true
    ) {
        if let packed = packed(sequence) { times.forbid(packed, when: table, canBeDodged: canBeDodged) }
    }

    /// Has the turn from one edge into another cost what a profile takes for `NodeDelay.acrossTraffic`.
    ///
    /// To ride past, turn round within 25 metres and come back costs as much.
    ///
    /// A turn that cannot be made is skipped.
    mutating func delayTurn(from edge: DirectedEdge, into next: DirectedEdge) {
        if let packed = packed([edge, next]) { turnsAcrossTraffic.append(packed) }
    }

    /// `nil` for what nobody can travel.
    private func packed(_ sequence: [DirectedEdge]) -> [UInt32]? {
        guard sequence.count >= 2, sequence.allSatisfy({ edges.indices.contains($0.edge) }) else { return nil }
        let packed = sequence.map { $0.packed }
        guard packed.allSatisfy({ edges[Int($0 >> 1)].allows($0) || times.opening.contains($0) }),
            zip(packed, packed.dropFirst()).allSatisfy({
                NodeSplitting.head($0, edges) == NodeSplitting.tail($1, edges)
            })
        else { return nil }
        return packed
    }

    /// Where an edge leads in its first twenty metres or more, in degrees clockwise from north, −180 to 180; 0 for one that
    /// was not added or has no length.
    package func bearing(of edge: DirectedEdge) -> Double {
        guard edges.indices.contains(edge.edge) else { return 0 }
        let known = edges[edge.edge]
        let inner = shape[known.shapeStart..<known.shapeEnd]
        let plane = LocalPlane(origin: nodes[Int(edge.isReversed ? known.last : known.first)].coordinate)
        let here = PlanePoint(east: 0, north: 0)
        var ahead = plane.point(nodes[Int(edge.isReversed ? known.first : known.last)].coordinate)
        let steps = edge.isReversed ? Array(inner.reversed()) : Array(inner)
        for step in steps {
            let point = plane.point(step.coordinate)
            guard point.distance(to: here) < 20 else {
                ahead = point
                break
            }
        }
        return arcTangent(ahead.east, ahead.north) * 180 / .pi
    }

    /// Where a node lies; `nodes` must have it.
    package func place(of node: Int) -> FixedCoordinate { nodes[node] }

    /// What an edge that was added is like at certain times; `nil` for one that is always alike.
    package func times(ofEdge number: Int) -> DecisionTable<EdgeAttributes>? { times.edges[number] }

    /// What is known of an edge that was added.
    package func edge(_ number: Int) -> AddedEdge? {
        guard edges.indices.contains(number) else { return nil }
        let edge = edges[number]
        return AddedEdge(first: Int(edge.first), last: Int(edge.last), attributes: edge.attributes, way: edge.way)
    }
}

/// The surface that heights are taken from. Metres above any datum; `nil` where the height is not known.
public struct Terrain {
    /// The height of a place.
    public var height: (Coordinate) -> Double?
    /// So many heights between the ends of a line, at equal distances; the ends have the heights of `height`.
    public var heights: (_ line: [Coordinate], _ count: Int) -> [Double?]

    /// Metres of road around a junction over which its height is averaged, since heights of single places are noisy; 0 for a
    /// surface without noise.
    public var junctionReach = 0.0
    /// What the heights come from, such as the names of files: one line that the map repeats.
    public var source: String?

    /// A surface that is read place by place.
    public init(_ height: @escaping (Coordinate) -> Double?) {
        self.init(height) { line, count in
            let line = Polyline(line)
            return (0..<count).map { number in
                line.coordinate(at: line.length * Double(number + 1) / Double(count + 1)).flatMap(height)
            }
        }
    }

    /// A surface that smooths heights along a line.
    public init(
        _ height: @escaping (Coordinate) -> Double?,
        along heights: @escaping (_ line: [Coordinate], _ count: Int) -> [Double?]
    ) {
        self.height = height
        self.heights = heights
    }
}
