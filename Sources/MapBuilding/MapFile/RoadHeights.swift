import Geodesy
import RoadMap

/// Heights of nodes and along edges, sampled from a terrain.
///
/// Bridges, tunnels and ferries do not follow the terrain: heights on them are straight between their ends. A node that only
/// such edges meet at lies between the nodes at which the structure meets the land, in proportion to the lengths. Where the
/// terrain is not known between two known heights of an edge, they are joined by a straight line. The surface of water is taken as
/// the terrain has it.
struct RoadHeights {
    private let edges: ContiguousArray<RoadNetworkBuilder.Edge>
    private let places: ContiguousArray<FixedCoordinate>
    private let shape: ContiguousArray<FixedCoordinate>
    private let terrain: Terrain
    private var nodes: ContiguousArray<Double?>

    /// - Complexity: O(nodes + edges) beside one look at the terrain for each node and each 60 m of road, in the order in which
    ///   they are given.
    init(
        edges: ContiguousArray<RoadNetworkBuilder.Edge>, places: ContiguousArray<FixedCoordinate>,
        shape: ContiguousArray<FixedCoordinate>, terrain: Terrain
    ) {
        self.edges = edges
        self.places = places
        self.shape = shape
        self.terrain = terrain
        nodes = ContiguousArray(places.lazy.map { terrain.height($0.coordinate) })
        if terrain.junctionReach > 0 {
            nodes = JunctionSmoothing(edges: edges, places: places, shape: shape, terrain: terrain).smoothed(nodes)
        }
        spanStructures()
        // Copies of a junction are behind it, at its place.
        for node in nodes.indices.dropFirst() where places[node] == places[node - 1] { nodes[node] = nodes[node - 1] }
    }

    /// Sets the sections with heights.
    func write(to writer: inout MapImageWriter) {
        let levels = ContiguousArray(nodes.lazy.map { HeightScale.level($0) })
        var along = HeightWriter()
        for edge in edges {
            let (first, last) = (levels[Int(edge.first)], levels[Int(edge.last)])
            along.append(innerHeights(of: edge)[...], from: first, to: last)
        }
        along.finish()
        writer.set(.nodeHeights, levels)
        writer.set(.heightStarts, along.starts)
        writer.set(.heightBytes, along.bytes)
    }

    /// The heights at equal distances between the ends of an edge; empty where those of the ends are not known.
    private func innerHeights(of edge: RoadNetworkBuilder.Edge) -> [Float] {
        let count = HeightScale.innerCount(lengthMillimetres: UInt64(edge.lengthMillimetres))
        guard count > 0, let first = nodes[Int(edge.first)], let last = nodes[Int(edge.last)] else { return [] }
        var heights = [Double?](repeating: nil, count: count)
        if !edge.isStructure {
            heights = terrain.heights(
                [places[Int(edge.first)].coordinate] + shape[edge.shapeStart..<edge.shapeEnd].map { $0.coordinate }
                    + [places[Int(edge.last)].coordinate], count)
            heights += repeatElement(nil, count: max(count - heights.count, 0))
        }
        return RoadHeights.filled(Array(heights.prefix(count)), between: first, and: last).map { Float($0) }
    }

    /// What is missing, on straight lines between what is known.
    static func filled(_ heights: [Double?], between first: Double, and last: Double) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(heights.count)
        var next = 0
        for number in heights.indices {
            if let height = heights[number] {
                result.append(height)
                continue
            }
            if next <= number { next = heights[number...].firstIndex { $0 != nil } ?? heights.count }
            let goal = next < heights.count ? heights[next] ?? last : last
            let previous = result.last ?? first
            result.append(previous + (goal - previous) / Double(next - number + 1))
        }
        return result
    }

    /// Gives the nodes that lie on structures alone the height that a straight structure has there.
    private mutating func spanStructures() {
        var isOnLand = ContiguousArray(repeating: false, count: nodes.count)
        var spans: [UInt32: [(node: UInt32, metres: Double)]] = [:]
        for edge in edges {
            if edge.isStructure {
                let metres = max(Double(edge.lengthMillimetres) / 1000, 0.1)
                spans[edge.first, default: []].append((edge.last, metres))
                spans[edge.last, default: []].append((edge.first, metres))
            } else {
                isOnLand[Int(edge.first)] = true
                isOnLand[Int(edge.last)] = true
            }
        }
        let inner = spans.keys.filter { !isOnLand[Int($0)] }.sorted()
        guard !inner.isEmpty else { return }
        let isInner = Set(inner)
        var isDone: Set<UInt32> = []
        for node in inner where !isDone.contains(node) {
            // A structure with all its branches.
            var members = [node]
            var next = 0
            isDone.insert(node)
            while next < members.count {
                for (other, _) in spans[members[next]] ?? []
                where isInner.contains(other) && isDone.insert(other).inserted {
                    members.append(other)
                }
                next += 1
            }
            span(members, spans, isInner)
        }
    }

    /// Heights without a bend at any of the nodes: each is the mean of its neighbours', the nearer ones counting more. Found by
    /// Gauss-Seidel iteration. A structure that does not meet the land keeps the height of the terrain.
    private mutating func span(
        _ members: [UInt32], _ spans: [UInt32: [(node: UInt32, metres: Double)]], _ isInner: Set<UInt32>
    ) {
        let ends = members.flatMap { spans[$0] ?? [] }.filter { !isInner.contains($0.node) }
            .compactMap { nodes[Int($0.node)] }
        guard !ends.isEmpty else { return }
        let start = ends.reduce(0, +) / Double(ends.count)
        for node in members { nodes[Int(node)] = start }
        for _ in 0..<10_000 {
            var change = 0.0
            for node in members {
                var (sum, weight) = (0.0, 0.0)
                for (other, metres) in spans[node] ?? [] {
                    guard let height = nodes[Int(other)], other != node else { continue }
                    sum += height / metres
                    weight += 1 / metres
                }
                guard weight > 0 else { continue }
                let height = sum / weight
                change = max(change, abs(height - (nodes[Int(node)] ?? height)))
                nodes[Int(node)] = height
            }
            if change < 0.001 { break }
        }
    }
}

extension RoadNetworkBuilder.Edge {
    /// Whether it does not follow the terrain.
    var isStructure: Bool { attributes.isBridge || attributes.isTunnel || attributes.ferrySpeed != nil }
}
