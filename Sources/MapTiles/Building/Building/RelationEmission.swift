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
