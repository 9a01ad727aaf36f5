/// Where a place is in relation to areas, exactly decided.
enum Location {
    case interior
    case boundary
    case exterior
}

extension PlanarShape {
    /// Where a place is in relation to the areas of the shape.
    ///
    /// - Complexity: O(*n*).
    func location(of place: PlanePosition) -> Location {
        var result = Location.exterior
        for polygon in areas {
            switch Self.location(of: place, inPolygon: polygon) {
            case .interior: return .interior
            case .boundary: result = .boundary
            case .exterior: break
            }
        }
        return result
    }

    private static func location(of place: PlanePosition, inPolygon rings: [[PlanePosition]]) -> Location {
        var isInside = false
        for ring in rings {
            switch location(of: place, inRing: ring) {
            case .boundary: return .boundary
            // Within a hole the count becomes even again.
            case .interior: isInside.toggle()
            case .exterior: if !isInside { return .exterior }
            }
        }
        return isInside ? .interior : .exterior
    }

    /// Counts the edges that a ray to the east crosses.
    private static func location(of place: PlanePosition, inRing ring: [PlanePosition]) -> Location {
        var isInside = false
        for (from, to) in zip(ring, ring.dropFirst()) {
            guard min(from.y, to.y) <= place.y, max(from.y, to.y) >= place.y, max(from.x, to.x) >= place.x else {
                continue
            }
            let side = Orientation.sign(from, to, place)
            if side == 0, min(from.x, to.x) <= place.x { return .boundary }
            if (from.y > place.y) != (to.y > place.y), (to.y > from.y) == (side > 0), side != 0 { isInside.toggle() }
        }
        return isInside ? .interior : .exterior
    }
}
