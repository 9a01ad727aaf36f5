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
    /// the directions of rings do not matter. Where a ring probably goes around a pole but can also mean what is written
    /// (`Geometry.hasAmbiguousSides`), defects of that second reading count when the first one has none. Rings that cross at
    /// many places are named once.
    ///
    /// - Parameter limit: how many at most.
    /// - Complexity: O((*n* + *k*) log *n*) for *n* positions and *k* defects.
    public func defects(limit: Int = 100) -> [PolygonDefect] {
        if isSmall,
            let defects = rings.joined.withFlatNumbers({
                SmallRing.defects($0, stride: rings.joined.stride, limit: limit)
            })
        {
            return defects
        }
        return PolygonValidation.defects(of: CollectionOfOne(self), limit: limit)
    }

    /// Whether the polygon is a single ring of few corners, as buildings are.
    private var isSmall: Bool { rings.count == 1 && rings.joined.count <= SmallRing.mostCorners }

    /// Whether a small polygon is valid; `nil` where a sweep has to tell.
    fileprivate var isEvidentlyValid: Bool? {
        guard isSmall else { return nil }
        return rings.joined.withFlatNumbers { SmallRing.isSimple($0, stride: rings.joined.stride) }
    }

    /// Whether there is no defect.
    ///
    /// - Complexity: O(*n* log *n*).
    public var isValid: Bool { isEvidentlyValid ?? PolygonValidation.isValid(CollectionOfOne(self)) }
}

extension PolygonList {
    /// Whether one of the small rings crosses itself, for which nothing else has to be looked at.
    fileprivate var hasEvidentlyInvalidRing: Bool {
        rings.contains { ring in
            ring.count <= SmallRing.mostCorners
                && ring.withFlatNumbers { SmallRing.isSimple($0, stride: ring.stride) } == false
        }
    }

    /// Every way in which polygons are not a valid MultiPolygon in the sense of OGC Simple Features, in their order.
    ///
    /// As `Polygon.defects(limit:)`; polygons may touch at points.
    ///
    /// - Complexity: O((*n* + *k*) log *n*) for *n* positions and *k* defects.
    public func defects(limit: Int = 100) -> [PolygonDefect] {
        PolygonValidation.defects(of: self, limit: limit)
    }

    /// Whether there is no defect.
    ///
    /// - Complexity: O(*n* log *n*).
    public var isValid: Bool { PolygonValidation.isValid(self) }
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

extension Geometry {
    /// Whether its areas have no defect on the plane of their numbers, where nothing crosses the antimeridian.
    ///
    /// - Complexity: O(*n* log *n*).
    package var isValidAsWritten: Bool {
        switch shape {
        case .polygon(let polygon):
            polygon.isEvidentlyValid ?? PolygonValidation.isValid(RingSet(asWritten: CollectionOfOne(polygon)))
        case .multiPolygon(let polygons):
            !polygons.hasEvidentlyInvalidRing && PolygonValidation.isValid(RingSet(asWritten: polygons))
        case .geometryCollection(let children): children.allSatisfy { $0.isValidAsWritten }
        default: true
        }
    }
}

extension PolygonValidation {
    /// The defects of the first reading that has any.
    fileprivate static func defects(of polygons: some Collection<Polygon>, limit: Int) -> [PolygonDefect] {
        RingSet.readings(of: polygons).lazy.map { defects(in: $0, limit: limit) }.first { !$0.isEmpty } ?? []
    }

    fileprivate static func isValid(_ polygons: some Collection<Polygon>) -> Bool {
        RingSet.readings(of: polygons).allSatisfy { isValid($0) }
    }
}
