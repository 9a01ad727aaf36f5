import Geodesy
import MapBuilding
import OpenStreetMap
import RoadMap
import Routing
import TestSupport

/// A map of a few elements; places are in metres or so around one point.
struct SmallTown {
    typealias Tags = [(key: String, value: String)]

    private var builder = OSMBlockBuilder()

    mutating func node(_ id: Int64, _ east: Int32, _ north: Int32, _ tags: Tags = []) {
        builder.addNode(id: id, longitude: 614_000_000 + east * 157, latitude: 551_000_000 + north * 90, tags: tags)
    }

    mutating func way(_ id: Int64, _ nodes: [Int64], _ tags: Tags) { builder.addWay(id: id, nodes: nodes, tags: tags) }

    mutating func relation(_ id: Int64, _ members: [(OSMBlock.Member.Kind, Int64, String)], _ tags: Tags) {
        builder.addRelation(id: id, members: members.map { (kind: $0.0, id: $0.1, role: $0.2) }, tags: tags)
    }

    /// What the import makes of it.
    ///
    /// - Parameter time: when the map is ridden; `nil` for any time.
    static func build(
        at time: LocalTime? = nil, _ fill: (inout SmallTown) -> Void
    ) throws -> (graph: RoadGraph, summary: ImportSummary) {
        let result = try result(at: time, fill)
        return (try RoadGraph(bytes: result.bytes), result.summary)
    }

    /// The bytes of the map.
    static func bytes(_ fill: (inout SmallTown) -> Void) throws -> [UInt8] { try result(at: nil, fill).bytes }

    private static func result(
        at time: LocalTime?, _ fill: (inout SmallTown) -> Void
    ) throws -> MapBuilder.Result {
        var town = SmallTown()
        fill(&town)
        let folder = try TemporaryFolder()
        let path = folder.path("town.osm.pbf")
        try PBFWriter.write([town.builder.finish()], header: OSMHeader(), to: path)
        return try MapBuilder(program: "test", time: time).build(from: OSMFileReader(path: path))
    }
}

extension RoadGraph {
    /// A way's edges as the way is drawn: what hinders along each and against it.
    func nodeDelays(onWay way: Int64) -> [String] {
        edges(ofWay: way).map { "\(attributes(of: $0).forwardNodeDelay) \(attributes(of: $0).backwardNodeDelay)" }
    }

    /// A way's edges from west to east and south to north.
    func edges(ofWay way: Int64) -> [EdgeID] {
        edges.filter { self.osmWayID(of: $0) == way }.sorted {
            let (one, other) = (shape(of: $0)[0], shape(of: $1)[0])
            return (one.longitude, one.latitude) < (other.longitude, other.latitude)
        }
    }

    /// Whether one can get from the middle of a way's first edge to the middle of another's last.
    func leads(from start: Int64, to end: Int64) -> Bool {
        guard let first = edges(ofWay: start).first, let last = edges(ofWay: end).last else { return false }
        var router = Router(graph: self)
        return router.leg(from: snap(onto: first, at: 0.5), to: snap(onto: last, at: 0.5)) != nil
    }
}
