extension UnrolledRing {
    /// Whether no two sides cross, on the Earth as well as on the plane: a ring a whole turn wide or wider is compared with
    /// itself a turn further. Sides that only touch do not cross.
    ///
    /// Source: the sweep of Shamos and Hoey (1976), with a list of the sides under the sweep line in place of a tree.
    ///
    /// - Complexity: O((*n* + *s*) log *n*) for *s* pairs of sides that share a longitude, O(*n*²) at worst.
    package var isSimple: Bool {
        var sides: [Side] = []
        sides.reserveCapacity(corners.count)
        forEachSide { start, end in
            if start != end { sides.append(Side(start: start, end: end, number: sides.count)) }
        }
        if let range = longitudeRange, range.upperBound - range.lowerBound >= 360 {
            sides += sides.filter { $0.west + 360 <= range.upperBound }.map { $0.moved(by: 360) }
        }
        sides.sort { ($0.west, $0.number) < ($1.west, $1.number) }
        var active: [Side] = []
        for side in sides {
            active.removeAll { $0.east < side.west }
            if active.contains(where: { $0.crosses(side) }) { return false }
            active.append(side)
        }
        return true
    }

    private struct Side {
        var start: Coordinate
        var end: Coordinate
        var number: Int
        var west: Double { min(start.longitude, end.longitude) }
        var east: Double { max(start.longitude, end.longitude) }

        func moved(by degrees: Double) -> Side {
            var side = self
            side.start.longitude += degrees
            side.end.longitude += degrees
            return side
        }

        /// Only a true crossing: one that touches, which the standard allows, has a zero here.
        func crosses(_ other: Side) -> Bool {
            guard max(start.latitude, end.latitude) >= min(other.start.latitude, other.end.latitude),
                min(start.latitude, end.latitude) <= max(other.start.latitude, other.end.latitude)
            else { return false }
            let (one, two) = (turn(to: other.start), turn(to: other.end))
            let (three, four) = (other.turn(to: start), other.turn(to: end))
            return (one > 0) != (two > 0) && (three > 0) != (four > 0) && one != 0 && two != 0 && three != 0
                && four != 0
        }

        private func turn(to place: Coordinate) -> Double {
            (end.longitude - start.longitude) * (place.latitude - start.latitude)
                - (end.latitude - start.latitude) * (place.longitude - start.longitude)
        }
    }
}
