extension DemoCity {
    /// How a cell may be cut in two.
    struct Cut: Sendable {
        var kind: StreetKind
        var name: UInt64
        /// An end nearer than this to a corner or a junction on the side moves there, which makes a crossing of four.
        package var snap: Double
        /// Neither part may be smaller than this, in square metres.
        var smallestArea: Double
        /// The bow as a share of the length; the sign is the side.
        var bow = 0.0
        var district = DistrictKind.inner
        /// Sine of the smallest angle between the cut and a side that it meets.
        var smallestSine = 0.42
        /// Whether the cut may have no street at either end, because a crossing will join it to the rest later.
        var mayBeLoose = false
    }

    /// Where a cut meets the boundary of a cell.
    fileprivate enum CutEnd {
        case corner(Int)
        case junction(UInt32, side: Int)
        case point(Vector, side: Int)

        var side: Int {
            switch self {
            case .corner(let corner): corner
            case .junction(_, let side), .point(_, let side): side
            }
        }
    }
}

extension DemoCity.Network {
    typealias Cell = DemoCity.Cell
    typealias Vector = DemoCity.Vector

    /// Cuts a cell by a line that enters and leaves at two points of its boundary.
    ///
    /// Returns the part to the right of the line, the part to its left, and the line; `nil`, with nothing changed, where
    /// the cut would make a sliver, an acute corner or a street that nothing leads to.
    mutating func split(
        _ cell: Cell, at first: (Int, Double), _ second: (Int, Double), by cut: DemoCity.Cut
    ) -> (right: Cell, left: Cell, line: UInt32)? {
        guard let start = end(of: cell, at: first, snap: cut.snap), let end = end(of: cell, at: second, snap: cut.snap),
            !areNeighbours(start, end, in: cell)
        else { return nil }
        let from = place(of: start, in: cell)
        let to = place(of: end, in: cell)
        guard from.distance(to: to) > 25 else { return nil }
        if cut.kind.isStreet, !cut.mayBeLoose, !isOpen(start, in: cell), !isOpen(end, in: cell) { return nil }
        let chord = (to - from).unit
        guard meets(chord, start, in: cell, sine: cut.smallestSine), meets(chord, end, in: cell, sine: cut.smallestSine)
        else { return nil }
        var right = part(of: cell, from: start, to: end)
        var left = part(of: cell, from: end, to: start)
        guard right.area > cut.smallestArea, left.area > cut.smallestArea else { return nil }

        let fromJunction = commit(start, in: cell)
        let toJunction = commit(end, in: cell)
        let length = from.distance(to: to)
        let bow = min(max(cut.bow * length, -14), 14)
        let line = addLine(from: fromJunction, to: toJunction, kind: cut.kind, bow: bow, name: cut.name)
        lines[Int(line)].district = cut.district
        for end in [fromJunction, toJunction] { continueName(of: line, beyond: end, direction: chord) }
        right.corners[0].junction = fromJunction
        right.corners[right.corners.count - 1].junction = toJunction
        right.corners[right.corners.count - 1].line = line
        left.corners[0].junction = toJunction
        left.corners[left.corners.count - 1].junction = fromJunction
        left.corners[left.corners.count - 1].line = line
        return (right, left, line)
    }

    private func end(of cell: Cell, at hit: (side: Int, fraction: Double), snap: Double) -> DemoCity.CutEnd? {
        let side = hit.side
        let after = cell.next(side)
        let length = cell.length(side: side)
        let before = hit.fraction * length
        let isNearFirst = before < length - before
        let nearest = isNearFirst ? side : after
        let gap = min(before, length - before)
        if gap < snap, junctions[Int(cell.corners[nearest].junction)].isOpen { return .corner(nearest) }
        let margin = 14.0
        guard length > 2 * margin + 1 else { return nil }
        let fraction = min(max(hit.fraction, margin / length), 1 - margin / length)
        let point = cell.point(side: side, at: fraction)
        let line = cell.corners[side].line
        if lines[Int(line)].kind.isStreet, let known = attachment(on: line, near: point, within: snap),
            known != cell.corners[side].junction, known != cell.corners[after].junction
        {
            let place = junctions[Int(known)].place
            let inside = place.distance(to: cell.corners[side].place) + place.distance(to: cell.corners[after].place)
            if inside < length + 0.01 { return .junction(known, side: side) }
        }
        return .point(point, side: side)
    }

    private func areNeighbours(_ a: DemoCity.CutEnd, _ b: DemoCity.CutEnd, in cell: Cell) -> Bool {
        switch (a, b) {
        case (.corner(let a), .corner(let b)): return a == b || cell.next(a) == b || cell.next(b) == a
        case (.corner(let corner), let other), (let other, .corner(let corner)):
            return other.side == corner || cell.next(other.side) == corner
        default: return a.side == b.side
        }
    }

    private func place(of end: DemoCity.CutEnd, in cell: Cell) -> Vector {
        switch end {
        case .corner(let corner): cell.corners[corner].place
        case .junction(let junction, _): junctions[Int(junction)].place
        case .point(let point, _): point
        }
    }

    private func isOpen(_ end: DemoCity.CutEnd, in cell: Cell) -> Bool {
        switch end {
        case .corner(let corner): junctions[Int(cell.corners[corner].junction)].isOpen
        case .junction(let junction, _): junctions[Int(junction)].isOpen
        case .point(_, let side): lines[Int(cell.corners[side].line)].kind.isStreet
        }
    }

    private func meets(_ chord: Vector, _ end: DemoCity.CutEnd, in cell: Cell, sine: Double) -> Bool {
        var sides = [end.side]
        if case .corner(let corner) = end { sides.append((corner + cell.corners.count - 1) % cell.corners.count) }
        return sides.allSatisfy { side in
            let span = (cell.corners[cell.next(side)].place - cell.corners[side].place).unit
            return chord.cross(span).magnitude > sine
        }
    }

    /// The corners from one end counterclockwise to the other; the ends' junctions and the cut's own line are filled
    /// in by the caller.
    private func part(of cell: Cell, from start: DemoCity.CutEnd, to end: DemoCity.CutEnd) -> Cell {
        var corners = [
            Cell.Corner(junction: 0, place: place(of: start, in: cell), line: cell.corners[start.side].line)
        ]
        var corner = cell.next(start.side)
        let stop: Int
        if case .corner(let last) = end { stop = last } else { stop = cell.next(end.side) }
        while corner != stop {
            corners.append(cell.corners[corner])
            corner = cell.next(corner)
        }
        corners.append(Cell.Corner(junction: 0, place: place(of: end, in: cell), line: Self.noLine))
        return Cell(corners: corners)
    }

    /// Gives a minor street the name of the one that it continues straight on from across a junction.
    private mutating func continueName(of line: UInt32, beyond junction: UInt32, direction: Vector) {
        let arm = junctions[Int(junction)].arm
        guard arm != Self.noLine else {
            junctions[Int(junction)].arm = line
            return
        }
        let other = lines[Int(arm)]
        guard other.kind == lines[Int(line)].kind, !other.kind.isArterial else { return }
        let span = (junctions[Int(other.to)].place - junctions[Int(other.from)].place).unit
        if span.dot(direction).magnitude > 0.93 { lines[Int(line)].name = other.name }
    }

    private mutating func commit(_ end: DemoCity.CutEnd, in cell: Cell) -> UInt32 {
        switch end {
        case .corner(let corner): cell.corners[corner].junction
        case .junction(let junction, _): junction
        case .point(let point, let side): attach(to: cell.corners[side].line, at: point)
        }
    }
}
