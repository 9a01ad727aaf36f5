import Geodesy

/// A plane in metres that touches WGS 84 at a place: distances and directions from there are exact.
///
/// Others are off by r²/6R² at most, r being how far both ends are from the middle: 4 parts in 100 000 within 100 km, 4 in
/// 1000 within 1000 km. A place is found by one geodesic each way, so a plane costs nothing to lay.
///
/// Source: Snyder, *Map Projections: A Working Manual* (1987), chapter 25, with Karney's geodesics.
struct AzimuthalEquidistantPlane {
    /// What is at (0, 0).
    let middle: Coordinate

    /// The place in metres east and north of the middle.
    ///
    /// - Complexity: O(1), about a microsecond; so is the way back.
    func point(of coordinate: Coordinate) -> PlanePoint {
        let geodesic = Geodesic(from: middle, to: coordinate)
        let angle = geodesic.startBearing.radians
        return PlanePoint(east: geodesic.distance * sine(angle), north: geodesic.distance * cosine(angle))
    }

    /// The place on Earth, its longitude within half a turn of the middle.
    func coordinate(of point: PlanePoint) -> Coordinate {
        let distance = (point.east * point.east + point.north * point.north).squareRoot()
        guard distance > 0 else { return middle }
        var result = middle.destination(
            bearing: Angle.bearing(east: point.east, north: point.north), distance: distance)
        result.longitude = middle.longitude + (result.longitude - middle.longitude).remainder(dividingBy: 360)
        return result
    }
}
