import Geodesy
public import RoadMap

/// Collects junctions and roads in any order and makes a map of them.
///
///     var builder = RoadNetworkBuilder()
///     let a = builder.addNode(FixedCoordinate(longitude: 614_000_000, latitude: 551_000_000))
///     let b = builder.addNode(FixedCoordinate(longitude: 614_010_000, latitude: 551_000_000))
///     builder.addEdge(from: a, to: b, attributes: EdgeAttributes(roadClass: .residential))
///     let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "me")))
///
/// The same calls give the same bytes.
public struct RoadNetworkBuilder: Sendable {
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
        package var first: UInt32
        var last: UInt32
        var attributes: EdgeAttributes
        var lengthMillimetres: UInt32
        var name: UInt32
        var way: Int64
        var shapeStart: Int
        var shapeEnd: Int
    }

    /// Starts a network without roads.
    public init() {}

    /// How many nodes have been added.
    public var nodeCount: Int { nodes.count }
    /// How many edges have been added.
    public var edgeCount: Int { edges.count }

    /// Adds a junction or dead end and returns its number for `addEdge`.
    public mutating func addNode(_ place: FixedCoordinate) -> Int {
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
    public mutating func addEdge(
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
    public mutating func addPlace(_ name: String, _ kind: PlaceKind, at point: FixedCoordinate) {
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
}
