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

/// What becomes of the areas of relations.
enum RelationEmission {
    /// The areas of some relations.
    static func areas(
        _ range: Range<Int>, _ ground: MapGround, _ scope: TileScope, _ area: BuildArea
    ) -> (batch: RecordBatch, large: [LargeShape], summary: TileBuildingSummary) {
        var emitter = TileEmitter(scope, area)
        var summary = TileBuildingSummary()
        for relation in ground.relations.areas[range] {
            var ways: [(rows: [Int32], isInner: Bool)] = []
            for (way, isInner) in zip(relation.ways, relation.isInner) {
                guard let rows = ground.members[way], !rows.contains(-1) else { break }
                ways.append((Array(rows), isInner))
            }
            guard ways.count == relation.ways.count, !ways.isEmpty else {
                summary.incompleteRelations += 1
                continue
            }
            guard let rings = RingAssembly.rings(ways), rings.contains(where: { $0.rows.count > 2 }) else {
                summary.noteBroken(relation.id)
                continue
            }
            summary.relationAreas += 1
            let paths = rings.map { ground.ring($0.rows) }
            var size = 0.0
            for (path, ring) in zip(paths, rings) {
                size += (ring.isInner ? -1 : 1) * path.doubleArea.magnitude / 2
            }
            emitter.emit(relation.objects, area: paths, size: max(size, 0), of: .relation(relation.id))
        }
        summary.add(emitter.summary)
        return (emitter.batch, emitter.large, summary)
    }
}

/// The sea within the coast of the files.
struct SeaEmission {
    let scope: TileScope
    let area: BuildArea
    /// Boxes within which the sea may be closed, the best choice first; none where it is not known what the files cover.
    let boxes: [[WorldBox]]

    /// Adds the sea's records, and what became of it.
    ///
    /// - Throws: `FileError` where there is no space for temporary files.
    func emit(_ ground: MapGround, _ sorter: RecordSorter, _ summary: inout TileBuildingSummary) throws {
        guard scope.layers.contains(.ocean), !ground.coast.isEmpty else { return }
        guard !boxes.isEmpty else {
            summary.sea = .unbounded
            return
        }
        let coast = Coastline(ground.coast, ground)
        guard let rings = boxes.lazy.compactMap({ sea(coast, $0) }).first else {
            summary.sea = .broken
            return
        }
        guard !rings.isEmpty else { return }
        summary.sea = .closed
        let size = rings.reduce(0) { $0 + $1.doubleArea.magnitude / 2 }
        let shape = LargeShape(paths: rings, size: size, objects: [MapRules.ocean], source: .sea)
        try LargeShape.emit([shape], scope, area, sorter, &summary)
    }

    /// The sea within some boxes that do not overlap; `nil` where the coast ends within one of them.
    private func sea(_ coast: Coastline, _ boxes: [WorldBox]) -> [Path]? {
        var rings: [Path] = []
        for box in boxes {
            // Far from the coast of one extract another may lie inland.
            guard let sea = coast.sea(within: box, isFarCoastKnown: boxes.count == 1) else { return nil }
            rings += sea
        }
        return rings
    }
}
