import Geodesy
import OpenStreetMap

/// Nodes as they come out of the files, on their way into the table.
struct NodeColumns: Sendable {
    var ids: ContiguousArray<Int64> = []
    var xs: ContiguousArray<UInt32> = []
    var ys: ContiguousArray<UInt32> = []

    /// The nodes of a block.
    init(nodesOf block: OSMBlock) {
        ids = block.nodes.ids
        xs.reserveCapacity(ids.count)
        ys.reserveCapacity(ids.count)
        for row in ids.indices { appendPlace(block.nodes.longitudes[row], block.nodes.latitudes[row]) }
    }

    /// The nodes whose places stand in the ways of a block, as far as the table does not have them.
    init(placesOf block: OSMBlock, without table: NodeTable) {
        guard block.ways.longitudes.count == block.ways.references.count,
            block.ways.latitudes.count == block.ways.references.count
        else { return }
        for index in block.ways.references.indices {
            let (longitude, latitude) = (block.ways.longitudes[index], block.ways.latitudes[index])
            guard longitude != OSMBlock.Ways.unknownPlace, latitude != OSMBlock.Ways.unknownPlace,
                table.row(of: block.ways.references[index]) == nil
            else { continue }
            ids.append(block.ways.references[index])
            appendPlace(longitude, latitude)
        }
    }

    init() {}

    private mutating func appendPlace(_ longitude: Int32, _ latitude: Int32) {
        let point = Self.point(longitude, latitude)
        xs.append(UInt32(clamping: point.x))
        ys.append(UInt32(clamping: point.y))
    }

    static func point(_ longitude: Int32, _ latitude: Int32) -> WorldPoint {
        WorldPoint(Coordinate(longitude: Double(longitude) / 1e7, latitude: Double(latitude) / 1e7))
    }

    mutating func append(_ other: NodeColumns) {
        ids.append(contentsOf: other.ids)
        xs.append(contentsOf: other.xs)
        ys.append(contentsOf: other.ys)
    }

    /// The table of them all.
    consuming func table() -> NodeTable { NodeTable(ids: ids, xs: xs, ys: ys) }
}
