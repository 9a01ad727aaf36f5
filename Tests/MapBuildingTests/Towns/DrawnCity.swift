import Geodesy
import MapBuilding
import OpenStreetMap

/// A generated city with its tags as strings, and the plain undirected graph of the ways that a bicycle may use.
struct DrawnCity {
    struct Way {
        var id: Int64
        var nodes: [Int64]
        var tags: [String: String]
    }

    struct Relation {
        var members: [(kind: OSMBlock.Member.Kind, id: Int64, role: String)]
        var tags: [String: String]
    }

    /// Drawn once for all tests that only read them.
    static let town = DrawnCity(DemoCity(seed: 1, size: .town))
    static let city = DrawnCity(DemoCity(seed: 4, size: .city))
    static let cityGraph = DrawnGraph(city.rideableWays)

    let city: DemoCity
    private(set) var blocks: [OSMBlock] = []
    private(set) var coordinates: [Int64: Coordinate] = [:]
    private(set) var nodeTags: [Int64: [String: String]] = [:]
    private(set) var ways: [Way] = []
    private(set) var relations: [Relation] = []

    init(_ city: DemoCity) {
        self.city = city
        city.generate { block in
            blocks.append(block)
            let strings = (0..<block.strings.count).map { block.strings.string(UInt32($0)) }
            func tags(_ starts: ContiguousArray<UInt32>, _ row: Int) -> [String: String] {
                guard starts[row] < starts[row + 1] else { return [:] }
                var found: [String: String] = [:]
                for tag in block.tags[Int(starts[row])..<Int(starts[row + 1])] {
                    found[strings[Int(tag.key)]] = strings[Int(tag.value)]
                }
                return found
            }
            for row in 0..<block.nodes.count {
                let coordinate = Coordinate(
                    longitude: Double(block.nodes.longitudes[row]) * 1e-7,
                    latitude: Double(block.nodes.latitudes[row]) * 1e-7)
                coordinates[block.nodes.ids[row]] = coordinate
                let found = tags(block.nodes.tagStarts, row)
                if !found.isEmpty { nodeTags[block.nodes.ids[row]] = found }
            }
            for row in 0..<block.ways.count {
                let range = Int(block.ways.referenceStarts[row])..<Int(block.ways.referenceStarts[row + 1])
                ways.append(
                    Way(
                        id: block.ways.ids[row], nodes: Array(block.ways.references[range]),
                        tags: tags(block.ways.tagStarts, row)))
            }
            for row in 0..<block.relations.count {
                let range = Int(block.relations.memberStarts[row])..<Int(block.relations.memberStarts[row + 1])
                let members = block.relations.members[range].map {
                    (kind: $0.kind, id: $0.id, role: strings[Int($0.role)])
                }
                relations.append(Relation(members: members, tags: tags(block.relations.tagStarts, row)))
            }
        }
    }

    /// Where a way runs in metres from the city's centre.
    func points(of way: Way) -> [PlanePoint] {
        let plane = LocalPlane(origin: city.center)
        return way.nodes.compactMap { coordinates[$0].map { plane.point($0) } }
    }

    private static let rideable: Set<String> = [
        "trunk", "primary", "secondary", "tertiary", "unclassified", "residential", "living_street", "pedestrian",
        "service", "track", "path", "cycleway", "road",
    ]

    /// A crude rule of thumb; what tags really mean to a bicycle is decided elsewhere.
    static func isRideable(_ tags: [String: String]) -> Bool {
        if tags["route"] == "ferry" { return true }
        guard let highway = tags["highway"] else { return false }
        let isAllowed = rideable.contains(highway) || highway == "footway" && tags["bicycle"] != nil
        return isAllowed && tags["bicycle"] != "no" && tags["access"] != "private" && tags["access"] != "no"
    }

    var rideableWays: [Way] { ways.filter { Self.isRideable($0.tags) } }
}

/// The graph of some ways: junctions are the nodes where ways end or meet, edges the pieces between them.
struct DrawnGraph {
    private(set) var edges: [(from: Int64, to: Int64, shapePoints: Int)] = []
    private(set) var degrees: [Int64: Int] = [:]
    private var parents: [Int64: Int64] = [:]

    init(_ ways: [DrawnCity.Way]) {
        var uses: [Int64: Int] = [:]
        for way in ways {
            for (index, node) in way.nodes.enumerated() {
                uses[node, default: 0] += index == 0 || index == way.nodes.count - 1 ? 1 : 2
            }
        }
        for way in ways {
            var start = 0
            for index in 1..<way.nodes.count
            where index == way.nodes.count - 1 || uses[way.nodes[index], default: 0] > 2 {
                let from = way.nodes[start]
                let to = way.nodes[index]
                edges.append((from, to, index - start - 1))
                degrees[from, default: 0] += 1
                degrees[to, default: 0] += 1
                parents[find(from)] = find(to)
                start = index
            }
        }
    }

    /// The node that stands for the component of a node.
    func root(of node: Int64) -> Int64 {
        var node = node
        while let parent = parents[node], parent != node { node = parent }
        return node
    }

    /// The same, halving the path for those who ask later.
    private mutating func find(_ node: Int64) -> Int64 {
        var node = node
        while let parent = parents[node], parent != node {
            parents[node] = parents[parent] ?? parent
            node = parent
        }
        return node
    }

    var meanDegree: Double { 2 * Double(edges.count) / Double(degrees.count) }
    var shapePointsPerEdge: Double { Double(edges.reduce(0) { $0 + $1.shapePoints }) / Double(edges.count) }
    func share(ofDegree degree: Int) -> Double {
        Double(degrees.values.filter { $0 == degree }.count) / Double(degrees.count)
    }

    /// The root of the component with the most edges, and its share of all edges.
    var largestComponent: (root: Int64, share: Double) {
        var sizes: [Int64: Int] = [:]
        for edge in edges { sizes[root(of: edge.from), default: 0] += 1 }
        let largest = sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }
        return (largest?.key ?? 0, Double(largest?.value ?? 0) / Double(max(edges.count, 1)))
    }

    /// Edges once the junctions of two edges, where only a tag changes, are passed over.
    var edgesBetweenBranchings: Int { edges.count - degrees.values.filter { $0 == 2 }.count }
}
