public import GeoJSON
public import Geodesy

/// A defect of an area, and which geometry of a collection it belongs to.
public struct GeometryDefect: Hashable, Sendable {
    /// The indices of members of GeometryCollections that lead to the geometry; empty for one that is in none.
    public var members: [Int]
    /// What is wrong, and where.
    public var defect: PolygonDefect
}

extension Polygon {
    /// Every way in which the polygon is not valid in the sense of OGC Simple Features, in the order of its rings.
    ///
    ///     for defect in polygon.defects() { print(defect.kind, defect.place.ring, defect.place.position) }
    ///
    /// On the plane of degrees, exactly for the numbers as they are; rings that cross the antimeridian are unwrapped, and
    /// the directions of rings do not matter. Rings that cross at many places are named once.
    ///
    /// - Parameter limit: how many at most.
    /// - Complexity: O((*n* + *k*) log *n*) for *n* positions and *k* defects.
    public func defects(limit: Int = 100) -> [PolygonDefect] {
        if isCertainlyValid { return [] }
        return PolygonValidation.defects(in: RingSet(CollectionOfOne(self)), limit: limit)
    }

    /// Whether the polygon is one of the many that need no sweep.
    private var isCertainlyValid: Bool {
        guard rings.count == 1, rings.joined.count <= SmallRing.mostCorners else { return false }
        return rings.joined.withFlatNumbers { SmallRing.isCertainlySimple($0, stride: rings.joined.stride) }
    }

    /// Whether there is no defect.
    ///
    /// - Complexity: O(*n* log *n*).
    public var isValid: Bool { isCertainlyValid || PolygonValidation.isValid(RingSet(CollectionOfOne(self))) }
}

extension PolygonList {
    /// Every way in which polygons are not a valid MultiPolygon in the sense of OGC Simple Features, in their order.
    ///
    /// As `Polygon.defects(limit:)`; polygons may touch at points.
    ///
    /// - Complexity: O((*n* + *k*) log *n*) for *n* positions and *k* defects.
    public func defects(limit: Int = 100) -> [PolygonDefect] {
        PolygonValidation.defects(in: RingSet(self), limit: limit)
    }

    /// Whether there is no defect.
    ///
    /// - Complexity: O(*n* log *n*).
    public var isValid: Bool { PolygonValidation.isValid(RingSet(self)) }
}

extension Geometry {
    /// Every way in which the areas of the geometry are not valid in the sense of OGC Simple Features.
    ///
    /// Points and lines have no defects. Members of a GeometryCollection are looked at one by one, since they may overlap.
    ///
    /// - Parameter limit: how many at most for each area.
    /// - Complexity: O((*n* + *k*) log *n*) for *n* positions and *k* defects.
    public func defects(limit: Int = 100) -> [GeometryDefect] {
        switch shape {
        case .polygon(let polygon): polygon.defects(limit: limit).map { GeometryDefect(members: [], defect: $0) }
        case .multiPolygon(let polygons):
            polygons.defects(limit: limit).map { GeometryDefect(members: [], defect: $0) }
        case .geometryCollection(let children):
            children.enumerated().flatMap { index, child in
                child.defects(limit: limit).map {
                    GeometryDefect(members: [index] + $0.members, defect: $0.defect)
                }
            }
        default: []
        }
    }

    /// Whether there is no defect.
    ///
    /// - Complexity: O(*n* log *n*).
    public var isValid: Bool {
        switch shape {
        case .polygon(let polygon): polygon.isValid
        case .multiPolygon(let polygons): polygons.isValid
        case .geometryCollection(let children): children.allSatisfy { $0.isValid }
        default: true
        }
    }
}
