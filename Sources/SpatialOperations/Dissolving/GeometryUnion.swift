import GeoJSON
import GeoJSONOperations
import Geodesy

/// Areas, lines and points that are put together, each kind by itself.
struct GeometryUnion {
    private let isInDegrees: Bool
    private var polygons: [Polygon] = []
    private var lines: [Positions] = []
    private var points: [Position] = []
    /// Whether no geometry has been added yet; an empty one counts as added.
    private var isEmpty = true
    private var largestArea = 0.0
    private var areaOfAll = 0.0

    /// - Parameter isInDegrees: whether what crosses the antimeridian is cut there.
    init(isInDegrees: Bool) { self.isInDegrees = isInDegrees }

    /// Adds a geometry.
    ///
    /// - Throws: `invalid`, `notFinite`, `unusable`.
    /// - Complexity: O(*n* log *n*).
    mutating func add(_ geometry: Geometry) throws(PlanarGeometryError) {
        isEmpty = false
        let flat = isInDegrees ? geometry.snappedToSeam.cutAtAntimeridian() : geometry
        try flat.requireValidAreas()
        for part in flat.simpleParts {
            switch part.shape {
            case .polygon(let polygon):
                let area = try PlanarGeometry(part).area()
                largestArea = max(largestArea, area)
                areaOfAll += area
                polygons.append(polygon)
            case .lineString(let line):
                _ = try PlanarGeometry(part)
                lines.append(line)
            case .point(let position):
                guard position.longitude.isFinite, position.latitude.isFinite else { throw .notFinite(position) }
                points.append(position)
            default: break
            }
        }
    }

    /// All that was added; `nil` for nothing.
    ///
    /// - Throws: `failed`, `areaNotKept`.
    borrowing func geometry() throws(PlanarGeometryError) -> Geometry? {
        guard !isEmpty else { return nil }
        var parts: [Geometry] = []
        if !polygons.isEmpty { parts.append(.gathering([try area()])) }
        if !lines.isEmpty {
            let union = try PlanarGeometry(.multiLineString(PositionLists(lines))).dissolved()
            parts.append(.gathering([try union.mergingLines().geometry()]))
        }
        if !points.isEmpty {
            var seen: Set<Coordinate> = []
            let single = points.filter { seen.insert($0.coordinate).inserted }
            parts.append(single.count == 1 ? .point(single[0]) : .multiPoint(Positions(single)))
        }
        return parts.count == 1 ? parts[0] : .geometryCollection(parts)
    }

    /// Neighbours that share their borders exactly are put together by leaving these out, which changes no number; that this was
    /// right shows in the area and in the result being valid. Everything else is overlaid.
    private borrowing func area() throws(PlanarGeometryError) -> Geometry {
        let all = try PlanarGeometry(.multiPolygon(PolygonList(polygons)))
        if let coverage = try? all.coverageUnion(), try coverage.validity() == nil,
            (try coverage.area() - areaOfAll).magnitude <= 1e-12 * areaOfAll
        {
            return try coverage.geometry()
        }
        let union = try all.dissolved()
        let area = try union.area()
        // What rounding at crossings may do.
        let slack = 1e-9 * areaOfAll
        guard area >= largestArea - slack, area <= areaOfAll + slack else {
            throw .areaNotKept(before: areaOfAll, after: area)
        }
        return try union.geometry()
    }
}
