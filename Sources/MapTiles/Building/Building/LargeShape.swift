/// A shape of many tiles, put off so that its records go to the sorter while they are made and are never held all at once.
struct LargeShape: Sendable {
    /// Lines, or the rings of an area.
    var paths: [Path]
    /// The area in square units of the world; `nil` for lines.
    var size: Double?
    var objects: [MapObject]
    var source: OmittedShapes.Source

    /// Shapes that may touch more tiles of the deepest zoom than this are put off.
    static let leastTiles = 1 << 12

    /// Adds the records of some shapes to a sorter.
    ///
    /// - Throws: `FileError` where there is no room for temporary files.
    static func emit(
        _ shapes: [LargeShape], _ scope: TileScope, _ area: BuildArea, _ sorter: RecordSorter,
        _ summary: inout TileBuildingSummary
    ) throws {
        for shape in shapes {
            var emitter = TileEmitter(scope, area, into: sorter)
            if let size = shape.size {
                emitter.emit(shape.objects, area: shape.paths, size: size, of: shape.source)
            } else {
                emitter.emit(shape.objects, lines: shape.paths, of: shape.source)
            }
            try emitter.finish()
            summary.add(emitter.summary)
        }
    }
}
