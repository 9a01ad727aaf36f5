/// Which ring lies directly in which, as the sweep enters them from the west.
///
/// The segment below the westernmost vertex of a ring decides what surrounds the ring: the segment's own ring where the interior of
/// that ring is above the segment, and otherwise whatever surrounds that ring. The interior of a ring is above the lower side of its
/// westernmost vertex, which gives its direction without an area. This holds only for rings that neither cross nor overlap.
struct RingNesting {
    /// The ring around each ring; -1 where there is none.
    private(set) var parents: ContiguousArray<Int32>
    private var isEntered: ContiguousArray<Bool>
    private var isCounterclockwise: ContiguousArray<Bool>

    init(ringCount: Int) {
        parents = ContiguousArray(repeating: -1, count: ringCount)
        isEntered = ContiguousArray(repeating: false, count: ringCount)
        isCounterclockwise = isEntered
    }

    /// Enters a ring at its westernmost vertex, once.
    ///
    /// - Parameters:
    ///   - lower: the lowest side that goes east from there.
    ///   - below: the segment of the status below this side.
    @inline(__always)
    mutating func enter(
        _ lower: Int32, above below: Int32?, _ set: RingSet, _ segments: ContiguousArray<SweepSegment>
    ) {
        let ring = Int(set.ringOfVertex[Int(lower)])
        guard !isEntered[ring] else { return }
        isEntered[ring] = true
        isCounterclockwise[ring] = segments[Int(lower)].left == set.vertices[Int(lower)]
        guard let below else { return }
        let around = Int(set.ringOfVertex[Int(below)])
        let isForward = segments[Int(below)].left == set.vertices[Int(below)]
        parents[ring] = isForward == isCounterclockwise[around] ? Int32(truncatingIfNeeded: around) : parents[around]
    }

    /// The defects of rings that lie where they must not.
    ///
    /// - Complexity: O(*n*) in the number of rings, and in the depth of nesting for those that are wrong.
    func defects(_ set: RingSet) -> [PolygonDefect] {
        var result: [PolygonDefect] = []
        for index in set.rings.indices {
            let ring = set.rings[index]
            func report(_ kind: PolygonDefect.Kind, _ other: Int32?) {
                result.append(
                    PolygonDefect(
                        kind, .containment, at: set.place(ring.first), and: other.map { set.place($0) },
                        set.vertices[Int(ring.first)]))
            }
            guard ring.isHole else {
                // Directly in the interior of another polygon; in its hole is where it may be.
                guard let around = nearest(around: index, set, where: { _ in true }), !around.isHole else { continue }
                report(.membersOverlap, around.first)
                continue
            }
            let around = nearest(around: index, set) { $0.polygon == ring.polygon }
            if let around, around.isHole {
                report(.holesOverlap, around.first)
            } else if around == nil, set.rings.contains(where: { $0.polygon == ring.polygon && !$0.isHole }) {
                report(.holeOutside, nil)
            }
        }
        return result
    }

    private func nearest(around ring: Int, _ set: RingSet, where matches: (RingSet.Ring) -> Bool) -> RingSet.Ring? {
        var around = parents[ring]
        while around >= 0 {
            let found = set.rings[Int(around)]
            if matches(found) { return found }
            around = parents[Int(around)]
        }
        return nil
    }
}
