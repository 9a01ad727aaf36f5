/// The point at which several parts of rings meet, and how they do.
///
/// Each part arrives along one arm and leaves along another. Two parts cross where their four arms alternate around the
/// point, and overlap where two arms leave in the same direction.
///
///          a₁                a₁
///       b₁ ┼ b₂    cross   b₁ ┤      touch
///          a₂             b₂ a₂
struct SweepNode {
    /// One passage of a ring through the point.
    struct Pass {
        /// The ring's number in the `RingSet`.
        var ring: Int32
        /// The side that names the passage: the one that starts here, or that which holds the point.
        var side: Int32
        /// Whether the point lies within the side, which then is both arms.
        var isInterior: Bool
    }

    private struct Arm {
        var target: Coordinate
        var pass: Int
        var side: Int32
        var goesLeft: Bool
    }

    let point: Coordinate
    private(set) var passes: [Pass] = []
    private var arms: [Arm] = []

    init(_ point: Coordinate) {
        self.point = point
    }

    /// Adds a passage.
    ///
    /// - Parameters:
    ///   - sides: the sides of the two arms.
    ///   - targets: the other ends of the arms.
    mutating func add(_ pass: Pass, sides: (Int32, Int32), targets: (Coordinate, Coordinate)) {
        for (side, target) in [(sides.0, targets.0), (sides.1, targets.1)] {
            let goesLeft = SweepSegment.precedes(target, point)
            arms.append(Arm(target: target, pass: passes.count, side: side, goesLeft: goesLeft))
        }
        passes.append(pass)
    }

    /// Counterclockwise from just west of south.
    private func precedes(_ one: Arm, _ other: Arm) -> Bool {
        if one.goesLeft != other.goesLeft { return other.goesLeft }
        let turn = Orientation.sign(point, one.target, other.target)
        return turn == 0 ? (one.pass, one.side) < (other.pass, other.side) : turn > 0
    }

    private func isSameDirection(_ one: Arm, _ other: Arm) -> Bool {
        one.goesLeft == other.goesLeft && Orientation.sign(point, one.target, other.target) == 0
    }

    /// Everything that is wrong here, except crossings of two interiors, which are found elsewhere.
    ///
    /// - Complexity: O(*m* log *m* + *k*) for *m* passages and *k* contacts.
    func contacts() -> [RingContact] {
        let sorted = arms.sorted(by: precedes)
        var result: [RingContact] = []
        overlaps(sorted, &result)
        var crossing: Set<[Int]> = []
        var open: [Int] = []
        var isOpen = [Bool](repeating: false, count: passes.count)
        for arm in sorted {
            guard isOpen[arm.pass] else {
                isOpen[arm.pass] = true
                open.append(arm.pass)
                continue
            }
            while let top = open.last, top != arm.pass, !isOpen[top] { open.removeLast() }
            // All that opened since then and did not close alternate with this one.
            for other in open.reversed() {
                if other == arm.pass { break }
                guard isOpen[other], !sharesArm(arm.pass, other) else { continue }
                crossing.insert([min(arm.pass, other), max(arm.pass, other)])
                if passes[other].isInterior && passes[arm.pass].isInterior { continue }
                result.append(contact(.crossingAtVertex, other, arm.pass))
            }
            isOpen[arm.pass] = false
        }
        touches(except: crossing, &result)
        return result
    }

    /// Overlaps are told at their western ends.
    private func overlaps(_ sorted: [Arm], _ result: inout [RingContact]) {
        var start = 0
        for end in sorted.indices where !sorted[end].goesLeft {
            if !isSameDirection(sorted[start], sorted[end]) { start = end }
            // Of many sides upon each other a few pairs say enough.
            for other in max(start, end - 4)..<max(end, start) where sorted[other].side != sorted[end].side {
                let sides = (sorted[other].side, sorted[end].side)
                result.append(RingContact(kind: .overlapping, first: sides.0, second: sides.1, coordinate: point))
            }
        }
    }

    private func sharesArm(_ one: Int, _ other: Int) -> Bool {
        // Arms were added two by two.
        for first in [2 * one, 2 * one + 1] {
            for second in [2 * other, 2 * other + 1] where isSameDirection(arms[first], arms[second]) { return true }
        }
        return false
    }

    /// Neighbouring passages of the same ring.
    private func touches(except crossing: Set<[Int]>, _ result: inout [RingContact]) {
        let order = passes.indices.sorted { (passes[$0].ring, passes[$0].side) < (passes[$1].ring, passes[$1].side) }
        for (one, other) in zip(order, order.dropFirst()) where passes[one].ring == passes[other].ring {
            guard !crossing.contains([min(one, other), max(one, other)]), !sharesArm(one, other) else { continue }
            result.append(contact(.touching, one, other))
        }
    }

    private func contact(_ kind: RingContact.Kind, _ one: Int, _ other: Int) -> RingContact {
        let sides = (passes[one].side, passes[other].side)
        return RingContact(
            kind: kind, first: min(sides.0, sides.1), second: max(sides.0, sides.1), coordinate: point)
    }
}
