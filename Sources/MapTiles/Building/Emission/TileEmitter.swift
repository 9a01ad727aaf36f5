import Support

/// Makes records of tiles out of shapes: zoom by zoom, simplified, divided among the tiles, clipped.
struct TileEmitter {
    let scope: TileScope
    let area: BuildArea
    /// What was made so far.
    private(set) var batch = RecordBatch()
    /// Shapes of many tiles that are put off; none where records go to a sorter at once.
    private(set) var large: [LargeShape] = []
    /// What was left out.
    private(set) var summary = TileBuildingSummary()
    private var writer = RecordWriter()
    private let sorter: RecordSorter?
    private var failure: FileError?

    /// Bytes of records after which a batch goes to the sorter, or after which shapes of a block are put off.
    private static let fullBatch = 4 << 20

    /// - Parameter sorter: takes records when there are many; without it they all stay in the batch.
    init(_ scope: TileScope, _ area: BuildArea, into sorter: RecordSorter? = nil) {
        self.scope = scope
        self.area = area
        self.sorter = sorter
    }

    /// Hands the rest of the records to the sorter.
    ///
    /// - Throws: `FileError` where there is or was no space for temporary files.
    mutating func finish() throws(FileError) {
        flush()
        if let failure { throw failure }
    }

    private mutating func flush() {
        guard let sorter, failure == nil else { return }
        do throws(FileError) { try sorter.append(batch) } catch { failure = error }
        batch = RecordBatch()
    }

    // MARK: - Points

    /// Adds objects at a point.
    mutating func emit(_ objects: [MapObject], at point: WorldPoint) {
        guard area.touches(WorldBox(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)) else { return }
        for object in objects { emit(object, at: point) }
    }

    private mutating func emit(_ object: MapObject, at point: WorldPoint, from leastZoom: Int = 0) {
        let least = max(object.minZoom, leastZoom)
        guard scope.layers.contains(object.layer), least <= scope.maxZoom else { return }
        for zoom in least...scope.maxZoom {
            let tile = TileID(containing: point, zoom: zoom)
            let clipping = TileClipping(tile: tile, buffer: 0, tolerance: 0)
            guard let place = clipping.point(point) else { continue }
            add(object, .points([place]), AttributeBytes.write(object.attributes, at: zoom), tile.archiveNumber)
        }
    }

    // MARK: - Lines

    /// Adds the lines among some objects of one way.
    mutating func emit(_ objects: [MapObject], lines: [Path], of source: OmittedShapes.Source) {
        let objects = objects.filter { $0.form == .line && scope.shows($0) }
        let lines = sorter == nil ? Antimeridian.folded(lines, isArea: false) : lines
        guard let minZoom = objects.map(\.minZoom).min(), let box = WorldBox(lines.lazy.flatMap(\.points)),
            area.touches(box)
        else { return }
        let extent = ShapeExtent(lines)
        if isPutOff(extent, box) {
            large.append(LargeShape(paths: lines, size: nil, objects: objects, source: source))
            return
        }
        var isOversized = false
        defer { if isOversized { summary.oversizedShapes.note(source) } }
        var paths = lines
        for zoom in stride(from: scope.maxZoom, through: minZoom, by: -1) {
            var simplification = PathSimplification(
                tolerance: TileUnits.tolerance(zoom, isDeepest: zoom == scope.maxZoom))
            paths = paths.map { simplification.line($0) }
            guard tiles(of: extent, box, zoom) <= scope.mostTiles else {
                isOversized = true
                continue
            }
            let shown = objects.filter { $0.minZoom <= zoom }
            let attributes = shown.map { AttributeBytes.write($0.attributes, at: zoom) }
            divide(paths.map(\.points), box, zoom, isArea: false) { emitter, tile, parts in
                let clipping = TileClipping(tile: tile, buffer: TileUnits.buffer, tolerance: 0)
                let lines = parts.flatMap { clipping.line($0) }
                guard !lines.isEmpty else { return }
                let number = tile.archiveNumber
                for (object, bytes) in zip(shown, attributes) { emitter.add(object, .lines(lines), bytes, number) }
            }
        }
    }

    // MARK: - Areas

    /// Adds the areas and their labels among some objects.
    ///
    /// - Parameters:
    ///   - rings: by the even-odd rule.
    ///   - size: the area in square units of the world.
    ///   - source: named where the area is left out.
    mutating func emit(
        _ objects: [MapObject], area rings: [Path], size: Double, of source: OmittedShapes.Source
    ) {
        let objects = objects.filter { $0.form != .line && scope.shows($0) }
        let rings = sorter == nil ? Antimeridian.folded(rings, isArea: true) : rings
        guard !objects.isEmpty, let box = WorldBox(rings.lazy.flatMap(\.points)), area.touches(box) else { return }
        let extent = ShapeExtent(rings, area: size)
        if isPutOff(extent, box) {
            large.append(LargeShape(paths: rings, size: size, objects: objects, source: source))
            return
        }
        let sized = objects.map { Self.sized($0, size) }
        emitLabels(sized.filter { $0.form == .areaLabel }, rings, size)
        let areas = sized.filter { $0.form == .area }
        guard let minZoom = areas.map(\.minZoom).min() else { return }
        var (isOversized, isTangled) = (false, false)
        defer {
            if isOversized { summary.oversizedShapes.note(source) }
            if isTangled { summary.tangledAreas.note(source) }
        }
        var paths = rings
        for zoom in stride(from: scope.maxZoom, through: minZoom, by: -1) {
            let isDeepest = zoom == scope.maxZoom
            var simplification = PathSimplification(tolerance: TileUnits.tolerance(zoom, isDeepest: isDeepest))
            let least = 2 * TileUnits.leastArea(zoom, isDeepest: isDeepest)
            paths = paths.compactMap { path in
                let simplified = simplification.ring(path)
                return simplified.doubleArea.magnitude > least ? simplified : nil
            }
            guard !paths.isEmpty, !isTangled else { return }
            guard tiles(of: extent, box, zoom) <= scope.mostTiles else {
                isOversized = true
                continue
            }
            let shown = areas.filter { $0.minZoom <= zoom }
            let attributes = shown.map { AttributeBytes.write($0.attributes, at: zoom) }
            divide(paths.map(\.points), box, zoom, isArea: true) { emitter, tile, parts in
                let clipping = TileClipping(tile: tile, buffer: TileUnits.buffer, tolerance: 0)
                guard !isTangled, let polygons = try? clipping.polygon(parts) else {
                    isTangled = true
                    return
                }
                guard !polygons.isEmpty else { return }
                let number = tile.archiveNumber
                for (object, bytes) in zip(shown, attributes) {
                    emitter.add(object, .polygons(polygons), bytes, number)
                }
            }
        }
    }

    private mutating func emitLabels(_ labels: [MapObject], _ rings: [Path], _ size: Double) {
        guard !labels.isEmpty, var point = LabelPoint.inside(rings) else { return }
        point.x &= WorldPoint.worldSize - 1
        guard
            area.touches(WorldBox(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
        else { return }
        // From the zoom on at which the area itself is seen.
        var seen = scope.maxZoom
        while seen > 0, size > TileUnits.leastArea(seen - 1, isDeepest: false) { seen -= 1 }
        for label in labels { emit(label, at: point, from: seen) }
    }

    /// The object with what follows from the size of its area.
    private static func sized(_ object: MapObject, _ size: Double) -> MapObject {
        guard object.isRankedByArea else { return object }
        var object = object
        let squareMetres = TileUnits.squareMetres(size)
        object.rank = MapObject.mostRank - 1 - Int(LogarithmicScale.step(of: squareMetres))
        if object.layer == .boundaryLabels {
            object.set(.wayArea, Int(min(squareMetres / 10_000, 1e15).rounded()))
            switch squareMetres {
            case 2e12...: object.minZoom = 2
            case 7e11...: object.minZoom = 3
            case 1e11...: object.minZoom = 4
            default: object.minZoom = 5
            }
        } else {
            object.set(.wayArea, Int(min(squareMetres, 1e15).rounded()))
        }
        return object
    }

    // MARK: - Tiles

    /// At most so many tiles of a zoom are touched, about.
    private func tiles(of extent: ShapeExtent, _ box: WorldBox, _ zoom: Int) -> Int {
        let margin = Int64(TileUnits.unit(zoom) * Double(TileUnits.buffer))
        let ranges = area.ranges(zoom: zoom, of: box, margin: margin)
        return min(ranges.reduce(0) { $0 + $1.columns.count * $1.rows.count }, extent.tiles(zoom: zoom))
    }

    private func isPutOff(_ extent: ShapeExtent, _ box: WorldBox) -> Bool {
        guard sorter == nil else { return false }
        return batch.size > Self.fullBatch || tiles(of: extent, box, scope.maxZoom) > LargeShape.leastTiles
    }

    private mutating func divide(
        _ parts: [[WorldPoint]], _ box: WorldBox, _ zoom: Int, isArea: Bool,
        _ body: (inout TileEmitter, TileID, [[WorldPoint]]) -> Void
    ) {
        let margin = Int64(TileUnits.unit(zoom) * Double(TileUnits.buffer))
        let division = TileDivision(zoom: zoom, isArea: isArea, buffer: TileUnits.buffer)
        for range in area.ranges(zoom: zoom, of: box, margin: margin) {
            division.divide(parts, within: range) { tile, parts in body(&self, tile, parts) }
        }
    }

    private mutating func add(_ object: MapObject, _ geometry: TileGeometry, _ attributes: [UInt8], _ tile: UInt64) {
        writer.removeAll()
        TileRecord.payload(geometry, attributes: attributes, isReversible: object.isReversible, &writer)
        batch.append(writer.bytes, key: TileRecord.key(tile: tile, layer: object.layer, rank: object.rank))
        batch.note(object)
        if sorter != nil, batch.size > Self.fullBatch { flush() }
    }
}

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
    /// - Throws: `FileError` where there is no space for temporary files.
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
