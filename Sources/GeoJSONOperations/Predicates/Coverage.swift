import Geodesy

/// Whether a shape holds another one, and whether their interiors meet.
struct Coverage {
    private let outer: PlanarShape
    private let outerSegments: [PlanarSegment]
    private let inner: PlanarShape
    private let innerSegments: [PlanarSegment]
    /// Whether nothing of the inner shape is outside.
    private(set) var isCovered = false
    /// Whether a part of the inner shape's interior is in the interior of the outer one; meaningful where `isCovered`.
    private(set) var meetsInterior = false

    init(of inner: PlanarShape, by outer: PlanarShape) {
        self.outer = outer
        self.inner = inner
        outerSegments = outer.segments
        innerSegments = inner.segments
        guard !inner.isEmpty, !outer.isEmpty else { return }
        isCovered = coversLines() && coversAreas()
    }

    /// A place or part where a segment meets the other shape.
    private struct Contact {
        var from: Double
        var to: Double
        var role: PlanarSegment.Role
    }

    /// Walks along the points, lines and rings of the inner shape, cut where they meet the outer one's.
    private mutating func coversLines() -> Bool {
        let ends = openEnds()
        return Self.walk(innerSegments, meeting: outerSegments, in: outer) { segment, place, on in
            switch on {
            case nil: return false
            case .interior?:
                if segment.role != .ring { meetsInterior = true }
            case .on(let role)?:
                if segment.role == .point || segment.start == segment.end {
                    if role == .point || role == .line && !ends.contains(place) { meetsInterior = true }
                } else if segment.role == .line, role == .line {
                    meetsInterior = true
                }
            }
            return true
        }
    }

    /// No part of the outer shape's rings may be inside of an inner area, and each inner area must be inside somewhere.
    private mutating func coversAreas() -> Bool {
        guard !inner.areas.isEmpty else { return true }
        for polygon in inner.areas {
            if let inside = InteriorPoint(of: polygon), outer.location(of: inside.place) == .exterior { return false }
        }
        meetsInterior = true
        let rings = outerSegments.filter { $0.role == .ring }
        return Self.walk(rings, meeting: innerSegments.filter { $0.role == .ring }, in: inner) { _, _, on in
            if case .interior? = on { false } else { true }
        }
    }

    private enum Place {
        case interior
        case on(PlanarSegment.Role)
    }

    /// Visits each piece of `segments` between meetings with `others` until `visit` returns false: with `nil` outside of the
    /// areas of `shape`.
    private static func walk(
        _ segments: [PlanarSegment], meeting others: [PlanarSegment], in shape: PlanarShape,
        _ visit: (PlanarSegment, PlanePosition, Place?) -> Bool
    ) -> Bool {
        var contacts: [[Contact]] = Array(repeating: [], count: segments.count)
        SegmentSweep.forEachPair(segments, others) { index, other in
            let segment = segments[index]
            let role = others[other].role
            switch segment.intersection(with: others[other]) {
            case .nowhere: break
            case .crossing(let place), .touching(let place):
                let share = segment.share(of: place)
                contacts[index].append(Contact(from: share, to: share, role: role))
            case .overlapping(let one, let two):
                let (from, to) = (segment.share(of: one), segment.share(of: two))
                contacts[index].append(Contact(from: min(from, to), to: max(from, to), role: role))
            }
            return true
        }
        // What is true at the end of a piece stays true until something is met.
        var known: (path: Int, place: Place?)?
        for (index, segment) in segments.enumerated() {
            let met = contacts[index]
            if segment.start == segment.end {
                // Of what a point is on, a line counts more than a border, since it may have its interior there.
                let role = met.map { $0.role }.max { rank($0) < rank($1) }
                let inside = shape.location(of: segment.start)
                let place: Place? =
                    inside == .interior ? .interior : role.map { .on($0) } ?? (inside == .boundary ? .on(.ring) : nil)
                guard visit(segment, segment.start, place) else { return false }
                continue
            }
            if met.isEmpty {
                if known?.path != segment.path { known = (segment.path, locate(segment, 0, 1, shape)) }
                guard visit(segment, segment.start, known?.place) else { return false }
                continue
            }
            known = nil
            let cuts = Set(met.flatMap { [$0.from, $0.to] } + [0, 1]).sorted()
            for (from, to) in zip(cuts, cuts.dropFirst()) {
                let along = met.filter { $0.from <= from && $0.to >= to }.map { $0.role }
                let role = along.max { rank($0) < rank($1) }
                let place = role.map { Place.on($0) } ?? locate(segment, from, to, shape)
                guard visit(segment, segment.start.toward(segment.end, from + (to - from) / 2), place) else {
                    return false
                }
            }
        }
        return true
    }

    private static func rank(_ role: PlanarSegment.Role) -> Int {
        switch role {
        case .ring: 0
        case .line: 1
        case .point: 2
        }
    }

    private static func locate(_ segment: PlanarSegment, _ from: Double, _ to: Double, _ shape: PlanarShape) -> Place? {
        switch shape.location(of: segment.start.toward(segment.end, from + (to - from) / 2)) {
        case .interior: .interior
        case .boundary: .on(.ring)
        case .exterior: nil
        }
    }

    /// The ends of the outer shape's lines that are its boundary: those of an odd number of lines (the mod-2 rule of OGC
    /// 06-103r4 section 6.1.8).
    private func openEnds() -> Set<PlanePosition> {
        var ends: Set<PlanePosition> = []
        for line in outer.lines {
            guard let first = line.first, let last = line.last, first != last else { continue }
            for end in [first, last] where ends.remove(end) == nil { ends.insert(end) }
        }
        return ends
    }
}
