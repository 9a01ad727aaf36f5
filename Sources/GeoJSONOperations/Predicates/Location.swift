import Geodesy

extension PlanarShape {
    /// Where a place is in relation to the areas of the shape.
    ///
    /// - Complexity: O(*n*).
    func location(of place: PlanePosition) -> ExactRing.Location {
        var result = ExactRing.Location.exterior
        for polygon in areas {
            switch Self.location(of: place, inPolygon: polygon) {
            case .interior: return .interior
            case .boundary: result = .boundary
            case .exterior: break
            }
        }
        return result
    }

    private static func location(
        of place: PlanePosition, inPolygon rings: [[PlanePosition]]
    ) -> ExactRing.Location {
        var isInside = false
        for ring in rings {
            switch ExactRing.location(of: place.unwrapped, ring: ring.lazy.map { $0.unwrapped }) {
            case .boundary: return .boundary
            // Within a hole the count becomes even again.
            case .interior: isInside.toggle()
            case .exterior: if !isInside { return .exterior }
            }
        }
        return isInside ? .interior : .exterior
    }
}
