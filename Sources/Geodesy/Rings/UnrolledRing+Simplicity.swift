extension UnrolledRing {
    /// Whether no two sides cross, on the Earth as well as on the plane: a ring a whole turn wide or wider is compared with
    /// itself a turn further. Sides that only touch, or have a segment in common, do not cross.
    ///
    /// - Complexity: O((*n* + *k*) log *n*), *k* counting places where sides touch; see `RingSweep`.
    package var isSimple: Bool {
        guard let range = longitudeRange else { return true }
        var set = RingSet()
        // No latitude of the ring is as high.
        let beyond = corners.reduce(1000) { max($0, $1.latitude.magnitude + 1000) }
        set.append(sweptCorners(movedBy: 0, beyond), polygon: 0, ring: 0)
        if range.upperBound - range.lowerBound >= 360 {
            set.append(sweptCorners(movedBy: 360, beyond), polygon: 1, ring: 0)
        }
        let sweep = RingSweep(set) { contact, segments in
            contact.kind == .crossing && segments[Int(contact.first)].isBelow(beyond)
                && segments[Int(contact.second)].isBelow(beyond)
        }
        return !sweep.isStopped
    }

    /// The corners as a closed ring: one around a pole is closed along a parallel that is on no map.
    private func sweptCorners(movedBy degrees: Double, _ beyond: Double) -> ContiguousArray<Coordinate> {
        var path = corners
        if let first = corners.first, let closing {
            path.append(closing)
            if turn != 0 {
                path.append(Coordinate(longitude: closing.longitude, latitude: beyond))
                path.append(Coordinate(longitude: first.longitude, latitude: beyond))
                path.append(first)
            }
        }
        return ContiguousArray(
            path.map { Coordinate(longitude: $0.longitude + degrees, latitude: $0.latitude) })
    }
}

extension SweepSegment {
    fileprivate func isBelow(_ latitude: Double) -> Bool { max(left.latitude, right.latitude) < latitude }
}
