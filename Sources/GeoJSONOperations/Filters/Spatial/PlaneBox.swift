import GeoJSON
import Geodesy

/// A box on the plane of degrees, its edges included; perhaps a single point.
struct PlaneBox {
    private let box: BoundingBox

    private init(_ box: BoundingBox) { self.box = box }

    /// A place on the map as boxes without width.
    static func places(of position: Position) -> [PlaneBox] {
        let (longitude, latitude) = (position.longitude, position.latitude)
        return meeting(Extent(west: longitude, south: latitude, east: longitude, north: latitude))
    }

    /// The box, or its parts on both sides of the antimeridian.
    static func boxes(_ extent: Extent) -> [PlaneBox] { extent.parts.map { PlaneBox($0) } }

    /// The box with all places on the map that are in it: 180° and −180° are the same meridian.
    static func meeting(_ extent: Extent) -> [PlaneBox] {
        let parts = extent.parts
        var boxes = parts.map { PlaneBox($0) }
        func add(_ meridian: Double) {
            let line = BoundingBox(west: meridian, south: extent.south, east: meridian, north: extent.north)
            boxes.append(PlaneBox(line))
        }
        let (isAtEast, isAtWest) = (parts.contains { $0.east == 180 }, parts.contains { $0.west == -180 })
        if isAtEast, !isAtWest { add(-180) }
        if isAtWest, !isAtEast { add(180) }
        return boxes
    }

    /// Whether a geometry has a point of the box.
    ///
    /// - Complexity: O(*n*) in the number of positions.
    func intersects(_ geometry: Geometry) -> Bool {
        switch geometry.shape {
        case .emptyPoint: false
        case .point(let position): box.contains(position.coordinate)
        case .multiPoint(let positions): positions.indices.contains { box.contains(positions.coordinate(at: $0)) }
        case .lineString(let line): intersects(line)
        case .multiLineString(let lines): lines.contains { intersects($0) }
        case .polygon(let polygon): intersects(polygon)
        case .multiPolygon(let polygons): polygons.contains { intersects($0) }
        case .geometryCollection(let children): children.contains { intersects($0) }
        }
    }

    private func intersects(_ polygon: Polygon) -> Bool {
        if polygon.rings.contains(where: { intersects($0) }) { return true }
        // No boundary touches the box: all of it is inside or outside.
        let corner = Coordinate(longitude: box.west, latitude: box.south)
        var isInside = false
        for ring in polygon.rings where EvenOddRule.isInside(corner, ring: ring.coordinates) { isInside.toggle() }
        return isInside
    }

    private func intersects(_ line: Positions) -> Bool {
        guard var start = line.indices.first.map({ line.coordinate(at: $0) }) else { return false }
        if box.contains(start) { return true }
        for index in line.indices.dropFirst() {
            let end = line.coordinate(at: index)
            if intersects(start, end) { return true }
            start = end
        }
        return false
    }

    /// The axes that may separate a box and a segment: both of the plane, and the segment's normal.
    private func intersects(_ start: Coordinate, _ end: Coordinate) -> Bool {
        guard max(start.longitude, end.longitude) >= box.west, min(start.longitude, end.longitude) <= box.east,
            max(start.latitude, end.latitude) >= box.south, min(start.latitude, end.latitude) <= box.north
        else { return false }
        var hasLeft = false
        var hasRight = false
        for (x, y) in [(box.west, box.south), (box.east, box.south), (box.east, box.north), (box.west, box.north)] {
            let side =
                (end.longitude - start.longitude) * (y - start.latitude)
                - (end.latitude - start.latitude) * (x - start.longitude)
            if side >= 0 { hasLeft = true }
            if side <= 0 { hasRight = true }
        }
        return hasLeft && hasRight
    }
}

extension PlaneBox {
    /// Whether all of a geometry is in the boxes, and not all of it on their edges. Of two boxes each part must be in one: parts
    /// are cut at the antimeridian.
    ///
    /// - Complexity: O(*n*) in the number of positions.
    static func contains(_ geometry: Geometry, in boxes: [PlaneBox]) -> Bool {
        var hasInterior = false
        guard holdsAll(geometry, boxes, &hasInterior) else { return false }
        return hasInterior
    }

    private static func holdsAll(_ geometry: Geometry, _ boxes: [PlaneBox], _ hasInterior: inout Bool) -> Bool {
        switch geometry.shape {
        case .emptyPoint: return true
        case .point(let position): return holds([position], boxes, &hasInterior)
        case .multiPoint(let positions):
            for position in positions { guard holds([position], boxes, &hasInterior) else { return false } }
        case .lineString(let line): return holds(line, boxes, &hasInterior)
        case .multiLineString(let lines):
            for line in lines { guard holds(line, boxes, &hasInterior) else { return false } }
        case .polygon(let polygon): return holds(polygon, boxes, &hasInterior)
        case .multiPolygon(let polygons):
            for polygon in polygons { guard holds(polygon, boxes, &hasInterior) else { return false } }
        case .geometryCollection(let children):
            for child in children { guard holdsAll(child, boxes, &hasInterior) else { return false } }
        }
        return true
    }

    private static func holds(_ polygon: Polygon, _ boxes: [PlaneBox], _ hasInterior: inout Bool) -> Bool {
        guard !polygon.exterior.isEmpty else { return true }
        // The interior of a polygon within a box is in the box's interior, also where its edges are on those of the box.
        hasInterior = true
        return boxes.contains { box in polygon.exterior.coordinates.allSatisfy { box.box.contains($0) } }
    }

    private static func holds(_ line: Positions, _ boxes: [PlaneBox], _ hasInterior: inout Bool) -> Bool {
        for box in boxes where line.coordinates.allSatisfy({ box.box.contains($0) }) {
            hasInterior = hasInterior || box.hasInterior(of: line)
            return true
        }
        return false
    }

    /// Whether a part of a line in the box is off the box's edges: a box is convex, so the middles of segments decide.
    private func hasInterior(of line: Positions) -> Bool {
        for index in line.indices {
            let end = line.coordinate(at: index)
            let start = line.coordinate(at: max(index - 1, 0))
            let longitude = start.longitude + (end.longitude - start.longitude) / 2
            let latitude = start.latitude + (end.latitude - start.latitude) / 2
            let isInWidth = box.west < longitude && longitude < box.east
            if isInWidth, box.south < latitude, latitude < box.north { return true }
        }
        return false
    }
}
