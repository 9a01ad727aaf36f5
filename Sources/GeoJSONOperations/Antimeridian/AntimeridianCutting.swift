public import GeoJSON
import Geodesy

/// How geometry is cut at the antimeridian.
///
///     var cutting = AntimeridianCutting()
///     cutting.latitudes = .greatCircle
///     footprint.cutAtAntimeridian(cutting)
public struct AntimeridianCutting: Sendable, Hashable {
    /// Where a line is cut.
    public enum Latitudes: Sendable, Hashable {
        /// On the straight line in degrees (RFC 7946 section 3.1.1).
        case planar
        /// On the great circle through its ends, on the sphere of geodetic latitudes.
        case greatCircle
    }

    /// Which sides of rings cross that are longer than 180°.
    public enum Crossings: Sendable, Hashable {
        /// Those of rings that probably cross, as everywhere else; see `Positions.isCounterclockwise`.
        case likely
        /// All but those of exactly 360°: for data that is known to hold no ring wider than 180° that is not cut.
        case all
    }

    /// What the direction of a ring says.
    public enum Winding: Sendable, Hashable {
        /// Nothing: exterior rings hold the smaller side, and are wound counterclockwise afterwards.
        case corrected
        /// Its inside is on its left. A small clockwise exterior holds the whole Earth but a hole.
        case trusted
    }

    /// A pole.
    public enum Pole: Sendable, Hashable {
        /// At 90° north.
        case north
        /// At 90° south.
        case south
    }

    /// Where a line is cut.
    public var latitudes: Latitudes
    /// Which sides of rings cross that are longer than 180°.
    public var crossings: Crossings
    /// What the direction of a ring says.
    public var winding: Winding
    /// The pole inside rings that go around one; `nil` for the one that `winding` says.
    public var pole: Pole?

    /// Describes how to cut; on the plane, as it is most likely meant, unless something else is said.
    public init(
        latitudes: Latitudes = .planar, crossings: Crossings = .likely, winding: Winding = .corrected, pole: Pole? = nil
    ) {
        self.latitudes = latitudes
        self.crossings = crossings
        self.winding = winding
        self.pole = pole
    }
}

extension Geometry {
    /// The geometry cut in two where it crosses the antimeridian (RFC 7946 section 3.1.9).
    ///
    /// A step of a line of more than half a turn counts as the short way across, one of a ring where that is how it is
    /// read; longitudes beyond ±180 are brought back by whole turns. Lines become MultiLineStrings and polygons
    /// MultiPolygons where there is something to cut; altitudes at a cut are interpolated. A hole that crosses becomes part
    /// of the edge. A ring around a pole is led along the antimeridian to the pole and back. What is cut is wound
    /// counterclockwise; what need not be cut stays as it is, and so does what is not in degrees.
    ///
    ///     Geometry.lineString([fiji, tonga]).cutAtAntimeridian()  // two lines that meet at ±180
    ///
    /// Not enforced: that rings do not cross themselves or each other; what does is cut into something of that kind.
    ///
    /// - Complexity: O(*n* + *c* log *c*) for *c* crossings; for each hole of a polygon cut into parts O(*n*) more.
    public func cutAtAntimeridian(_ cutting: AntimeridianCutting = AntimeridianCutting()) -> Geometry {
        // Only the direction of a ring can then say that there is something to cut.
        if cutting.winding == .corrected, isClearOfAntimeridian { return self }
        var result = self
        switch shape {
        case .emptyPoint: break
        case .point(let position):
            guard position.isBeyondMap else { return self }
            result.shape = .point(position.turned(by: -SeamPath.strip(of: position.longitude)))
        case .multiPoint(let positions):
            guard positions.contains(where: { $0.isBeyondMap }) else { return self }
            result.shape = .multiPoint(
                Positions(positions.map { $0.isBeyondMap ? $0.turned(by: -SeamPath.strip(of: $0.longitude)) : $0 }))
        case .lineString(let line):
            guard let parts = SeamPath.parts(of: line, cutting.latitudes) else { return self }
            result.shape = parts.count == 1 ? .lineString(parts[0]) : .multiLineString(PositionLists(parts))
        case .multiLineString(let lines):
            let parts = lines.map { SeamPath.parts(of: $0, cutting.latitudes) }
            guard parts.contains(where: { $0 != nil }) else { return self }
            result.shape = .multiLineString(PositionLists(zip(lines, parts).flatMap { $1 ?? [$0] }))
        case .polygon(let polygon):
            guard let parts = polygon.cutAtAntimeridian(cutting) else { return self }
            result.shape = parts.count == 1 ? .polygon(parts[0]) : .multiPolygon(PolygonList(parts))
        case .multiPolygon(let polygons):
            let parts = polygons.map { $0.cutAtAntimeridian(cutting) }
            guard parts.contains(where: { $0 != nil }) else { return self }
            result.shape = .multiPolygon(PolygonList(zip(polygons, parts).flatMap { $1 ?? [$0] }))
        case .geometryCollection(let children):
            result.shape = .geometryCollection(children.map { $0.cutAtAntimeridian(cutting) })
        }
        return result
    }
}

extension Position {
    /// Whether the longitude is one in degrees, but written beyond ±180.
    var isBeyondMap: Bool { longitude.magnitude > 180 && coordinate.isInDegrees }

    /// The same place on Earth, its longitude some whole turns further east; without turns every digit stays.
    func turned(by turns: Double) -> Position {
        guard turns != 0 else { return self }
        var position = self
        position.longitude += 360 * turns
        return position
    }
}
