/// Finds every way in which areas are not valid in the sense of OGC Simple Features.
///
///     var rings = RingSet()
///     rings.append(exterior, polygon: 0, ring: 0)
///     rings.append(hole, polygon: 0, ring: 1)
///     for defect in PolygonValidation.defects(in: rings) { print(defect.kind, defect.place) }
///
/// Verdicts are exact for the numbers given: whether there is a defect agrees with the `IsValidOp` of JTS and GEOS.
@usableFromInline
package enum PolygonValidation {
    /// The defects in the order of the rings.
    ///
    /// Of two rings that cross or overlap at many places the first one is reported; of a ring that meets itself, all. A geometry
    /// with very many crossings is not looked at to its end (`RingSweep.mostSetAside`).
    ///
    /// - Parameter limit: how many at most.
    /// - Complexity: O((*n* + *k*) log *n*) for *n* positions and *k* contacts of sides.
    package static func defects(in set: RingSet, limit: Int = 100) -> [PolygonDefect] {
        var result = set.unusable
        if !set.rings.isEmpty {
            let sweep = RingSweep(set)
            var contacts = ContactClassification(set, sweep.segments)
            for contact in sweep.contacts { contacts.add(contact) }
            result += contacts.defects
            if set.rings.count > 1 {
                if contacts.hasUncleanRings || !sweep.isComplete {
                    var containment = RingContainment(set)
                    result += containment.defects { contacts.crosses($0, $1) }
                } else {
                    result += sweep.nesting.defects(set)
                }
                result += disconnected(
                    sweep, except: Set(result.flatMap { [$0.place.polygon, $0.other?.polygon ?? $0.place.polygon] }))
            }
        }
        result.sort { ($0.place, $0.other ?? $0.place) < ($1.place, $1.other ?? $1.place) }
        return Array(result.prefix(limit))
    }

    /// Whether there is no defect.
    ///
    /// - Complexity: O(*n* log *n*).
    package static func isValid(_ set: RingSet) -> Bool {
        guard set.unusable.isEmpty else { return false }
        // Whatever sides have in common beyond touches of different rings is a defect.
        let sweep = RingSweep(set) { _, _ in true }
        if sweep.isStopped { return false }
        return set.rings.count <= 1 || sweep.nesting.defects(set).isEmpty && disconnected(sweep, except: []).isEmpty
    }

    /// Whether a closed ring is a simple one: finite, with an area, and without a point or segment that it meets twice.
    ///
    /// Longitudes are plain numbers; a ring across the antimeridian is unwrapped first.
    ///
    /// - Complexity: O(*n* log *n*).
    @inlinable
    package static func isSimple(_ ring: some Collection<Coordinate>) -> Bool {
        isSimpleRing(ContiguousArray(ring))
    }

    @usableFromInline
    static func isSimpleRing(_ ring: ContiguousArray<Coordinate>) -> Bool {
        var set = RingSet()
        set.append(ring, polygon: 0, ring: 0)
        return set.rings.count == 1 && isValid(set)
    }

    /// The polygons with nothing else wrong whose rings touch in a cycle, each once.
    private static func disconnected(_ sweep: RingSweep, except faulty: Set<Int>) -> [PolygonDefect] {
        var connection = InteriorConnection(ringCount: sweep.set.rings.count, nodeCount: sweep.nodeCount)
        var reported = faulty
        var result: [PolygonDefect] = []
        for touch in sweep.touches {
            let ring = sweep.set.rings[Int(touch.ring)]
            guard connection.closesCycle(touch), reported.insert(Int(ring.polygon)).inserted else { continue }
            let vertices = Int(ring.first)..<Int(ring.end)
            let nearest =
                vertices.first { sweep.set.vertices[$0] == touch.coordinate }
                ?? vertices.first { sweep.segments[$0].holds(touch.coordinate) } ?? vertices.lowerBound
            result.append(
                PolygonDefect(
                    .interiorDisconnected, .touching, at: sweep.set.place(Int32(truncatingIfNeeded: nearest)),
                    touch.coordinate))
        }
        return result
    }
}
