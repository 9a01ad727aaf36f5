/// Turns contacts of sides into defects, by what their rings are to each other.
struct ContactClassification {
    /// Two rings, or two polygons.
    private struct Pair: Hashable {
        var lower: Int32
        var upper: Int32
    }

    private struct ReportKey: Hashable {
        var parts: Pair
        var isOnePolygon: Bool
        var kind: PolygonDefect.Kind
    }

    private let set: RingSet
    private let segments: ContiguousArray<SweepSegment>
    private var crossing: Set<Pair> = []
    private var overlapping: Set<Pair> = []
    private var same: Set<Pair> = []
    private var reported: Set<ReportKey> = []
    private(set) var defects: [PolygonDefect] = []
    /// Whether any sides cross or overlap, so that what is inside is not decided by how a ring goes around.
    private(set) var hasUncleanRings = false

    init(_ set: RingSet, _ segments: ContiguousArray<SweepSegment>) {
        self.set = set
        self.segments = segments
    }

    /// Whether two rings, the lower number first, cross each other or are the same.
    func crosses(_ one: Int, _ other: Int) -> Bool {
        crossing.contains(Pair(lower: Int32(truncatingIfNeeded: one), upper: Int32(truncatingIfNeeded: other)))
    }

    mutating func add(_ contact: RingContact) {
        if contact.kind != .touching { hasUncleanRings = true }
        let (one, other) = (set.ringOfVertex[Int(contact.first)], set.ringOfVertex[Int(contact.second)])
        if one == other {
            addWithinRing(contact)
        } else {
            addBetween(contact, Pair(lower: min(one, other), upper: max(one, other)))
        }
    }

    private mutating func addWithinRing(_ contact: RingContact) {
        switch contact.kind {
        case .crossing: report(.selfIntersection, .crossing, contact)
        case .crossingAtVertex: report(.selfIntersection, .crossingAtVertex, contact)
        case .touching: report(.selfTouching, .touching, contact)
        case .overlapping:
            if let tip = tip(contact.first, contact.second) {
                let place = set.place(tip)
                defects.append(PolygonDefect(.spike, .alone, at: place, set.vertices[Int(tip)]))
            } else {
                report(.selfOverlap, .overlapping, contact)
            }
        }
    }

    /// The vertex at which two neighbouring sides that overlap turn back.
    private func tip(_ one: Int32, _ other: Int32) -> Int32? {
        if set.next(one) == other { return other }
        return set.next(other) == one ? one : nil
    }

    private mutating func addBetween(_ contact: RingContact, _ pair: Pair) {
        let (lower, upper) = (set.rings[Int(pair.lower)], set.rings[Int(pair.upper)])
        let isOnePolygon = lower.polygon == upper.polygon
        let kind: PolygonDefect.Kind
        var manner = PolygonDefect.Manner.overlapping
        if contact.kind == .overlapping {
            let isNew = overlapping.insert(pair).inserted
            let mayBeSame = isOnePolygon || (!lower.isHole && !upper.isHole)
            if isNew && mayBeSame && isSame(lower, upper) {
                crossing.insert(pair)
                same.insert(pair)
                return report(.duplicateRing, manner, contact)
            }
            guard !same.contains(pair) else { return }
            kind = isOnePolygon ? .sharedEdge : .membersShareEdge
        } else {
            kind = isOnePolygon ? (lower.isHole && upper.isHole ? .holesOverlap : .holeOutside) : .membersOverlap
            manner = contact.kind == .crossing ? .crossing : .crossingAtVertex
            crossing.insert(pair)
        }
        // Of two members one place says enough, whichever of their rings meet.
        let parts = isOnePolygon ? pair : Pair(lower: lower.polygon, upper: upper.polygon)
        guard reported.insert(ReportKey(parts: parts, isOnePolygon: isOnePolygon, kind: kind)).inserted else { return }
        report(kind, manner, contact)
    }

    private mutating func report(
        _ kind: PolygonDefect.Kind, _ manner: PolygonDefect.Manner, _ contact: RingContact
    ) {
        let (one, other) = (set.place(contact.first), set.place(contact.second))
        // A finding about a hole or a later member stands there; one about a ring alone, at its first side.
        let isReversed = one.polygon == other.polygon && one.ring == other.ring ? one > other : one < other
        defects.append(
            PolygonDefect(
                kind, manner, at: isReversed ? other : one, and: isReversed ? one : other, contact.coordinate))
    }

    /// Whether two rings go through the same positions, in either direction.
    private func isSame(_ one: RingSet.Ring, _ other: RingSet.Ring) -> Bool {
        let count = one.end - one.first
        guard count == other.end - other.first else { return false }
        let start = set.vertices[Int(one.first)]
        for shift in 0..<count where set.vertices[Int(other.first + shift)] == start {
            let isForward = (0..<count).allSatisfy {
                set.vertices[Int(one.first + $0)] == set.vertices[Int(other.first + (shift + $0) % count)]
            }
            let isBackward = (0..<count).allSatisfy {
                set.vertices[Int(one.first + $0)] == set.vertices[Int(other.first + (shift - $0 + count) % count)]
            }
            if isForward || isBackward { return true }
        }
        return false
    }
}
