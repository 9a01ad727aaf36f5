public import Support

/// Why a list of positions is no ring of a polygon (RFC 7946 section 3.1.6).
public struct PolygonError: Error, Sendable, Hashable, LocalizedMessage {
    /// Which ring, the exterior one being 0.
    public var ring: Int
    /// What is wrong with it.
    public var fault: Fault

    /// Names a ring and its fault.
    public init(ring: Int, fault: Fault) {
        self.ring = ring
        self.fault = fault
    }

    /// What is wrong with a ring.
    public enum Fault: Sendable, Hashable {
        /// It has fewer than four positions.
        case tooFewPositions(Int)
        /// Its last position is another one than its first; both are positions of the same ring.
        case notClosed(first: Position, last: Position)
        /// A number of the position of this index is infinite or not a number.
        case notFinite(position: Int)
    }

    /// What is wrong, where, and what would be right.
    public var message: Message { PolygonTexts.message(of: self) }

    /// - Throws: the fault of the first ring that has one.
    static func check(_ rings: PositionLists) throws(PolygonError) {
        for (number, ring) in rings.enumerated() {
            if let fault = Fault(of: ring) { throw PolygonError(ring: number, fault: fault) }
        }
    }
}

extension PolygonError.Fault {
    /// The fault of a ring; `nil` for one that is well formed.
    ///
    /// - Complexity: O(*n*).
    package init?(of ring: Positions) {
        guard let first = ring.first, let last = ring.last, ring.count >= 4 else {
            self = .tooFewPositions(ring.count)
            return
        }
        if let index = ring.firstNotFinite {
            self = .notFinite(position: index)
        } else if first != last {
            self = .notClosed(first: first, last: last)
        } else {
            return nil
        }
    }
}
