import MapBuilding
import OpenStreetMap

/// What becomes of the elements of one block by themselves: nodes with tags, and ways.
struct BlockEmission: Sendable {
    private(set) var batch: RecordBatch
    private(set) var large: [LargeShape] = []
    private(set) var summary = TileBuildingSummary()

    /// The points of a block's nodes.
    static func nodes(
        _ block: OSMBlock, _ scope: TileScope, _ area: BuildArea, isKnown: (Int64) -> Bool
    ) -> BlockEmission {
        var emitter = TileEmitter(scope, area)
        var reader = BlockTags(block)
        var tags = ElementTags()
        for row in block.nodes.ids.indices where !isKnown(block.nodes.ids[row]) {
            let range = block.tagRange(ofNode: row)
            guard !range.isEmpty, reader.mayMatter(range) else { continue }
            reader.read(range, into: &tags)
            var objects = MapRules.node(tags)
            if tags[.barrier] != nil, scope.layers.contains(.cycle),
                let barrier = CycleRules.barrier(reader.nodeTags(range))
            {
                objects.append(barrier)
            }
            guard !objects.isEmpty else { continue }
            emitter.emit(objects, at: NodeColumns.point(block.nodes.longitudes[row], block.nodes.latitudes[row]))
        }
        return BlockEmission(batch: emitter.batch)
    }

    /// The lines and areas of a block's ways.
    static func ways(
        _ block: OSMBlock, _ ground: MapGround, _ scope: TileScope, _ area: BuildArea, isKnown: (Int64) -> Bool
    ) -> BlockEmission {
        var emitter = TileEmitter(scope, area)
        var reader = BlockTags(block)
        var tags = ElementTags()
        var summary = TileBuildingSummary()
        let rows = WayRows(block, ground.nodes)
        for way in block.ways.ids.indices {
            let range = block.tagRange(ofWay: way)
            let id = block.ways.ids[way]
            guard !isKnown(id) else { continue }
            let boundary = ground.relations.boundaries[id]
            guard boundary != nil || reader.mayMatter(range) else { continue }
            reader.read(range, into: &tags)
            let references = block.referenceRange(ofWay: way)
            let isClosed =
                references.count > 3
                && block.ways.references[references.lowerBound]
                    == block.ways.references[references.upperBound - 1]
            var objects = MapRules.way(tags, isClosed: isClosed)
            if let boundary, boundary.level < 5 {
                let isMaritime = tags[.maritime] == "yes" || tags[.natural] == "coastline"
                objects.append(
                    MapRules.boundary(
                        level: boundary.level, isMaritime: isMaritime,
                        isDisputed: boundary.isDisputed || tags[.disputed] == "yes"))
            }
            if scope.layers.contains(.cycle), isCycleable(tags),
                !objects.contains(where: { $0.layer == .streetPolygons }),
                let cycle = CycleRules.way(
                    reader.bicycleTags(range), ground.relations.routes(ofWay: id),
                    steepness: steepness(of: rows.pieces(way), tags, ground))
            {
                objects.append(cycle)
            }
            objects.removeAll { !scope.shows($0) }
            guard !objects.isEmpty else { continue }
            let missing = rows.way(way).count { $0 < 0 }
            if missing > 0 { summary.note(missingNodes: missing, of: references.count) }
            if objects.contains(where: { $0.form == .line }) {
                emitter.emit(objects, lines: rows.pieces(way).map { ground.line($0) }, of: .way(id))
            }
            if objects.contains(where: { $0.form != .line }) {
                if rows.isRing(way) {
                    let ring = ground.ring(rows.way(way))
                    emitter.emit(objects, area: [ring], size: ring.doubleArea.magnitude / 2, of: .way(id))
                } else {
                    summary.openAreas += 1
                }
            }
        }
        summary.add(emitter.summary)
        return BlockEmission(batch: emitter.batch, large: emitter.large, summary: summary)
    }

    /// The steepest per cent of a way; bridges and tunnels lie off the surface.
    private static func steepness(of pieces: [ArraySlice<Int32>], _ tags: ElementTags, _ ground: MapGround) -> Int? {
        guard let steepness = ground.steepness, !tags.isBridge, !tags.isTunnel else { return nil }
        return pieces.compactMap { steepness.percent(of: ground.line($0).points) }.max()
    }

    private static func isCycleable(_ tags: ElementTags) -> Bool {
        tags[.highway] != nil || tags[.route] == "ferry"
    }
}
