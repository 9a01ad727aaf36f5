import Geodesy
import OpenStreetMap

/// Reads what shapes need: relations, nodes, and what ways share. The points of nodes are made on the way.
struct GroundReading {
    let readers: [OSMFileReader]
    let scope: TileScope
    let area: BuildArea
    let progress: ((TileBuilder.Stage, Double) -> Void)?
    /// The box of each file's nodes, once they were read; `nil` where there are none.
    private(set) var extents: [BoundingBox?] = []

    init(
        readers: [OSMFileReader], scope: TileScope, area: BuildArea, progress: ((TileBuilder.Stage, Double) -> Void)?
    ) {
        self.readers = readers
        self.scope = scope
        self.area = area
        self.progress = progress
    }

    /// Reads everything; records of points go to the sorter.
    mutating func ground(_ sorter: RecordSorter, _ summary: inout TileBuildingSummary) throws -> MapGround {
        var ground = MapGround()
        let scope = scope
        let isOne = readers.count == 1
        var earlier = EarlierFiles()
        for (number, reader) in readers.enumerated() {
            let known = earlier.relations
            try reader.read(
                parts: .relations, progress: notes(.relations, number),
                transform: { (BlockRelations($0, scope, isKnown: known.contains), isOne ? [] : $0.relations.ids) }
            ) { block, ids in
                ground.relations.add(block)
                summary.repeatedElements += ids.count { known.contains($0) }
                earlier.note(relations: ids)
            }
            earlier.endFile()
        }
        ground.relations.settle()
        var columns = try readNodes(sorter)
        ground.nodes = try table(columns)
        let places = try readWays(&ground)
        if !places.ids.isEmpty {
            // Ways that say themselves where they run: their nodes are no elements of the file.
            columns.append(places)
            ground.nodes = try table(columns)
            _ = try readWays(&ground)
        }
        // Neighbouring extracts have nodes in common.
        summary.repeatedNodes = readers.count == 1 ? ground.nodes.repeatedCount : 0
        return ground
    }

    private func table(_ columns: NodeColumns) throws -> NodeTable {
        guard columns.ids.count < Int32.max else {
            throw TileBuildingError(fileName: readers.map(\.path).joined(separator: ", "), problem: .tooLarge)
        }
        return columns.table()
    }

    private func notes(_ stage: TileBuilder.Stage, _ number: Int) -> ((ReadingProgress) -> Void)? {
        guard let progress else { return nil }
        let count = Double(readers.count)
        return { progress(stage, (Double(number) + $0.fraction) / count) }
    }

    private mutating func readNodes(_ sorter: RecordSorter) throws -> NodeColumns {
        var columns = NodeColumns()
        let (scope, area) = (scope, area)
        let isOne = readers.count == 1
        var earlier = EarlierFiles()
        for (number, reader) in readers.enumerated() {
            let known = earlier.nodes
            var extent: BoundingBox?
            try reader.read(
                parts: .nodes, progress: notes(.nodes, number),
                transform: {
                    (
                        NodeColumns(nodesOf: $0),
                        BlockEmission.nodes($0, scope, area, isKnown: known.contains).batch, Self.extent(of: $0),
                        isOne ? [] : $0.taggedNodes
                    )
                }
            ) { block, batch, box, tagged in
                columns.append(block)
                try sorter.append(batch)
                if let box { extent = extent.map { $0.union(box) } ?? box }
                earlier.note(nodes: tagged)
            }
            extents.append(extent)
            earlier.endFile()
        }
        return columns
    }

    /// Reads the ways once and returns the places of nodes that are in the ways and nowhere else.
    private func readWays(_ ground: inout MapGround) throws -> NodeColumns {
        var shared = SharedVertices(nodeCount: ground.nodes.count)
        var places = NodeColumns()
        let (nodes, members) = (ground.nodes, ground.relations.memberWays)
        ground.members = [:]
        ground.coast = []
        let isOne = readers.count == 1
        var earlier = EarlierFiles()
        for (number, reader) in readers.enumerated() {
            let known = earlier.ways
            try reader.read(
                parts: .ways, progress: notes(.ways, number),
                transform: {
                    (
                        WayRows($0, nodes), Self.marked($0, members, isKnown: known.contains),
                        NodeColumns(placesOf: $0, without: nodes), isOne ? [] : $0.ways.ids
                    )
                }
            ) { rows, marked, block, ids in
                earlier.note(ways: ids)
                for way in 0..<rows.starts.count - 1 {
                    for piece in rows.pieces(way) { shared.add(piece) }
                }
                for (way, id) in marked.members where ground.members[id] == nil {
                    ground.members[id] = ContiguousArray(rows.way(way))
                }
                for way in marked.coast { ground.coast.append(ContiguousArray(rows.way(way))) }
                places.append(block)
            }
            earlier.endFile()
        }
        ground.shared = shared
        return places
    }

    /// The ways of a block that areas need, and those of the coast.
    private static func marked(
        _ block: OSMBlock, _ members: Set<Int64>, isKnown: (Int64) -> Bool
    ) -> (members: [(Int, Int64)], coast: [Int]) {
        var (found, coast): ([(Int, Int64)], [Int]) = ([], [])
        var reader = BlockTags(block)
        var tags = ElementTags()
        for way in block.ways.ids.indices where !isKnown(block.ways.ids[way]) {
            if members.contains(block.ways.ids[way]) { found.append((way, block.ways.ids[way])) }
            let range = block.tagRange(ofWay: way)
            guard reader.mayMatter(range) else { continue }
            reader.read(range, into: &tags)
            if tags[.natural] == "coastline" { coast.append(way) }
        }
        return (found, coast)
    }

    private static func extent(of block: OSMBlock) -> BoundingBox? {
        guard let west = block.nodes.longitudes.min(), let east = block.nodes.longitudes.max(),
            let south = block.nodes.latitudes.min(), let north = block.nodes.latitudes.max()
        else { return nil }
        return BoundingBox(
            west: Double(west) / 1e7, south: Double(south) / 1e7, east: Double(east) / 1e7, north: Double(north) / 1e7)
    }
}
