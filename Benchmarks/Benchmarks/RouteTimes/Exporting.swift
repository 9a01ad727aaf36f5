import Geodesy
import RoadMap
import Routing
import Support

/// Writes the network for the profile `city`, and the pairs that everyone is measured on, as arrays without a header in the
/// machine's byte order.
struct Exporting {
    let graph: RoadGraph
    let folder: String

    /// Pairs are all of these sources with this many targets each, shuffled, so that one search from a source checks many.
    static let sourceCount = 50
    static let targetsPerSource = 20

    func run() throws {
        let network = Network(graph, ArcCosts(graph: graph, profile: .city))
        try write(network.tails, "tail")
        try write(network.heads, "head")
        try write(network.weights, "weight")
        try write(graph.arcs.map { graph.osmWayID(of: graph.edge(ofArc: $0).edge) }, "way")
        try write(graph.arcs.map { Float(graph.length(of: graph.edge(ofArc: $0).edge)) }, "length")
        try write(graph.arcs.map(manner), "manner")
        let places = graph.nodes.map { graph.coordinate(ofNode: $0) }
        try write(places.map { Float($0.latitude) }, "latitude")
        try write(places.map { Float($0.longitude) }, "longitude")
        try write(Array(ContractionHierarchy(graph: graph).order), "order")

        var generator = SeededPlaces(graph: graph, seed: 1)
        var pairs: [(UInt32, UInt32)] = []
        for _ in 0..<Exporting.sourceCount {
            let source = generator.node()
            for _ in 0..<Exporting.targetsPerSource { pairs.append((source, generator.node())) }
        }
        for index in pairs.indices.dropFirst() { pairs.swapAt(index, generator.number(below: index + 1)) }
        try write(pairs.flatMap { [$0.0, $0.1] }, "pairs")
        let ends = (0..<2000).map { _ in generator.place() }
        try write(ends.flatMap { [$0.longitude, $0.latitude] }, "places")
        print("nodes \(graph.nodeCount) arcs \(graph.arcCount) edges \(graph.edgeCount)")
    }

    /// 1 for riding along the way, 2 for pushing, and 4 more against the way.
    private func manner(ofArc arc: ArcID) -> UInt8 {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        let attributes = graph.attributes(of: edge)
        return (isReversed ? attributes.backward : attributes.forward).rawValue | (isReversed ? 4 : 0)
    }

    private func write<Number: BitwiseCopyable>(_ numbers: [Number], _ name: String) throws {
        try OutputFile.write(numbers.withUnsafeBytes { [UInt8]($0) }, to: folder + "/" + name)
    }

    /// The numbers of an exported array.
    static func read<Number: BitwiseCopyable>(
        _ type: Number.Type, _ folder: String, _ name: String
    ) throws -> [Number] {
        try InputFile.bytes(of: folder + "/" + name).withUnsafeBytes { bytes in
            (0..<bytes.count / MemoryLayout<Number>.size).map {
                bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Number>.size, as: Number.self)
            }
        }
    }
}
