/// The penalty for coming back late.
///
///     // 10 points for each minute or part of one; after more than 30 minutes without a place.
///     LatePenalty(.perMinute(10), counting: .started, limit: 30 * 60, beyond: .unplaced)
///
/// Times are compared to the millisecond; a ride of exactly the time limit is not late, and one that is late by exactly `limit`
/// is not beyond it.
public struct LatePenalty: Sendable, Hashable {
    /// How many points a lateness costs.
    public enum Curve: Sendable, Hashable {
        /// A number of points a minute.
        case perMinute(Points)
        /// Like a tax: each minute costs what its band says, the first bands first. A minute beyond the last band costs what the
        /// last band says.
        case bands([Band])
        /// The square of the minutes times this many points.
        case quadratic(Points)
        /// A sum that depends on the band of the lateness as a whole.
        case table([Band])
    }

    /// Minutes of lateness up to and including an end, from the end of the band before.
    public struct Band: Sendable, Hashable {
        /// The last minute of the band.
        public var until: Int
        /// The points: for each minute in it, or for the lateness as a whole.
        public var points: Points

        /// Describes a band.
        public init(until: Int, points: Points) {
            self.until = until
            self.points = points
        }
    }

    /// The consequence of a lateness beyond `limit`.
    public enum Consequence: String, Sendable, Hashable, CaseIterable {
        /// All points are lost; the rider is ranked with none.
        case losesAll
        /// The points count, without a place (IRF: recorded as LATE).
        case unplaced
        /// Disqualified.
        case disqualified
    }

    /// The upper bound of the penalty.
    public enum Cap: Sendable, Hashable {
        /// The points that were won: lateness costs no more than these.
        case gross
        /// A number of points.
        case points(Points)
    }

    /// How many points a lateness costs.
    public var curve: Curve
    /// How fractions of minutes are counted.
    public var counting: MinuteCounting
    /// The upper bound of the penalty; `nil` for none.
    public var cap: Cap?
    /// The lateness in seconds beyond which `consequence` applies; `nil` for never.
    public var limit: Double?
    /// The consequence of a lateness beyond `limit`.
    public var consequence: Consequence

    /// Describes a penalty.
    public init(
        _ curve: Curve, counting: MinuteCounting = .started, cap: Cap? = nil, limit: Double? = nil,
        beyond consequence: Consequence = .unplaced
    ) {
        self.curve = curve
        self.counting = counting
        self.cap = cap
        self.limit = limit
        self.consequence = consequence
    }

    /// The points that a lateness costs.
    ///
    /// - Parameters:
    ///   - milliseconds: the lateness. Lateness that `counting` rounds to zero costs nothing.
    ///   - gross: the points won, for `Cap.gross`.
    /// - Complexity: O(*b*) for *b* bands.
    public func points(late milliseconds: Int64, gross: Points) -> Points {
        let counted = counting.milliseconds(max(0, milliseconds))
        guard counted > 0 else { return .zero }
        let cost = uncapped(counted)
        return switch cap {
        case nil: cost
        case .gross: min(cost, max(gross, .zero))
        case .points(let most): min(cost, most)
        }
    }

    /// Whether a lateness is beyond the limit.
    public func isBeyondLimit(late milliseconds: Int64) -> Bool {
        limit.map { Double(milliseconds) > ($0 * 1000).rounded() } ?? false
    }

    private func uncapped(_ counted: Int64) -> Points {
        switch curve {
        case .perMinute(let points):
            return points.scaled(by: counted, over: 60_000)
        case .quadratic(let points):
            // After some weeks the square no longer matters, but must not overflow.
            let minutes = min(counted, 3_000_000_000)
            return points.scaled(by: minutes, over: 60_000).scaled(by: minutes, over: 60_000)
        case .bands(let bands):
            var total = Points.zero
            var begin: Int64 = 0
            for (index, band) in bands.enumerated() {
                let end = index == bands.count - 1 ? counted : min(counted, Int64(band.until) * 60_000)
                if end > begin { total = total + band.points.scaled(by: end - begin, over: 60_000) }
                begin = max(begin, Int64(band.until) * 60_000)
            }
            return total
        case .table(let bands):
            let band = bands.first { counted <= Int64($0.until) * 60_000 } ?? bands.last
            return band?.points ?? .zero
        }
    }
}
