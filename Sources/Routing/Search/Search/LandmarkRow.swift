/// What one node costs to and from the landmarks: 32 lanes of 16 bits.
///
/// Four vectors and not one, since every machine has registers of 128 bits, and nothing needs to be cut into halves.
struct LandmarkRow: BitwiseCopyable, Sendable {
    private typealias Lanes = SIMD8<UInt16>

    private var lanes: (Lanes, Lanes, Lanes, Lanes)

    package init(repeating value: UInt16) {
        let all = Lanes(repeating: value)
        lanes = (all, all, all, all)
    }

    private init(_ lanes: (Lanes, Lanes, Lanes, Lanes)) { self.lanes = lanes }

    /// By how much each lane exceeds the other's, largest of all; 0 where none does.
    @inline(__always)
    func largestExcess(over other: LandmarkRow) -> UInt16 {
        let excess = minus(other).lanes
        return pointwiseMax(pointwiseMax(excess.0, excess.1), pointwiseMax(excess.2, excess.3)).max()
    }

    /// Lane by lane the difference, 0 where it would be negative.
    @inline(__always)
    func minus(_ other: LandmarkRow) -> LandmarkRow {
        LandmarkRow(
            (
                pointwiseMax(lanes.0, other.lanes.0) &- other.lanes.0,
                pointwiseMax(lanes.1, other.lanes.1) &- other.lanes.1,
                pointwiseMax(lanes.2, other.lanes.2) &- other.lanes.2,
                pointwiseMax(lanes.3, other.lanes.3) &- other.lanes.3
            ))
    }

    /// Lane by lane the sum, 65 535 where it would be more.
    func plus(_ other: LandmarkRow) -> LandmarkRow { complement.minus(other).complement }

    /// Lane by lane the larger.
    func larger(_ other: LandmarkRow) -> LandmarkRow {
        LandmarkRow(
            (
                pointwiseMax(lanes.0, other.lanes.0), pointwiseMax(lanes.1, other.lanes.1),
                pointwiseMax(lanes.2, other.lanes.2), pointwiseMax(lanes.3, other.lanes.3)
            ))
    }

    /// Lane by lane the smaller.
    func smaller(_ other: LandmarkRow) -> LandmarkRow { complement.larger(other.complement).complement }

    private var complement: LandmarkRow { LandmarkRow((~lanes.0, ~lanes.1, ~lanes.2, ~lanes.3)) }
}
