import Geodesy
package import MapTiles
package import Support

/// What lies beneath the roads of a picture, out of an archive of tiles: land, parks, water and buildings.
///
///     let ground = try TileGround(in: archive, frame: frame)
///     let list = DisplayList(mapOf: graph, frame: frame, ground: ground.layers)
package struct TileGround: Sendable {
    /// The areas by colour, from the lowest to the highest.
    package let layers: [MapAreas]

    /// The most tiles that a picture is made of; where it would be more, coarser ones do.
    static let tileLimit = 1_024
    /// The most points of areas in a picture; where it would be more, coarser tiles do.
    static let pointLimit = 20_000_000

    /// Reads the tiles of a frame.
    ///
    /// - Throws: `TileArchiveError` or `VectorTileError` where the archive is damaged; `TileGroundError` where even its coarsest tiles
    ///   are too many for the frame, or have too many points.
    /// - Complexity: O(*n*) in the size of the tiles within the frame.
    package init(in archive: TileArchive, frame: MapFrame) throws {
        try self.init(in: archive, frame: frame, pointLimit: Self.pointLimit)
    }

    init(in archive: TileArchive, frame: MapFrame, pointLimit: Int) throws {
        var zooms = archive.header.zooms
        while true {
            let tiles = try Self.tiles(of: frame, zooms: zooms)
            if let areas = try Self.areas(in: archive, tiles: tiles, pointLimit: pointLimit) {
                layers = GroundKind.allCases.compactMap { kind in
                    let areas = areas[kind.rawValue]
                    return areas.isEmpty ? nil : MapAreas(areas, fill: kind.colour, name: "ground-\(kind)")
                }
                return
            }
            guard let zoom = tiles.first?.zoom, zoom > zooms.lowerBound else {
                throw TileGroundError.tooManyPoints(limit: pointLimit)
            }
            zooms = zooms.lowerBound...zoom - 1
        }
    }

    /// The areas of tiles by their kinds; `nil` where these have more points than the limit.
    private static func areas(in archive: TileArchive, tiles: [TileID], pointLimit: Int) throws -> [[[[Coordinate]]]]? {
        var found = [[[[Coordinate]]]](repeating: [], count: GroundKind.allCases.count)
        var room = pointLimit
        for id in tiles {
            guard let tile = try archive.tile(at: id) else { continue }
            for layer in tile.layers {
                let grid = Grid(tile: id, extent: layer.extent)
                for feature in layer.features {
                    guard case .polygons(let areas) = feature.geometry,
                        let kind = GroundKind(layer: layer.name, kind: feature["kind"])
                    else { continue }
                    for rings in areas { for ring in rings { room -= ring.count } }
                    guard room >= 0 else { return nil }
                    found[kind.rawValue] += areas.map { rings in rings.map { ring in ring.map(grid.coordinate) } }
                }
            }
        }
        return found
    }

    /// The tiles that a frame touches, at the zoom whose pixels are nearest to those of the picture.
    ///
    /// - Throws: `TileGroundError.tooManyTiles` where there are too many at the lowest zoom.
    static func tiles(of frame: MapFrame, zooms: ClosedRange<Int>) throws(TileGroundError) -> [TileID] {
        let corners = [frame.box.left, frame.box.right].flatMap { x in
            [frame.box.top, frame.box.bottom].map { WorldPoint(frame.coordinate(PicturePoint(x, $0))) }
        }
        guard let box = WorldBox(corners) else { return [] }
        // Tiles are drawn at 512 pixels, as in a page.
        var zoom = zooms.lowerBound
        let unitsPerPixel = Double(box.maxX - box.minX) / Double(frame.width)
        while zoom < zooms.upperBound, Double(WorldPoint.worldSize >> Int64(zoom)) / 512 > unitsPerPixel { zoom += 1 }
        while true {
            let first = TileID(containing: WorldPoint(x: box.minX, y: box.minY), zoom: zoom)
            let last = TileID(containing: WorldPoint(x: box.maxX, y: box.maxY), zoom: zoom)
            let (columns, rows) = (last.column - first.column + 1, last.row - first.row + 1)
            if columns * rows <= tileLimit {
                return (0..<rows).flatMap { row in
                    (0..<columns).compactMap { TileID(zoom: zoom, column: first.column + $0, row: first.row + row) }
                }
            }
            guard zoom > zooms.lowerBound else {
                throw .tooManyTiles(count: columns * rows, zoom: zoom, limit: tileLimit)
            }
            zoom -= 1
        }
    }

    /// From points of a tile to places.
    private struct Grid {
        let origin: WorldBox
        let size: Double
        let extent: Double

        init(tile: TileID, extent: Int) {
            origin = tile.box
            size = Double(origin.maxX - origin.minX)
            self.extent = Double(extent)
        }

        func coordinate(_ point: TilePoint) -> Coordinate {
            WorldPoint(
                x: origin.minX + Int64((Double(point.x) / extent * size).rounded()),
                y: origin.minY + Int64((Double(point.y) / extent * size).rounded())
            ).coordinate
        }
    }
}

/// The kinds of ground that a picture distinguishes, from the lowest to the highest. Pale, so that roads and tasks stand out, also in print.
enum GroundKind: Int, CaseIterable {
    case built
    case green
    case forest
    case sand
    case ice
    case water
    case building

    /// The kind of an area of the Shortbread schema; `nil` for one that is not drawn.
    init?(layer: String, kind: TileValue?) {
        switch (layer, kind) {
        case ("ocean", _): self = .water
        case ("water_polygons", .text("glacier")): self = .ice
        case ("water_polygons", _): self = .water
        case ("buildings", _): self = .building
        case ("land", .text(let kind)):
            guard let known = Self.lands[kind] else { return nil }
            self = known
        default: return nil
        }
    }

    private static let lands: [String: GroundKind] = {
        let kinds: [GroundKind: [String]] = [
            .built: ["residential", "industrial", "commercial", "retail", "garages", "railway"],
            .green: [
                "grass", "meadow", "grassland", "park", "garden", "village_green", "recreation_ground", "golf_course",
                "playground", "cemetery", "grave_yard", "heath", "scrub", "orchard", "vineyard", "allotments",
            ],
            .forest: ["forest"], .sand: ["sand", "beach", "shingle"],
        ]
        return Dictionary(kinds.flatMap { entry in entry.value.map { ($0, entry.key) } }) { first, _ in first }
    }()

    var colour: Colour {
        switch self {
        case .built: Colour(0xE8E3D9)
        case .green: Colour(0xE3F0D5)
        case .forest: Colour(0xD3E6C4)
        case .sand: Colour(0xF5ECD0)
        case .ice: Colour(0xEDF7FB)
        case .water: Colour(0xB9DCEF)
        case .building: Colour(0xE0D9CF)
        }
    }
}

/// Why there is no ground for a picture, although the archive is sound.
package enum TileGroundError: Error, Equatable, LocalizedMessage {
    /// Even at the archive's lowest zoom the frame touches more tiles than the limit.
    case tooManyTiles(count: Int, zoom: Int, limit: Int)
    /// Even at the archive's lowest zoom the areas have more points than the limit.
    case tooManyPoints(limit: Int)

    /// What to do about it.
    package var message: Message {
        switch self {
        case .tooManyTiles(let count, let zoom, let limit):
            Message("tile-ground-too-many-tiles", ["count": .of(count), "zoom": .of(zoom), "limit": .of(limit)])
        case .tooManyPoints(let limit): Message("tile-ground-too-many-points", ["limit": .of(limit)])
        }
    }
}
