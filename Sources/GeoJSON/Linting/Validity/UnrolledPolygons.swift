package import Geodesy

/// The rings of polygons on one plane of degrees, on which none jumps across the antimeridian.
///
/// Where no ring crosses it, all numbers stay as they are. Otherwise each ring is moved by whole turns to where it is nearest to
/// the first one, and longitudes are those of `UnrolledRing`.
package struct UnrolledPolygons {
    /// The rings of each polygon, the exterior one first.
    package private(set) var polygons: [[UnrolledRing]]
    /// Whether longitudes are other ones than those written.
    package let isMoved: Bool
    /// Whether each ring can mean nothing else; see `RingReading.isCertain`.
    package let isCertain: Bool

    /// Unrolls polygons as they are read.
    ///
    /// - Parameter uncertain: how rings that can mean two things are read; `nil` for what is more likely.
    /// - Complexity: O(*n*), and that of `RingReading` for rings with sides of more than 180°.
    package init(_ polygons: some Collection<Polygon>, uncertain: RingReading.Longitudes? = nil) {
        var isCertain = true
        self.polygons = polygons.map { polygon in
            UnrolledRing.settled(
                zip(polygon.rings, polygon.readings).map { ring, reading in
                    isCertain = isCertain && reading.isCertain
                    let longitudes = reading.isCertain ? reading.longitudes : uncertain ?? reading.longitudes
                    return UnrolledRing(ring.coordinates, longitudes)
                })
        }
        self.isCertain = isCertain
        isMoved = self.polygons.contains { $0.contains { $0.isMoved } }
        guard isMoved, let middle = self.polygons.lazy.compactMap({ $0.first }).first?.middleLongitude else { return }
        for polygon in self.polygons.indices {
            for ring in self.polygons[polygon].indices {
                let shift = self.polygons[polygon][ring].shift(towards: middle)
                self.polygons[polygon][ring].move(by: shift)
            }
        }
    }

    /// Polygons as they are written, in a plane that has no antimeridian.
    package init(asWritten polygons: some Collection<Polygon>) {
        self.polygons = polygons.map { polygon in polygon.rings.map { UnrolledRing($0.coordinates, .asWritten) } }
        isMoved = false
        isCertain = true
    }
}
