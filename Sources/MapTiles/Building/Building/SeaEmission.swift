/// The sea within the coast of the files.
struct SeaEmission {
    let scope: TileScope
    let area: BuildArea
    /// Boxes within which the sea may be closed, the best choice first; none where it is not known what the files cover.
    let boxes: [[WorldBox]]

    /// Adds the sea's records, and what became of it.
    ///
    /// - Throws: `FileError` where there is no room for temporary files.
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
