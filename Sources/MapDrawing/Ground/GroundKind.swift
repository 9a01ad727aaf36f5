import MapTiles

/// The kinds of ground that a picture tells apart, from the lowest to the highest. Pale, so that roads and tasks stand out, also in print.
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
