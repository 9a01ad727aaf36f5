/// How the longitudes of a ring are read: where its sides run, and so which side of it is inside.
///
/// This is the one place that decides it; whatever measures, checks, cuts, clips, indexes or answers where a place is asks here.
///
/// **The plane.** A side is a straight line in longitude and latitude (RFC 7946 section 3.1.1), and the inside of a ring is
/// what a ray leaves an odd number of times. As long as no side is longer than 180° of longitude, and where a side is
/// 360° long, a ring is read as it is written. There is nothing to choose: `Evidence.steps`.
///
/// **Two readings.** A longer side can mean two things (RFC 7946 section 3.1.9 asks writers to leave no doubt by cutting):
///
///     as written                  the short way
///     ┌──────────────────┐        ───┐180  −180┌───
///     └──────────────────┘        ───┘         └───
///     −170             170        170           −170
///
/// *As written* it really runs the long way, as do the edges of a box 190° wide. *The short way* it crosses the antimeridian and
/// nobody cut it there. A ring read the short way that comes back a whole turn from where it began goes around a pole: around
/// the one on the smaller of its sides, measured on the plane, whichever way it is wound. So it is never wider than a
/// hemisphere.
///
/// **Evidence**, the strongest first:
///
/// 1. Exactly one reading is a ring: it has an area, is no wider than 360° and does not cross itself. `Evidence.simplicity`
/// 2. The rings of a polygon are read alike: a hole as the exterior ring around it, and an exterior without that first evidence
///    as a hole of it that has it. The evidence is that of the other ring.
/// 3. In exactly one reading the ring is wound after the right-hand rule (section 3.1.6): counterclockwise for an exterior,
///    clockwise for a hole. `Evidence.winding`
/// 4. There is none. The ring is read the short way, which is the commoner mistake. `Evidence.none`
///
/// Only the first two of these cases are certain (`isCertain`): a program may then say that the ring is wound the wrong way and
/// turn it around, or that a box does not hold it. Otherwise it leaves the file as it is and warns. Winding that chose the
/// reading cannot be wrong as well.
///
/// **What is not in degrees** (a latitude beyond 90°, a longitude beyond 540°, a number that is not finite) has no
/// antimeridian, and is read as written.
package struct RingReading: Sendable, Hashable {
    /// Where sides of more than 180° run.
    package enum Longitudes: Sendable, Hashable {
        /// The long way, as the numbers are.
        case asWritten
        /// Across the antimeridian.
        case shortWay
    }

    /// What decided.
    package enum Evidence: Sendable, Hashable {
        /// No side allows a choice.
        case steps
        /// The other reading is no ring.
        case simplicity
        /// The other reading is wound the wrong way.
        case winding
        /// Nothing.
        case none
    }

    /// Where sides of more than 180° run.
    package var longitudes: Longitudes
    /// What decided.
    package var evidence: Evidence

    /// Makes a reading.
    package init(_ longitudes: Longitudes, _ evidence: Evidence) {
        self.longitudes = longitudes
        self.evidence = evidence
    }

    /// The reading of rings without sides that allow a choice.
    package static let plain = RingReading(.asWritten, .steps)

    /// Whether the ring can mean nothing else, however it is wound.
    package var isCertain: Bool { evidence == .steps || evidence == .simplicity }

    /// Reads a ring.
    ///
    /// - Parameters:
    ///   - ring: its corners; the first may be repeated at the end or not.
    ///   - exterior: for a hole, how the ring around it is read.
    /// - Complexity: O(*n*) for a ring without sides of more than 180°; for others that of `UnrolledRing.isSimple`.
    @inlinable
    package init(of ring: some Collection<Coordinate>, exterior: RingReading? = nil) {
        self = WideSteps.allowChoice(in: ring) ? RingReading(choosingFor: Array(ring), exterior) : .plain
    }

    @usableFromInline
    init(choosingFor ring: [Coordinate], _ exterior: RingReading?) {
        let written = UnrolledRing(ring, .asWritten)
        let short = UnrolledRing(ring, .shortWay)
        let (isWritten, isShort) = (written.isRing, short.isRing)
        if isWritten != isShort {
            self.init(isWritten ? .asWritten : .shortWay, .simplicity)
        } else if let exterior, exterior.evidence != .none {
            self = exterior
        } else {
            let isHole = exterior != nil
            let written = written.isCounterclockwise.map { $0 != isHole } ?? false
            let short = short.isCounterclockwise.map { $0 != isHole } ?? false
            self.init(written && !short ? .asWritten : .shortWay, written != short ? .winding : .none)
        }
    }
}

extension RingReading {
    /// Reads the rings of a polygon, the exterior one first.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    @inlinable
    package static func readings(
        ofPolygon rings: some Collection<some Collection<Coordinate>>
    ) -> [RingReading] {
        guard let first = rings.first else { return [] }
        let exterior = RingReading(of: first)
        let readings = [exterior] + rings.dropFirst().map { RingReading(of: $0, exterior: exterior) }
        guard !exterior.isCertain, let hole = readings.first(where: { $0.evidence == .simplicity }) else {
            return readings
        }
        return [hole] + rings.dropFirst().map { RingReading(of: $0, exterior: hole) }
    }
}
